import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in Arabic. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'الألوان',
    text: {
      application: 'ألوان صفحات تسجيل الدخول لهذا التطبيق. إذا تُركت فارغة، تُستخدم ألوان تجربة تسجيل الدخول.',
      organization:
        'ألوان صفحات تسجيل الدخول عندما يسجّل المستخدمون الدخول إلى هذه المؤسسة. إذا تُركت فارغة، تُستخدم ألوان التطبيق أو تجربة تسجيل الدخول.',
    },
    primary: 'لون العلامة التجارية',
    dark: 'لون العلامة التجارية في الوضع الداكن',
  },
  logos: {
    title: 'الشعار وأيقونة الموقع',
    text: {
      application: 'تحل محل الشعار وأيقونة الموقع في تجربة تسجيل الدخول.',
      organization: 'تحل محل شعار التطبيق وتجربة تسجيل الدخول وأيقونة الموقع فيهما.',
    },
    logo: 'الشعار',
    darkLogo: 'الشعار في الوضع الداكن',
    favicon: 'أيقونة الموقع',
    darkFavicon: 'أيقونة الموقع في الوضع الداكن',
    darkHelp: 'تُستخدم النسخة الفاتحة إذا تُركت فارغة.',
  },
  css: {
    title: 'CSS مخصص',
    text: {
      application: 'يحل محل CSS الخاص بتجربة تسجيل الدخول في صفحات تسجيل الدخول لهذا التطبيق.',
      organization:
        'يحل محل CSS الخاص بالتطبيق أو بتجربة تسجيل الدخول عندما يسجّل المستخدمون الدخول إلى هذه المؤسسة.',
    },
  },
};
