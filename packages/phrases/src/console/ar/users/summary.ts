/** The summary on the page of a user, in Arabic. */
export const usersSummary = {
  title: 'الحساب',
  facts: {
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    username: 'اسم المستخدم',
    lastSignIn: 'آخر دخول',
    lastFailure: 'آخر محاولة فاشلة',
    factors: 'العوامل الثانية',
    created: 'تاريخ الإنشاء',
  },
  noFailure: 'لا يوجد',
  noFactors: 'لا يوجد',
  activity: 'النشاط الأخير',
  noActivity: 'لا يوجد نشاط بعد.',
  all: 'جميع السجلات',
};
