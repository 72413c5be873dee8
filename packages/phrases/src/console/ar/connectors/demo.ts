/** Demo connectors: their notice in the list, and the result page of the preview’s demo connector, in Arabic. */
export const connectorsDemo = {
  badge: 'تجريبي',
  notice: {
    title: 'الموصلات التجريبية مخصصة للتجربة',
    text: 'تستخدم بيانات اعتماد يتشاركها جميع المستأجرين. أضف موصلات ببيانات اعتمادك قبل أن يسجّل مستخدمون فعليون الدخول: يحل كل منها محل الموصل التجريبي لمزوّده.',
  },
  title: 'تسجيل الدخول بالموصل التجريبي',
  text: 'استجاب المزوّد، لكن الموصل التجريبي لا يسجّل دخول المستخدمين. أعدّ موصلًا ببيانات اعتمادك.',
};
