/** The tab Branding of an application, in Brazilian Portuguese. */
export const branding = {
  name: {
    title: 'Nome',
    text: 'Exibido aos usuários quando entram e na página de consentimento.',
    label: 'Nome de exibição',
    help: 'O padrão é {{name}}.',
  },
  terms: {
    title: 'Termos e privacidade',
    text: 'Substituem os links da experiência de login.',
    textThirdParty:
      'Exibidos na página de consentimento. No login, os usuários aceitam os termos da experiência de login.',
    termsOfUseUrl: 'Termos de uso',
    privacyPolicyUrl: 'Política de privacidade',
  },
};
