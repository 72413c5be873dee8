/** The tab Permissions of a third-party application, in European Portuguese: what it can request. */
export const consent = {
  search: 'Nome ou descrição',
  permission: 'Permissão',
  description: 'Descrição',
  api: 'Recurso de API',
  user: {
    title: 'Dados do utilizador',
    text: 'Dados do utilizador que a aplicação pode pedir; as novas aplicações começam com {{scopes}}. openid e offline_access são sempre permitidos. Os outros âmbitos são rejeitados com invalid_scope.',
    column: 'Dados do utilizador',
    scope: 'Âmbito',
    add: 'Adicionar dados do utilizador',
    addTitle: 'Adicionar dados do utilizador: {{name}}',
    addText: 'Os utilizadores veem os dados na página de consentimento antes de serem partilhados.',
    none: 'Apenas openid.',
    removeText:
      'A aplicação perde imediatamente o acesso a estes dados, mesmo que os utilizadores tenham dado consentimento.',
  },
  resource: {
    title: 'Permissões de API',
    text: 'Permissões de API que a aplicação pode pedir. Os tokens sem organização contêm aquelas a que o utilizador deu consentimento e que tem através de uma função. As API sem permissões aqui são rejeitadas com invalid_target.',
    add: 'Adicionar permissões',
    addTitle: 'Adicionar permissões: {{name}}',
    addText: 'Os utilizadores veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão de API.',
    removeText:
      'A aplicação perde a permissão com o próximo token, mesmo que os utilizadores tenham dado consentimento.',
  },
  organization: {
    title: 'Permissões da organização',
    text: 'Permissões do modelo de organização que a aplicação pode pedir. Os tokens para uma organização contêm-nas se o utilizador tiver selecionado a organização na página de consentimento e tiver nela a permissão. A aplicação também precisa do âmbito urn:logto:scope:organizations.',
    add: 'Adicionar permissões da organização',
    addTitle: 'Adicionar permissões da organização: {{name}}',
    addText: 'Os utilizadores veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão da organização.',
    removeText:
      'A aplicação perde a permissão com o próximo token, mesmo que os utilizadores tenham dado consentimento.',
  },
  organizationResource: {
    title: 'Permissões de API em organizações',
    text: 'Permissões de API que a aplicação pode pedir para organizações. Só os tokens com organization_id as contêm, para as organizações que o utilizador selecionou na página de consentimento.',
    add: 'Adicionar permissões em organizações',
    addTitle: 'Adicionar permissões de API em organizações: {{name}}',
    addText: 'Os utilizadores veem as descrições na página de consentimento.',
    none: 'Nenhuma permissão de API em organizações.',
    removeText:
      'A aplicação perde a permissão com o próximo token, mesmo que os utilizadores tenham dado consentimento.',
  },
  remove: 'Remover',
  removeTitle: 'Remover {{name}}?',
  scopes: {
    profile: 'Nome, nome de utilizador e avatar',
    email: 'Endereço de e-mail',
    phone: 'Número de telefone',
    address: 'Morada',
    custom_data: 'Dados personalizados',
    identities: 'Contas associadas',
    roles: 'Funções',
    organizations: 'Organizações',
    organizationRoles: 'Funções da organização',
  },
};
