/** The tab Branding of an application, in Arabic. */
export const branding = {
  name: {
    title: 'الاسم',
    text: 'يظهر للمستخدمين عند تسجيل الدخول وفي صفحة الموافقة.',
    label: 'اسم العرض',
    help: 'القيمة الافتراضية: {{name}}.',
  },
  terms: {
    title: 'الشروط والخصوصية',
    text: 'تحل محل الروابط في تجربة تسجيل الدخول.',
    textThirdParty: 'تظهر في صفحة الموافقة. عند تسجيل الدخول، يوافق المستخدمون على شروط تجربة تسجيل الدخول.',
    termsOfUseUrl: 'شروط الاستخدام',
    privacyPolicyUrl: 'سياسة الخصوصية',
  },
};
