/** The tab Branding of an application, in European Portuguese. */
export const branding = {
  name: {
    title: 'Nome',
    text: 'É mostrado aos utilizadores quando iniciam sessão e na página de consentimento.',
    label: 'Nome a apresentar',
    help: 'Por predefinição: {{name}}.',
  },
  terms: {
    title: 'Termos e privacidade',
    text: 'Substituem as ligações da experiência de início de sessão.',
    textThirdParty:
      'São mostrados na página de consentimento. Ao iniciar sessão, os utilizadores aceitam os termos da experiência de início de sessão.',
    termsOfUseUrl: 'Termos de utilização',
    privacyPolicyUrl: 'Política de privacidade',
  },
};
