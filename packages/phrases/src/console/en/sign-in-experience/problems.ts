/** Why the server rejects a sign-in experience, by error code. */
export const problems = {
  unsupported_default_language: 'There are no texts in this language yet.',
  at_least_one_authentication_factor: 'Each method needs a password or a verification code.',
  username_requires_password: 'Usernames always need a password.',
  passwordless_requires_verify: 'Email addresses and phone numbers have to be verified.',
  miss_sign_up_identifier_in_sign_in: 'The sign-up identifier has to be a sign-in method, too.',
  password_sign_in_must_be_enabled:
    'If sign-up sets a password, its identifier has to allow a password at sign-in.',
  code_sign_in_must_be_enabled:
    'If sign-up doesn’t set a password, its identifier has to allow a verification code at sign-in.',
  duplicated_sign_up_identifiers: 'An identifier is listed twice.',
  missing_sign_up_identifiers: 'Additional identifiers need a primary identifier.',
  enabled_connector_not_found: 'No connector can send these codes.',
  forgot_password_method_requires_connector: 'No connector can send these codes.',
  username_policy_case_conflicts_exist: 'Usernames of several users differ only in letter case.',
  password_expiration_invalid_period_days: 'Enter a password expiration between 1 and 3,650 days.',
  password_expiration_requires_forgot_password: 'Password expiration requires password reset.',
  duplicated_mfa_factors: 'A second factor is listed twice.',
  backup_code_cannot_be_enabled_alone: 'Backup codes require another second factor.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Email codes are a second factor, so they can’t be a sign-in method.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'SMS codes are a second factor, so they can’t be a sign-in method.',
  email_verification_code_cannot_be_used_for_mfa:
    'Email codes can’t be both a sign-in method and a second factor.',
  phone_verification_code_cannot_be_used_for_mfa:
    'SMS codes can’t be both a sign-in method and a second factor.',
  invalid_custom_email_blocklist_format:
    'Enter email addresses or domains, such as @example.com or @*.example.com.',
};
