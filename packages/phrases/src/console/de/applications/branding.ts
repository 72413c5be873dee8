/** The tab Branding of an application, in German. */
export const branding = {
  name: {
    title: 'Name',
    text: 'Sichtbar für Benutzer bei der Anmeldung und auf der Zustimmungsseite.',
    label: 'Anzeigename',
    help: 'Standard ist {{name}}.',
  },
  terms: {
    title: 'Bedingungen und Datenschutz',
    text: 'Ersetzt die Links der Benutzeranmeldung.',
    textThirdParty:
      'Sichtbar auf der Zustimmungsseite. Bei der Anmeldung akzeptieren Benutzer die Bedingungen der Benutzeranmeldung.',
    termsOfUseUrl: 'Nutzungsbedingungen',
    privacyPolicyUrl: 'Datenschutzerklärung',
  },
};
