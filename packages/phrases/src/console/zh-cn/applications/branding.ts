/** The tab Branding of an application, in simplified Chinese. */
export const branding = {
  name: {
    title: '名称',
    text: '在用户登录时和授权同意页面上显示。',
    label: '显示名称',
    help: '默认为 {{name}}。',
  },
  terms: {
    title: '条款和隐私',
    text: '覆盖登录体验的链接。',
    textThirdParty: '显示在授权同意页面上。登录时，用户同意的是登录体验的条款。',
    termsOfUseUrl: '使用条款',
    privacyPolicyUrl: '隐私政策',
  },
};
