/** The guide of an application, in European Portuguese. */
export const guide = {
  action: 'Guia',
  title: 'Integrar {{name}}',
  description: 'Código funcional com os ID e URL de {{name}}.',
  done: 'Concluir',
  tool: 'Ferramenta',
  thirdParty:
    'Esta é uma aplicação de terceiros, pelo que os utilizadores têm de dar consentimento. Pode pedir {{scopes}}; os outros âmbitos são rejeitados com invalid_scope até os permitir.',
  toPermissions: 'Alterar permissões',
  secretPlaceholder: 'SEGREDO_DA_SUA_APLICACAO',
  secretHidden: 'O código abaixo tem um marcador no lugar do segredo da aplicação.',
  secretShown: 'O código abaixo contém o segredo. Não o divulgue.',
  showSecret: 'Mostrar o segredo',
  hideSecret: 'Ocultar o segredo',
  redirectUri: 'URI de redirecionamento',
  afterSignOut: 'URI de redirecionamento após o fim de sessão',
  saveAddresses: 'Guardar URI de redirecionamento',
  saveAndFinish: 'Guardar URI de redirecionamento e concluir',
  addressesSaved: 'Guardado',
  addressesUnsaved: 'Sugerido, não guardado',
  resource: 'API a chamar',
  roles_one: '{{count}} função',
  roles_many: '{{count}} de funções',
  roles_other: '{{count}} funções',
  noRoles: 'Ainda sem função',
  toRoles: 'Atribuir funções',
  noApi: 'Ainda sem recurso de API',
  toApis: 'Criar recurso de API',
  steps: {
    create: { title: 'Criar um projeto', text: 'Ou utilize um já existente.' },
    install: { title: 'Instalar', text: 'Instale a biblioteca de cliente.' },
    redirects: {
      title: 'Definir os URI de redirecionamento',
      text: 'Para onde os utilizadores voltam depois de iniciarem e terminarem sessão. Os outros URI são rejeitados.',
    },
    configure: { title: 'Configurar', text: 'O código contém os ID e URL da sua aplicação.' },
    callback: { title: 'Tratar o callback', text: 'O URI de redirecionamento conduz aqui.' },
    platform: {
      title: 'Registar o esquema do URI',
      text: 'O URI de redirecionamento passa então a abrir a sua aplicação em vez do navegador.',
    },
    signIn: { title: 'Iniciar e terminar sessão', text: 'Mostre o utilizador com sessão iniciada.' },
    deviceBegin: {
      title: 'Pedir um código',
      text: 'O dispositivo pede-o com o ID da aplicação. Não é necessário nenhum segredo.',
    },
    deviceShow: {
      title: 'Mostrar o URL e o código',
      text: 'Mostre-os em letras grandes até o código expirar, com verification_uri_complete como código QR. Os utilizadores abrem o URL no telemóvel ou no computador, comparam o código, iniciam sessão e permitem o acesso.',
    },
    devicePoll: {
      title: 'Aguardar os tokens',
      text: 'Consulte a cada 5 segundos com o código do dispositivo. authorization_pending: consulte novamente. slow_down: aguarde mais 5 segundos entre pedidos. expired_token: comece de novo. access_denied: o utilizador recusou o acesso. Uma resposta bem-sucedida contém os tokens.',
    },
    deviceRun: {
      title: 'Experimentar',
      text: 'Este script executa todos os passos. Mostra o URL e o código, aguarda e apresenta o utilizador com sessão iniciada.',
    },
    roles: {
      title: 'Atribuir uma função',
      text: 'Os tokens contêm as permissões pedidas que as funções da aplicação têm. A função #internal:admin tem as da Management API.',
    },
    token: { title: 'Obter um token', text: 'Com o ID e o segredo da aplicação, para uma API.' },
    callApi: {
      title: 'Chamar a API',
      text: 'Envie o token no cabeçalho Authorization. A Management API devolve os primeiros utilizadores; para a sua própria API, utilize o respetivo URL.',
    },
    ownApi: {
      title: 'Chamar a sua própria API',
      text: 'Peça a API e as respetivas permissões no início de sessão. O token contém as que as funções do utilizador têm. Se não tiver uma API, salte este passo.',
    },
    protectedHost: {
      title: 'Apontar o host para o seu proxy',
      text: 'Crie um registo DNS e obtenha um certificado para ele. Permita ligações à aplicação apenas a partir do proxy.',
    },
    protectedProxy: {
      title: 'Configurar o início de sessão',
      text: 'A configuração contém os seus ID e URL e as definições da aplicação. Copie-a novamente quando mudarem.',
    },
    protectedServer: {
      title: 'Configurar o servidor Web',
      text: 'Exige o início de sessão antes de encaminhar um pedido e transmite o utilizador à aplicação em X-Forwarded-User.',
    },
    protectedRun: { title: 'Experimentar', text: 'Inicie o proxy e abra o host num navegador.' },
    runMachine: { title: 'Experimentar', text: 'Apresenta a resposta da API.' },
    run: { title: 'Experimentar', text: 'Inicie a sua aplicação e inicie sessão.' },
  },
};
