/** Steps of a sign-in flow in the audit log, in Arabic. */
export const auditLogSteps = {
  Update: 'البدء',
  Read: 'قراءة الحالة',
  Verification: {
    Password: { Submit: 'كلمة المرور' },
    NewPasswordIdentity: { Submit: 'اسم المستخدم وكلمة المرور' },
    VerificationCode: { Create: 'طلب رمز تحقق', Submit: 'رمز التحقق' },
    OneTimeToken: { Submit: 'رمز مميز لمرة واحدة' },
    WebAuthn: { Create: 'تحدي مفتاح المرور', Submit: 'مفتاح المرور' },
    BackupCode: { Create: 'توليد رموز احتياطية', Submit: 'رمز احتياطي' },
    Totp: {
      Create: 'توليد سر تطبيق المصادقة',
      Submit: 'رمز تطبيق المصادقة',
    },
    EnterpriseSso: {
      Create: 'التوجيه إلى SSO للشركات',
      Submit: 'رد SSO للشركات',
    },
    Social: { Create: 'التوجيه إلى الشبكة الاجتماعية', Submit: 'رد الشبكة الاجتماعية' },
  },
  Identification: { Submit: 'التعرّف على الحساب' },
  Profile: { Update: 'بيانات الملف الشخصي' },
  Password: { Submit: 'كلمة مرور جديدة' },
  Mfa: {
    Update: 'إضافة عامل ثانٍ',
    Totp: 'إضافة تطبيق المصادقة',
    WebAuthn: 'إضافة مفتاح مرور',
    BackupCode: 'حفظ الرموز الاحتياطية',
    EmailVerificationCode: 'إضافة رموز البريد الإلكتروني كعامل ثانٍ',
    PhoneVerificationCode: 'إضافة رموز SMS كعامل ثانٍ',
    Skip: 'تخطي العامل الثاني',
    Adaptive: 'عامل ثانٍ تطلبه MFA التكيّفية',
    TrustedDevice: 'الوثوق بالجهاز',
  },
  Terms: { Submit: 'قبول الشروط' },
  Consent: { Submit: 'قرار الموافقة' },
  Submit: 'الاكتمال',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'التحقق من رمز الحساب الشخصي',
  CodeSent: 'طلب رمز للحساب الشخصي',
  NewPasskey: 'التحقق من مفتاح مرور جديد',
  Passkey: 'التحقق من مفتاح المرور الشخصي',
  Password: 'التحقق من كلمة المرور الشخصية',
  SignIn: 'التحقق من تسجيل الدخول الأخير',
  Social: 'التحقق من الحساب على الشبكة الاجتماعية',
  SocialBegun: 'بدء التحقق من الحساب على الشبكة الاجتماعية',
  Totp: 'التحقق من رمز تطبيق المصادقة',
};

/** What happens to users. */
export const userEvents = {
  Created: 'إنشاء مستخدم',
  Data: { Updated: 'تغيير مستخدم' },
  Deleted: 'حذف مستخدم',
  Grant: { Ended: 'إبطال وصول تطبيق' },
  Identity: { Linked: 'ربط حساب شبكة اجتماعية', Unlinked: 'إلغاء ربط حساب شبكة اجتماعية' },
  MfaVerification: {
    Created: 'إضافة عامل ثانٍ',
    Deleted: 'إزالة عامل ثانٍ',
    Renamed: 'إعادة تسمية مفتاح مرور',
  },
  Password: { Updated: 'تعيين كلمة المرور' },
  PasswordExpiration: { Updated: 'إنهاء صلاحية كلمة المرور' },
  PasswordHash: { Viewed: 'عرض تجزئة كلمة المرور' },
  PersonalAccessToken: {
    Created: 'إنشاء رمز وصول شخصي',
    Deleted: 'حذف رمز وصول شخصي',
    Renamed: 'إعادة تسمية رمز وصول شخصي',
  },
  ProviderTokens: {
    Deleted: 'حذف الرموز المميزة المخزّنة لمزوّد',
    Updated: 'تخزين رموز مميزة جديدة لمزوّد',
  },
  PasswordLink: { Created: 'إنشاء رابط لتعيين كلمة المرور', Used: 'تعيين كلمة المرور عبر رابط' },
  Roles: { Updated: 'تغيير أدوار مستخدم' },
  Session: { Ended: 'إنهاء جلسة' },
  SsoIdentity: { Unlinked: 'إلغاء ربط حساب SSO للشركات' },
  SuspensionStatus: { Updated: 'إيقاف مستخدم أو إعادة تفعيله' },
  TrustedDevice: { Deleted: 'إزالة جهاز موثوق' },
  Verification: ownVerifications,
};
