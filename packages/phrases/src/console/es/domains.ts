import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Spanish. */
export const domains: Translation<'domains'> = {
  title: 'Dominios personalizados',
  description: 'Permite que los usuarios inicien sesión en tu propio dominio, como login.example.com.',
  columns: { domain: 'Dominio', status: 'Estado', detail: 'Siguiente paso', added: 'Añadido' },
  primary: 'Principal',
  status: {
    PendingVerification: 'A la espera del DNS',
    PendingSsl: 'A la espera del certificado',
    Active: 'Activo',
    Error: 'Fuera de servicio',
  },
  detail: {
    PendingVerification: 'Crea los registros DNS',
    PendingSsl: 'DNS verificado; el proxy obtiene un certificado',
    Active: 'Listo para iniciar sesión',
    failing: 'Faltan registros DNS',
    Error: 'Corrige los registros DNS',
  },
  full_one: 'Un inquilino puede tener {{count}} dominio personalizado. Para añadir otro, elimínalo primero.',
  full_many:
    'Un inquilino puede tener {{count}} de dominios personalizados. Para añadir otro, elimina uno primero.',
  full_other:
    'Un inquilino puede tener {{count}} dominios personalizados. Para añadir otro, elimina uno primero.',
  empty: {
    title: 'Aún no hay dominios personalizados',
    text: 'Los usuarios inician sesión en la URL de este servidor. Añade un dominio para usar el tuyo.',
  },
  create: {
    action: 'Añadir dominio',
    title: 'Añadir dominio personalizado',
    description: 'A continuación crearás dos registros DNS que verifican que el dominio es tuyo.',
    label: 'Dominio',
    help: 'Un host de un dominio que gestiones, con al menos tres partes, como login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Archivos de verificación' },
  check: 'Comprobar de nuevo',
  lastChecked: 'Última comprobación: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Crea estos registros donde gestionas el DNS del dominio',
      text: 'Se comprueban cada pocos minutos durante una semana. Los cambios de DNS pueden tardar varias horas en surtir efecto.',
    },
    PendingSsl: {
      title: 'El DNS está verificado. A la espera de una conexión segura con el dominio',
      text: 'El proxy situado delante de este servidor tiene que obtener un certificado para el dominio y reenviar sus solicitudes.',
    },
    Error: {
      title: 'Este dominio está fuera de servicio',
      text: 'Corrige los registros DNS y comprueba de nuevo. También se comprueban cada hora.',
    },
    failing: {
      title: 'Los registros DNS de este dominio faltan desde el {{time}}',
      text: 'El dominio sigue funcionando. Si los registros faltan durante un día, deja de funcionar hasta que vuelvan.',
    },
  },
  problem: 'Resultado de la última comprobación: {{problem}}',
  records: {
    title: 'Registros DNS',
    description: 'Conserva ambos registros mientras uses el dominio.',
    type: 'Tipo',
    name: 'Nombre',
    value: 'Valor',
    state: 'Encontrado',
    unchecked: 'Sin comprobar aún',
    met: 'Correcto',
    missing: 'No encontrado',
    apex: 'En lugar del registro CNAME, puedes usar registros A y AAAA con las direcciones IP de {{target}}.',
  },
  addresses: {
    title: 'URL',
    description: 'Para aplicaciones cuyos usuarios inician sesión en este dominio.',
    issuer: 'Emisor',
    discovery: 'Endpoint de descubrimiento',
    providers:
      'Los proveedores sociales y empresariales también necesitan las URL de callback de este dominio. La Management API y la Account API aceptan tokens de este emisor.',
  },
  makePrimary: {
    action: 'Hacer principal',
    title: '¿Convertir {{domain}} en el dominio principal?',
    text: 'Los enlaces de las invitaciones y los mensajes que envían los administradores llevan a él. Las aplicaciones conservan las URL que usan.',
  },
  noPrimary: {
    action: 'No usar como principal',
    title: '¿Volver a usar la URL del servidor en los enlaces?',
    text: 'Los enlaces ya enviados siguen funcionando mientras {{domain}} esté activo.',
  },
  delete: {
    action: 'Eliminar dominio',
    title: '¿Eliminar {{domain}}?',
    text: 'Deja de funcionar de inmediato. Los usuarios que iniciaron sesión en él tienen que volver a hacerlo, y las aplicaciones que usan su emisor dejan de funcionar.',
    users_one:
      'La única clave de acceso de {{count}} usuario pertenece a este dominio y deja de funcionar: {{names}}',
    users_many:
      'Las únicas claves de acceso de {{count}} de usuarios pertenecen a este dominio y dejan de funcionar: {{names}}',
    users_other:
      'Las únicas claves de acceso de {{count}} usuarios pertenecen a este dominio y dejan de funcionar: {{names}}',
    more: '{{names}} y otros',
  },
  files: {
    title: 'Archivos de verificación',
    description:
      'Archivos que otros servicios buscan en el dominio, como Apple, Google o los motores de búsqueda.',
    path: 'Ruta',
    pathHelp: 'Un archivo con extensión en la raíz, o una ruta en /.well-known/.',
    type: 'Tipo',
    types: { 'text/plain': 'Texto', 'application/json': 'JSON' },
    content: 'Contenido',
    add: 'Añadir archivo',
    remove: 'Quitar archivo {{number}}',
    file: 'Archivo {{number}}',
    none: 'Ningún archivo',
  },
};
