import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in Japanese. */
export const branding: Translation<'branding'> = {
  color: {
    title: '色',
    text: {
      application:
        'このアプリケーションのサインインページの色。空の場合は、サインイン設定の色が適用されます。',
      organization:
        'ユーザーがこの組織にサインインするときのサインインページの色。空の場合は、アプリケーションまたはサインイン設定の色が適用されます。',
    },
    primary: 'ブランドカラー',
    dark: 'ダークモードのブランドカラー',
  },
  logos: {
    title: 'ロゴとファビコン',
    text: {
      application: 'サインイン設定のロゴとファビコンの代わりに使用します。',
      organization: 'アプリケーションとサインイン設定のロゴとファビコンの代わりに使用します。',
    },
    logo: 'ロゴ',
    darkLogo: 'ダークモードのロゴ',
    favicon: 'ファビコン',
    darkFavicon: 'ダークモードのファビコン',
    darkHelp: '未設定の場合は、ライトモードのものを使用します。',
  },
  css: {
    title: 'カスタム CSS',
    text: {
      application: 'このアプリケーションのサインインページで、サインイン設定の CSS の代わりに使用します。',
      organization:
        'ユーザーがこの組織にサインインするとき、アプリケーションまたはサインイン設定の CSS の代わりに使用します。',
    },
  },
};
