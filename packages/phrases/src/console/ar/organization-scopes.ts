import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Arabic. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'أذونات المؤسسة',
  description: 'إجراءات داخل مؤسسة، مثل دعوة الأعضاء. تمنحها أدوار المؤسسة.',
  search: 'الاسم أو الوصف أو المعرّف',
  name: 'الاسم',
  nameHelp: 'دون مسافات: تفصل المسافات بين الأذونات في الرمز المميز.',
  descriptionLabel: 'الوصف',
  descriptionPlaceholder: 'دعوة أعضاء إلى المؤسسة',
  columns: { name: 'الإذن', description: 'الوصف' },
  empty: {
    title: 'لا توجد أذونات مؤسسة بعد',
    text: 'أنشئ إذنًا، مثل invite:members، وعيّنه لأحد أدوار المؤسسة.',
  },
  create: {
    action: 'إنشاء إذن مؤسسة',
    description: 'سمّه بما يتيحه، مثل invite:members.',
  },
  edit: {
    menu: 'تحرير',
    title: 'تحرير إذن المؤسسة',
    description: 'تتحقق تطبيقاتك من الاسم في الرمز المميز. غيّره هناك أيضًا.',
    save: 'حفظ إذن المؤسسة',
  },
  delete: {
    action: 'حذف إذن المؤسسة',
    title: 'هل تريد حذف {{name}}؟',
    text: 'يُزال من جميع أدوار المؤسسة. تحتفظ به الرموز المميزة الحالية حتى انتهاء صلاحيتها.',
  },
};
