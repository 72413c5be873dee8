/** The guide of an application, in Spanish. */
export const guide = {
  action: 'Guía',
  title: 'Conectar {{name}}',
  description: 'Código listo para usar con los ID y las URL de {{name}}.',
  done: 'Listo',
  tool: 'Herramienta',
  thirdParty:
    'Es una aplicación de terceros, así que los usuarios deben dar su consentimiento. Puede solicitar {{scopes}}; los demás ámbitos se rechazan con invalid_scope hasta que los permitas.',
  toPermissions: 'Cambiar permisos',
  secretPlaceholder: 'SECRETO_DE_TU_APLICACION',
  secretHidden: 'El código siguiente tiene un marcador en lugar del secreto de la aplicación.',
  secretShown: 'El código siguiente contiene el secreto. No lo compartas.',
  showSecret: 'Mostrar el secreto',
  hideSecret: 'Ocultar el secreto',
  redirectUri: 'URI de redirección',
  afterSignOut: 'URI de redirección tras cerrar sesión',
  saveAddresses: 'Guardar URI de redirección',
  saveAndFinish: 'Guardar URI de redirección y terminar',
  addressesSaved: 'Guardadas',
  addressesUnsaved: 'Sugeridas, sin guardar',
  resource: 'API a la que llamar',
  roles_one: '{{count}} rol',
  roles_many: '{{count}} de roles',
  roles_other: '{{count}} roles',
  noRoles: 'Aún sin rol',
  toRoles: 'Asignar roles',
  noApi: 'Aún no hay recursos de API',
  toApis: 'Crear recurso de API',
  steps: {
    create: { title: 'Crea un proyecto', text: 'O usa uno que ya tengas.' },
    install: { title: 'Instalación', text: 'Instala la biblioteca cliente.' },
    redirects: {
      title: 'Define las URI de redirección',
      text: 'Adónde vuelven los usuarios después de iniciar y cerrar sesión. Las demás URI se rechazan.',
    },
    configure: { title: 'Configuración', text: 'El código contiene los ID y las URL de tu aplicación.' },
    callback: { title: 'Gestiona el callback', text: 'La URI de redirección lleva aquí.' },
    platform: {
      title: 'Registra el esquema de URI',
      text: 'Así, la URI de redirección abre tu aplicación en lugar del navegador.',
    },
    signIn: { title: 'Inicia y cierra sesión', text: 'Muestra el usuario que ha iniciado sesión.' },
    deviceBegin: {
      title: 'Solicita un código',
      text: 'El dispositivo lo solicita con el ID de la aplicación. No se necesita secreto.',
    },
    deviceShow: {
      title: 'Muestra la URL y el código',
      text: 'Muéstralos en letra grande hasta que el código caduque, con verification_uri_complete como código QR. Los usuarios abren la URL en su teléfono u ordenador, comparan el código, inician sesión y permiten el acceso.',
    },
    devicePoll: {
      title: 'Espera los tokens',
      text: 'Consulta cada 5 segundos con el código de dispositivo. authorization_pending: consulta de nuevo. slow_down: espera 5 segundos más entre solicitudes. expired_token: empieza de nuevo. access_denied: el usuario ha denegado el acceso. Una respuesta correcta contiene los tokens.',
    },
    deviceRun: {
      title: 'Pruébalo',
      text: 'Este script ejecuta todos los pasos. Muestra la URL y el código, espera e imprime el usuario que ha iniciado sesión.',
    },
    roles: {
      title: 'Asigna un rol',
      text: 'Los tokens contienen los permisos solicitados que tienen los roles de la aplicación. El rol #internal:admin tiene los de la Management API.',
    },
    token: { title: 'Obtén un token', text: 'Con el ID y el secreto de la aplicación, para una API.' },
    callApi: {
      title: 'Llama a la API',
      text: 'Envía el token en la cabecera Authorization. La Management API devuelve los primeros usuarios; para tu propia API, usa su URL.',
    },
    ownApi: {
      title: 'Llama a tu propia API',
      text: 'Solicita la API y sus permisos al iniciar sesión. El token contiene los que tienen los roles del usuario. Omite este paso si no tienes ninguna API.',
    },
    protectedHost: {
      title: 'Apunta el host a tu proxy',
      text: 'Crea un registro DNS y obtén un certificado para él. Permite conexiones a la aplicación solo desde el proxy.',
    },
    protectedProxy: {
      title: 'Configura el inicio de sesión',
      text: 'La configuración contiene tus ID, tus URL y los ajustes de la aplicación. Cópiala de nuevo cuando cambien.',
    },
    protectedServer: {
      title: 'Configura el servidor web',
      text: 'Exige iniciar sesión antes de reenviar una solicitud y pasa el usuario a la aplicación en X-Forwarded-User.',
    },
    protectedRun: { title: 'Pruébalo', text: 'Inicia el proxy y abre el host en un navegador.' },
    runMachine: { title: 'Pruébalo', text: 'Imprime la respuesta de la API.' },
    run: { title: 'Pruébalo', text: 'Inicia tu aplicación e inicia sesión.' },
  },
};
