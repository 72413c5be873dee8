/** Why the server rejects a sign-in experience, by error code, in German. */
export const problems = {
  unsupported_default_language: 'In dieser Sprache gibt es noch keine Texte.',
  at_least_one_authentication_factor: 'Jede Methode braucht ein Passwort oder einen Bestätigungscode.',
  username_requires_password: 'Benutzernamen brauchen immer ein Passwort.',
  passwordless_requires_verify: 'E-Mail-Adressen und Telefonnummern müssen bestätigt werden.',
  miss_sign_up_identifier_in_sign_in: 'Die Kennung bei der Registrierung muss auch eine Anmeldemethode sein.',
  password_sign_in_must_be_enabled:
    'Wenn bei der Registrierung ein Passwort festgelegt wird, muss deren Kennung bei der Anmeldung ein Passwort erlauben.',
  code_sign_in_must_be_enabled:
    'Wenn bei der Registrierung kein Passwort festgelegt wird, muss deren Kennung bei der Anmeldung einen Bestätigungscode erlauben.',
  duplicated_sign_up_identifiers: 'Eine Kennung ist doppelt aufgeführt.',
  missing_sign_up_identifiers: 'Zusätzliche Kennungen brauchen eine primäre Kennung.',
  enabled_connector_not_found: 'Kein Connector kann diese Codes senden.',
  forgot_password_method_requires_connector: 'Kein Connector kann diese Codes senden.',
  username_policy_case_conflicts_exist:
    'Benutzernamen mehrerer Benutzer unterscheiden sich nur in der Groß- und Kleinschreibung.',
  password_expiration_invalid_period_days: 'Geben Sie einen Passwortablauf zwischen 1 und 3.650 Tagen ein.',
  password_expiration_requires_forgot_password:
    'Der Passwortablauf setzt voraus, dass Benutzer ihr Passwort zurücksetzen können.',
  duplicated_mfa_factors: 'Ein zweiter Faktor ist doppelt aufgeführt.',
  backup_code_cannot_be_enabled_alone: 'Backup-Codes setzen einen anderen zweiten Faktor voraus.',
  email_verification_code_cannot_be_used_for_sign_in:
    'E-Mail-Codes sind ein zweiter Faktor und können daher keine Anmeldemethode sein.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'SMS-Codes sind ein zweiter Faktor und können daher keine Anmeldemethode sein.',
  email_verification_code_cannot_be_used_for_mfa:
    'E-Mail-Codes können nicht zugleich Anmeldemethode und zweiter Faktor sein.',
  phone_verification_code_cannot_be_used_for_mfa:
    'SMS-Codes können nicht zugleich Anmeldemethode und zweiter Faktor sein.',
  invalid_custom_email_blocklist_format:
    'Geben Sie E-Mail-Adressen oder Domains ein, zum Beispiel @example.com oder @*.example.com.',
};
