import type { Translation } from '../translated.ts';

/** Test sign-in, in European Portuguese: a sign-in that creates and changes nothing, and its result. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Testar início de sessão',
  title: 'Testar início de sessão com {{name}}',
  description: 'Nada é criado nem alterado. São testadas as definições guardadas.',
  starting: 'A iniciar o teste…',
  waiting: 'A aguardar o início de sessão…',
  waitingText: 'Inicie sessão no fornecedor, na janela que se abriu. O resultado aparece aqui.',
  blocked: 'O navegador bloqueou a janela',
  blockedText:
    'Em alternativa, abra o teste num novo separador. A ligação funciona uma vez, durante 10 minutos.',
  closed: 'A janela de teste pode ter sido fechada',
  closedText: 'Se ainda estiver aberta, continue aí. Caso contrário, comece de novo.',
  open: 'Abrir o teste num novo separador',
  callback: 'URL de callback',
  callbackHelp:
    'Se o fornecedor mostrar um erro sobre o URI de redirecionamento ou o URL de resposta, registe lá exatamente este URL.',
  again: 'Testar novamente',
  close: 'Fechar',
  page: {
    title: 'Resultado do teste',
    reading: 'A ler o resultado…',
    ended: 'Este teste terminou',
    endedText:
      'Um teste funciona uma vez, durante 10 minutos, no navegador em que foi iniciado. Inicie um novo teste na consola.',
    shared: 'O resultado também é mostrado na janela em que iniciou o teste. Pode fechar esta.',
  },
  application: {
    title: 'Testar início de sessão em {{name}}',
    description:
      'As páginas e os passos são os dos seus utilizadores. Nada é criado nem alterado, e a aplicação não recebe nada.',
    waitingText:
      'Inicie sessão como utilizador da aplicação, na janela que se abriu. O resultado aparece aqui.',
    barred: 'O utilizador não consegue entrar',
    barredText: 'O acesso à aplicação é limitado, e o controlo de acesso não inclui este utilizador.',
    signsIn: 'A aplicação receberia as claims de {{name}}.',
    registers: 'Seria criada uma nova conta, e a aplicação receberia as respetivas claims.',
    noNameId:
      'A conta não tem um endereço de e-mail para o Name ID, pelo que o fornecedor de serviços receberia um erro. Escolha outro formato do Name ID ou adicione um endereço de e-mail.',
    newUser: 'Uma nova conta',
    course: 'Início de sessão',
    rows: {
      user: 'Utilizador',
      methods: 'Métodos de autenticação',
      mfa: 'Segundo fator',
      access: 'Controlo de acesso',
      consent: 'Consentimento',
      changes: 'Alterações num início de sessão real',
      scripts: 'Não executado num teste',
    },
    mfa: {
      verified: 'Verificado',
      none: 'Não exigido',
      adds: 'Configurado, mas não guardado: {{factors}}',
    },
    access: {
      all: 'Todos os utilizadores podem utilizar a aplicação',
      allowed: 'O acesso é limitado, e este utilizador está autorizado',
      refused: 'O acesso é limitado, e este utilizador não está autorizado',
    },
    consent: {
      asked: 'O consentimento seria pedido ao utilizador, exceto se já o tiver dado',
      none: 'As aplicações próprias não pedem consentimento',
    },
    changes: {
      none: 'Nenhuma',
      Registers: 'Uma nova conta',
      LinksIdentity: 'Uma conta associada do fornecedor de identidade',
      ChangesProfile: 'Novos dados do perfil',
      SetsPassword: 'Uma nova palavra-passe',
      AgreesToTerms: 'Aceitação dos termos',
      JoinsOrganizations: 'Adesão a organizações, se o aprovisionamento just-in-time incluir o utilizador',
      TrustsDevice: 'Um dispositivo fidedigno',
    },
    scripts: {
      AccessTokenClaims: 'O script para claims de tokens de acesso, que pode adicionar claims',
      PostFirstFactorVerification: 'A ação após uma palavra-passe incorreta',
      PostSignIn: 'A ação após o início de sessão, que o pode recusar',
    },
    idToken: 'Token de ID',
    idTokenText: 'Com todos os âmbitos que a aplicação pode pedir: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'A resposta do endpoint userinfo.',
    accessToken: 'Token de acesso para {{name}}',
    accessTokenText: 'Com todas as permissões que o utilizador tem para este recurso de API.',
    accessTokens: 'Tokens de acesso',
    noRolesYet: 'Um novo utilizador só tem as funções predefinidas, pelo que as permissões dependem delas.',
    noResource:
      'O utilizador não tem permissões para nenhum recurso de API, pelo que o token de acesso é opaco: só funciona para o endpoint userinfo e a Account API.',
    nameId: 'Name ID',
    attributes: 'Atributos',
    attributesText: 'Os atributos da asserção, com os nomes definidos no mapeamento de atributos.',
    noValue: 'Sem valor',
  },
  passed: 'O início de sessão funciona',
  failed: 'O início de sessão falhou',
  reason: 'Detalhes: {{reason}}',
  account: {
    title: 'Conta',
    SignsIn: 'O utilizador iniciaria sessão numa conta que já está associada.',
    Links:
      'A conta com o mesmo endereço de e-mail ou número de telefone seria associada, e o utilizador iniciaria sessão nela.',
    AsksToLink:
      'Existe uma conta com o mesmo endereço de e-mail ou número de telefone. Seria pedido ao utilizador que o verificasse antes de as duas serem associadas.',
    Registers: 'Nenhuma conta corresponde. Seria criada uma nova conta.',
    Refused: 'Nenhuma conta corresponde, e o registo está desativado. O utilizador não conseguiria entrar.',
    user: 'Utilizador',
  },
  notes: {
    title: 'Verifique também',
    EmailNotVerified:
      'O fornecedor enviou um endereço de e-mail, mas não indica que está verificado, pelo que não é utilizado. Só ative a definição que permite confiar nele se o fornecedor verificar os endereços.',
    NotOffered:
      'O conector ainda não está na página de início de sessão. Adicione-o na experiência de início de sessão.',
    SsoTurnedOff:
      'O SSO empresarial está desativado na experiência de início de sessão, pelo que os utilizadores não são encaminhados para este conector.',
    NoDomains:
      'O conector ainda não tem domínios de e-mail, pelo que nenhum utilizador é encaminhado para ele.',
    UserSuspended: 'Este utilizador está suspenso e não conseguiria entrar.',
  },
  profile: {
    title: 'Perfil',
    text: 'Como a resposta é mapeada para o perfil do utilizador.',
    id: 'ID no fornecedor',
    email: 'E-mail',
    phone: 'Telefone',
    name: 'Nome',
    avatar: 'Avatar',
    missing: 'Não enviado',
  },
  sent: 'Resposta do fornecedor',
  sentText: 'As claims ou os atributos do utilizador, tal como chegaram. Não são armazenados.',
  faults: {
    AccessDenied:
      'O acesso foi recusado no fornecedor. Inicie sessão com uma conta à qual a aplicação esteja atribuída nesse fornecedor ou tente novamente e permita o acesso.',
    Client:
      'O fornecedor não aceita o ID do cliente ou o segredo do cliente. Copie ambos novamente do fornecedor.',
    CallbackUrl:
      'O URL de callback registado no fornecedor é outro. Registe exatamente o URL que esta página mostra: em SAML, o serviço consumidor de asserções (URL de resposta).',
    Scope: 'O fornecedor não conhece um dos âmbitos pedidos. Verifique o âmbito nas definições.',
    Code: 'O fornecedor rejeitou o código que ele próprio emitiu. Verifique se o URL de callback está registado exatamente como é mostrado e tente novamente.',
    Issuer:
      'A resposta é de um emissor diferente do que está nas definições. Copie o emissor, ou o ID da entidade do fornecedor de identidade, exatamente como o fornecedor o mostra.',
    Audience:
      'A resposta destina-se a outra audiência. Verifique o ID do cliente ou, em SAML, a audiência (o nosso ID da entidade) no fornecedor.',
    Clock:
      'A resposta ainda não é válida ou expirou. Verifique se os relógios do fornecedor e deste servidor estão certos.',
    Signature:
      'A assinatura não corresponde. O fornecedor pode ter um novo certificado ou uma nova chave de assinatura: atualize o certificado ou os metadados nas definições.',
    Encryption:
      'Não é possível desencriptar a asserção. Desative a encriptação no fornecedor, ou ative-a aqui e volte a fornecer-lhe os nossos metadados.',
    OtherSignIn: 'A resposta pertence a outro início de sessão. Inicie o teste novamente.',
    MissingId:
      'A resposta não tem um ID duradouro do utilizador. Mapeie o ID para um atributo ou configure o fornecedor para enviar um NameID persistente.',
    Refused: 'O fornecedor recusou o início de sessão. O motivo está indicado abaixo.',
    Unreachable:
      'O fornecedor não respondeu. Verifique os URL nas definições e se este servidor consegue contactar o fornecedor.',
    ServerCertificate: 'O certificado TLS do fornecedor não é válido, pelo que este não foi contactado.',
    ForbiddenAddress:
      'Os pedidos para este endereço não são permitidos. Utilize um URL público ou peça ao operador que permita o endereço.',
    Settings:
      'As definições não estão completas ou não são compatíveis entre si. Verifique-as, guarde e tente novamente.',
    Response: 'A resposta não é a que o protocolo exige. Os detalhes estão indicados abaixo.',
    EmailMissing:
      'A resposta não tem um endereço de e-mail que possa ser utilizado. Mapeie um atributo para o endereço de e-mail ou peça o âmbito que o inclui.',
    EmailNotOfDomain:
      'O endereço de e-mail não é de um dos domínios deste conector. Adicione o domínio ou inicie sessão com outra conta.',
    EmailHeld:
      'O endereço de e-mail pertence a uma conta que está associada a outra identidade deste fornecedor. Desassocie essa identidade se o endereço tiver sido reatribuído.',
  },
};
