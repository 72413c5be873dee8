/** Why the server rejects a sign-in experience, by error code, in Polish. */
export const problems = {
  unsupported_default_language: 'Nie ma jeszcze tekstów w tym języku.',
  at_least_one_authentication_factor: 'Każda metoda wymaga hasła lub kodu weryfikacyjnego.',
  username_requires_password: 'Nazwy użytkownika zawsze wymagają hasła.',
  passwordless_requires_verify: 'Adresy e-mail i numery telefonu muszą być weryfikowane.',
  miss_sign_up_identifier_in_sign_in: 'Identyfikator używany przy rejestracji musi być też metodą logowania.',
  password_sign_in_must_be_enabled:
    'Jeśli przy rejestracji ustawia się hasło, używany wtedy identyfikator musi zezwalać na logowanie hasłem.',
  code_sign_in_must_be_enabled:
    'Jeśli przy rejestracji nie ustawia się hasła, używany wtedy identyfikator musi zezwalać na logowanie kodem weryfikacyjnym.',
  duplicated_sign_up_identifiers: 'Jeden z identyfikatorów jest podany dwa razy.',
  missing_sign_up_identifiers: 'Dodatkowe identyfikatory wymagają identyfikatora głównego.',
  enabled_connector_not_found: 'Żaden konektor nie może wysyłać tych kodów.',
  forgot_password_method_requires_connector: 'Żaden konektor nie może wysyłać tych kodów.',
  username_policy_case_conflicts_exist: 'Nazwy kilku użytkowników różnią się tylko wielkością liter.',
  password_expiration_invalid_period_days: 'Wpisz okres ważności hasła od 1 do 3650 dni.',
  password_expiration_requires_forgot_password: 'Wygasanie haseł wymaga resetowania hasła.',
  duplicated_mfa_factors: 'Ten sam drugi składnik jest podany dwa razy.',
  backup_code_cannot_be_enabled_alone: 'Kody zapasowe wymagają innego drugiego składnika.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Kody e-mail są drugim składnikiem, więc nie mogą być metodą logowania.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Kody SMS są drugim składnikiem, więc nie mogą być metodą logowania.',
  email_verification_code_cannot_be_used_for_mfa:
    'Kody e-mail nie mogą być jednocześnie metodą logowania i drugim składnikiem.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Kody SMS nie mogą być jednocześnie metodą logowania i drugim składnikiem.',
  invalid_custom_email_blocklist_format:
    'Wpisz adresy e-mail lub domeny, np. @example.com lub @*.example.com.',
};
