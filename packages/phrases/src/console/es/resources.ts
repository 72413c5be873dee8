import type { Translation } from '../translated.ts';

/** API resources, in Spanish. */
export const resources: Translation<'resources'> = {
  title: 'Recursos de API',
  description: 'Las API a las que llaman tus aplicaciones y sus permisos.',
  search: 'Nombre, identificador o ID',
  columns: { name: 'API', indicator: 'Identificador', lifetime: 'Duración del token' },
  builtIn: 'Integrada',
  default: 'Predeterminada',
  name: 'Nombre',
  indicator: 'Identificador de API',
  lifetime: 'Duración del token de acceso',
  lifetimeHelp:
    'Los tokens de acceso para esta API caducan después de este tiempo; no se pueden revocar antes.',
  empty: {
    title: 'Aún no hay recursos de API',
    text: 'Registra una API para que las aplicaciones puedan solicitar tokens de acceso para ella.',
  },
  create: {
    action: 'Crear recurso de API',
    title: 'Crear recurso de API',
    description: 'Los tokens de acceso tienen el identificador como audiencia.',
    namePlaceholder: 'Pedidos',
    indicatorHelp: 'Una URI absoluta. No hace falta que sea accesible y no se puede cambiar después.',
  },
  tabs: { permissions: 'Permisos', general: 'General' },
  permissions: {
    search: 'Permiso, descripción o ID',
    columns: { name: 'Permiso', description: 'Descripción', createdAt: 'Creación' },
    empty: {
      title: 'Aún no hay permisos',
      text: 'Los tokens de acceso contienen los permisos solicitados que tienen los roles del usuario.',
    },
    create: 'Crear permiso',
    createTitle: 'Crear permiso',
    createDescription: 'Dale el nombre de lo que permite, como read:orders.',
    edit: 'Editar',
    editTitle: 'Editar permiso',
    editDescription: 'Tu API comprueba el nombre en el token. Cámbialo también en ella.',
    save: 'Guardar permiso',
    name: 'Nombre',
    nameHelp: 'Sin espacios: los ámbitos se separan con espacios.',
    descriptionLabel: 'Descripción',
    descriptionPlaceholder: 'Ver todos los pedidos',
    delete: 'Eliminar permiso',
    deleteTitle: '¿Eliminar {{name}}?',
    deleteText: 'Se quita de todos los roles. Los tokens existentes lo conservan hasta que caducan.',
  },
  general: {
    title: 'API',
    text: 'Cómo identifican la API los administradores y los tokens de acceso.',
    indicatorHelp: 'La audiencia de sus tokens de acceso. No se puede cambiar.',
  },
  tokens: { title: 'Tokens de acceso', text: 'Se aplica a todos los tokens de acceso para esta API.' },
  defaultApi: {
    title: 'API predeterminada',
    text: 'Se usa si una solicitud no indica ninguna API.',
    label: 'API predeterminada de este inquilino',
    help: 'Solo una API puede ser la predeterminada. Esta sustituye a la actual.',
  },
  management: 'La Management API está integrada y no se puede cambiar.',
  notices: {
    managementApi:
      'La consola usa esta API. También pueden usarla las aplicaciones de máquina a máquina con un rol que tenga sus permisos.',
  },
  delete: {
    action: 'Eliminar recurso de API',
    title: '¿Eliminar {{name}}?',
    text: 'Las aplicaciones ya no pueden obtener tokens para ella. No se puede deshacer.',
    permissions_one: '{{count}} permiso se elimina y se quita de todos los roles.',
    permissions_many: '{{count}} de permisos se eliminan y se quitan de todos los roles.',
    permissions_other: '{{count}} permisos se eliminan y se quitan de todos los roles.',
  },
  guide: {
    action: 'Guía',
    other: 'Otro framework',
    title: 'Validar tokens: {{name}}',
    description: 'Acepta los tokens de acceso emitidos para {{name}} y rechaza los demás.',
    done: 'Listo',
    tool: 'Herramienta',
    install: 'Instala una biblioteca',
    check: 'Valida cada token',
    checkText:
      'Comprueba la firma, el emisor, la audiencia, el tipo y la caducidad. De lo contrario, también se aceptan tokens para otra API.',
    protect: 'Exige un permiso',
    protectText: 'Un token válido identifica a quien llama; sus permisos indican qué puede hacer.',
    token: 'Obtén un token para probar',
    tokenText:
      'Usa una aplicación de máquina a máquina con un rol que tenga el permiso. Obtiene un token con su ID y su secreto.',
  },
};
