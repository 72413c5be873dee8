/** Why the server rejects a sign-in experience, by error code, in Russian. */
export const problems = {
  unsupported_default_language: 'На этом языке пока нет текстов.',
  at_least_one_authentication_factor: 'Для каждого способа нужен пароль или код подтверждения.',
  username_requires_password: 'Для имени пользователя всегда нужен пароль.',
  passwordless_requires_verify: 'Адреса эл. почты и номера телефонов нужно подтверждать.',
  miss_sign_up_identifier_in_sign_in: 'Идентификатор для регистрации должен быть и среди способов входа.',
  password_sign_in_must_be_enabled:
    'Если при регистрации задаётся пароль, вход с тем же идентификатором должен допускать пароль.',
  code_sign_in_must_be_enabled:
    'Если при регистрации не задаётся пароль, вход с тем же идентификатором должен допускать код подтверждения.',
  duplicated_sign_up_identifiers: 'Идентификатор указан дважды.',
  missing_sign_up_identifiers: 'Для дополнительных идентификаторов нужен основной.',
  enabled_connector_not_found: 'Нет коннектора, который может отправлять эти коды.',
  forgot_password_method_requires_connector: 'Нет коннектора, который может отправлять эти коды.',
  username_policy_case_conflicts_exist: 'Имена нескольких пользователей различаются только регистром букв.',
  password_expiration_invalid_period_days: 'Введите срок действия пароля от 1 до 3650 дней.',
  password_expiration_requires_forgot_password: 'Для срока действия пароля нужен сброс пароля.',
  duplicated_mfa_factors: 'Второй фактор указан дважды.',
  backup_code_cannot_be_enabled_alone: 'Для резервных кодов нужен другой второй фактор.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Коды из эл. почты являются вторым фактором, поэтому не могут быть способом входа.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Коды из SMS являются вторым фактором, поэтому не могут быть способом входа.',
  email_verification_code_cannot_be_used_for_mfa:
    'Коды из эл. почты не могут быть одновременно способом входа и вторым фактором.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Коды из SMS не могут быть одновременно способом входа и вторым фактором.',
  invalid_custom_email_blocklist_format:
    'Введите адреса эл. почты или домены, например @example.com или @*.example.com.',
};
