import type { Translation } from '../translated.ts';

/** Organizations, and the organizations of a user or application, in Spanish. */
export const organizations: Translation<'organizations'> = {
  title: 'Organizaciones',
  description: 'Tus clientes empresariales, cada uno con sus propios miembros, roles e imagen de marca.',
  search: 'Nombre o ID',
  columns: {
    name: 'Organización',
    description: 'Descripción',
    members: 'Miembros',
    createdAt: 'Creación',
  },
  mfaBadge: 'MFA obligatoria',
  empty: {
    title: 'Aún no hay organizaciones',
    text: 'Crea una para cada uno de tus clientes empresariales. Sus empleados serán los miembros.',
  },
  name: 'Nombre',
  descriptionLabel: 'Descripción',
  create: {
    action: 'Crear organización',
    description: 'Normalmente, una para cada uno de tus clientes empresariales.',
    namePlaceholder: 'Acme',
    descriptionPlaceholder: 'Cliente desde 2027, plan Enterprise',
  },
  tabs: {
    settings: 'Ajustes',
    members: 'Miembros',
    invitations: 'Invitaciones',
    'machine-to-machine': 'Máquina a máquina',
    branding: 'Marca',
  },
  general: {
    title: 'Organización',
    description: 'Cómo identifican la organización los administradores y las aplicaciones.',
  },
  mfa: {
    title: 'Autenticación multifactor',
    description: 'Cómo protegen los miembros sus cuentas.',
    label: 'Exigir un segundo factor',
    help: 'Los miembros necesitan un segundo factor para iniciar sesión y obtener tokens para esta organización.',
    missing:
      'No hay ningún segundo factor activado, así que los miembros no pueden configurarlo ni obtienen tokens para esta organización.',
    turnOn: 'Activar segundos factores',
  },
  jit: {
    title: 'Aprovisionamiento just-in-time',
    description: 'Usuarios que se hacen miembros automáticamente y los roles que reciben.',
    remove: 'Quitar {{name}}',
    domains: {
      label: 'Dominios de correo',
      help: 'Los usuarios que se registran con un correo electrónico verificado de estos dominios se hacen miembros.',
      none: 'Ningún dominio de correo.',
      add: 'Añadir dominio',
      field: 'Dominio de correo',
      invalid: 'Introduce un dominio, como example.com.',
      twice: 'Este dominio ya está en la lista.',
      public: 'Cualquiera puede obtener un correo electrónico de {{domain}} y hacerse miembro.',
      removeText:
        'Los usuarios que se registran con él ya no se hacen miembros. Los miembros actuales se mantienen.',
      removeConfirm: 'Quitar dominio',
    },
    connectors: {
      label: 'Conectores de SSO empresarial',
      help: 'Los usuarios que inician sesión con uno de ellos por primera vez se hacen miembros.',
      none: 'Ningún conector de SSO empresarial.',
      add: 'Añadir conectores de SSO',
      addTitle: 'Añadir conectores de SSO a {{name}}',
      search: 'Nombre',
      removeText:
        'Los usuarios que inician sesión con él ya no se hacen miembros. Los miembros actuales se mantienen.',
      removeConfirm: 'Quitar conector',
    },
    roles: {
      label: 'Roles predeterminados',
      help: 'Se asignan a los usuarios que se hacen miembros automáticamente.',
      none: 'Ningún rol predeterminado.',
      add: 'Añadir roles',
      addTitle: 'Añadir roles predeterminados a {{name}}',
      addDescription: 'Se asignan a los usuarios que se hacen miembros automáticamente.',
      removeText: 'Los miembros nuevos ya no lo reciben. Los miembros actuales lo conservan.',
      removeConfirm: 'Quitar rol',
    },
  },
  customData: {
    title: 'Datos personalizados',
    description: 'Datos que tus aplicaciones guardan con esta organización.',
    label: 'JSON',
  },
  members: {
    empty: {
      title: 'Aún no hay miembros',
      text: 'Añade usuarios y dales roles de la plantilla de organización.',
    },
    add: 'Añadir miembros',
    addTitle: 'Añadir miembros a {{name}}',
    remove: 'Quitar',
    removeTitle: '¿Quitar {{name}}?',
    removeText:
      'Pierde sus roles en esta organización y ya no puede obtener tokens para ella. La cuenta se conserva.',
    removeConfirm: 'Quitar miembro',
    removeSeveral_one: '¿Quitar {{count}} miembro?',
    removeSeveral_many: '¿Quitar {{count}} de miembros?',
    removeSeveral_other: '¿Quitar {{count}} miembros?',
    removeSeveralText:
      'Pierden sus roles en esta organización y ya no pueden obtener tokens para ella. Las cuentas se conservan.',
    removeSeveralConfirm: 'Quitar miembros',
  },
  machines: {
    search: 'Nombre o ID',
    columns: { name: 'Aplicación', description: 'Descripción' },
    empty: {
      title: 'Aún no hay aplicaciones de máquina a máquina',
      text: 'Añade servicios que actúan en nombre de esta organización, como una importación nocturna.',
    },
    add: 'Añadir aplicaciones de máquina a máquina',
    addTitle: 'Añadir aplicaciones de máquina a máquina a {{name}}',
    removeText: 'La aplicación pierde sus roles en esta organización y ya no puede obtener tokens para ella.',
    removeConfirm: 'Quitar aplicación',
    removeSeveral_one: '¿Quitar {{count}} aplicación de máquina a máquina?',
    removeSeveral_many: '¿Quitar {{count}} de aplicaciones de máquina a máquina?',
    removeSeveral_other: '¿Quitar {{count}} aplicaciones de máquina a máquina?',
    removeSeveralText:
      'Las aplicaciones pierden sus roles en esta organización y ya no pueden obtener tokens para ella.',
    removeSeveralConfirm: 'Quitar aplicaciones',
  },
  roles: {
    label: 'Roles',
    one: 'Rol',
    search: 'Rol, descripción o ID',
    edit: 'Editar roles',
    editTitle: 'Roles de {{name}}',
    editDescription: 'Los roles se aplican en esta organización a partir del próximo token de organización.',
    save: 'Guardar roles',
    assign: 'Asignar roles',
    assignTitle_one: 'Asignar roles a la selección ({{count}})',
    assignTitle_many: 'Asignar roles a la selección ({{count}})',
    assignTitle_other: 'Asignar roles a la selección ({{count}})',
  },
  /** The organizations of a user or application. */
  of: {
    search: 'Nombre, rol o ID',
    empty: {
      title: 'Aún no hay organizaciones',
      text: {
        User: 'Añade el usuario a las organizaciones a las que pertenece.',
        MachineToMachine: 'Añade la aplicación a las organizaciones para las que actúa.',
      },
    },
    add: 'Añadir a organizaciones',
    addTitle: 'Añadir {{name}} a organizaciones',
    remove: 'Quitar de la organización',
    removeTitle: '¿Quitar de {{name}}?',
    removeText: {
      User: 'El usuario pierde sus roles en esta organización y ya no puede obtener tokens para ella.',
      MachineToMachine:
        'La aplicación pierde sus roles en esta organización y ya no puede obtener tokens para ella.',
    },
    removeConfirm: 'Quitar',
  },
  bulk: {
    deleteTitle_one: '¿Eliminar {{count}} organización?',
    deleteTitle_many: '¿Eliminar {{count}} de organizaciones?',
    deleteTitle_other: '¿Eliminar {{count}} organizaciones?',
    deleteText:
      'Las organizaciones se eliminan de forma permanente. Sus usuarios y aplicaciones se conservan.',
    deleteConfirm: 'Eliminar organizaciones',
    deleteTyped_one: 'eliminar {{count}} organización',
    deleteTyped_many: 'eliminar {{count}} de organizaciones',
    deleteTyped_other: 'eliminar {{count}} organizaciones',
  },
  delete: {
    action: 'Eliminar organización',
    title: '¿Eliminar {{name}}?',
    text: 'También se eliminan sus ajustes y su imagen de marca. Los usuarios y las aplicaciones se conservan. No se puede deshacer.',
    members_one: '{{count}} miembro pierde el acceso.',
    members_many: '{{count}} de miembros pierden el acceso.',
    members_other: '{{count}} miembros pierden el acceso.',
    applications_one: '{{count}} aplicación de máquina a máquina pierde su acceso.',
    applications_many: '{{count}} de aplicaciones de máquina a máquina pierden su acceso.',
    applications_other: '{{count}} aplicaciones de máquina a máquina pierden su acceso.',
  },
};
