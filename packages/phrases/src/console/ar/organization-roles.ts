import type { Translation } from '../translated.ts';

/** Organization roles, in Arabic. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'أدوار المؤسسة',
  description: 'مجموعات من الأذونات للمستخدمين أو التطبيقات في مؤسسة. تشترك جميع المؤسسات في هذه الأدوار.',
  search: 'الاسم أو الوصف أو المعرّف',
  name: 'الاسم',
  descriptionLabel: 'الوصف',
  type: 'النوع',
  typeFixed: 'لا يمكن تغييره لاحقًا.',
  types: { User: 'مستخدم', MachineToMachine: 'آلة إلى آلة (M2M)' },
  typeHelp: {
    User: 'يُعيَّن لأعضاء المؤسسات.',
    MachineToMachine: 'يُعيَّن للخدمات التي تعمل نيابةً عن المؤسسات.',
  },
  columns: { name: 'الدور', permissions: 'الأذونات' },
  empty: {
    title: 'لا توجد أدوار مؤسسة بعد',
    text: 'أنشئ دورًا، مثل admin، واختر أذوناته في المؤسسة.',
  },
  create: {
    action: 'إنشاء دور مؤسسة',
    description: 'سمّه باسم وظيفة في المؤسسة، مثل admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'يدير الأعضاء والفوترة',
    permissions: 'الأذونات',
  },
  tabs: { permissions: 'الأذونات', general: 'عام' },
  permissions: {
    search: 'الإذن أو الوصف أو المعرّف',
    columns: { name: 'الإذن', resource: 'المورد' },
    organization: 'المؤسسة',
    empty: {
      title: 'لا توجد أذونات بعد',
      text: 'عيّن أذونات المؤسسة، وأذونات واجهات API الخاصة بك.',
    },
    assign: 'تعيين أذونات',
    assignTitle: 'تعيين أذونات لـ {{name}}',
    assignDescription: 'يحصل عليها المستخدمون والتطبيقات الذين لديهم هذا الدور مع رمز المؤسسة المميز التالي.',
    remove: 'إزالة',
    removeTitle: 'هل تريد إزالة {{name}}؟',
    removeText: 'يفقد المستخدمون والتطبيقات الذين لديهم هذا الدور الإذن مع رمز المؤسسة المميز التالي.',
    removeConfirm: 'إزالة الإذن',
  },
  general: { title: 'دور المؤسسة', description: 'كيف يتعرّف المسؤولون على الدور.' },
  delete: {
    action: 'حذف دور المؤسسة',
    title: 'هل تريد حذف {{name}}؟',
    text: 'يفقد المستخدمون والتطبيقات الذين لديهم هذا الدور أذوناته في جميع المؤسسات. لا يمكن التراجع عن هذا.',
  },
};
