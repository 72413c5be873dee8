import type { MessageTexts } from './en.ts';

/** The emails and SMS in Spanish. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Tu código para iniciar sesión',
  'email.SignIn.content':
    'Introduce este código para iniciar sesión:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, puedes ignorar este mensaje; no des el código a nadie.',
  'sms.SignIn': '{{code}} es tu código de acceso.',

  'email.Register.subject': 'Tu código para crear una cuenta',
  'email.Register.content':
    'Introduce este código para crear tu cuenta:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, puedes ignorar este mensaje.',
  'sms.Register': '{{code}} es tu código de registro.',

  'email.ForgotPassword.subject': 'Tu código para definir una contraseña nueva',
  'email.ForgotPassword.content':
    'Introduce este código para definir una contraseña nueva:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, tu contraseña sigue como está; no des el código a nadie.',
  'sms.ForgotPassword': '{{code}}: código para una contraseña nueva.',

  'email.OrganizationInvitation.subject': 'Tienes una invitación',
  'email.OrganizationInvitation.content':
    'Te han invitado a unirte a una organización. Abre este enlace para aceptar:\n\n{{link}}\n\nSi no lo esperabas, puedes ignorar este mensaje.',
  'sms.OrganizationInvitation': 'Te han invitado a unirte a una organización: {{link}}',

  'email.Generic.subject': 'Tu código de verificación',
  'email.Generic.content':
    'Tu código de verificación es:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, puedes ignorar este mensaje.',
  'sms.Generic': '{{code}} es tu código de verificación.',

  'email.UserPermissionValidation.subject': 'Confirma que eres tú',
  'email.UserPermissionValidation.content':
    'Introduce este código para confirmar un cambio en tu cuenta:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, no des el código a nadie.',
  'sms.UserPermissionValidation': '{{code}} confirma un cambio en tu cuenta.',

  'email.BindNewIdentifier.subject': 'Confirma tu correo electrónico',
  'email.BindNewIdentifier.content':
    'Introduce este código para añadir esta dirección a tu cuenta:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, puedes ignorar este mensaje.',
  'sms.BindNewIdentifier': '{{code}} añade este número a tu cuenta.',

  'email.MfaVerification.subject': 'El segundo paso para iniciar sesión',
  'email.MfaVerification.content':
    'Introduce este código como segundo paso para iniciar sesión:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no estás iniciando sesión, alguien conoce tu contraseña: cámbiala.',
  'sms.MfaVerification': '{{code}}: segundo paso para entrar.',

  'email.BindMfa.subject': 'Configura el inicio de sesión en dos pasos',
  'email.BindMfa.content':
    'Introduce este código para usar esta dirección como segundo paso al iniciar sesión:\n\n{{code}}\n\nCaduca {{expiresIn}}. Si no lo has pedido, no des el código a nadie.',
  'sms.BindMfa': '{{code}} activa el acceso en dos pasos.',

  'email.PasswordChanged.subject': 'Se ha cambiado tu contraseña',
  'email.PasswordChanged.content':
    'La contraseña de tu cuenta se ha establecido o cambiado.\n\nSi no has sido tú, establece ahora una contraseña nueva y cierra la sesión en todos los dispositivos.',

  'email.EmailChanged.subject': 'Se ha cambiado tu correo electrónico',
  'email.EmailChanged.content':
    'Esta dirección de correo electrónico ya no pertenece a tu cuenta: se ha sustituido o eliminado.\n\nSi no has sido tú, ponte en contacto con el soporte de inmediato.',

  'email.PhoneChanged.subject': 'Se ha cambiado tu número de teléfono',
  'email.PhoneChanged.content':
    'El número de teléfono de tu cuenta se ha establecido, cambiado o eliminado.\n\nSi no has sido tú, cambia ahora tu contraseña y cierra la sesión en todos los dispositivos.',

  'email.FactorAdded.subject': 'Se ha añadido un método de inicio de sesión',
  'email.FactorAdded.content':
    'Se ha añadido a tu cuenta una llave de acceso, una aplicación de autenticación o un conjunto de códigos de respaldo.\n\nSi no has sido tú, elimínalo y cambia ahora tu contraseña.',

  'email.FactorRemoved.subject': 'Se ha eliminado un método de inicio de sesión',
  'email.FactorRemoved.content':
    'Se ha eliminado de tu cuenta una llave de acceso, una aplicación de autenticación o un conjunto de códigos de respaldo.\n\nSi no has sido tú, cambia ahora tu contraseña y vuelve a configurar la verificación en dos pasos.',

  'email.AccountLinked.subject': 'Se ha vinculado una cuenta',
  'email.AccountLinked.content':
    'Una cuenta de otro servicio se ha vinculado con tu cuenta y ahora permite iniciar sesión.\n\nSi no has sido tú, desvincúlala y cambia ahora tu contraseña.',

  'email.PasswordLink.subject': 'Define una contraseña nueva',
  'email.PasswordLink.content':
    'Un administrador te ha enviado este enlace. Ábrelo para definir una contraseña nueva:\n\n{{link}}\n\nFunciona una sola vez. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',

  'email.AccountInvitation.subject': 'Tu cuenta está lista',
  'email.AccountInvitation.content':
    'Se ha creado una cuenta para ti. Abre este enlace para definir tu contraseña:\n\n{{link}}\n\nFunciona una sola vez. Si no lo esperabas, ignora este mensaje.',
  'email.AccountUnlinked.subject': 'Se ha desvinculado una cuenta',
  'email.AccountUnlinked.content':
    'Una cuenta de otro servicio se ha desvinculado de tu cuenta y ya no permite iniciar sesión.\n\nSi no has sido tú, vuelve a vincularla y cambia ahora tu contraseña.',

  'email.TokensNearLimit.subject': 'Se ha usado el 80 % de los tokens de este mes',
  'email.TokensNearLimit.content':
    'Este inquilino ha usado el 80 % de los tokens que incluye su plan este mes.\n\nLos usuarios pueden seguir iniciando sesión. Tres días después de agotarse los tokens, las aplicaciones de máquina a máquina no reciben más hasta que termine el mes. Un plan superior incluye más.',

  'email.TokensUsedUp.subject': 'Se han agotado los tokens de este mes',
  'email.TokensUsedUp.content':
    'Este inquilino ha usado todos los tokens que incluye su plan este mes.\n\nLos usuarios pueden seguir iniciando sesión. Tres días después de agotarse los tokens, las aplicaciones de máquina a máquina no reciben más hasta que termine el mes. Un plan superior incluye más.',

  'email.TenantExported.subject': 'Se ha exportado un inquilino',
  'email.TenantExported.content':
    'Un administrador ha exportado este inquilino a un archivo sellado. Contiene todos los usuarios, con los hashes de sus contraseñas y sus segundos factores, y todos los secretos de las aplicaciones y los conectores. Quien tenga la frase de contraseña puede leerlo.\n\nSi no sabes nada de esta exportación, habla ahora con los demás administradores. El registro de auditoría muestra quién la ha hecho.',

  'email.Test.subject': 'Mensaje de prueba',
  'email.Test.content':
    'Esto es una prueba. Los correos de este servicio te llegan.\n\nNadie ha solicitado un código y no tienes que hacer nada.',
  'sms.Test': 'Esto es una prueba. Los SMS de este servicio te llegan; no tienes que hacer nada.',
};
