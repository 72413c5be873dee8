import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications, in Spanish. The tabs and the guide have their own files. */
export const applications: Translation<'applications'> = {
  title: 'Aplicaciones',
  description: 'Aplicaciones en las que inician sesión tus usuarios y clientes de máquina a máquina.',
  search: 'Nombre, descripción o ID',
  lists: { mine: 'Mis aplicaciones', thirdParty: 'Aplicaciones de terceros', registration: 'Registro' },
  columns: { name: 'Aplicación', type: 'Tipo', id: 'ID', createdAt: 'Creación' },
  types: {
    SPA: 'Página única (SPA)',
    Traditional: 'Aplicación web',
    Native: 'Aplicación nativa',
    MachineToMachine: 'Máquina a máquina',
    Protected: 'Aplicación protegida',
    SAML: 'Aplicación SAML',
  },
  typeHelp: {
    SPA: 'Se ejecuta en el navegador y no tiene secreto.',
    Traditional: 'Genera las páginas en un servidor y tiene un secreto.',
    Native: 'Se instala en un dispositivo y no tiene secreto.',
    MachineToMachine: 'Llama a las API en su propio nombre, sin usuarios.',
    Protected: 'No tiene inicio de sesión propio. Un proxy inverso situado delante se encarga de él.',
    SAML: 'Es un proveedor de servicios compatible con SAML 2.0.',
  },
  name: 'Nombre',
  descriptionLabel: 'Descripción',
  thirdParty: 'Aplicación de terceros',
  thirdPartyHelp:
    'La gestiona otra empresa. Los usuarios deben dar su consentimiento antes de que reciba sus datos. Empieza con {{scopes}}; añade más en su pestaña Permisos. No se puede cambiar después.',
  thirdPartyBadge: 'De terceros',
  adminBadge: 'Acceso de gestión',
  builtIn: 'Esta aplicación está integrada. Sus URL siguen los ajustes del servidor.',
  empty: {
    title: 'Aún no hay aplicaciones',
    text: 'Elige tu framework y obtén una guía con código para tu aplicación.',
  },
  emptyThirdParty: {
    title: 'Aún no hay aplicaciones de terceros',
    text: 'Permite que tus usuarios inicien sesión en aplicaciones de otras empresas, con su consentimiento.',
  },
  create: {
    action: 'Crear aplicación',
    title: 'Crear aplicación',
    description: 'Elige tu framework. A continuación verás una guía con código para él.',
    search: 'Framework, lenguaje o biblioteca',
    named: 'Crear aplicación con {{name}}',
    device: 'Crear aplicación para {{name}}',
    nameHelp: 'Se muestra a los usuarios en la página de consentimiento y a los administradores.',
    namePlaceholder: 'Tienda en línea',
  },
  tabs: {
    settings: 'Ajustes',
    branding: 'Marca',
    access: 'Acceso',
    permissions: 'Permisos',
    roles: 'Roles',
    logs: 'Registros',
    organizations: 'Organizaciones',
  },
  access,
  ...settings,
  roles: {
    search: 'Nombre, descripción o ID',
    columns: { name: 'Rol', description: 'Descripción' },
    empty: {
      title: 'Aún no hay roles',
      text: 'Sin un rol, la aplicación no tiene permisos de API.',
    },
    assign: 'Asignar roles',
    assignTitle: 'Asignar roles a {{name}}',
    assignDescription: 'La aplicación recibe sus permisos con su próximo token.',
    remove: 'Quitar',
    removeTitle: '¿Quitar {{name}}?',
    removeText: 'La aplicación pierde sus permisos con su próximo token.',
    removeConfirm: 'Quitar rol',
    noneTitle: 'Esta aplicación actúa en nombre de los usuarios',
    noneText:
      'Sus permisos son los del usuario que ha iniciado sesión. Solo las aplicaciones de máquina a máquina tienen roles.',
  },
  organizations: {
    noneTitle: 'Esta aplicación actúa en nombre de los usuarios',
    noneText:
      'Actúa para las organizaciones del usuario que ha iniciado sesión. Solo las aplicaciones de máquina a máquina pertenecen por sí mismas a organizaciones.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Sin URI de redirección',
    serviceProvider: 'Falta el ID de entidad o la URL de ACS',
    signInMethod: 'Sin método de inicio de sesión',
  },
  today: {
    signIns_zero: 'Ningún inicio de sesión hoy',
    signIns_one: '{{number}} inicio de sesión hoy',
    signIns_many: '{{number}} de inicios de sesión hoy',
    signIns_other: '{{number}} inicios de sesión hoy',
    tokens_zero: 'Ningún token emitido hoy',
    tokens_one: '{{number}} token emitido hoy',
    tokens_many: '{{number}} de tokens emitidos hoy',
    tokens_other: '{{number}} tokens emitidos hoy',
    more: {
      signIns: 'Inicios de sesión hoy: más de {{number}}',
      tokens: 'Tokens emitidos hoy: más de {{number}}',
    },
  },
  bulk: {
    deleteTitle_one: '¿Eliminar {{count}} aplicación?',
    deleteTitle_many: '¿Eliminar {{count}} de aplicaciones?',
    deleteTitle_other: '¿Eliminar {{count}} aplicaciones?',
    deleteText:
      'Las aplicaciones se eliminan de forma permanente y se cierra la sesión de los usuarios en ellas.',
    deleteConfirm: 'Eliminar aplicaciones',
    deleteTyped_one: 'eliminar {{count}} aplicación',
    deleteTyped_many: 'eliminar {{count}} de aplicaciones',
    deleteTyped_other: 'eliminar {{count}} aplicaciones',
  },
  delete: {
    action: 'Eliminar aplicación',
    title: '¿Eliminar {{name}}?',
    text: 'Los usuarios ya no pueden iniciar sesión en ella y sus tokens se rechazan. No se puede deshacer.',
    users_one: 'Se cierra la sesión de {{count}} usuario en ella.',
    users_many: 'Se cierra la sesión de {{count}} de usuarios en ella.',
    users_other: 'Se cierra la sesión de {{count}} usuarios en ella.',
    secrets_one: '{{count}} secreto deja de funcionar.',
    secrets_many: '{{count}} de secretos dejan de funcionar.',
    secrets_other: '{{count}} secretos dejan de funcionar.',
    roles_one: 'Se le quita {{count}} rol.',
    roles_many: 'Se le quitan {{count}} de roles.',
    roles_other: 'Se le quitan {{count}} roles.',
  },
  guide,
};
