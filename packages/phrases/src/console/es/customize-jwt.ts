import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Spanish. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT personalizado',
  description:
    'Scripts que añaden claims a los tokens de acceso o intervienen en los inicios de sesión, y los claims de los tokens de ID.',
  types: {
    'access-token': {
      title: 'Tokens de acceso de usuarios',
      text: 'Un script añade claims a los tokens de acceso de los usuarios: al iniciar sesión, en cada actualización y para organizaciones.',
    },
    'client-credentials': {
      title: 'Tokens de máquina a máquina',
      text: 'Un script añade claims a los tokens de acceso de las aplicaciones de máquina a máquina.',
    },
  },
  state: {
    none: 'Sin script',
    blocking: 'Script activo. Si falla, no se emite ningún token.',
    lenient: 'Script activo. Si falla, el token se emite sin sus claims.',
  },
  actions: {
    'post-first-factor': {
      title: 'Tras una contraseña incorrecta',
      text: 'Un script comprueba una contraseña incorrecta en otro sistema. Si allí es correcta, se crea o actualiza el usuario con ella, y así los usuarios migran al iniciar sesión.',
      script:
        'runAction devuelve { action, user, passwordVerified: true } si la contraseña es correcta: createUser para un usuario desconocido y updateUser en los demás casos. Si no devuelve nada o falla, se rechaza el inicio de sesión.',
    },
    'post-sign-in': {
      title: 'Al final de un inicio de sesión',
      text: 'Un script se ejecuta después de todos los pasos de verificación. Puede actualizar el usuario o rechazar el inicio de sesión.',
      script:
        'runAction devuelve { action: "updateUser", user } para cambiar el usuario, o nada. api.denyAccess rechaza el inicio de sesión. Una ejecución dura 3 segundos como máximo.',
    },
    state: { on: 'Activado', off: 'Desactivado. El script se conserva.' },
    enabled: { label: 'Activado', help: 'Si se desactiva, el script se conserva, pero no se ejecuta.' },
    passwords: {
      title: 'Este script recibe contraseñas en texto sin cifrar',
      text: 'Envíalas solo al sistema que las comprueba, por HTTPS. Aquí no se registran.',
    },
    policy: {
      label: 'Si el script falla',
      block: { label: 'Rechazar el inicio de sesión', help: 'El usuario puede intentarlo de nuevo.' },
      allow: {
        label: 'Continuar sin el script',
        help: 'El registro de auditoría recoge el error. Un script que llama a api.denyAccess rechaza igualmente el inicio de sesión.',
      },
    },
    test: 'Ejecuta el script del editor con un evento de ejemplo. No se cambia ningún usuario ni se guarda nada.',
    event: 'Evento de ejemplo',
    result: 'Resultado',
    none: {
      title: 'El script no ha devuelto nada',
      'post-first-factor': 'Se rechaza el inicio de sesión.',
      'post-sign-in': 'El inicio de sesión continúa.',
    },
  },
  create: 'Crear script',
  edit: 'Editar script',
  delete: {
    action: 'Eliminar script',
    title: '¿Eliminar el script «{{title}}»?',
    ofAction: 'Los inicios de sesión continúan sin él. Se eliminan todas las versiones y variables.',
    text: 'Los tokens nuevos ya no contienen sus claims, así que las API que los necesitan rechazan los tokens. Se eliminan todas las versiones y variables.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims devuelve los claims. Puede ser asíncrona y llamar a fetch hasta cinco veces. Una ejecución dura 3 segundos como máximo.',
    label: 'Script',
    help: 'Pulsa Ctrl+Espacio para ver los datos disponibles.',
    syntaxError: 'Error de sintaxis',
  },
  block: {
    label: 'No emitir ningún token si el script falla',
    help: 'De lo contrario, el token se emite sin los claims del script y el registro de auditoría recoge el error.',
  },
  variables: {
    label: 'Variables de entorno',
    help: 'Para los secretos del script. Los valores se guardan cifrados y no se pueden volver a leer.',
    name: 'Nombre',
    value: 'Valor de {{name}}',
    add: 'Añadir variable',
    remove: 'Quitar {{name}}',
  },
  samples: { token: 'Token de ejemplo', context: 'Contexto de ejemplo' },
  run: {
    title: 'Prueba',
    text: 'Ejecuta el script del editor con datos de ejemplo. No se emite ningún token ni se guarda nada.',
    action: 'Ejecutar',
    token: 'Claims en el token',
    console: 'Consola',
    ignored: 'Los scripts no pueden definir estos claims',
    denied: 'El script ha denegado el acceso',
    failed: 'El script ha fallado',
    failedAt: 'El script ha fallado en la línea {{line}}',
    limited: 'Se ha detenido la ejecución',
    limits: {
      time: 'Ha tardado más de 3 segundos.',
      memory: 'Ha usado demasiada memoria.',
      queue: 'Hay demasiados scripts en espera. Inténtalo de nuevo en un momento.',
    },
    time: 'Terminado en {{milliseconds}} ms',
  },
  versions: {
    title: 'Versiones',
    text: 'Todas las versiones guardadas del script. Al restaurar una, se pone en el editor; guárdala para activarla.',
    version: 'Versión {{version}}',
    compare: 'Comparar',
    restore: 'Restaurar',
    same: 'Esta versión está en el editor.',
    difference: 'Cambios si se restaura',
  },
  idToken: {
    title: 'Claims de los tokens de ID',
    text: 'Claims opcionales que contienen los tokens de ID.',
    edit: 'Elegir claims',
    label: 'Claims',
    help: 'Un claim está en el token de ID solo si la aplicación solicita su ámbito. El endpoint userinfo los devuelve todos.',
    claims: {
      custom_data: 'Los datos personalizados del usuario. Ámbito: custom_data',
      identities: 'Cuentas sociales vinculadas. Ámbito: identities',
      sso_identities: 'Identidades empresariales. Ámbito: identities',
      roles: 'Nombres de los roles del usuario. Ámbito: roles',
      organizations: 'ID de las organizaciones del usuario. Ámbito: urn:logto:scope:organizations',
      organization_data: 'ID y nombres de estas organizaciones. Ámbito: urn:logto:scope:organizations',
      organization_roles: 'Roles en organizaciones. Ámbito: urn:logto:scope:organization_roles',
    },
  },
};
