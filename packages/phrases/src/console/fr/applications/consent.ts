/** The tab Permissions of a third-party application: what it can request, in French. */
export const consent = {
  search: 'Nom ou description',
  permission: 'Permission',
  description: 'Description',
  api: 'Ressource API',
  user: {
    title: 'Données utilisateur',
    text: 'Données utilisateur que l’application peut demander. Par défaut pour les nouvelles applications : {{scopes}}. openid et offline_access sont toujours autorisés. Les autres scopes sont rejetés avec invalid_scope.',
    column: 'Données utilisateur',
    scope: 'Scope',
    add: 'Ajouter des données utilisateur',
    addTitle: 'Ajouter des données utilisateur pour {{name}}',
    addText: 'Les utilisateurs voient les données sur la page de consentement avant leur partage.',
    none: 'Seulement openid.',
    removeText:
      'L’application perd immédiatement l’accès à ces données, même si des utilisateurs ont donné leur consentement.',
  },
  resource: {
    title: 'Permissions d’API',
    text: 'Permissions d’API que l’application peut demander. Les jetons sans organisation contiennent celles auxquelles l’utilisateur a consenti et qu’il a via un rôle. Les API sans permission ici sont rejetées avec invalid_target.',
    add: 'Ajouter des permissions',
    addTitle: 'Ajouter des permissions pour {{name}}',
    addText: 'Les utilisateurs voient les descriptions sur la page de consentement.',
    none: 'Aucune permission d’API.',
    removeText:
      'L’application perd la permission avec son prochain jeton, même si des utilisateurs ont donné leur consentement.',
  },
  organization: {
    title: 'Permissions d’organisation',
    text: 'Permissions du modèle d’organisation que l’application peut demander. Les jetons pour une organisation les contiennent si l’utilisateur a sélectionné l’organisation sur la page de consentement et y a la permission. L’application a aussi besoin du scope urn:logto:scope:organizations.',
    add: 'Ajouter des permissions d’organisation',
    addTitle: 'Ajouter des permissions d’organisation pour {{name}}',
    addText: 'Les utilisateurs voient les descriptions sur la page de consentement.',
    none: 'Aucune permission d’organisation.',
    removeText:
      'L’application perd la permission avec son prochain jeton, même si des utilisateurs ont donné leur consentement.',
  },
  organizationResource: {
    title: 'Permissions d’API dans les organisations',
    text: 'Permissions d’API que l’application peut demander pour des organisations. Seuls les jetons avec organization_id les contiennent, pour les organisations que l’utilisateur a sélectionnées sur la page de consentement.',
    add: 'Ajouter des permissions dans les organisations',
    addTitle: 'Ajouter des permissions d’API dans les organisations pour {{name}}',
    addText: 'Les utilisateurs voient les descriptions sur la page de consentement.',
    none: 'Aucune permission d’API dans les organisations.',
    removeText:
      'L’application perd la permission avec son prochain jeton, même si des utilisateurs ont donné leur consentement.',
  },
  remove: 'Retirer',
  removeTitle: 'Retirer {{name}} ?',
  scopes: {
    profile: 'Nom, nom d’utilisateur et avatar',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    address: 'Adresse postale',
    custom_data: 'Données personnalisées',
    identities: 'Comptes associés',
    roles: 'Rôles',
    organizations: 'Organisations',
    organizationRoles: 'Rôles d’organisation',
  },
};
