import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in traditional Chinese (Hong Kong). */
export const branding: Translation<'branding'> = {
  color: {
    title: '顏色',
    text: {
      application: '此應用程式登入頁面的顏色。如留空，則使用登入體驗的顏色。',
      organization: '用戶為此機構登入時，登入頁面的顏色。如留空，則使用應用程式或登入體驗的顏色。',
    },
    primary: '品牌顏色',
    dark: '深色模式下的品牌顏色',
  },
  logos: {
    title: '標誌和網站圖示',
    text: {
      application: '取代登入體驗的標誌和網站圖示。',
      organization: '取代應用程式和登入體驗的標誌和網站圖示。',
    },
    logo: '標誌',
    darkLogo: '深色模式下的標誌',
    favicon: '網站圖示',
    darkFavicon: '深色模式下的網站圖示',
    darkHelp: '如留空，則使用淺色版本。',
  },
  css: {
    title: '自訂 CSS',
    text: {
      application: '在此應用程式的登入頁面上取代登入體驗的 CSS。',
      organization: '用戶為此機構登入時，取代應用程式或登入體驗的 CSS。',
    },
  },
};
