/** Why the server rejects a sign-in experience, by error code, in Arabic. */
export const problems = {
  unsupported_default_language: 'لا توجد نصوص بهذه اللغة بعد.',
  at_least_one_authentication_factor: 'تحتاج كل طريقة إلى كلمة مرور أو رمز تحقق.',
  username_requires_password: 'تحتاج أسماء المستخدمين دائمًا إلى كلمة مرور.',
  passwordless_requires_verify: 'يجب التحقق من عناوين البريد الإلكتروني وأرقام الهواتف.',
  miss_sign_up_identifier_in_sign_in: 'يجب أن يكون معرّف إنشاء الحساب طريقة لتسجيل الدخول أيضًا.',
  password_sign_in_must_be_enabled:
    'إذا كانت كلمة المرور تُعيَّن عند إنشاء الحساب، فيجب أن يسمح معرّفه بكلمة مرور عند تسجيل الدخول.',
  code_sign_in_must_be_enabled:
    'إذا كانت كلمة المرور لا تُعيَّن عند إنشاء الحساب، فيجب أن يسمح معرّفه برمز تحقق عند تسجيل الدخول.',
  duplicated_sign_up_identifiers: 'أحد المعرّفات مدرج مرتين.',
  missing_sign_up_identifiers: 'تحتاج المعرّفات الإضافية إلى معرّف أساسي.',
  enabled_connector_not_found: 'لا يوجد موصل يمكنه إرسال هذه الرموز.',
  forgot_password_method_requires_connector: 'لا يوجد موصل يمكنه إرسال هذه الرموز.',
  username_policy_case_conflicts_exist: 'تختلف أسماء عدة مستخدمين في حالة الأحرف فقط.',
  password_expiration_invalid_period_days: 'أدخل مدة لانتهاء صلاحية كلمة المرور بين 1 و3,650 يومًا.',
  password_expiration_requires_forgot_password:
    'يتطلب انتهاء صلاحية كلمة المرور تفعيل إعادة تعيين كلمة المرور.',
  duplicated_mfa_factors: 'أحد العوامل الثانية مدرج مرتين.',
  backup_code_cannot_be_enabled_alone: 'تتطلب الرموز الاحتياطية عاملًا ثانيًا آخر.',
  email_verification_code_cannot_be_used_for_sign_in:
    'رموز البريد الإلكتروني عامل ثانٍ، لذا لا يمكن أن تكون طريقة لتسجيل الدخول.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'رموز SMS عامل ثانٍ، لذا لا يمكن أن تكون طريقة لتسجيل الدخول.',
  email_verification_code_cannot_be_used_for_mfa:
    'لا يمكن أن تكون رموز البريد الإلكتروني طريقة لتسجيل الدخول وعاملًا ثانيًا معًا.',
  phone_verification_code_cannot_be_used_for_mfa:
    'لا يمكن أن تكون رموز SMS طريقة لتسجيل الدخول وعاملًا ثانيًا معًا.',
  invalid_custom_email_blocklist_format:
    'أدخل عناوين بريد إلكتروني أو نطاقات، مثل \u200e@example.com أو \u200e@*.example.com.',
};
