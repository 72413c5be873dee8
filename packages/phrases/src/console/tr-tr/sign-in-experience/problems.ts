/** Why the server rejects a sign-in experience, by error code, in Turkish. */
export const problems = {
  unsupported_default_language: 'Bu dilde henüz metin yok.',
  at_least_one_authentication_factor: 'Her yöntem için parola veya doğrulama kodu gerekir.',
  username_requires_password: 'Kullanıcı adları için her zaman parola gerekir.',
  passwordless_requires_verify: 'E-posta adresleri ve telefon numaraları doğrulanmalıdır.',
  miss_sign_up_identifier_in_sign_in:
    'Kaydolma tanımlayıcısı aynı zamanda bir oturum açma yöntemi olmalıdır.',
  password_sign_in_must_be_enabled:
    'Kaydolurken parola belirleniyorsa, kaydolma tanımlayıcısı oturum açarken parolaya izin vermelidir.',
  code_sign_in_must_be_enabled:
    'Kaydolurken parola belirlenmiyorsa, kaydolma tanımlayıcısı oturum açarken doğrulama koduna izin vermelidir.',
  duplicated_sign_up_identifiers: 'Bir tanımlayıcı iki kez listelenmiş.',
  missing_sign_up_identifiers: 'Ek tanımlayıcılar için bir birincil tanımlayıcı gerekir.',
  enabled_connector_not_found: 'Bu kodları gönderebilen bir bağlayıcı yok.',
  forgot_password_method_requires_connector: 'Bu kodları gönderebilen bir bağlayıcı yok.',
  username_policy_case_conflicts_exist:
    'Birkaç kullanıcının kullanıcı adı yalnızca büyük/küçük harf bakımından farklı.',
  password_expiration_invalid_period_days: 'Parola süresi için 1 ile 3.650 gün arasında bir değer girin.',
  password_expiration_requires_forgot_password: 'Parola süresinin dolması için parola sıfırlama gerekir.',
  duplicated_mfa_factors: 'Bir ikinci faktör iki kez listelenmiş.',
  backup_code_cannot_be_enabled_alone: 'Yedek kodlar için başka bir ikinci faktör gerekir.',
  email_verification_code_cannot_be_used_for_sign_in:
    'E-posta kodları ikinci faktör olduğundan oturum açma yöntemi olamaz.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'SMS kodları ikinci faktör olduğundan oturum açma yöntemi olamaz.',
  email_verification_code_cannot_be_used_for_mfa:
    'E-posta kodları hem oturum açma yöntemi hem de ikinci faktör olamaz.',
  phone_verification_code_cannot_be_used_for_mfa:
    'SMS kodları hem oturum açma yöntemi hem de ikinci faktör olamaz.',
  invalid_custom_email_blocklist_format:
    '@example.com veya @*.example.com gibi e-posta adresleri ya da alan adları girin.',
};
