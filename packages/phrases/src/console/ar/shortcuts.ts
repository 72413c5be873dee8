import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Arabic. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'اختصارات لوحة المفاتيح',
  general: 'عام',
  recent: 'الأخيرة',
  search: 'البحث أو تنفيذ أمر',
  searchList: 'البحث في هذه القائمة',
  nextRow: 'الصف التالي',
  previousRow: 'الصف السابق',
  openRow: 'فتح الصف',
  create: 'الإنشاء في هذه القائمة',
  show: 'عرض الاختصارات',
  single: 'اختصارات بمفتاح واحد',
  singleHelp: 'عطّلها إذا تداخلت مع الإدخال الصوتي أو مع إضافة للمتصفح. يظل {{shortcut}} وحقل البحث يعملان.',
};
