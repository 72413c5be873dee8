import type { MessageTexts } from './en.ts';

/** The emails and SMS in Arabic. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'رمز تسجيل الدخول',
  'email.SignIn.content':
    'أدخل هذا الرمز لتسجيل الدخول:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.',
  'sms.SignIn': '{{code}} هو رمز تسجيل الدخول.',

  'email.Register.subject': 'رمز إنشاء حساب',
  'email.Register.content':
    'أدخل هذا الرمز لإنشاء حسابك:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.Register': '{{code}} هو رمز إنشاء حسابك.',

  'email.ForgotPassword.subject': 'رمز تعيين كلمة مرور جديدة',
  'email.ForgotPassword.content':
    'أدخل هذا الرمز لتعيين كلمة مرور جديدة:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، تبقى كلمة المرور كما هي، ولا تعطِ الرمز لأحد.',
  'sms.ForgotPassword': '{{code}} هو رمز كلمة المرور الجديدة.',

  'email.OrganizationInvitation.subject': 'لديك دعوة',
  'email.OrganizationInvitation.content':
    'تمت دعوتك للانضمام إلى مؤسسة. افتح هذا الرابط للقبول:\n\n{{link}}\n\nإذا لم تكن تتوقع ذلك، يمكنك تجاهل هذه الرسالة.',
  'sms.OrganizationInvitation': 'تمت دعوتك للانضمام إلى مؤسسة: {{link}}',

  'email.Generic.subject': 'رمز التحقق',
  'email.Generic.content':
    'رمز التحقق هو:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.Generic': '{{code}} هو رمز التحقق.',

  'email.UserPermissionValidation.subject': 'أكّد هويتك',
  'email.UserPermissionValidation.content':
    'أدخل هذا الرمز لتأكيد تغيير في حسابك:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، فلا تعطِ الرمز لأحد.',
  'sms.UserPermissionValidation': '{{code}} هو رمز تأكيد تغيير في حسابك.',

  'email.BindNewIdentifier.subject': 'أكّد بريدك الإلكتروني',
  'email.BindNewIdentifier.content':
    'أدخل هذا الرمز لإضافة هذا العنوان إلى حسابك:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
  'sms.BindNewIdentifier': '{{code}} هو رمز إضافة هذا الرقم إلى حسابك.',

  'email.MfaVerification.subject': 'الخطوة الثانية لتسجيل الدخول',
  'email.MfaVerification.content':
    'أدخل هذا الرمز كخطوة ثانية لتسجيل الدخول:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تكن تسجّل الدخول الآن، فهناك من يعرف كلمة المرور: غيّرها.',
  'sms.MfaVerification': '{{code}} هو رمز الخطوة الثانية للدخول.',

  'email.BindMfa.subject': 'إعداد تسجيل الدخول بخطوتين',
  'email.BindMfa.content':
    'أدخل هذا الرمز لاستخدام هذا العنوان كخطوة ثانية لتسجيل الدخول:\n\n{{code}}\n\nتنتهي صلاحيته {{expiresIn}}. إذا لم تطلبه، فلا تعطِ الرمز لأحد.',
  'sms.BindMfa': '{{code}} هو رمز إعداد الدخول بخطوتين.',

  'email.PasswordChanged.subject': 'تم تغيير كلمة مرورك',
  'email.PasswordChanged.content':
    'تم تعيين كلمة مرور حسابك أو تغييرها.\n\nإذا لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة الآن وسجّل الخروج من جميع الأجهزة.',

  'email.EmailChanged.subject': 'تم تغيير عنوان بريدك الإلكتروني',
  'email.EmailChanged.content':
    'لم يعد عنوان البريد الإلكتروني هذا تابعًا لحسابك: لقد تم استبداله أو إزالته.\n\nإذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم فورًا.',

  'email.PhoneChanged.subject': 'تم تغيير رقم هاتفك',
  'email.PhoneChanged.content':
    'تم تعيين رقم هاتف حسابك أو تغييره أو إزالته.\n\nإذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك الآن وسجّل الخروج من جميع الأجهزة.',

  'email.FactorAdded.subject': 'تمت إضافة طريقة لتسجيل الدخول',
  'email.FactorAdded.content':
    'تمت إضافة مفتاح مرور أو تطبيق مصادقة أو رموز احتياطية إلى حسابك.\n\nإذا لم تكن أنت من فعل ذلك، فأزل هذه الطريقة وغيّر كلمة مرورك الآن.',

  'email.FactorRemoved.subject': 'تمت إزالة طريقة لتسجيل الدخول',
  'email.FactorRemoved.content':
    'تمت إزالة مفتاح مرور أو تطبيق مصادقة أو رموز احتياطية من حسابك.\n\nإذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك الآن وأعد إعداد الدخول بخطوتين.',

  'email.AccountLinked.subject': 'تم ربط حساب',
  'email.AccountLinked.content':
    'تم ربط حساب من خدمة أخرى بحسابك، ويمكن الآن استخدامه لتسجيل الدخول.\n\nإذا لم تكن أنت من فعل ذلك، فألغِ الربط وغيّر كلمة مرورك الآن.',

  'email.PasswordLink.subject': 'تعيين كلمة مرور جديدة',
  'email.PasswordLink.content':
    'أرسل إليك أحد المسؤولين هذا الرابط. افتحه لتعيين كلمة مرور جديدة:\n\n{{link}}\n\nيعمل مرة واحدة. إذا لم تطلبه، فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',

  'email.AccountInvitation.subject': 'حسابك جاهز',
  'email.AccountInvitation.content':
    'أُنشئ حساب لك. افتح هذا الرابط لتعيين كلمة المرور:\n\n{{link}}\n\nيعمل مرة واحدة. إذا لم تكن تتوقع ذلك، فتجاهل هذه الرسالة.',
  'email.AccountUnlinked.subject': 'تم إلغاء ربط حساب',
  'email.AccountUnlinked.content':
    'أُلغي ربط حساب من خدمة أخرى بحسابك، ولم يعد بالإمكان استخدامه لتسجيل الدخول.\n\nإذا لم تكن أنت من فعل ذلك، فأعد ربطه وغيّر كلمة مرورك الآن.',

  'email.TokensNearLimit.subject': 'استُخدم 80% من رموز هذا الشهر',
  'email.TokensNearLimit.content':
    'استخدم هذا المستأجر 80% من الرموز التي تشملها خطته هذا الشهر.\n\nيمكن للمستخدمين متابعة تسجيل الدخول. بعد ثلاثة أيام من نفاد الرموز لا تحصل التطبيقات من آلة إلى آلة على رموز أخرى حتى نهاية الشهر. تشمل الخطة الأكبر عددًا أكثر.',

  'email.TokensUsedUp.subject': 'نفدت رموز هذا الشهر',
  'email.TokensUsedUp.content':
    'استخدم هذا المستأجر كل الرموز التي تشملها خطته هذا الشهر.\n\nيمكن للمستخدمين متابعة تسجيل الدخول. بعد ثلاثة أيام من نفاد الرموز لا تحصل التطبيقات من آلة إلى آلة على رموز أخرى حتى نهاية الشهر. تشمل الخطة الأكبر عددًا أكثر.',

  'email.TenantExported.subject': 'تم تصدير مستأجر',
  'email.TenantExported.content':
    'صدّر أحد المسؤولين هذا المستأجر إلى ملف مختوم. يحتوي الملف على جميع المستخدمين مع تجزئات كلمات مرورهم وعوامل التحقق الثانية، وعلى جميع أسرار التطبيقات والموصلات. يستطيع من يملك عبارة المرور قراءته.\n\nإذا لم تكن على علم بهذا التصدير، فتحدّث الآن مع المسؤولين الآخرين. يبيّن سجل التدقيق من أجراه.',

  'email.Test.subject': 'رسالة اختبار',
  'email.Test.content':
    'هذا اختبار. تصلك رسائل البريد الإلكتروني من هذه الخدمة.\n\nلم يطلب أحد رمزًا، ولا حاجة إلى أي إجراء.',
  'sms.Test': 'هذا اختبار. تصلك الرسائل النصية لهذه الخدمة، ولا حاجة إلى أي إجراء.',
};
