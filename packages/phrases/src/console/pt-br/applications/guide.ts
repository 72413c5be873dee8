/** The guide of an application, in Brazilian Portuguese. */
export const guide = {
  action: 'Guia',
  title: 'Conectar {{name}}',
  description: 'Código funcional com os IDs e as URLs de {{name}}.',
  done: 'Concluir',
  tool: 'Ferramenta',
  thirdParty:
    'Este é um aplicativo de terceiros, por isso os usuários precisam consentir. Ele pode solicitar {{scopes}}; outros escopos são rejeitados com invalid_scope até que você os permita.',
  toPermissions: 'Alterar permissões',
  secretPlaceholder: 'SEGREDO_DO_SEU_APLICATIVO',
  secretHidden: 'O código abaixo tem um marcador no lugar do segredo do aplicativo.',
  secretShown: 'O código abaixo contém o segredo. Não o divulgue.',
  showSecret: 'Mostrar o segredo',
  hideSecret: 'Ocultar o segredo',
  redirectUri: 'URI de redirecionamento',
  afterSignOut: 'URI de redirecionamento pós-logout',
  saveAddresses: 'Salvar URIs de redirecionamento',
  saveAndFinish: 'Salvar URIs de redirecionamento e concluir',
  addressesSaved: 'Salvas',
  addressesUnsaved: 'Sugeridas, não salvas',
  resource: 'API a chamar',
  roles_one: '{{count}} função',
  roles_many: '{{count}} de funções',
  roles_other: '{{count}} funções',
  noRoles: 'Nenhuma função ainda',
  toRoles: 'Atribuir funções',
  noApi: 'Nenhum recurso de API ainda',
  toApis: 'Criar recurso de API',
  steps: {
    create: { title: 'Crie um projeto', text: 'Ou use um existente.' },
    install: { title: 'Instale', text: 'Instale a biblioteca de cliente.' },
    redirects: {
      title: 'Defina as URIs de redirecionamento',
      text: 'Para onde os usuários voltam depois de entrar e sair. Outras URIs são rejeitadas.',
    },
    configure: { title: 'Configure', text: 'O código contém os IDs e as URLs do seu aplicativo.' },
    callback: { title: 'Trate o callback', text: 'A URI de redirecionamento leva até aqui.' },
    platform: {
      title: 'Registre o esquema da URI',
      text: 'A URI de redirecionamento passa a abrir seu aplicativo em vez do navegador.',
    },
    signIn: { title: 'Login e logout', text: 'Mostre o usuário que entrou.' },
    deviceBegin: {
      title: 'Solicite um código',
      text: 'O dispositivo o solicita com o ID do aplicativo. Nenhum segredo é necessário.',
    },
    deviceShow: {
      title: 'Mostre a URL e o código',
      text: 'Mostre-os em letras grandes até o código expirar, com verification_uri_complete como código QR. Os usuários abrem a URL no telefone ou no computador, comparam o código, entram e permitem o acesso.',
    },
    devicePoll: {
      title: 'Aguarde os tokens',
      text: 'Consulte a cada 5 segundos com o código do dispositivo. authorization_pending: consulte de novo. slow_down: aguarde mais 5 segundos entre as solicitações. expired_token: comece de novo. access_denied: o usuário negou o acesso. Uma resposta bem-sucedida contém os tokens.',
    },
    deviceRun: {
      title: 'Experimente',
      text: 'Este script executa todas as etapas. Ele mostra a URL e o código, aguarda e exibe o usuário que entrou.',
    },
    roles: {
      title: 'Atribua uma função',
      text: 'Os tokens contêm as permissões solicitadas que as funções do aplicativo têm. A função #internal:admin tem as da Management API.',
    },
    token: { title: 'Obtenha um token', text: 'Com o ID e o segredo do aplicativo, para uma API.' },
    callApi: {
      title: 'Chame a API',
      text: 'Envie o token no cabeçalho Authorization. A Management API retorna os primeiros usuários; para a sua própria API, use a URL dela.',
    },
    ownApi: {
      title: 'Chame sua própria API',
      text: 'Solicite a API e as permissões dela no login. O token contém as que as funções do usuário têm. Se você não tem uma API, pule esta etapa.',
    },
    protectedHost: {
      title: 'Aponte o host para o seu proxy',
      text: 'Crie um registro DNS e obtenha um certificado para ele. Permita conexões ao aplicativo somente a partir do proxy.',
    },
    protectedProxy: {
      title: 'Configure o login',
      text: 'A configuração contém seus IDs, suas URLs e as configurações do aplicativo. Copie-a de novo quando eles mudarem.',
    },
    protectedServer: {
      title: 'Configure o servidor web',
      text: 'Ele exige login antes de encaminhar uma solicitação e informa o usuário ao aplicativo em X-Forwarded-User.',
    },
    protectedRun: { title: 'Experimente', text: 'Inicie o proxy e abra o host em um navegador.' },
    runMachine: { title: 'Experimente', text: 'Ele exibe a resposta da API.' },
    run: { title: 'Experimente', text: 'Inicie seu aplicativo e entre.' },
  },
};
