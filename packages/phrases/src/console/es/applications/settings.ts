/** The tab Settings of an application, in Spanish. */
export const settings = {
  general: {
    title: 'General',
    text: 'Cómo identifican la aplicación los usuarios y los administradores.',
  },
  endpoints: {
    title: 'Endpoints',
    text: 'Endpoints para tu biblioteca cliente. La mayoría solo necesita el endpoint de descubrimiento.',
    applicationId: 'ID de la aplicación',
    discovery: 'Descubrimiento',
    endpoint: 'Endpoint',
    issuer: 'Emisor',
    authorization: 'Autorización',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Claves públicas (JWKS)',
    endSession: 'Cierre de sesión',
    device: 'Autorización de dispositivo',
    more: 'Mostrar todos los endpoints',
  },
  deviceFlow: {
    title: 'Flujo de dispositivo',
    text: 'Para televisores, líneas de comandos y otros dispositivos sin navegador. El dispositivo muestra un código y los usuarios lo introducen en su teléfono u ordenador.',
    address: 'URL de verificación',
    onlyWay: 'Los usuarios solo inician sesión en esta aplicación con el flujo de dispositivo.',
    unused:
      'Esta aplicación no usa el flujo de dispositivo. Se elige al crear la aplicación y no se puede cambiar después.',
    create: 'Crear aplicación para flujo de dispositivo',
  },
  protected: {
    title: 'Protección',
    text: 'Ajustes del proxy inverso situado delante de la aplicación. La guía muestra cómo añadirlos a su configuración.',
    banner:
      'Gatehouse no reenvía solicitudes. Tu proxy inverso responde en {{host}}, gestiona el inicio de sesión de los usuarios y pasa su identidad a la aplicación.',
    subDomain: 'Subdominio',
    subDomainHelp:
      'Los usuarios abren la aplicación en este subdominio de {{domain}}. No se puede cambiar después.',
    host: 'Host',
    hostHelp: 'Crea un registro DNS que apunte a tu proxy.',
    origin: 'Origen',
    originHelp: 'Esquema, host y puerto a los que reenvía el proxy. Permite conexiones solo desde el proxy.',
    sessionDuration: 'Duración de la sesión',
    sessionDurationHelp: 'Cuánto tiempo mantienen los usuarios la sesión iniciada en el proxy.',
    pageRules: 'Rutas protegidas',
    pageRulesHelp:
      'Expresiones regulares de las rutas que exigen iniciar sesión. Si se deja vacío, lo exigen todas.',
    uriElsewhere: 'Introduce una URL de https://{{host}}, el host de la aplicación.',
  },
  protectedDomain: {
    title: 'Dominio personalizado',
    text: 'Un dominio adicional para la aplicación. Tu proxy también lo sirve.',
    none: 'Ningún dominio personalizado.',
    add: 'Añadir dominio',
    addText:
      'Apúntalo a {{host}} con un registro CNAME y añádelo a la configuración de tu proxy. Sus URI de redirección se añaden.',
    domain: 'Dominio',
    status: 'Estado',
    states: {
      PendingVerification: 'A la espera del DNS',
      PendingSsl: 'A la espera del proxy',
      Active: 'Activo',
      Error: 'Falta el registro DNS',
    },
    record: 'Registro CNAME',
    check: 'Comprobar de nuevo',
    delete: 'Quitar dominio',
    deleteOf: 'Quitar {{domain}}',
    deleteTitle: '¿Quitar {{domain}}?',
    deleteText:
      'Se quitan sus URI de redirección, así que los usuarios ya no pueden iniciar sesión en la aplicación en {{domain}}.',
  },
  secrets: {
    title: 'Secretos',
    text: 'Autentican la aplicación. Puede haber varios activos, así que puedes rotarlos sin interrupciones.',
    create: 'Crear secreto',
    createText: 'Se activa de inmediato.',
    name: 'Nombre',
    namePlaceholder: 'producción',
    expiryHelp: 'El secreto deja de funcionar después de esta fecha.',
    never: 'No caduca',
    created: 'Creado:',
    expires: 'Caduca:',
    expired: 'Caducado',
    empty: 'Ningún secreto. La aplicación no puede autenticarse.',
    made: 'Secreto creado',
    madeText:
      'Cópialo en tu aplicación. Podrás verlo de nuevo más adelante; cada consulta queda en el registro de auditoría.',
    done: 'Listo',
    delete: 'Eliminar secreto',
    deleteOf: 'Eliminar el secreto {{name}}',
    deleteTitle: '¿Eliminar {{name}}?',
    deleteText: 'Las solicitudes que lo usan se rechazan de inmediato.',
    deleteLastText: 'Es el único secreto. La aplicación no puede autenticarse hasta que crees otro.',
  },
  authentication: {
    title: 'Autenticación del cliente',
    text: 'Cómo se autentica la aplicación cuando solicita tokens.',
    method: 'Método',
    methods: {
      client_secret: 'Secreto de cliente',
      private_key_jwt: 'Clave privada (private_key_jwt)',
    },
    methodHelp: {
      client_secret: 'La aplicación envía uno de sus secretos.',
      private_key_jwt:
        'La aplicación firma una aserción de corta duración y aquí solo se guarda su clave pública. Sus secretos se rechazan.',
    },
    keys: 'Claves públicas (JWKS)',
    keysHelp:
      'Un JSON Web Key Set con un máximo de diez claves públicas: EC (P-256, P-384), RSA de al menos 2048 bits o Ed25519. Añade la clave nueva antes de quitar la antigua.',
  },
  protections: {
    title: 'Protecciones',
    text: 'Estándares que refuerzan la protección de los inicios de sesión y los tokens. La biblioteca cliente debe admitirlos.',
    options: {
      off: 'No usar',
      allowed: 'Permitir',
      required: 'Exigir',
    },
    pushedRequests: 'Solicitudes de autorización push (PAR)',
    pushedRequestsHelp:
      'La aplicación envía primero al servidor los parámetros de un inicio de sesión (RFC 9126), para que ningún navegador pueda cambiarlos.',
    signedRequests: 'Solicitudes firmadas (JAR)',
    signedRequestsHelp:
      'La aplicación firma los parámetros de un inicio de sesión con su clave privada (RFC 9101).',
    boundTokens: 'Tokens vinculados (DPoP)',
    boundTokensHelp:
      'Los tokens de acceso están vinculados a una clave de la aplicación (RFC 9449) y no sirven a nadie más. También lo están los tokens de actualización de las aplicaciones sin secreto.',
    stepUp: 'Autenticación reforzada',
    stepUpHelp:
      'La aplicación puede pedir un segundo factor cuando lo necesite (acr_values, RFC 9470), y sus tokens indican cómo ha iniciado sesión el usuario (acr).',
  },
  redirects: {
    title: 'Redirecciones',
    text: 'URL a las que pueden volver los usuarios. Deben coincidir exactamente.',
    redirectUris: 'URI de redirección',
    none: 'Ninguna URI de redirección. Los usuarios aún no pueden iniciar sesión en esta aplicación en un navegador.',
    postLogoutRedirectUris: 'URI de redirección tras cerrar sesión',
    unencrypted: 'Sin cifrar. Usa https fuera de localhost.',
    formPost: 'Permitir form_post',
    formPostHelp:
      'La aplicación puede solicitar response_mode=form_post: el código se envía entonces a la URI de redirección en el cuerpo de un POST y no en la URL.',
  },
  uriProblems: {
    machine: 'Los usuarios no pueden iniciar sesión en aplicaciones de máquina a máquina.',
    wildcard: 'No se permiten comodines. Indica cada URI.',
    malformed: 'Introduce una URI completa, sin espacios, fragmento ni credenciales.',
    web: 'Empieza por https:// o http://.',
    native: 'Empieza por https://, http:// o un esquema con un punto, como com.example.app://.',
    nativeHost: 'Usa http:// solo para localhost y 127.0.0.1, y https:// para los demás hosts.',
    duplicate: 'Esta URI ya está en la lista.',
  },
  cors: {
    title: 'Solicitudes de origen cruzado (CORS)',
    text: 'Orígenes que pueden llamar al servicio desde un navegador.',
    label: 'Orígenes permitidos',
    help: 'Los orígenes de las URI de redirección siempre se permiten.',
    problem: 'Introduce solo el esquema, el host y el puerto, como https://app.example.com.',
  },
  backchannel: {
    title: 'Cierre de sesión back-channel',
    text: 'Avisa a tu servidor cuando termina una sesión que se usó para iniciar sesión en esta aplicación.',
    uri: 'URI de cierre de sesión back-channel',
    uriHelp:
      'Recibe un token de cierre de sesión firmado cuando el usuario cierra sesión, un administrador finaliza la sesión o el usuario se suspende o se elimina.',
    session: 'Exigir el ID de sesión (sid)',
    sessionHelp:
      'Añade sid a los tokens de ID y a los de cierre de sesión, para que puedas finalizar solo esa sesión.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Cuánto tiempo mantienen los usuarios la sesión iniciada en esta aplicación.',
    idTokenTtl: 'Duración del token de ID',
    idTokenTtlHelp: 'Si se deja vacío, 1 hora.',
    refreshTokenTtl: 'Duración del token de actualización',
    refreshTokenTtlHelp:
      'De 1 a 90 días, o 14 si se deja vacío. Después, los usuarios inician sesión de nuevo.',
    rotate: 'Rotar los tokens de actualización',
    rotateHelp:
      'Un token de actualización se sustituye cuando ha pasado el 70 % de su duración. Si se vuelve a usar un token sustituido, se revoca el acceso.',
    rotatePublicHelp:
      'Un token de actualización se sustituye en cada uso. Si se vuelve a usar un token sustituido, se revoca el acceso.',
    always: 'Emitir siempre un token de actualización',
    alwaysHelp: 'Aunque la aplicación no solicite offline_access.',
  },
  exchange: {
    title: 'Intercambio de tokens',
    text: 'Permite que la aplicación actúe como un usuario, por ejemplo para soporte, agentes y scripts (RFC 8693).',
    allow: 'Permitir el intercambio de tokens',
    allowHelp:
      'Puede intercambiar tokens de sujeto, tokens de acceso de tus otras aplicaciones y tokens de acceso personal. Actívalo solo para las aplicaciones que lo necesiten.',
    thirdParty: 'Las aplicaciones de terceros no pueden intercambiar tokens.',
  },
  customData: {
    title: 'Datos personalizados',
    text: 'JSON guardado con la aplicación. Los usuarios nunca lo ven.',
    label: 'Datos personalizados',
  },
};
