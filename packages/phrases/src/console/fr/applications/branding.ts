/** The tab Branding of an application, in French. */
export const branding = {
  name: {
    title: 'Nom',
    text: 'Affiché aux utilisateurs à la connexion et sur la page de consentement.',
    label: 'Nom affiché',
    help: 'Par défaut : {{name}}.',
  },
  terms: {
    title: 'Conditions et confidentialité',
    text: 'Remplacent les liens de l’expérience de connexion.',
    textThirdParty:
      'Affichés sur la page de consentement. À la connexion, les utilisateurs acceptent les conditions de l’expérience de connexion.',
    termsOfUseUrl: 'Conditions d’utilisation',
    privacyPolicyUrl: 'Politique de confidentialité',
  },
};
