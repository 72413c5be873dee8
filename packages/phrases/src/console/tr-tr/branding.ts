import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in Turkish. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Renkler',
    text: {
      application:
        'Bu uygulamanın oturum açma sayfalarının renkleri. Boşsa oturum açma deneyiminin renkleri geçerlidir.',
      organization:
        'Kullanıcılar bu kuruluş için oturum açarken oturum açma sayfalarının renkleri. Boşsa uygulamanın veya oturum açma deneyiminin renkleri geçerlidir.',
    },
    primary: 'Marka rengi',
    dark: 'Koyu moddaki marka rengi',
  },
  logos: {
    title: 'Logo ve favicon',
    text: {
      application: 'Oturum açma deneyiminin logosunun ve favicon’unun yerine geçer.',
      organization: 'Uygulamanın ve oturum açma deneyiminin logosunun ve favicon’unun yerine geçer.',
    },
    logo: 'Logo',
    darkLogo: 'Koyu moddaki logo',
    favicon: 'Favicon',
    darkFavicon: 'Koyu moddaki favicon',
    darkHelp: 'Yoksa açık sürüm kullanılır.',
  },
  css: {
    title: 'Özel CSS',
    text: {
      application: 'Bu uygulamanın oturum açma sayfalarında oturum açma deneyiminin CSS’inin yerine geçer.',
      organization:
        'Kullanıcılar bu kuruluş için oturum açarken uygulamanın veya oturum açma deneyiminin CSS’inin yerine geçer.',
    },
  },
};
