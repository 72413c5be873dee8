import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in Korean. */
export const branding: Translation<'branding'> = {
  color: {
    title: '색상',
    text: {
      application: '이 애플리케이션의 로그인 페이지 색상입니다. 비워 두면 로그인 환경의 색상이 적용됩니다.',
      organization:
        '사용자가 이 조직에 로그인할 때의 로그인 페이지 색상입니다. 비워 두면 애플리케이션 또는 로그인 환경의 색상이 적용됩니다.',
    },
    primary: '브랜드 색상',
    dark: '다크 모드 브랜드 색상',
  },
  logos: {
    title: '로고 및 파비콘',
    text: {
      application: '로그인 환경의 로고와 파비콘 대신 사용됩니다.',
      organization: '애플리케이션과 로그인 환경의 로고와 파비콘 대신 사용됩니다.',
    },
    logo: '로고',
    darkLogo: '다크 모드 로고',
    favicon: '파비콘',
    darkFavicon: '다크 모드 파비콘',
    darkHelp: '비워 두면 라이트 버전이 사용됩니다.',
  },
  css: {
    title: '커스텀 CSS',
    text: {
      application: '이 애플리케이션의 로그인 페이지에서 로그인 환경의 CSS를 대체합니다.',
      organization: '사용자가 이 조직에 로그인할 때 애플리케이션 또는 로그인 환경의 CSS를 대체합니다.',
    },
  },
};
