/** The tab Access of an application, in Spanish. */
export const access = {
  badge: 'Acceso limitado',
  title: 'Acceso',
  text: 'Controla qué usuarios pueden iniciar sesión en esta aplicación. Los cambios se guardan de inmediato.',
  label: 'Solo los usuarios de la lista siguiente',
  isOpen: 'Todos los usuarios de este inquilino pueden usar la aplicación.',
  isLimited: 'Los demás usuarios ven una página que les indica que no tienen acceso.',
  empty:
    'Todos los usuarios de este inquilino pueden usar la aplicación. Para limitar el acceso, añade primero usuarios, roles u organizaciones a la lista.',
  limit: {
    title: '¿Limitar el acceso a {{name}}?',
    text: 'Los usuarios que no están en la lista ya no pueden iniciar sesión en ella. Si tienen la sesión iniciada, no reciben tokens nuevos; los tokens de acceso para las API siguen siendo válidos hasta que caducan.',
    confirm: 'Limitar acceso',
  },
  open: {
    title: '¿Permitir que todos los usuarios usen {{name}}?',
    text: 'La lista se conserva, así que puedes volver a limitar el acceso.',
    confirm: 'Abrir a todos',
  },
  list: {
    title: 'Lista de acceso',
    open: 'No tiene efecto mientras el acceso no esté limitado.',
    limited:
      'Basta con que un usuario coincida con una entrada. Los cambios se aplican en el próximo inicio de sesión y en el próximo token.',
  },
  users: {
    label: 'Usuarios',
    none: 'Ningún usuario.',
    add: 'Añadir usuarios',
    addTitle: 'Añadir usuarios a la lista',
  },
  roles: {
    label: 'Roles',
    help: 'Todos los usuarios con uno de estos roles.',
    none: 'Ningún rol.',
    add: 'Añadir roles',
    addTitle: 'Añadir roles a la lista',
    users_one: '{{count}} usuario',
    users_many: '{{count}} de usuarios',
    users_other: '{{count}} usuarios',
  },
  organizations: {
    label: 'Organizaciones',
    help: 'Los miembros de una de estas organizaciones, o solo los que tienen determinados roles en ella.',
    none: 'Ninguna organización.',
    add: 'Añadir organizaciones',
    addTitle: 'Añadir organizaciones a la lista',
    addDescription: 'Si eliges roles, solo los miembros que tienen uno de ellos en la organización.',
    all: 'Todos los miembros',
    withRoles: 'Miembros con el rol {{roles}}',
  },
  last: {
    title: 'No se puede quitar la última entrada',
    text: 'Con la lista vacía, ningún usuario podría iniciar sesión. Añade primero otra entrada o desactiva «{{label}}» para abrir la aplicación a todos los usuarios.',
  },
  showAll: 'Mostrar {{count}} más',
  removeText:
    'Los usuarios que no coinciden con ninguna otra entrada pierden el acceso con el próximo inicio de sesión o token.',
  removeConfirm: 'Quitar de la lista',
  noneTitle: 'No se puede limitar el acceso',
  noneText:
    'Las aplicaciones integradas están abiertas a todos los usuarios, y las aplicaciones de máquina a máquina no tienen usuarios.',
};
