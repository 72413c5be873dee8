/** The tab Settings of an application, in European Portuguese. */
export const settings = {
  general: { title: 'Geral', text: 'Como os utilizadores e administradores identificam a aplicação.' },
  endpoints: {
    title: 'Endpoints',
    text: 'Endpoints para a sua biblioteca de cliente. A maioria só precisa do endpoint de descoberta.',
    applicationId: 'ID da aplicação',
    discovery: 'Descoberta',
    endpoint: 'Endpoint',
    issuer: 'Emissor',
    authorization: 'Autorização',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Chaves públicas (JWKS)',
    endSession: 'Fim de sessão',
    device: 'Autorização de dispositivo',
    more: 'Mostrar todos os endpoints',
  },
  deviceFlow: {
    title: 'Fluxo de dispositivo',
    text: 'Para televisores, linhas de comandos e outros dispositivos sem navegador. O dispositivo mostra um código, e os utilizadores introduzem-no no telemóvel ou no computador.',
    address: 'URL de verificação',
    onlyWay: 'Os utilizadores iniciam sessão nesta aplicação apenas com o fluxo de dispositivo.',
    unused:
      'Esta aplicação não utiliza o fluxo de dispositivo. O fluxo de dispositivo é escolhido ao criar uma aplicação e não pode ser alterado mais tarde.',
    create: 'Criar aplicação para o fluxo de dispositivo',
  },
  protected: {
    title: 'Proteção',
    text: 'Definições do proxy inverso à frente da aplicação. O guia mostra como adicioná-las à respetiva configuração.',
    banner:
      'O Gatehouse não encaminha pedidos. O seu proxy inverso responde em {{host}}, trata do início de sessão dos utilizadores e transmite a identidade deles à aplicação.',
    subDomain: 'Subdomínio',
    subDomainHelp:
      'Os utilizadores abrem a aplicação neste subdomínio de {{domain}}. Não pode ser alterado mais tarde.',
    host: 'Host',
    hostHelp: 'Crie um registo DNS que aponte para o seu proxy.',
    origin: 'Origem',
    originHelp:
      'Esquema, host e porta para onde o proxy encaminha. Permita ligações apenas a partir do proxy.',
    sessionDuration: 'Duração da sessão',
    sessionDurationHelp: 'Durante quanto tempo os utilizadores mantêm a sessão iniciada no proxy.',
    pageRules: 'Caminhos protegidos',
    pageRulesHelp:
      'Expressões regulares dos caminhos que exigem início de sessão. Se vazio, todos os caminhos exigem.',
    uriElsewhere: 'Introduza um URL em https://{{host}}, o host da aplicação.',
  },
  protectedDomain: {
    title: 'Domínio personalizado',
    text: 'Um domínio adicional para a aplicação. O seu proxy também o serve.',
    none: 'Nenhum domínio personalizado.',
    add: 'Adicionar domínio',
    addText:
      'Aponte-o para {{host}} com um registo CNAME e adicione-o à configuração do seu proxy. Os respetivos URI de redirecionamento são adicionados.',
    domain: 'Domínio',
    status: 'Estado',
    states: {
      PendingVerification: 'A aguardar o DNS',
      PendingSsl: 'A aguardar o proxy',
      Active: 'Ativo',
      Error: 'Falta o registo DNS',
    },
    record: 'Registo CNAME',
    check: 'Verificar novamente',
    delete: 'Remover domínio',
    deleteOf: 'Remover {{domain}}',
    deleteTitle: 'Remover {{domain}}?',
    deleteText:
      'Os respetivos URI de redirecionamento são removidos, pelo que os utilizadores deixam de poder iniciar sessão na aplicação em {{domain}}.',
  },
  secrets: {
    title: 'Segredos',
    text: 'Autenticam a aplicação. Podem estar vários ativos, para que os possa rodar sem interrupções.',
    create: 'Criar segredo',
    createText: 'Fica ativo imediatamente.',
    name: 'Nome',
    namePlaceholder: 'produção',
    expiryHelp: 'O segredo deixa de funcionar após esta data.',
    never: 'Nunca expira',
    created: 'Criação',
    expires: 'Expiração',
    expired: 'Expirado',
    empty: 'Nenhum segredo. A aplicação não se pode autenticar.',
    made: 'Segredo criado',
    madeText:
      'Copie-o para a sua aplicação. Pode vê-lo novamente mais tarde; cada visualização fica no registo de auditoria.',
    done: 'Concluir',
    delete: 'Eliminar segredo',
    deleteOf: 'Eliminar segredo {{name}}',
    deleteTitle: 'Eliminar {{name}}?',
    deleteText: 'Os pedidos que o utilizam são rejeitados imediatamente.',
    deleteLastText: 'Este é o único segredo. A aplicação não se poderá autenticar até criar outro.',
  },
  authentication: {
    title: 'Autenticação do cliente',
    text: 'Como a aplicação se autentica ao pedir tokens.',
    method: 'Método',
    methods: { client_secret: 'Segredo do cliente', private_key_jwt: 'Chave privada (private_key_jwt)' },
    methodHelp: {
      client_secret: 'A aplicação envia um dos seus segredos.',
      private_key_jwt:
        'A aplicação assina uma asserção de curta duração, e só a sua chave pública é armazenada aqui. Os seus segredos são rejeitados.',
    },
    keys: 'Chaves públicas (JWKS)',
    keysHelp:
      'Um JSON Web Key Set com até dez chaves públicas: EC (P-256, P-384), RSA com pelo menos 2048 bits ou Ed25519. Adicione a nova chave antes de remover a antiga.',
  },
  protections: {
    title: 'Proteções',
    text: 'Normas que reforçam a proteção dos inícios de sessão e dos tokens. A biblioteca de cliente tem de as suportar.',
    options: { off: 'Desativado', allowed: 'Permitido', required: 'Obrigatório' },
    pushedRequests: 'Pedidos de autorização por push (PAR)',
    pushedRequestsHelp:
      'A aplicação envia primeiro ao servidor os parâmetros de um início de sessão (RFC 9126), para que nenhum navegador os possa alterar.',
    signedRequests: 'Pedidos assinados (JAR)',
    signedRequestsHelp:
      'A aplicação assina os parâmetros de um início de sessão com a sua chave privada (RFC 9101).',
    boundTokens: 'Tokens vinculados a uma chave (DPoP)',
    boundTokensHelp:
      'Os tokens de acesso ficam vinculados a uma chave da aplicação (RFC 9449) e não servem a mais ninguém. O mesmo se aplica aos tokens de atualização das aplicações sem segredo.',
    stepUp: 'Autenticação reforçada',
    stepUpHelp:
      'A aplicação pode pedir um segundo fator quando precisar (acr_values, RFC 9470), e os seus tokens indicam como o utilizador iniciou sessão (acr).',
  },
  redirects: {
    title: 'Redirecionamentos',
    text: 'URL para onde os utilizadores podem voltar. Têm de corresponder exatamente.',
    redirectUris: 'URI de redirecionamento',
    none: 'Nenhum URI de redirecionamento. Os utilizadores ainda não podem iniciar sessão nesta aplicação num navegador.',
    postLogoutRedirectUris: 'URI de redirecionamento após o fim de sessão',
    unencrypted: 'Sem encriptação. Utilize https fora de localhost.',
    formPost: 'Permitir form_post',
    formPostHelp:
      'A aplicação pode pedir response_mode=form_post: o código é então enviado para o URI de redirecionamento no corpo de um POST, e não no URL.',
  },
  uriProblems: {
    machine: 'Os utilizadores não podem iniciar sessão em aplicações máquina a máquina.',
    wildcard: 'Não são permitidos caracteres universais. Indique cada URI.',
    malformed: 'Introduza um URI completo, sem espaços, fragmento nem credenciais.',
    web: 'Comece por https:// ou http://.',
    native: 'Comece por https://, http:// ou um esquema com um ponto, como com.example.app://.',
    nativeHost: 'Utilize http:// apenas para localhost e 127.0.0.1, e https:// para outros hosts.',
    duplicate: 'Este URI já está na lista.',
  },
  cors: {
    title: 'Pedidos entre origens (CORS)',
    text: 'Origens que podem chamar o serviço a partir de um navegador.',
    label: 'Origens permitidas',
    help: 'As origens dos URI de redirecionamento são sempre permitidas.',
    problem: 'Introduza apenas o esquema, o host e a porta, como https://app.example.com.',
  },
  backchannel: {
    title: 'Fim de sessão por back-channel',
    text: 'Notifica o seu servidor quando termina uma sessão que foi utilizada para iniciar sessão nesta aplicação.',
    uri: 'URI de fim de sessão por back-channel',
    uriHelp:
      'Recebe um token de fim de sessão assinado quando o utilizador ou um administrador termina a sessão, ou quando o utilizador é suspenso ou eliminado.',
    session: 'Exigir ID da sessão (sid)',
    sessionHelp:
      'Adiciona sid aos tokens de ID e aos tokens de fim de sessão, para que possa terminar apenas essa sessão.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Durante quanto tempo os utilizadores mantêm a sessão iniciada nesta aplicação.',
    idTokenTtl: 'Validade do token de ID',
    idTokenTtlHelp: '1 hora se vazio.',
    refreshTokenTtl: 'Validade do token de atualização',
    refreshTokenTtlHelp:
      'De 1 a 90 dias, ou 14 se vazio. Depois disso, os utilizadores voltam a iniciar sessão.',
    rotate: 'Rodar tokens de atualização',
    rotateHelp:
      'Um token de atualização é substituído após 70% da sua validade. Se um token substituído voltar a ser utilizado, o acesso é revogado.',
    rotatePublicHelp:
      'Um token de atualização é substituído a cada utilização. Se um token substituído voltar a ser utilizado, o acesso é revogado.',
    always: 'Emitir sempre um token de atualização',
    alwaysHelp: 'Mesmo que a aplicação não peça offline_access.',
  },
  exchange: {
    title: 'Troca de tokens',
    text: 'Permite que a aplicação aja como um utilizador, por exemplo para suporte, agentes e scripts (RFC 8693).',
    allow: 'Permitir troca de tokens',
    allowHelp:
      'Pode trocar subject tokens, tokens de acesso das suas outras aplicações e tokens de acesso pessoais. Ative apenas para aplicações que precisem.',
    thirdParty: 'As aplicações de terceiros não podem trocar tokens.',
  },
  customData: {
    title: 'Dados personalizados',
    text: 'JSON armazenado com a aplicação. Os utilizadores nunca o veem.',
    label: 'Dados personalizados',
  },
};
