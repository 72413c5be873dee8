/** The tab Settings of an application, in Brazilian Portuguese. */
export const settings = {
  general: { title: 'Geral', text: 'Como usuários e administradores identificam o aplicativo.' },
  endpoints: {
    title: 'Endpoints',
    text: 'Endpoints para a sua biblioteca de cliente. A maioria só precisa do endpoint de descoberta.',
    applicationId: 'ID do aplicativo',
    discovery: 'Descoberta',
    endpoint: 'Endpoint',
    issuer: 'Emissor',
    authorization: 'Autorização',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Chaves públicas (JWKS)',
    endSession: 'Logout',
    device: 'Autorização de dispositivo',
    more: 'Mostrar todos os endpoints',
  },
  deviceFlow: {
    title: 'Fluxo de dispositivo',
    text: 'Para TVs, linhas de comando e outros dispositivos sem navegador. O dispositivo mostra um código, e os usuários o inserem no telefone ou no computador.',
    address: 'URL de verificação',
    onlyWay: 'Os usuários entram neste aplicativo somente pelo fluxo de dispositivo.',
    unused:
      'Este aplicativo não usa o fluxo de dispositivo. O tipo de fluxo é escolhido na criação do aplicativo e não pode ser alterado depois.',
    create: 'Criar aplicativo para fluxo de dispositivo',
  },
  protected: {
    title: 'Proteção',
    text: 'Configurações do proxy reverso à frente do aplicativo. O guia mostra como adicioná-las à configuração dele.',
    banner:
      'O Gatehouse não encaminha solicitações. Seu proxy reverso responde em {{host}}, faz o login dos usuários e informa a identidade deles ao aplicativo.',
    subDomain: 'Subdomínio',
    subDomainHelp:
      'Os usuários abrem o aplicativo neste subdomínio de {{domain}}. Não pode ser alterado depois.',
    host: 'Host',
    hostHelp: 'Crie um registro DNS que aponte para o seu proxy.',
    origin: 'Origem',
    originHelp:
      'Esquema, host e porta para onde o proxy encaminha. Permita conexões somente a partir do proxy.',
    sessionDuration: 'Duração da sessão',
    sessionDurationHelp: 'Por quanto tempo o login dos usuários vale no proxy.',
    pageRules: 'Caminhos protegidos',
    pageRulesHelp: 'Expressões regulares dos caminhos que exigem login. Se vazio, todos exigem.',
    uriElsewhere: 'Insira uma URL em https://{{host}}, o host do aplicativo.',
  },
  protectedDomain: {
    title: 'Domínio personalizado',
    text: 'Um domínio adicional para o aplicativo. Seu proxy também o atende.',
    none: 'Nenhum domínio personalizado.',
    add: 'Adicionar domínio',
    addText:
      'Aponte-o para {{host}} com um registro CNAME e adicione-o à configuração do seu proxy. As URIs de redirecionamento dele são adicionadas.',
    domain: 'Domínio',
    status: 'Status',
    states: {
      PendingVerification: 'Aguardando o DNS',
      PendingSsl: 'Aguardando o proxy',
      Active: 'Ativo',
      Error: 'Falta o registro DNS',
    },
    record: 'Registro CNAME',
    check: 'Verificar de novo',
    delete: 'Remover domínio',
    deleteOf: 'Remover {{domain}}',
    deleteTitle: 'Remover {{domain}}?',
    deleteText:
      'As URIs de redirecionamento dele são removidas, por isso os usuários não poderão mais entrar no aplicativo em {{domain}}.',
  },
  secrets: {
    title: 'Segredos',
    text: 'Autenticam o aplicativo. Vários podem estar ativos, para que você faça a rotação sem interrupção.',
    create: 'Criar segredo',
    createText: 'Ativo imediatamente.',
    name: 'Nome',
    namePlaceholder: 'produção',
    expiryHelp: 'O segredo deixa de funcionar após esta data.',
    never: 'Nunca expira',
    created: 'Criado',
    expires: 'Expira',
    expired: 'Expirado',
    empty: 'Nenhum segredo. O aplicativo não consegue se autenticar.',
    made: 'Segredo criado',
    madeText:
      'Copie-o para o seu aplicativo. Você pode vê-lo de novo depois; cada visualização é registrada no log de auditoria.',
    done: 'Concluir',
    delete: 'Excluir segredo',
    deleteOf: 'Excluir segredo {{name}}',
    deleteTitle: 'Excluir {{name}}?',
    deleteText: 'As solicitações que o usam são rejeitadas imediatamente.',
    deleteLastText: 'Este é o único segredo. O aplicativo não poderá se autenticar até que você crie outro.',
  },
  authentication: {
    title: 'Autenticação do cliente',
    text: 'Como o aplicativo se autentica ao solicitar tokens.',
    method: 'Método',
    methods: { client_secret: 'Segredo do cliente', private_key_jwt: 'Chave privada (private_key_jwt)' },
    methodHelp: {
      client_secret: 'O aplicativo envia um dos segredos dele.',
      private_key_jwt:
        'O aplicativo assina uma asserção de curta duração, e somente a chave pública dele é armazenada aqui. Os segredos dele são rejeitados.',
    },
    keys: 'Chaves públicas (JWKS)',
    keysHelp:
      'Um JSON Web Key Set com até dez chaves públicas: EC (P-256, P-384), RSA com pelo menos 2048 bits ou Ed25519. Adicione a nova chave antes de remover a antiga.',
  },
  protections: {
    title: 'Proteções',
    text: 'Padrões que reforçam a proteção dos logins e dos tokens. A biblioteca de cliente precisa ser compatível com eles.',
    options: { off: 'Desativado', allowed: 'Permitido', required: 'Obrigatório' },
    pushedRequests: 'Solicitações de autorização por push (PAR)',
    pushedRequestsHelp:
      'O aplicativo envia primeiro ao servidor os parâmetros de um login (RFC 9126), para que nenhum navegador possa alterá-los.',
    signedRequests: 'Solicitações assinadas (JAR)',
    signedRequestsHelp: 'O aplicativo assina os parâmetros de um login com sua chave privada (RFC 9101).',
    boundTokens: 'Tokens vinculados a uma chave (DPoP)',
    boundTokensHelp:
      'Os tokens de acesso são vinculados a uma chave do aplicativo (RFC 9449) e não servem para mais ninguém. O mesmo vale para os tokens de atualização de aplicativos sem segredo.',
    stepUp: 'Autenticação reforçada',
    stepUpHelp:
      'O aplicativo pode pedir um segundo fator quando precisar (acr_values, RFC 9470), e seus tokens informam como o usuário entrou (acr).',
  },
  redirects: {
    title: 'Redirecionamentos',
    text: 'URLs para as quais os usuários podem voltar. Elas precisam corresponder exatamente.',
    redirectUris: 'URIs de redirecionamento',
    none: 'Nenhuma URI de redirecionamento. Os usuários ainda não podem entrar neste aplicativo por um navegador.',
    postLogoutRedirectUris: 'URIs de redirecionamento pós-logout',
    unencrypted: 'Sem criptografia. Use https fora de localhost.',
    formPost: 'Permitir form_post',
    formPostHelp:
      'O aplicativo pode solicitar response_mode=form_post: o código é então enviado à URI de redirecionamento no corpo de um POST, e não na URL.',
  },
  uriProblems: {
    machine: 'Os usuários não podem entrar em aplicativos máquina a máquina.',
    wildcard: 'Curingas não são permitidos. Liste cada URI.',
    malformed: 'Insira uma URI completa, sem espaços, fragmento ou credenciais.',
    web: 'Comece com https:// ou http://.',
    native: 'Comece com https://, http:// ou um esquema com ponto, como com.example.app://.',
    nativeHost: 'Use http:// somente para localhost e 127.0.0.1, e https:// para outros hosts.',
    duplicate: 'Esta URI já está na lista.',
  },
  cors: {
    title: 'Solicitações entre origens (CORS)',
    text: 'Origens que podem chamar o serviço a partir de um navegador.',
    label: 'Origens permitidas',
    help: 'As origens das URIs de redirecionamento são sempre permitidas.',
    problem: 'Insira somente esquema, host e porta, como https://app.example.com.',
  },
  backchannel: {
    title: 'Logout por back-channel',
    text: 'Notifica seu servidor quando termina uma sessão que foi usada para entrar neste aplicativo.',
    uri: 'URI de logout por back-channel',
    uriHelp:
      'Recebe um token de logout assinado quando o usuário sai, um administrador encerra a sessão ou o usuário é suspenso ou excluído.',
    session: 'Exigir ID da sessão (sid)',
    sessionHelp:
      'Adiciona sid aos tokens de ID e tokens de logout, para que você possa encerrar somente aquela sessão.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Por quanto tempo o login dos usuários vale neste aplicativo.',
    idTokenTtl: 'Validade do token de ID',
    idTokenTtlHelp: '1 hora se vazio.',
    refreshTokenTtl: 'Validade do token de atualização',
    refreshTokenTtlHelp: 'De 1 a 90 dias, ou 14 se vazio. Depois disso, os usuários entram de novo.',
    rotate: 'Rotacionar tokens de atualização',
    rotateHelp:
      'Um token de atualização é substituído após 70% da validade dele. Se um token substituído for usado de novo, o acesso é revogado.',
    rotatePublicHelp:
      'Um token de atualização é substituído a cada uso. Se um token substituído for usado de novo, o acesso é revogado.',
    always: 'Sempre emitir um token de atualização',
    alwaysHelp: 'Mesmo que o aplicativo não solicite offline_access.',
  },
  exchange: {
    title: 'Troca de tokens',
    text: 'Permite que o aplicativo aja como um usuário, por exemplo para suporte, agentes e scripts (RFC 8693).',
    allow: 'Permitir troca de tokens',
    allowHelp:
      'Ele pode trocar subject tokens, tokens de acesso dos seus outros aplicativos e tokens de acesso pessoais. Ative somente para aplicativos que precisam disso.',
    thirdParty: 'Aplicativos de terceiros não podem trocar tokens.',
  },
  customData: {
    title: 'Dados personalizados',
    text: 'JSON armazenado com o aplicativo. Os usuários nunca o veem.',
    label: 'Dados personalizados',
  },
};
