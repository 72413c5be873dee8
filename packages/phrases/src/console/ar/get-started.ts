import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Arabic. */
export const getStarted: Translation<'getStarted'> = {
  title: 'بدء الاستخدام',
  description: 'إعداد تسجيل الدخول لتطبيقاتك.',
  steps: {
    label: 'الخطوات',
    demo: {
      title: 'تجربة التطبيق التجريبي',
      description: 'أنشئ حسابًا في التطبيق التجريبي لهذا المستأجر واطّلع على الرموز المميزة التي يحصل عليها.',
      action: 'فتح التطبيق التجريبي',
    },
    application: {
      title: 'إنشاء تطبيقك',
      description: 'اختر إطار العمل. يعرض الدليل تعليمات برمجية جاهزة تتضمن معرّفاتك.',
      action: 'إنشاء تطبيق',
    },
    email: {
      title: 'إعداد البريد الإلكتروني',
      description: 'تُرسل الرموز والدعوات والروابط عبر موصل.',
      sent: 'يتم تسليم الرموز والدعوات والروابط.',
      kept: 'لا تُسلَّم الرسائل بعد. تبقى الرموز والدعوات والروابط في صندوق وارد التطوير.',
      nothing: 'لا يمكن إرسال الرسائل بعد، لذا لا تصل إلى المستخدمين رموز أو دعوات.',
      action: 'إعداد البريد الإلكتروني',
      inbox: 'فتح صندوق الوارد',
    },
    api: {
      title: 'حماية واجهة API',
      description: 'سجّل واجهة API التي يستدعيها تطبيقك، وأذوناتها.',
      action: 'إنشاء مورد API',
    },
    role: {
      title: 'إنشاء دور',
      description: 'تمنح الأدوار المستخدمين وتطبيقات M2M أذونات لواجهات API الخاصة بك.',
      action: 'إنشاء دور',
    },
  },
  addresses: {
    title: 'عناوين URL',
    description: 'لمكتبات العميل والبرامج النصية.',
    endpoint: 'نقطة النهاية',
    issuer: 'جهة الإصدار',
    discovery: 'الاكتشاف',
    management: 'مورد Management API',
    reference: 'مرجع API',
  },
};
