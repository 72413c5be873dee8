/** Why the server rejects a sign-in experience, by error code, in Spanish. */
export const problems = {
  unsupported_default_language: 'Aún no hay textos en este idioma.',
  at_least_one_authentication_factor: 'Cada método necesita una contraseña o un código de verificación.',
  username_requires_password: 'Los nombres de usuario siempre necesitan una contraseña.',
  passwordless_requires_verify: 'Los correos electrónicos y los números de teléfono deben verificarse.',
  miss_sign_up_identifier_in_sign_in:
    'El identificador de registro también debe ser un método de inicio de sesión.',
  password_sign_in_must_be_enabled:
    'Si en el registro se define una contraseña, su identificador debe permitir una contraseña al iniciar sesión.',
  code_sign_in_must_be_enabled:
    'Si en el registro no se define una contraseña, su identificador debe permitir un código de verificación al iniciar sesión.',
  duplicated_sign_up_identifiers: 'Un identificador aparece dos veces.',
  missing_sign_up_identifiers: 'Los identificadores adicionales necesitan un identificador principal.',
  enabled_connector_not_found: 'Ningún conector puede enviar estos códigos.',
  forgot_password_method_requires_connector: 'Ningún conector puede enviar estos códigos.',
  username_policy_case_conflicts_exist:
    'Los nombres de usuario de varios usuarios solo se diferencian en mayúsculas y minúsculas.',
  password_expiration_invalid_period_days: 'Introduce una caducidad de contraseña de entre 1 y 3650 días.',
  password_expiration_requires_forgot_password:
    'La caducidad de contraseñas requiere el restablecimiento de contraseña.',
  duplicated_mfa_factors: 'Un segundo factor aparece dos veces.',
  backup_code_cannot_be_enabled_alone: 'Los códigos de respaldo requieren otro segundo factor.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Los códigos por correo son un segundo factor, así que no pueden ser un método de inicio de sesión.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Los códigos por SMS son un segundo factor, así que no pueden ser un método de inicio de sesión.',
  email_verification_code_cannot_be_used_for_mfa:
    'Los códigos por correo no pueden ser a la vez un método de inicio de sesión y un segundo factor.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Los códigos por SMS no pueden ser a la vez un método de inicio de sesión y un segundo factor.',
  invalid_custom_email_blocklist_format:
    'Introduce correos electrónicos o dominios, como @example.com o @*.example.com.',
};
