import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Arabic. */
export const operator: Translation<'operator'> = {
  title: 'جميع المستأجرين',
  description:
    'خطة كل مستأجر، ومستخدموه النشطون ورموزه المميزة في هذا الشهر. لا يرى المشغّلون بيانات المستأجرين.',
  search: 'البحث بالاسم أو المعرّف',
  columns: {
    tenant: 'المستأجر',
    id: 'المعرّف',
    region: 'المنطقة',
    plan: 'الخطة',
    users: 'المستخدمون النشطون',
    tokens: 'الرموز المميزة',
    members: 'الأعضاء',
    state: 'الحالة',
    createdAt: 'تاريخ الإنشاء',
  },
  plans: {
    free: 'مجانية',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (سابقة)',
    dev: 'تطوير',
    admin: 'إدارة',
  },
  states: { active: 'نشط', suspended: 'موقوف', suspendedFor: 'موقوف: {{reason}}' },
  empty: { title: 'لا يوجد مستأجرون بعد', text: 'يظهر هنا المستأجرون الذين يتم إنشاؤهم.' },
  suspend: {
    action: 'إيقاف',
    title: 'هل تريد إيقاف {{name}}؟',
    text: 'لن يتمكن المستخدمون من تسجيل الدخول إلى هذا المستأجر، ولن يمكن تغيير أي شيء فيه، حتى ترفع الإيقاف. لن يُفقد شيء.',
    reason: 'السبب',
    reasonHelp: 'يظهر للمشغّلين، وفي سجل التدقيق الخاص بالمستأجر.',
    confirm: 'إيقاف المستأجر',
  },
  unsuspend: {
    action: 'رفع الإيقاف',
    title: 'هل تريد رفع الإيقاف عن {{name}}؟',
    text: 'تعود الجلسات والرموز المميزة السابقة إلى العمل.',
  },
  plan: {
    action: 'تغيير الخطة',
    title: 'تغيير خطة {{name}}',
    text: 'يحصل المستأجر على الخطة فورًا، دون دفع.',
    save: 'تغيير الخطة',
  },
};
