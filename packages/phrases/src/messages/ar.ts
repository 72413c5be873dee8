import type { MessageTexts } from './en.ts';

/** The emails and SMS in Arabic. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'رمز تسجيل الدخول',
  'email.SignIn.content':
    'أدخل هذا الرمز لتسجيل الدخول:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.',
  'sms.SignIn': '{{code}} هو رمز تسجيل الدخول.',

  'email.Register.subject': 'رمز إنشاء حساب',
  'email.Register.content':
    'أدخل هذا الرمز لإنشاء حسابك:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.Register': '{{code}} هو رمز إنشاء حسابك.',

  'email.ForgotPassword.subject': 'رمز تعيين كلمة مرور جديدة',
  'email.ForgotPassword.content':
    'أدخل هذا الرمز لتعيين كلمة مرور جديدة:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، تبقى كلمة المرور كما هي، ولا تعطِ الرمز لأحد.',
  'sms.ForgotPassword': '{{code}} هو رمز كلمة المرور الجديدة.',

  'email.OrganizationInvitation.subject': 'لديك دعوة',
  'email.OrganizationInvitation.content':
    'تمت دعوتك للانضمام إلى مؤسسة. افتح هذا الرابط للقبول:\n\n{{link}}\n\nإذا لم تكن تتوقع ذلك، يمكنك تجاهل هذه الرسالة.',
  'sms.OrganizationInvitation': 'تمت دعوتك للانضمام إلى مؤسسة: {{link}}',

  'email.Generic.subject': 'رمز التحقق',
  'email.Generic.content':
    'رمز التحقق هو:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.Generic': '{{code}} هو رمز التحقق.',

  'email.UserPermissionValidation.subject': 'أكّد هويتك',
  'email.UserPermissionValidation.content':
    'أدخل هذا الرمز لتأكيد تغيير في حسابك:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، فلا تعطِ الرمز لأحد.',
  'sms.UserPermissionValidation': '{{code}} هو رمز تأكيد تغيير في حسابك.',

  'email.BindNewIdentifier.subject': 'أكّد بريدك الإلكتروني',
  'email.BindNewIdentifier.content':
    'أدخل هذا الرمز لإضافة هذا العنوان إلى حسابك:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.BindNewIdentifier': '{{code}} هو رمز إضافة هذا الرقم إلى حسابك.',

  'email.MfaVerification.subject': 'الخطوة الثانية لتسجيل الدخول',
  'email.MfaVerification.content':
    'أدخل هذا الرمز كخطوة ثانية لتسجيل الدخول:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تكن تسجّل الدخول الآن، فهناك من يعرف كلمة المرور: غيّرها.',
  'sms.MfaVerification': '{{code}} هو رمز الخطوة الثانية للدخول.',

  'email.BindMfa.subject': 'إعداد تسجيل الدخول بخطوتين',
  'email.BindMfa.content':
    'أدخل هذا الرمز لاستخدام هذا العنوان كخطوة ثانية لتسجيل الدخول:\n\n{{code}}\n\nصالح لبضع دقائق. إذا لم تطلبه، فلا تعطِ الرمز لأحد.',
  'sms.BindMfa': '{{code}} هو رمز إعداد الدخول بخطوتين.',

  'email.Test.subject': 'رسالة اختبار',
  'email.Test.content':
    'هذا اختبار. تصلك رسائل البريد الإلكتروني من هذه الخدمة.\n\nلم يطلب أحد رمزًا، ولا حاجة إلى أي إجراء.',
  'sms.Test': 'هذا اختبار. تصلك الرسائل النصية لهذه الخدمة، ولا حاجة إلى أي إجراء.',
};
