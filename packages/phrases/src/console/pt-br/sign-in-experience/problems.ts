/** Why the server rejects a sign-in experience, by error code, in Brazilian Portuguese. */
export const problems = {
  unsupported_default_language: 'Ainda não há textos neste idioma.',
  at_least_one_authentication_factor: 'Cada método precisa de uma senha ou de um código de verificação.',
  username_requires_password: 'Nomes de usuário sempre precisam de uma senha.',
  passwordless_requires_verify: 'Endereços de e-mail e números de telefone precisam ser verificados.',
  miss_sign_up_identifier_in_sign_in: 'O identificador do cadastro também precisa ser um método de login.',
  password_sign_in_must_be_enabled:
    'Se o cadastro define uma senha, o identificador dele precisa permitir uma senha no login.',
  code_sign_in_must_be_enabled:
    'Se o cadastro não define uma senha, o identificador dele precisa permitir um código de verificação no login.',
  duplicated_sign_up_identifiers: 'Um identificador aparece duas vezes.',
  missing_sign_up_identifiers: 'Identificadores adicionais precisam de um identificador principal.',
  enabled_connector_not_found: 'Nenhum conector pode enviar estes códigos.',
  forgot_password_method_requires_connector: 'Nenhum conector pode enviar estes códigos.',
  username_policy_case_conflicts_exist:
    'Os nomes de usuário de vários usuários diferem somente em maiúsculas e minúsculas.',
  password_expiration_invalid_period_days: 'Insira uma expiração de senha entre 1 e 3.650 dias.',
  password_expiration_requires_forgot_password: 'A expiração de senha requer a redefinição de senha.',
  duplicated_mfa_factors: 'Um segundo fator aparece duas vezes.',
  backup_code_cannot_be_enabled_alone: 'Códigos de backup requerem outro segundo fator.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Códigos por e-mail são um segundo fator, por isso não podem ser um método de login.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Códigos por SMS são um segundo fator, por isso não podem ser um método de login.',
  email_verification_code_cannot_be_used_for_mfa:
    'Códigos por e-mail não podem ser um método de login e um segundo fator ao mesmo tempo.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Códigos por SMS não podem ser um método de login e um segundo fator ao mesmo tempo.',
  invalid_custom_email_blocklist_format:
    'Insira endereços de e-mail ou domínios, como @example.com ou @*.example.com.',
};
