/** The tab Branding of an application, in traditional Chinese (Hong Kong). */
export const branding = {
  name: {
    title: '名稱',
    text: '在用戶登入時及授權同意頁面上顯示。',
    label: '顯示名稱',
    help: '預設為 {{name}}。',
  },
  terms: {
    title: '條款和私隱',
    text: '取代登入體驗的連結。',
    textThirdParty: '在授權同意頁面上顯示。登入時，用戶同意的是登入體驗的條款。',
    termsOfUseUrl: '使用條款',
    privacyPolicyUrl: '私隱政策',
  },
};
