/** The tab Permissions of a third-party application, in Spanish. */
export const consent = {
  search: 'Nombre o descripción',
  permission: 'Permiso',
  description: 'Descripción',
  api: 'Recurso de API',
  user: {
    title: 'Datos del usuario',
    text: 'Datos del usuario que la aplicación puede solicitar; las aplicaciones nuevas empiezan con {{scopes}}. openid y offline_access siempre se permiten. Los demás ámbitos se rechazan con invalid_scope.',
    column: 'Datos del usuario',
    scope: 'Ámbito',
    add: 'Añadir datos del usuario',
    addTitle: 'Añadir datos del usuario para {{name}}',
    addText: 'Los usuarios ven los datos en la página de consentimiento antes de que se compartan.',
    none: 'Solo openid.',
    removeText:
      'La aplicación pierde el acceso a estos datos de inmediato, aunque los usuarios hayan dado su consentimiento.',
  },
  resource: {
    title: 'Permisos de API',
    text: 'Permisos de API que la aplicación puede solicitar. Los tokens sin organización contienen los que el usuario ha consentido y tiene mediante un rol. Las API sin permisos aquí se rechazan con invalid_target.',
    add: 'Añadir permisos',
    addTitle: 'Añadir permisos para {{name}}',
    addText: 'Los usuarios ven las descripciones en la página de consentimiento.',
    none: 'Ningún permiso de API.',
    removeText:
      'La aplicación pierde el permiso con su próximo token, aunque los usuarios hayan dado su consentimiento.',
  },
  organization: {
    title: 'Permisos de organización',
    text: 'Permisos de la plantilla de organización que la aplicación puede solicitar. Los tokens para una organización los contienen si el usuario ha seleccionado la organización en la página de consentimiento y tiene el permiso en ella. La aplicación también necesita el ámbito urn:logto:scope:organizations.',
    add: 'Añadir permisos de organización',
    addTitle: 'Añadir permisos de organización para {{name}}',
    addText: 'Los usuarios ven las descripciones en la página de consentimiento.',
    none: 'Ningún permiso de organización.',
    removeText:
      'La aplicación pierde el permiso con su próximo token, aunque los usuarios hayan dado su consentimiento.',
  },
  organizationResource: {
    title: 'Permisos de API en organizaciones',
    text: 'Permisos de API que la aplicación puede solicitar para organizaciones. Solo los contienen los tokens con organization_id, para las organizaciones que el usuario ha seleccionado en la página de consentimiento.',
    add: 'Añadir permisos en organizaciones',
    addTitle: 'Añadir permisos de API en organizaciones para {{name}}',
    addText: 'Los usuarios ven las descripciones en la página de consentimiento.',
    none: 'Ningún permiso de API en organizaciones.',
    removeText:
      'La aplicación pierde el permiso con su próximo token, aunque los usuarios hayan dado su consentimiento.',
  },
  remove: 'Quitar',
  removeTitle: '¿Quitar {{name}}?',
  scopes: {
    profile: 'Nombre, nombre de usuario y avatar',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    address: 'Dirección postal',
    custom_data: 'Datos personalizados',
    identities: 'Cuentas vinculadas',
    roles: 'Roles',
    organizations: 'Organizaciones',
    organizationRoles: 'Roles de organización',
  },
};
