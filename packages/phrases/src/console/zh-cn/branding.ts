import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in simplified Chinese. */
export const branding: Translation<'branding'> = {
  color: {
    title: '颜色',
    text: {
      application: '此应用登录页面的颜色。留空则使用登录体验的颜色。',
      organization: '用户为此组织登录时，登录页面的颜色。留空则使用应用或登录体验的颜色。',
    },
    primary: '品牌颜色',
    dark: '深色模式下的品牌颜色',
  },
  logos: {
    title: '徽标和网站图标',
    text: {
      application: '覆盖登录体验的徽标和网站图标。',
      organization: '覆盖应用和登录体验的徽标和网站图标。',
    },
    logo: '徽标',
    darkLogo: '深色模式下的徽标',
    favicon: '网站图标',
    darkFavicon: '深色模式下的网站图标',
    darkHelp: '留空则使用浅色版本。',
  },
  css: {
    title: '自定义 CSS',
    text: {
      application: '在此应用的登录页面上取代登录体验的 CSS。',
      organization: '用户为此组织登录时，取代应用或登录体验的 CSS。',
    },
  },
};
