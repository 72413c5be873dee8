/** The tab Security, in Spanish. */
export const security = {
  security: {
    minutes: 'minutos',
    days: 'días',
    usernames: {
      title: 'Nombres de usuario',
      text: 'Reglas para los nombres de usuario que eligen los usuarios. No se aplican a los existentes ni a los que definen los administradores.',
      min: 'Longitud mínima',
      max: 'Longitud máxima',
      characters: 'Caracteres permitidos',
      charactersHelp:
        'Un nombre de usuario empieza por una letra o un guion bajo. Los puntos y los guiones no pueden ir al principio, al final ni seguidos.',
      groups: {
        lowercase: 'Minúsculas (a–z)',
        uppercase: 'Mayúsculas (A–Z)',
        numbers: 'Dígitos (0–9)',
        underscore: 'Guiones bajos (_)',
        dot: 'Puntos (.)',
        hyphen: 'Guiones (-)',
      },
      case: 'Distinguir mayúsculas de minúsculas',
      caseHelp:
        '«Anna» y «anna» son usuarios distintos. Los usuarios tienen que introducir su nombre de usuario exactamente.',
      conflicts_one:
        '{{count}} nombre de usuario existe con distintas mayúsculas y minúsculas: {{names}}. Cambia el nombre de estos usuarios o elimínalos primero.',
      conflicts_many:
        '{{count}} de nombres de usuario existen con distintas mayúsculas y minúsculas, por ejemplo {{names}}. Cambia el nombre de estos usuarios o elimínalos primero.',
      conflicts_other:
        '{{count}} nombres de usuario existen con distintas mayúsculas y minúsculas, por ejemplo {{names}}. Cambia el nombre de estos usuarios o elimínalos primero.',
    },
    expiration: {
      title: 'Caducidad de contraseñas',
      text: 'Los usuarios con una contraseña caducada eligen otra la próxima vez que inician sesión con ella. Los demás métodos de inicio de sesión no se ven afectados.',
      enabled: 'Hacer caducar las contraseñas',
      enabledHelp:
        'Las recomendaciones actuales (NIST SP 800-63B) lo desaconsejan. Actívalo si una normativa lo exige.',
      days: 'Caducan después de',
      daysHelp: 'De 1 a 3650 días después de definir la contraseña.',
    },
    lockout: {
      title: 'Bloqueo',
      text: 'Bloquea un identificador tras intentos fallidos. Los navegadores en los que ya se inició sesión en la cuenta se cuentan por separado.',
      attempts: 'Intentos fallidos',
      attemptsHelp: 'En una hora.',
      duration: 'Duración del bloqueo',
      durationHelp: 'Puedes desbloquear antes a un usuario en su página.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Frena a los bots antes de que se comprueben contraseñas, se envíen códigos y se creen cuentas.',
      enabled: 'Exigir un CAPTCHA',
      enabledHelp:
        'Una vez en cada inicio de sesión o registro. Si no se puede conectar con el proveedor, los usuarios no pueden iniciar sesión.',
      missing:
        'No hay ningún proveedor configurado, así que no se exige ningún CAPTCHA. Añade sus claves a continuación.',
      provider: 'Proveedor de CAPTCHA',
      providerText: 'Claves de tu cuenta en el proveedor. Guárdalas antes de exigir un CAPTCHA.',
      service: 'Proveedor',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Clave de sitio',
      secrets: { Turnstile: 'Clave secreta', RecaptchaEnterprise: 'Clave de API' },
      projectId: 'ID del proyecto de Google Cloud',
      mode: 'Modo',
      modes: { invisible: 'Invisible', checkbox: 'Casilla' },
      domain: 'Host del script',
      domainHelp: 'recaptcha.net también funciona donde google.com está bloqueado.',
      remove: 'Quitar proveedor',
      removeTitle: '¿Quitar el proveedor de CAPTCHA?',
      removeText:
        'Se eliminan sus claves y no se exige ningún CAPTCHA hasta que vuelvas a añadir un proveedor.',
    },
    codes: {
      title: 'Códigos de verificación',
      text: 'Para los códigos que se envían por correo y SMS.',
      lifetime: 'Duración',
      lifetimeHelp: 'De 1 a 60 minutos.',
      attempts: 'Intentos',
      attemptsHelp: 'Tras este número de intentos incorrectos, el código deja de funcionar.',
    },
    sessions: {
      title: 'Sesiones',
      text: 'Cuánto tiempo mantiene un navegador la sesión iniciada. Los cambios se aplican a las sesiones nuevas.',
      idle: 'Tiempo de inactividad',
      idleHelp: 'Vuelve a empezar con cada inicio de sesión en una aplicación.',
      absolute: 'Duración máxima',
      absoluteHelp:
        'Empieza al iniciar sesión y se aplica aunque la sesión esté en uso. Déjalo vacío para no poner límite.',
    },
    emails: {
      title: 'Correos electrónicos',
      text: 'Con qué correos electrónicos pueden registrarse los usuarios o cuáles pueden añadir a su cuenta.',
      subaddressing: 'Rechazar subdirecciones',
      subaddressingHelp: 'Como ada+shop@example.com.',
      customAllowlist: 'Lista de permitidos',
      customAllowlistHelp: 'Si se define, se rechazan todos los demás. Una entrada por línea.',
      customBlocklist: 'Lista de bloqueados',
      customBlocklistHelp: 'ada@example.com, @example.com o @*.example.com. Una entrada por línea.',
      wrong: 'Introduce un correo electrónico o un dominio como @example.com.',
    },
  },
};
