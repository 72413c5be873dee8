import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Este inicio de sesión ha terminado',
  'dead_end.unknown_session.text':
    'Se completó, tardó demasiado o empezó en otro navegador. Vuelve a la aplicación e inicia sesión desde allí.',
  'dead_end.suspended.title': 'Esta cuenta está suspendida',
  'dead_end.suspended.text':
    'Solo un administrador puede reactivarla. Pregunta a los responsables de {application}.',
  'dead_end.registration_closed.title': 'El registro está cerrado',
  'dead_end.registration_closed.text': 'Aquí las cuentas nuevas las crea un administrador.',
  'dead_end.reset_password.title': 'Aquí aún no se pueden restablecer contraseñas',
  'dead_end.reset_password.text':
    'Pide una contraseña nueva a un administrador o inicia sesión si la recuerdas.',
  'dead_end.single_sign_on.title': 'Aquí no hay inicio de sesión único',
  'dead_end.single_sign_on.text':
    'No se ha configurado ningún acceso de empresa. Inicia sesión de otra forma.',
  'dead_end.no_method.title': 'No hay forma de iniciar sesión',
  'dead_end.no_method.text':
    'Todas las formas de iniciar sesión están desactivadas. Un administrador puede cambiarlo en «Sign-in experience».',
  'dead_end.link_used.title': 'Este enlace ya se ha usado',
  'dead_end.link_used.text':
    'Cada enlace se puede usar una vez. Pide que te envíen uno nuevo o inicia sesión de otra forma.',
  'dead_end.link_expired.title': 'Este enlace ha caducado',
  'dead_end.link_expired.text': 'Pide que te envíen uno nuevo o inicia sesión de otra forma.',
  'dead_end.link_invalid.title': 'Este enlace no funciona',
  'dead_end.link_invalid.text':
    'Puede estar incompleto, haberse retirado o ser para otra persona. Pide que te envíen uno nuevo o inicia sesión de otra forma.',
  'dead_end.invitation_accepted.title': 'Esta invitación ya se aceptó',
  'dead_end.invitation_accepted.text': 'Inicia sesión en la aplicación con la cuenta que la aceptó.',
  'dead_end.invitation_expired.title': 'Esta invitación ha caducado',
  'dead_end.invitation_expired.text': 'Pide una nueva a la persona que te invitó.',
  'dead_end.invitation_invalid.title': 'Este enlace no funciona',
  'dead_end.invitation_invalid.text':
    'Está incompleto o se ha sustituido por uno más reciente. Abre el enlace del último correo o pide una nueva invitación.',
  'dead_end.invitation_revoked.title': 'Esta invitación ya no es válida',
  'dead_end.invitation_revoked.text': 'Se rechazó o se retiró. Pide una nueva a la persona que te invitó.',
  'dead_end.setup_link.title': 'Abre el enlace de instalación',
  'dead_end.setup_link.text':
    'Esta instalación aún no tiene administrador. Al arrancar, el servidor mostró un enlace de un solo uso, en el terminal donde lo arrancaste o en su registro. Abre ese enlace en este navegador.',
  'dead_end.setup_invalid.title': 'Este enlace de instalación no funciona',
  'dead_end.setup_invalid.text':
    'Está incompleto o lo mostró otra instalación. Copia entero el enlace que mostró este servidor.',
  'dead_end.setup_used.title': 'Este enlace de instalación ya se ha usado',
  'dead_end.setup_used.text':
    'El primer administrador ya existe. Inicia sesión en la consola con esa cuenta.',
  'dead_end.failed.title': 'Algo ha fallado en el servidor',
  'dead_end.failed.text': 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  'dead_end.not_found.title': 'Página no encontrada',
  'dead_end.not_found.text': 'No hay nada en esta dirección. Comprueba que esté bien escrita.',
  'dead_end.unavailable.title': 'Este servicio no está disponible ahora',
  'dead_end.unavailable.text': 'Hay un problema en este momento. Espera un poco e inténtalo de nuevo.',
  'dead_end.unavailable.action': 'Intentar de nuevo',

  'sign_out.title': '¿Cerrar sesión?',
  'sign_out.text': 'Vas a cerrar la sesión de este servicio en este navegador.',
  'sign_out.action': 'Cerrar sesión',
  'signed_out.title': 'Has cerrado la sesión',
  'signed_out.text': 'Puedes cerrar esta página.',
  'dead_end.request.title': 'No se puede continuar con el inicio de sesión',
  'dead_end.request.text':
    'La aplicación envió una solicitud que no se puede atender. Vuelve a ella e inténtalo de nuevo, o comunica a sus responsables lo que aparece abajo.',
  'dead_end.redirect.text':
    '{application} pidió que volvieras a una dirección que no es suya. Si la dirección es correcta, sus responsables pueden añadirla a las URI de redirección.',

  'error.required': 'El campo «{field}» es obligatorio.',
  'error.network': 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'error.unknown': 'Algo ha fallado. Inténtalo de nuevo en un momento.',
  'error.invalid_username': 'Empieza por una letra o un guion bajo; usa letras, cifras y guiones bajos.',
  'error.user.username_too_short': 'Usa al menos {min} caracteres.',
  'error.user.username_too_long': 'Usa como máximo {max} caracteres.',
  'error.user.username_uppercase_not_allowed': 'No uses letras mayúsculas.',
  'error.user.username_lowercase_not_allowed': 'No uses letras minúsculas.',
  'error.user.username_numbers_not_allowed': 'No uses cifras.',
  'error.user.username_underscore_not_allowed': 'No uses guiones bajos.',
  'error.user.username_separators_misplaced': 'Usa puntos y guiones de uno en uno, entre otros caracteres.',
  'error.wrong_kind': 'Aquí inicias sesión con: {name}.',
  'error.session.invalid_credentials': 'La cuenta o la contraseña no son correctas.',
  'error.session.verification_blocked_too_many_attempts': 'Demasiados intentos. Inténtalo de nuevo {when}.',
  'error.session.captcha_required': 'Vuelve a cargar esta página: hay que comprobar que eres una persona.',
  'error.session.captcha_failed': 'No se ha podido comprobar que eres una persona. Inténtalo de nuevo.',
  'error.user.suspended': 'Esta cuenta está suspendida. Pregunta a los responsables de este servicio.',
  'error.user.username_already_in_use': 'Este nombre de usuario ya está en uso. Elige otro.',
  'error.user.sign_in_method_not_enabled': 'Aquí no puedes iniciar sesión de esta forma.',
  'error.user.sign_up_method_not_enabled': 'Aquí no puedes registrarte de esta forma.',
  'error.auth.forbidden': 'Esta función está desactivada aquí.',
  'error.request.rate_limited': 'Demasiados intentos desde tu red. Espera unos minutos e inténtalo de nuevo.',
  'error.request.busy': 'El servidor está ocupado. Espera un momento e inténtalo de nuevo.',
  'error.password_rejected.too_short': 'Demasiado corta: la longitud mínima es {min}.',
  'error.password_rejected.too_long': 'Demasiado larga: la longitud máxima es {max}.',
  'error.password_rejected.unsupported_characters': 'Usa letras, cifras y símbolos del teclado inglés.',
  'error.password_rejected.character_types':
    'Combina al menos {min} de: minúsculas, mayúsculas, cifras, símbolos.',
  'error.password_rejected.pwned': 'Esta contraseña apareció en una filtración de datos. Elige otra.',
  'error.password_rejected.restricted.repetition': 'Gran parte es un mismo carácter repetido.',
  'error.password_rejected.restricted.sequence': 'Gran parte es una secuencia como «123» o «abc».',
  'error.password_rejected.restricted.words': 'Gran parte es una palabra que aquí no se permite.',
  'error.password_rejected.restricted.user_info': 'Gran parte es tu propio nombre o dirección.',
  'error.verification_code.not_found': 'Este código se ha utilizado o sustituido. Pide uno nuevo.',
  'error.verification_code.code_mismatch': 'Este no es el código enviado.',
  'error.verification_code.expired': 'Este código ha caducado. Pide uno nuevo.',
  'error.verification_code.exceed_max_try': 'Demasiados códigos incorrectos. Pide uno nuevo.',
  'error.request.message_rate_limited': 'Demasiados mensajes. Inténtalo de nuevo {when}.',
  'error.session.google_one_tap.unverified_email':
    'Google no ha verificado este correo electrónico. Elige otra forma.',
  'error.session.email_blocklist.email_not_allowed': 'Este correo electrónico no se puede usar aquí.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Quita la parte de la dirección que va del + a la @.',
  'error.user.email_already_in_use': 'Este correo electrónico ya tiene una cuenta.',
  'error.user.phone_already_in_use': 'Este número de teléfono ya tiene una cuenta.',
  'error.user.same_password': 'Esta es tu contraseña anterior. Elige otra.',
  'error.session.mfa.invalid_totp_code': 'Este código no es correcto o ya se usó.',
  'error.session.mfa.invalid_backup_code': 'No es un código de respaldo, o ya se usó.',
  'error.session.mfa.webauthn_verification_failed':
    'No se pudo verificar. Inténtalo de nuevo o elige otra forma.',
  'error.session.verification_session_not_found': 'Ha tardado demasiado. Empieza de nuevo.',
  'error.sso_not_found': 'No hay ningún acceso de empresa configurado para este correo electrónico.',
  'error.single_sign_on.email_not_of_domain':
    'Tu empresa no ha confirmado para ti ningún correo electrónico de su dominio. Pregunta a su departamento de informática.',
  'error.invalid_email': 'Introduce un correo electrónico, por ejemplo name@example.com.',
  'error.invalid_phone': 'Introduce un número de teléfono con el prefijo del país.',
  'error.not_sent': 'No se ha podido enviar el mensaje. Inténtalo de nuevo en un momento.',
};
