/** Why the server rejects a sign-in experience, by error code, in European Portuguese. */
export const problems = {
  unsupported_default_language: 'Ainda não há textos neste idioma.',
  at_least_one_authentication_factor:
    'Cada método precisa de uma palavra-passe ou de um código de verificação.',
  username_requires_password: 'Os nomes de utilizador precisam sempre de uma palavra-passe.',
  passwordless_requires_verify: 'Os endereços de e-mail e números de telefone têm de ser verificados.',
  miss_sign_up_identifier_in_sign_in:
    'O identificador do registo também tem de ser um método de início de sessão.',
  password_sign_in_must_be_enabled:
    'Se o registo definir uma palavra-passe, o respetivo identificador tem de permitir uma palavra-passe no início de sessão.',
  code_sign_in_must_be_enabled:
    'Se o registo não definir uma palavra-passe, o respetivo identificador tem de permitir um código de verificação no início de sessão.',
  duplicated_sign_up_identifiers: 'Um identificador aparece duas vezes.',
  missing_sign_up_identifiers: 'Os identificadores adicionais precisam de um identificador principal.',
  enabled_connector_not_found: 'Nenhum conector pode enviar estes códigos.',
  forgot_password_method_requires_connector: 'Nenhum conector pode enviar estes códigos.',
  username_policy_case_conflicts_exist:
    'Os nomes de utilizador de vários utilizadores só diferem nas maiúsculas e minúsculas.',
  password_expiration_invalid_period_days: 'Introduza uma expiração da palavra-passe entre 1 e 3650 dias.',
  password_expiration_requires_forgot_password:
    'A expiração da palavra-passe requer a reposição da palavra-passe.',
  duplicated_mfa_factors: 'Um segundo fator aparece duas vezes.',
  backup_code_cannot_be_enabled_alone: 'Os códigos de recuperação requerem outro segundo fator.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Os códigos por e-mail são um segundo fator, pelo que não podem ser um método de início de sessão.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Os códigos por SMS são um segundo fator, pelo que não podem ser um método de início de sessão.',
  email_verification_code_cannot_be_used_for_mfa:
    'Os códigos por e-mail não podem ser simultaneamente um método de início de sessão e um segundo fator.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Os códigos por SMS não podem ser simultaneamente um método de início de sessão e um segundo fator.',
  invalid_custom_email_blocklist_format:
    'Introduza endereços de e-mail ou domínios, como @example.com ou @*.example.com.',
};
