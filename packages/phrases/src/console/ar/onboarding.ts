import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Arabic. */
export const onboarding: Translation<'onboarding'> = {
  step: 'الخطوة {{step}} من {{total}}',
  next: 'التالي',
  create: 'إنشاء',
  finish: 'إنهاء الإعداد',
  welcome: {
    title: 'مرحبًا بك في Gatehouse',
    text: 'أجب عن بضعة أسئلة حول ما تبنيه. يمكنك تخطي أي منها.',
    project: 'لمن مشروعك؟',
    projects: { personal: 'لي', company: 'لشركة' },
    companyName: 'اسم الشركة',
    stage: 'في أي مرحلة منتجك؟',
    stages: {
      'new-product': 'منتج جديد',
      'existing-product': 'منتج قائم',
      'target-enterprise-ready': 'يستعد لخدمة الشركات الكبرى',
    },
    additionalFeatures: 'ما الذي يهمك؟',
    features: {
      'customize-ui-and-flow': 'صفحات وخطوات خاصة بي لتسجيل الدخول',
      compliance: 'الامتثال',
      'export-user-data': 'تصدير بيانات المستخدمين',
      'budget-control': 'ضبط التكاليف',
      'bring-own-auth': 'نظام المصادقة الحالي لدي',
      others: 'شيء آخر',
    },
    allowReports: 'الإبلاغ عن كيفية استخدامي لوحدة التحكم هذه',
    reportsHelp:
      'يعرف مشغّل هذه الخدمة الصفحات التي تفتحها والخطوات الأولى التي تتخذها. يُستبدل معرّفك وبريدك الإلكتروني بقيم تجزئة. يمكنك تغيير ذلك في ملفك الشخصي.',
  },
  tenant: {
    title: 'إنشاء مستأجرك الأول',
    text: 'لكل مستأجر مستخدموه وتطبيقاته وصفحات تسجيل الدخول الخاصة به. هذا المستأجر للتطوير وهو مجاني.',
    name: 'الاسم',
    namePlaceholder: 'مشروعي',
    region: 'المنطقة',
    collaborators: 'المتعاونون',
    collaboratorsHelp: 'ستصلهم دعوة. اضغط على مفتاح المسافة أو Enter لإضافة بريد إلكتروني.',
  },
  look: {
    title: 'تصميم صفحة تسجيل الدخول',
    text: 'يمكنك تغيير كل ذلك لاحقًا.',
    inspire: 'اقتراح تصميم',
    logo: 'الشعار',
    color: 'لون العلامة التجارية',
    identifier: 'يسجّل المستخدمون الدخول عبر',
    identifiers: { email: 'البريد الإلكتروني', username: 'اسم المستخدم' },
    methods: 'المصادقة',
    methodNames: { password: 'كلمة المرور', verificationCode: 'رمز التحقق' },
    social: 'تسجيل الدخول عبر الشبكات الاجتماعية',
    demo: 'تجريبي',
    later: 'يتاح لاحقًا',
  },
};
