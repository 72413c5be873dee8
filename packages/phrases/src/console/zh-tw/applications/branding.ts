/** The tab Branding of an application, in traditional Chinese. */
export const branding = {
  name: {
    title: '名稱',
    text: '在使用者登入時和授權同意頁面上顯示。',
    label: '顯示名稱',
    help: '預設為 {{name}}。',
  },
  terms: {
    title: '條款和隱私權',
    text: '取代登入體驗的連結。',
    textThirdParty: '顯示在授權同意頁面上。登入時，使用者同意的是登入體驗的條款。',
    termsOfUseUrl: '使用條款',
    privacyPolicyUrl: '隱私權政策',
  },
};
