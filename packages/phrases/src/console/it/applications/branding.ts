/** The tab Branding of an application, in Italian. */
export const branding = {
  name: {
    title: 'Nome',
    text: 'Visibile agli utenti quando accedono e nella pagina di consenso.',
    label: 'Nome visualizzato',
    help: 'Valore predefinito: {{name}}.',
  },
  terms: {
    title: 'Termini e privacy',
    text: 'Sostituiscono i link dell’esperienza di accesso.',
    textThirdParty:
      'Visibili nella pagina di consenso. All’accesso, gli utenti accettano i termini dell’esperienza di accesso.',
    termsOfUseUrl: 'Termini di utilizzo',
    privacyPolicyUrl: 'Informativa sulla privacy',
  },
};
