/** Why the server rejects a sign-in experience, by error code, in Italian. */
export const problems = {
  unsupported_default_language: 'Non ci sono ancora testi in questa lingua.',
  at_least_one_authentication_factor: 'Ogni metodo richiede una password o un codice di verifica.',
  username_requires_password: 'I nomi utente richiedono sempre una password.',
  passwordless_requires_verify: 'Gli indirizzi e-mail e i numeri di telefono devono essere verificati.',
  miss_sign_up_identifier_in_sign_in:
    'L’identificatore per la registrazione deve essere anche un metodo di accesso.',
  password_sign_in_must_be_enabled:
    'Se alla registrazione si imposta una password, il relativo identificatore deve consentire una password all’accesso.',
  code_sign_in_must_be_enabled:
    'Se alla registrazione non si imposta una password, il relativo identificatore deve consentire un codice di verifica all’accesso.',
  duplicated_sign_up_identifiers: 'Un identificatore è elencato due volte.',
  missing_sign_up_identifiers: 'Gli identificatori aggiuntivi richiedono un identificatore principale.',
  enabled_connector_not_found: 'Nessun connettore può inviare questi codici.',
  forgot_password_method_requires_connector: 'Nessun connettore può inviare questi codici.',
  username_policy_case_conflicts_exist:
    'I nomi utente di diversi utenti differiscono solo per maiuscole e minuscole.',
  password_expiration_invalid_period_days: 'Inserisci una scadenza della password tra 1 e 3.650 giorni.',
  password_expiration_requires_forgot_password:
    'La scadenza della password richiede la reimpostazione della password.',
  duplicated_mfa_factors: 'Un secondo fattore è elencato due volte.',
  backup_code_cannot_be_enabled_alone: 'I codici di riserva richiedono un altro secondo fattore.',
  email_verification_code_cannot_be_used_for_sign_in:
    'I codici via e-mail sono un secondo fattore, quindi non possono essere un metodo di accesso.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'I codici via SMS sono un secondo fattore, quindi non possono essere un metodo di accesso.',
  email_verification_code_cannot_be_used_for_mfa:
    'I codici via e-mail non possono essere sia un metodo di accesso sia un secondo fattore.',
  phone_verification_code_cannot_be_used_for_mfa:
    'I codici via SMS non possono essere sia un metodo di accesso sia un secondo fattore.',
  invalid_custom_email_blocklist_format:
    'Inserisci indirizzi e-mail o domini, ad esempio @example.com o @*.example.com.',
};
