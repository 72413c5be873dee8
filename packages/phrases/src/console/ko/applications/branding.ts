/** The tab Branding of an application. */
export const branding = {
  name: {
    title: '이름',
    text: '로그인할 때와 동의 페이지에서 사용자에게 표시됩니다.',
    label: '표시 이름',
    help: '기본값: {{name}}.',
  },
  terms: {
    title: '약관 및 개인정보',
    text: '로그인 환경의 링크 대신 사용됩니다.',
    textThirdParty: '동의 페이지에 표시됩니다. 로그인할 때는 사용자가 로그인 환경의 약관에 동의합니다.',
    termsOfUseUrl: '이용약관',
    privacyPolicyUrl: '개인정보 처리방침',
  },
};
