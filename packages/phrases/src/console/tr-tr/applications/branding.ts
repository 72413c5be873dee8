/** The tab Branding of an application, in Turkish. */
export const branding = {
  name: {
    title: 'Ad',
    text: 'Kullanıcılara oturum açarken ve onay sayfasında gösterilir.',
    label: 'Görünen ad',
    help: 'Varsayılan: {{name}}.',
  },
  terms: {
    title: 'Koşullar ve gizlilik',
    text: 'Oturum açma deneyimindeki bağlantıların yerine geçer.',
    textThirdParty:
      'Onay sayfasında gösterilir. Kullanıcılar oturum açarken oturum açma deneyiminin koşullarını kabul eder.',
    termsOfUseUrl: 'Kullanım koşulları',
    privacyPolicyUrl: 'Gizlilik politikası',
  },
};
