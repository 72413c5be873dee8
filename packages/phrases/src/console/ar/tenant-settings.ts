import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Arabic. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'اسم هذا المستأجر وبيئته.',
  general: {
    title: 'عام',
    description: 'لا يمكن تغيير المنطقة والبيئة لاحقًا.',
    id: 'معرّف المستأجر',
    name: 'الاسم',
    nameHelp: 'يظهر للمسؤولين فقط.',
    region: 'المنطقة',
    tag: 'البيئة',
    created: 'تاريخ الإنشاء',
  },
  delete: {
    title: 'حذف المستأجر',
    description: 'لن يتمكن مستخدموه من تسجيل الدخول بعد الآن، ويسري ذلك فورًا.',
    action: 'حذف المستأجر',
    confirmTitle: 'هل تريد حذف {{name}}؟',
    confirmText:
      'يؤدي هذا إلى حذف جميع مستخدمي هذا المستأجر وتطبيقاته وإعداداته. لا يمكن استعادته إلا لمشغّل هذه الخدمة، خلال 7 أيام.',
    host: 'يتوقف تسجيل الدخول وواجهات API على {{host}} عن العمل.',
    members_zero: 'لا يفقد أي مسؤول آخر حق الوصول.',
    members_one: 'يفقد مسؤول آخر حق الوصول.',
    members_two: 'يفقد مسؤولان آخران حق الوصول.',
    members_few: 'يفقد {{count}} مسؤولين آخرين حق الوصول.',
    members_many: 'يفقد {{count}} مسؤولًا آخر حق الوصول.',
    members_other: 'يفقد {{count}} مسؤول آخر حق الوصول.',
    blockedTitle: 'لا يمكن حذف هذا المستأجر بعد',
    blockedText: 'عالج ما يلي أولًا:',
    blockers: {
      paid_plan: 'على خطة مدفوعة. انتقل إلى الخطة المجانية.',
      inactive_subscription: 'اشتراكه غير نشط. حدّث طريقة الدفع.',
      open_invoice: 'لديه فاتورة مفتوحة. ادفعها.',
    },
  },
};
