import type { Translation } from '../translated.ts';

/** Test sign-in, in Brazilian Portuguese: a sign-in that creates and changes nothing, and its result. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Testar login',
  title: 'Testar login com {{name}}',
  description: 'Nada é criado nem alterado. As configurações salvas são testadas.',
  starting: 'Iniciando o teste…',
  waiting: 'Aguardando o login…',
  waitingText: 'Entre com o provedor na janela que se abriu. O resultado aparece aqui.',
  blocked: 'O navegador bloqueou a janela',
  blockedText: 'Abra o teste em uma nova aba. O link funciona uma vez, por 10 minutos.',
  closed: 'A janela do teste pode ter sido fechada',
  closedText: 'Se ela ainda estiver aberta, continue nela. Caso contrário, comece de novo.',
  open: 'Abrir o teste em uma nova aba',
  callback: 'URL de callback',
  callbackHelp:
    'Se o provedor mostrar um erro sobre a URI de redirecionamento ou a URL de resposta, registre nele exatamente esta URL.',
  again: 'Testar de novo',
  close: 'Fechar',
  page: {
    title: 'Resultado do teste',
    reading: 'Lendo o resultado…',
    ended: 'Este teste terminou',
    endedText:
      'Um teste funciona uma vez, por 10 minutos, no navegador em que foi iniciado. Inicie um novo teste no console.',
    shared: 'O resultado também aparece na janela em que você iniciou o teste. Você pode fechar esta.',
  },
  application: {
    title: 'Testar login em {{name}}',
    description:
      'As páginas e etapas são as dos seus usuários. Nada é criado nem alterado, e o aplicativo não recebe nada.',
    waitingText: 'Entre como um usuário do aplicativo na janela que se abriu. O resultado aparece aqui.',
    barred: 'O usuário não consegue entrar',
    barredText: 'O acesso ao aplicativo é limitado, e o controle de acesso dele não inclui este usuário.',
    signsIn: 'O aplicativo receberia as claims de {{name}}.',
    registers: 'Uma nova conta seria criada, e o aplicativo receberia as claims dela.',
    noNameId:
      'A conta não tem um endereço de e-mail para o Name ID, por isso o provedor de serviços receberia um erro. Escolha outro formato do Name ID ou adicione um endereço de e-mail.',
    newUser: 'Uma nova conta',
    course: 'Login',
    rows: {
      user: 'Usuário',
      methods: 'Métodos de autenticação',
      mfa: 'Segundo fator',
      access: 'Controle de acesso',
      consent: 'Consentimento',
      changes: 'Alterações em um login real',
      scripts: 'Não executado em um teste',
    },
    mfa: {
      verified: 'Verificado',
      none: 'Não exigido',
      adds: 'Configurado, mas não salvo: {{factors}}',
    },
    access: {
      all: 'Todos os usuários podem usar o aplicativo',
      allowed: 'O acesso é limitado, e este usuário tem acesso',
      refused: 'O acesso é limitado, e este usuário não tem acesso',
    },
    consent: {
      asked: 'O consentimento seria pedido ao usuário, a menos que ele já o tenha dado',
      none: 'Aplicativos próprios não pedem consentimento',
    },
    changes: {
      none: 'Nenhuma',
      Registers: 'Uma nova conta',
      LinksIdentity: 'Uma conta vinculada do provedor de identidade',
      ChangesProfile: 'Novos dados de perfil',
      SetsPassword: 'Uma nova senha',
      AgreesToTerms: 'Aceite dos termos',
      JoinsOrganizations: 'Entrada em organizações, se o provisionamento just-in-time incluir o usuário',
      TrustsDevice: 'Um dispositivo confiável',
    },
    scripts: {
      AccessTokenClaims: 'O script para claims de tokens de acesso, que pode adicionar claims',
      PostFirstFactorVerification: 'A ação após uma senha incorreta',
      PostSignIn: 'A ação após o login, que pode recusá-lo',
    },
    idToken: 'Token de ID',
    idTokenText: 'Com todos os escopos que o aplicativo pode solicitar: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'A resposta do endpoint userinfo.',
    accessToken: 'Token de acesso para {{name}}',
    accessTokenText: 'Com todas as permissões que o usuário tem para este recurso de API.',
    accessTokens: 'Tokens de acesso',
    noRolesYet: 'Um novo usuário só tem as funções padrão, por isso as permissões dependem delas.',
    noResource:
      'O usuário não tem permissões para nenhum recurso de API, por isso o token de acesso é opaco: ele só funciona para o endpoint userinfo e a Account API.',
    nameId: 'Name ID',
    attributes: 'Atributos',
    attributesText: 'Os atributos da asserção, com os nomes definidos no mapeamento de atributos.',
    noValue: 'Sem valor',
  },
  passed: 'O login funciona',
  failed: 'O login falhou',
  reason: 'Detalhes: {{reason}}',
  account: {
    title: 'Conta',
    SignsIn: 'O usuário entraria em uma conta que já está vinculada.',
    Links:
      'A conta com o mesmo endereço de e-mail ou número de telefone seria vinculada, e o usuário entraria nela.',
    AsksToLink:
      'Há uma conta com o mesmo endereço de e-mail ou número de telefone. O usuário teria que verificá-lo antes da vinculação.',
    Registers: 'Nenhuma conta corresponde. Uma nova conta seria criada.',
    Refused: 'Nenhuma conta corresponde, e o cadastro está desativado. O usuário não conseguiria entrar.',
    user: 'Usuário',
  },
  notes: {
    title: 'Verifique também',
    EmailNotVerified:
      'O provedor enviou um endereço de e-mail, mas não informa que ele foi verificado, por isso ele não é usado. Ative a configuração para confiar nele somente se o provedor verificar os endereços.',
    NotOffered: 'O conector ainda não está na página de login. Adicione-o na experiência de login.',
    SsoTurnedOff:
      'O SSO corporativo está desativado na experiência de login, por isso os usuários não são enviados para este conector.',
    NoDomains: 'O conector ainda não tem domínios de e-mail, por isso nenhum usuário é enviado para ele.',
    UserSuspended: 'Este usuário está suspenso e não conseguiria entrar.',
  },
  profile: {
    title: 'Perfil',
    text: 'Como a resposta é mapeada para o perfil do usuário.',
    id: 'ID no provedor',
    email: 'E-mail',
    phone: 'Telefone',
    name: 'Nome',
    avatar: 'Avatar',
    missing: 'Não enviado',
  },
  sent: 'Resposta do provedor',
  sentText: 'As claims ou os atributos do usuário, como chegaram. Eles não são armazenados.',
  faults: {
    AccessDenied:
      'O acesso foi negado no provedor. Entre com uma conta que esteja atribuída ao aplicativo lá ou tente novamente e permita o acesso.',
    Client:
      'O provedor não aceita o ID do cliente ou o segredo do cliente. Copie os dois do provedor de novo.',
    CallbackUrl:
      'A URL de callback registrada no provedor é outra. Registre exatamente a URL que esta página mostra; no SAML, como serviço consumidor de asserções (URL de resposta).',
    Scope: 'O provedor não conhece um dos escopos solicitados. Verifique o escopo nas configurações.',
    Code: 'O provedor rejeitou o próprio código. Verifique se a URL de callback está registrada exatamente como exibida e tente novamente.',
    Issuer:
      'A resposta é de um emissor diferente do que está nas configurações. Copie o emissor, ou o ID da entidade do provedor de identidade, exatamente como o provedor o mostra.',
    Audience:
      'A resposta é para outra audiência. Verifique no provedor o ID do cliente ou, no SAML, a audiência (nosso ID da entidade).',
    Clock:
      'A resposta ainda não é válida ou expirou. Verifique se os relógios do provedor e deste servidor estão certos.',
    Signature:
      'A assinatura não confere. O provedor pode ter um novo certificado ou uma nova chave de assinatura: atualize o certificado ou os metadados nas configurações.',
    Encryption:
      'Não é possível descriptografar a asserção. Desative a criptografia no provedor ou ative-a aqui e forneça nossos metadados ao provedor de novo.',
    OtherSignIn: 'A resposta pertence a outro login. Inicie o teste de novo.',
    MissingId:
      'A resposta não tem um ID permanente do usuário. Mapeie o ID para um atributo ou faça o provedor enviar um NameID persistente.',
    Refused: 'O provedor recusou o login. O motivo está abaixo.',
    Unreachable:
      'O provedor não respondeu. Verifique as URLs nas configurações e se este servidor consegue acessar o provedor.',
    ServerCertificate: 'O certificado TLS do provedor não é válido, por isso a conexão não foi feita.',
    ForbiddenAddress:
      'Solicitações a este endereço não são permitidas. Use uma URL pública ou peça ao operador que permita o endereço.',
    Settings:
      'As configurações estão incompletas ou não combinam entre si. Verifique-as, salve-as e tente novamente.',
    Response: 'A resposta não é a que o protocolo exige. Os detalhes estão abaixo.',
    EmailMissing:
      'A resposta não tem um endereço de e-mail que possa ser usado. Mapeie um atributo para o endereço de e-mail ou solicite o escopo que o inclui.',
    EmailNotOfDomain:
      'O endereço de e-mail não é de nenhum dos domínios deste conector. Adicione o domínio ou entre com outra conta.',
    EmailHeld:
      'O endereço de e-mail pertence a uma conta vinculada a outra identidade deste provedor. Desvincule essa identidade se o endereço tiver sido reatribuído.',
  },
};
