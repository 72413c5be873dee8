/** The tab Permissions of a third-party application, in Brazilian Portuguese: what it can request. */
export const consent = {
  search: 'Nome ou descrição',
  permission: 'Permissão',
  description: 'Descrição',
  api: 'Recurso de API',
  user: {
    title: 'Dados do usuário',
    text: 'Dados do usuário que o aplicativo pode solicitar; novos aplicativos começam com {{scopes}}. openid e offline_access são sempre permitidos. Outros escopos são rejeitados com invalid_scope.',
    column: 'Dados do usuário',
    scope: 'Escopo',
    add: 'Adicionar dados do usuário',
    addTitle: 'Adicionar dados do usuário: {{name}}',
    addText: 'Os usuários veem os dados na página de consentimento antes de compartilhá-los.',
    none: 'Somente openid.',
    removeText:
      'O aplicativo perde imediatamente o acesso a estes dados, mesmo que os usuários tenham consentido.',
  },
  resource: {
    title: 'Permissões de API',
    text: 'Permissões de API que o aplicativo pode solicitar. Tokens sem organização contêm as que o usuário autorizou e que ele tem por uma função. APIs sem permissões aqui são rejeitadas com invalid_target.',
    add: 'Adicionar permissões',
    addTitle: 'Adicionar permissões: {{name}}',
    addText: 'Os usuários veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão de API.',
    removeText:
      'O aplicativo perde a permissão com o próximo token, mesmo que os usuários tenham consentido.',
  },
  organization: {
    title: 'Permissões da organização',
    text: 'Permissões do modelo de organização que o aplicativo pode solicitar. Tokens para uma organização as contêm se o usuário selecionou a organização na página de consentimento e tem a permissão nela. O aplicativo também precisa do escopo urn:logto:scope:organizations.',
    add: 'Adicionar permissões da organização',
    addTitle: 'Adicionar permissões da organização: {{name}}',
    addText: 'Os usuários veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão da organização.',
    removeText:
      'O aplicativo perde a permissão com o próximo token, mesmo que os usuários tenham consentido.',
  },
  organizationResource: {
    title: 'Permissões de API em organizações',
    text: 'Permissões de API que o aplicativo pode solicitar para organizações. Somente tokens com organization_id as contêm, para as organizações que o usuário selecionou na página de consentimento.',
    add: 'Adicionar permissões em organizações',
    addTitle: 'Adicionar permissões de API em organizações: {{name}}',
    addText: 'Os usuários veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão de API em organizações.',
    removeText:
      'O aplicativo perde a permissão com o próximo token, mesmo que os usuários tenham consentido.',
  },
  remove: 'Remover',
  removeTitle: 'Remover {{name}}?',
  scopes: {
    profile: 'Nome, nome de usuário e avatar',
    email: 'Endereço de e-mail',
    phone: 'Número de telefone',
    address: 'Endereço postal',
    custom_data: 'Dados personalizados',
    identities: 'Contas vinculadas',
    roles: 'Funções',
    organizations: 'Organizações',
    organizationRoles: 'Funções da organização',
  },
};
