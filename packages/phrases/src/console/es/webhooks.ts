import type { Translation } from '../translated.ts';

/** Webhooks, in Spanish. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhooks',
  description:
    'Avisa a tus servidores de inicios de sesión, cambios de usuarios y otros eventos en cuanto ocurren.',
  search: 'Nombre, URL o ID',
  name: 'Nombre',
  url: 'URL del endpoint',
  urlHelp: 'Recibe los eventos en solicitudes POST con un cuerpo JSON.',
  columns: {
    name: 'Webhook',
    url: 'Endpoint',
    rate: 'Éxito, últimas 24 horas',
    status: 'Estado',
  },
  rate: '{{percent}} de {{total}}',
  noRequests: 'Ninguna solicitud',
  states: { enabled: 'Activado', disabled: 'Desactivado', failing: 'Con fallos' },
  empty: {
    title: 'Aún no hay webhooks',
    text: 'Crea un webhook para actualizar tus propios sistemas cuando algo cambie en Gatehouse.',
  },
  create: {
    action: 'Crear webhook',
    title: 'Crear webhook',
    description:
      'Elige un endpoint y los eventos que se envían. Los demás ajustes se pueden cambiar después.',
  },
  tabs: { settings: 'Ajustes', requests: 'Solicitudes recientes' },
  failing: {
    title: 'Todas las solicitudes fallan desde el {{time}}',
    text: 'Después de tres días, el webhook se desactiva. Los eventos fallidos se guardan durante 14 días y se pueden reenviar.',
  },
  disabledAfter: {
    title: 'Desactivado el {{time}} porque todas las solicitudes fallaron durante tres días',
    text: 'Corrige el endpoint, activa el webhook y reenvía los eventos fallidos.',
  },
  general: {
    title: 'Webhook',
    description: 'Nombre y endpoint.',
    enabled: 'Activado',
    enabledHelp:
      'Un webhook desactivado no recibe eventos. Los que ocurren mientras está desactivado no se envían después.',
  },
  subscribed: {
    title: 'Eventos',
    description: 'Eventos que se envían al endpoint.',
    label: 'Eventos',
    all: 'Todos los eventos: {{family}}',
    count_one: '{{count}} evento',
    count_many: '{{count}} de eventos',
    count_other: '{{count}} eventos',
  },
  families: {
    flows: 'Inicio de sesión y registro',
    users: 'Usuarios',
    roles: 'Roles',
    scopes: 'Permisos de recursos de API',
    organizations: 'Organizaciones',
    template: 'Plantilla de organización',
    limits: 'Límites',
  },
  delivery: {
    title: 'Solicitudes',
    description: 'Cómo se envían los eventos.',
    headers: 'Cabeceras',
    headersHelp:
      'Se envían con cada solicitud. Los valores no se vuelven a mostrar. Para conservar un valor, deja los puntos.',
    headerName: 'Nombre de la cabecera',
    headerValue: 'Valor de {{name}}',
    addHeader: 'Añadir cabecera',
    removeHeader: 'Quitar {{name}}',
    retries: 'Reintentos',
    retriesHelp: 'Una solicitud fallida se reintenta después de 10 segundos, 1 minuto y 10 minutos.',
    retryCounts: { none: 'Ninguno', one: '1 reintento', two: '2 reintentos', three: '3 reintentos' },
  },
  key: {
    title: 'Clave de firma',
    description: 'Úsala para verificar que las solicitudes proceden de Gatehouse.',
    label: 'Clave de firma',
    secret: 'clave de firma',
    help: 'La cabecera gatehouse-signature de cada solicitud contiene una firma de su cuerpo y su hora.',
    replace: 'Sustituir clave de firma',
    replaceTitle: '¿Sustituir la clave de firma?',
    replaceText:
      'Las solicitudes nuevas y los reintentos se firman con la clave nueva. Tu endpoint los rechaza hasta que la tenga. Se reintentan y se pueden reenviar más tarde.',
    replaced: 'Se ha sustituido la clave de firma.',
  },
  test: {
    title: 'Prueba',
    description: 'Envía eventos de ejemplo al endpoint guardado.',
    label: 'Evento de ejemplo',
    every: 'Todos los eventos suscritos',
    action: 'Enviar prueba',
    sent: 'El endpoint ha aceptado la prueba.',
    refused: 'El endpoint ha respondido con el estado {{status}}.',
  },
  requests: {
    columns: {
      time: 'Hora',
      event: 'Evento',
      result: 'Resultado',
      status: 'Respuesta',
    },
    results: { Success: 'Correcto', Error: 'Error' },
    result: 'Resultado',
    event: 'Evento',
    noAnswer: 'Sin respuesta',
    duration: '{{ms}} ms',
    empty: {
      title: 'Ninguna solicitud en las últimas 24 horas',
      text: 'Las solicitudes aparecen aquí en cuanto ocurre un evento suscrito.',
    },
    replayAll: 'Reenviar eventos fallidos',
    replayAllTitle: '¿Reenviar los eventos fallidos?',
    replayAllText: 'Se reenvían en orden todos los eventos fallidos de este período que aún se guardan.',
    since: 'Fallidos en el período',
    periods: { hour: 'Última hora', day: 'Últimas 24 horas', all: 'Últimos 14 días' },
    replayed_one: 'Se reenvía {{count}} evento.',
    replayed_many: 'Se reenvían {{count}} de eventos.',
    replayed_other: 'Se reenvían {{count}} eventos.',
    replayedNone: 'No se guarda ningún evento fallido de este período.',
  },
  request: {
    title: '{{event}}',
    request: 'Solicitud',
    response: 'Respuesta',
    headers: 'Cabeceras',
    body: 'Cuerpo',
    noAnswer: 'El endpoint no ha respondido.',
    emptyAnswer: 'La respuesta no tiene cuerpo.',
    deliveryId: 'ID del evento',
    attempt: 'Intento {{number}}',
    states: { Delivered: 'Entregado', Waiting: 'A la espera de un reintento', Failed: 'Fallido' },
    replay: 'Reenviar',
    replayed: 'Se reenvía el evento.',
  },
  events: {
    PostRegister: 'Un usuario se ha registrado en las páginas de inicio de sesión.',
    PostSignIn: 'Un usuario ha iniciado sesión.',
    PostResetPassword: 'Un usuario ha restablecido una contraseña olvidada.',
    PostSignInAdaptiveMfaTriggered: 'Un inicio de sesión inusual ha exigido un segundo factor.',
    User: {
      Created: 'Se ha creado un usuario, también por registro.',
      Deleted: 'Se ha eliminado un usuario. El evento contiene su último estado.',
      Data: {
        Updated: 'Han cambiado los datos, la contraseña o los métodos de inicio de sesión de un usuario.',
      },
      SuspensionStatus: { Updated: 'Se ha suspendido o reactivado un usuario.' },
      Roles: { Updated: 'Un usuario ha recibido o perdido roles.' },
      Identity: {
        Linked: 'Un usuario ha vinculado una cuenta de otro servicio.',
        Unlinked: 'Se ha desvinculado una cuenta de otro servicio.',
      },
      MfaVerification: {
        Created: 'Se ha añadido un segundo factor a un usuario.',
        Deleted: 'Se ha quitado el segundo factor de un usuario.',
      },
      Session: { Ended: 'Ha terminado una sesión o todas las sesiones de un usuario.' },
    },
    Import: {
      Completed:
        'Ha terminado una importación de usuarios. Es un solo evento, sean cuantos sean los usuarios que ha añadido.',
    },
    Role: {
      Created: 'Se ha creado un rol.',
      Deleted: 'Se ha eliminado un rol.',
      Data: { Updated: 'Ha cambiado el nombre o la descripción de un rol.' },
      Scopes: { Updated: 'Un rol ha recibido o perdido permisos.' },
    },
    Application: {
      Roles: { Updated: 'Una aplicación de máquina a máquina ha recibido o perdido roles.' },
    },
    Scope: {
      Created: 'Se ha creado un permiso de un recurso de API.',
      Deleted: 'Se ha eliminado un permiso de un recurso de API.',
      Data: { Updated: 'Ha cambiado un permiso de un recurso de API.' },
    },
    Organization: {
      Created: 'Se ha creado una organización.',
      Deleted: 'Se ha eliminado una organización.',
      Data: { Updated: 'Han cambiado los datos o los ajustes de una organización.' },
      Membership: {
        Updated: 'Se han añadido o quitado miembros de una organización.',
        Roles: { Updated: 'Han cambiado los roles de organización de un miembro.' },
      },
    },
    OrganizationRole: {
      Created: 'Se ha creado un rol de organización.',
      Deleted: 'Se ha eliminado un rol de organización.',
      Data: { Updated: 'Ha cambiado un rol de organización.' },
      Scopes: { Updated: 'Un rol de organización ha recibido o perdido permisos.' },
    },
    OrganizationScope: {
      Created: 'Se ha creado un permiso de organización.',
      Deleted: 'Se ha eliminado un permiso de organización.',
      Data: { Updated: 'Ha cambiado un permiso de organización.' },
    },
    Identifier: {
      Lockout: 'El inicio de sesión con un identificador está bloqueado tras demasiados intentos.',
    },
    Message: { RateLimited: 'Se han solicitado demasiados mensajes para un destinatario.' },
    Grant: {
      LimitExceeded:
        'Un inicio de sesión ha superado el límite de autorizaciones de una aplicación, así que han terminado las más antiguas.',
    },
  },
  delete: {
    action: 'Eliminar webhook',
    title: '¿Eliminar {{name}}?',
    text: 'Su endpoint ya no recibe eventos. También se eliminan los eventos pendientes y fallidos y la lista de solicitudes.',
  },
};
