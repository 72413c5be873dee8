/** Steps of a sign-in flow in the audit log, in Spanish. */
export const auditLogSteps = {
  Update: 'inicio',
  Read: 'lectura del estado',
  Verification: {
    Password: { Submit: 'contraseña' },
    NewPasswordIdentity: { Submit: 'nombre de usuario y contraseña' },
    VerificationCode: { Create: 'solicitud de código de verificación', Submit: 'código de verificación' },
    OneTimeToken: { Submit: 'token de un solo uso' },
    WebAuthn: { Create: 'desafío de clave de acceso', Submit: 'clave de acceso' },
    BackupCode: { Create: 'códigos de respaldo generados', Submit: 'código de respaldo' },
    Totp: {
      Create: 'secreto de aplicación de autenticación generado',
      Submit: 'código de aplicación de autenticación',
    },
    EnterpriseSso: {
      Create: 'redirección a SSO empresarial',
      Submit: 'callback de SSO empresarial',
    },
    Social: { Create: 'redirección a red social', Submit: 'callback de red social' },
  },
  Identification: { Submit: 'cuenta identificada' },
  Profile: { Update: 'datos del perfil' },
  Password: { Submit: 'contraseña nueva' },
  Mfa: {
    Update: 'segundo factor añadido',
    Totp: 'aplicación de autenticación añadida',
    WebAuthn: 'clave de acceso añadida',
    BackupCode: 'códigos de respaldo guardados',
    EmailVerificationCode: 'códigos por correo añadidos como segundo factor',
    PhoneVerificationCode: 'códigos por SMS añadidos como segundo factor',
    Skip: 'segundo factor omitido',
    Adaptive: 'segundo factor exigido por MFA adaptativa',
    TrustedDevice: 'dispositivo marcado como de confianza',
  },
  Terms: { Submit: 'condiciones aceptadas' },
  Consent: { Submit: 'decisión de consentimiento' },
  Submit: 'completado',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Verificar código propio',
  CodeSent: 'Solicitar código para la propia cuenta',
  NewPasskey: 'Verificar clave de acceso nueva',
  Passkey: 'Verificar clave de acceso propia',
  Password: 'Verificar contraseña propia',
  SignIn: 'Verificar inicio de sesión propio reciente',
  Social: 'Verificar cuenta social propia',
  SocialBegun: 'Empezar a verificar cuenta social propia',
  Totp: 'Verificar código propio de aplicación de autenticación',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Crear usuario',
  Data: { Updated: 'Cambiar usuario' },
  Deleted: 'Eliminar usuario',
  Grant: { Ended: 'Revocar el acceso de una aplicación' },
  Identity: { Linked: 'Vincular cuenta social', Unlinked: 'Desvincular cuenta social' },
  MfaVerification: {
    Created: 'Añadir segundo factor',
    Deleted: 'Quitar segundo factor',
    Renamed: 'Cambiar el nombre de una clave de acceso',
  },
  Password: { Updated: 'Definir contraseña' },
  PasswordExpiration: { Updated: 'Hacer caducar la contraseña' },
  PasswordHash: { Viewed: 'Ver hash de contraseña' },
  PersonalAccessToken: {
    Created: 'Crear token de acceso personal',
    Deleted: 'Eliminar token de acceso personal',
    Renamed: 'Cambiar el nombre de un token de acceso personal',
  },
  ProviderTokens: {
    Deleted: 'Eliminar tokens almacenados de un proveedor',
    Updated: 'Guardar tokens nuevos de un proveedor',
  },
  PasswordLink: {
    Created: 'Crear enlace para definir contraseña',
    Used: 'Definir contraseña con un enlace',
  },
  Roles: { Updated: 'Cambiar los roles de un usuario' },
  Session: { Ended: 'Finalizar sesión' },
  SsoIdentity: { Unlinked: 'Desvincular cuenta de SSO empresarial' },
  SuspensionStatus: { Updated: 'Suspender o reactivar usuario' },
  TrustedDevice: { Deleted: 'Quitar dispositivo de confianza' },
  Verification: ownVerifications,
};
