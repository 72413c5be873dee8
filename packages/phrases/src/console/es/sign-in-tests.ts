import type { Translation } from '../translated.ts';

/** Test sign-in, in Spanish: a sign-in that creates and changes nothing, and its result. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Probar inicio de sesión',
  title: 'Probar el inicio de sesión con {{name}}',
  description: 'No se crea ni se cambia nada. Se prueban los ajustes guardados.',
  starting: 'Iniciando la prueba…',
  waiting: 'Esperando el inicio de sesión…',
  waitingText: 'Inicia sesión con el proveedor en la ventana que se ha abierto. El resultado aparece aquí.',
  blocked: 'El navegador ha bloqueado la ventana',
  blockedText: 'Abre la prueba en una pestaña nueva. El enlace funciona una vez, durante 10 minutos.',
  closed: 'Puede que se haya cerrado la ventana de la prueba',
  closedText: 'Si sigue abierta, continúa en ella. Si no, empieza de nuevo.',
  open: 'Abrir la prueba en una pestaña nueva',
  callback: 'URL de callback',
  callbackHelp:
    'Si el proveedor muestra un error sobre la URI de redirección o la URL de respuesta, registra en él exactamente esta URL.',
  again: 'Probar de nuevo',
  close: 'Cerrar',
  page: {
    title: 'Resultado de la prueba',
    reading: 'Leyendo el resultado…',
    ended: 'Esta prueba ha terminado',
    endedText:
      'Una prueba funciona una vez, durante 10 minutos, en el navegador donde se inició. Inicia una nueva en la consola.',
    shared:
      'El resultado también se muestra en la ventana donde iniciaste la prueba. Puedes cerrar esta ventana.',
  },
  application: {
    title: 'Probar el inicio de sesión en {{name}}',
    description:
      'Las páginas y los pasos son los de tus usuarios. No se crea ni se cambia nada, y la aplicación no recibe nada.',
    waitingText:
      'Inicia sesión como usuario de la aplicación en la ventana que se ha abierto. El resultado aparece aquí.',
    barred: 'El usuario no puede entrar',
    barredText: 'El acceso a la aplicación está limitado y su control de acceso no incluye a este usuario.',
    signsIn: 'La aplicación recibiría los claims de {{name}}.',
    registers: 'Se crearía una cuenta nueva y la aplicación recibiría sus claims.',
    noNameId:
      'La cuenta no tiene un correo electrónico para el Name ID, así que el proveedor de servicios recibiría un error. Elige otro formato de Name ID o añade un correo electrónico.',
    newUser: 'Una cuenta nueva',
    course: 'Inicio de sesión',
    rows: {
      user: 'Usuario',
      methods: 'Métodos de autenticación',
      mfa: 'Segundo factor',
      access: 'Control de acceso',
      consent: 'Consentimiento',
      changes: 'Cambios en un inicio de sesión real',
      scripts: 'No se ejecuta en una prueba',
    },
    mfa: {
      verified: 'Verificado',
      none: 'No se exige',
      adds: 'Configurado, pero no guardado: {{factors}}',
    },
    access: {
      all: 'Todos los usuarios pueden usar la aplicación',
      allowed: 'El acceso está limitado y este usuario está autorizado',
      refused: 'El acceso está limitado y este usuario no está autorizado',
    },
    consent: {
      asked: 'Se pediría al usuario, salvo que ya lo haya dado',
      none: 'Tus propias aplicaciones no piden consentimiento',
    },
    changes: {
      none: 'Ninguno',
      Registers: 'Una cuenta nueva',
      LinksIdentity: 'Una cuenta vinculada del proveedor de identidad',
      ChangesProfile: 'Datos de perfil nuevos',
      SetsPassword: 'Una contraseña nueva',
      AgreesToTerms: 'Aceptación de las condiciones',
      JoinsOrganizations:
        'Pertenencia a organizaciones, si el aprovisionamiento just-in-time incluye al usuario',
      TrustsDevice: 'Un dispositivo de confianza',
    },
    scripts: {
      AccessTokenClaims: 'El script de claims de los tokens de acceso, que puede añadir claims',
      PostFirstFactorVerification: 'La acción tras una contraseña incorrecta',
      PostSignIn: 'La acción tras el inicio de sesión, que puede rechazarlo',
    },
    idToken: 'Token de ID',
    idTokenText: 'Con todos los ámbitos que la aplicación puede solicitar: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'La respuesta del endpoint userinfo.',
    accessToken: 'Token de acceso para {{name}}',
    accessTokenText: 'Con todos los permisos que el usuario tiene para este recurso de API.',
    accessTokens: 'Tokens de acceso',
    noRolesYet:
      'Un usuario nuevo solo tiene los roles predeterminados, así que los permisos dependen de ellos.',
    noResource:
      'El usuario no tiene permisos para ningún recurso de API, así que el token de acceso es opaco: solo sirve para el endpoint userinfo y la Account API.',
    nameId: 'Name ID',
    attributes: 'Atributos',
    attributesText: 'Los atributos de la aserción, con los nombres de la asignación de atributos.',
    noValue: 'Sin valor',
  },
  passed: 'El inicio de sesión funciona',
  failed: 'El inicio de sesión ha fallado',
  reason: 'Detalles: {{reason}}',
  account: {
    title: 'Cuenta',
    SignsIn: 'El usuario iniciaría sesión en una cuenta que ya está vinculada.',
    Links:
      'Se vincularía la cuenta con el mismo correo electrónico o número de teléfono, y el usuario iniciaría sesión en ella.',
    AsksToLink:
      'Hay una cuenta con el mismo correo electrónico o número de teléfono. Se pediría al usuario que lo verificara antes de vincularla.',
    Registers: 'Ninguna cuenta coincide. Se crearía una nueva.',
    Refused: 'Ninguna cuenta coincide y el registro está desactivado. El usuario no podría entrar.',
    user: 'Usuario',
  },
  notes: {
    title: 'Revisa también',
    EmailNotVerified:
      'El proveedor ha enviado un correo electrónico, pero no indica que esté verificado, así que no se usa. Activa el ajuste para confiar en él solo si el proveedor verifica los correos.',
    NotOffered:
      'El conector aún no está en la página de inicio de sesión. Añádelo en la experiencia de inicio de sesión.',
    SsoTurnedOff:
      'El SSO empresarial está desactivado en la experiencia de inicio de sesión, así que no se envían usuarios a este conector.',
    NoDomains: 'El conector aún no tiene dominios de correo, así que no se le envían usuarios.',
    UserSuspended: 'Este usuario está suspendido y no podría entrar.',
  },
  profile: {
    title: 'Perfil',
    text: 'Cómo se asigna la respuesta al perfil del usuario.',
    id: 'ID en el proveedor',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    name: 'Nombre',
    avatar: 'Avatar',
    missing: 'No enviado',
  },
  sent: 'Respuesta del proveedor',
  sentText: 'Los claims o atributos del usuario, tal como han llegado. No se guardan.',
  faults: {
    AccessDenied:
      'El proveedor ha denegado el acceso. Inicia sesión con una cuenta que esté asignada allí a la aplicación, o inténtalo de nuevo y permite el acceso.',
    Client:
      'El proveedor no acepta el ID de cliente o el secreto de cliente. Vuelve a copiar ambos del proveedor.',
    CallbackUrl:
      'La URL de callback registrada en el proveedor es otra. Registra exactamente la URL que muestra esta página; en SAML, como servicio de consumidor de aserciones (URL de respuesta).',
    Scope: 'El proveedor no conoce uno de los ámbitos solicitados. Revisa el ámbito en los ajustes.',
    Code: 'El proveedor ha rechazado su propio código. Comprueba que la URL de callback esté registrada exactamente como se muestra e inténtalo de nuevo.',
    Issuer:
      'La respuesta es de un emisor distinto al de los ajustes. Copia el emisor, o el ID de entidad del proveedor de identidad, exactamente como lo muestra el proveedor.',
    Audience:
      'La respuesta es para otra audiencia. Comprueba en el proveedor el ID de cliente o, en SAML, la audiencia (nuestro ID de entidad).',
    Clock:
      'La respuesta aún no es válida o ha caducado. Comprueba que los relojes del proveedor y de este servidor estén en hora.',
    Signature:
      'La firma no coincide. Puede que el proveedor tenga un certificado o una clave de firma nuevos: actualiza el certificado o los metadatos en los ajustes.',
    Encryption:
      'No se puede descifrar la aserción. Desactiva el cifrado en el proveedor, o actívalo aquí y vuelve a dar al proveedor nuestros metadatos.',
    OtherSignIn: 'La respuesta pertenece a otro inicio de sesión. Inicia la prueba de nuevo.',
    MissingId:
      'La respuesta no tiene un ID permanente del usuario. Asigna el ID a un atributo o haz que el proveedor envíe un NameID persistente.',
    Refused: 'El proveedor ha rechazado el inicio de sesión. El motivo se indica abajo.',
    Unreachable:
      'El proveedor no ha respondido. Revisa las URL de los ajustes y comprueba que este servidor pueda conectarse con el proveedor.',
    ServerCertificate:
      'El certificado TLS del proveedor no es válido, así que no se ha establecido la conexión.',
    ForbiddenAddress:
      'No se permiten solicitudes a esta dirección. Usa una URL pública o pide al operador que permita la dirección.',
    Settings:
      'Los ajustes no están completos o no concuerdan entre sí. Revísalos, guárdalos e inténtalo de nuevo.',
    Response: 'La respuesta no es la que exige el protocolo. Los detalles se indican abajo.',
    EmailMissing:
      'La respuesta no tiene un correo electrónico que se pueda usar. Asigna un atributo al correo electrónico o solicita el ámbito que lo incluye.',
    EmailNotOfDomain:
      'El correo electrónico no es de ninguno de los dominios de este conector. Añade el dominio o inicia sesión con otra cuenta.',
    EmailHeld:
      'El correo electrónico pertenece a una cuenta vinculada con otra identidad de este proveedor. Desvincula esa identidad si el correo se ha reasignado.',
  },
};
