import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in Italian. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Colori',
    text: {
      application:
        'Colori delle pagine di accesso di questa applicazione. Se vuoti, valgono i colori dell’esperienza di accesso.',
      organization:
        'Colori delle pagine di accesso quando gli utenti accedono per questa organizzazione. Se vuoti, valgono i colori dell’applicazione o dell’esperienza di accesso.',
    },
    primary: 'Colore del brand',
    dark: 'Colore del brand in modalità scura',
  },
  logos: {
    title: 'Logo e favicon',
    text: {
      application: 'Sostituiscono il logo e la favicon dell’esperienza di accesso.',
      organization: 'Sostituiscono il logo e la favicon dell’applicazione e dell’esperienza di accesso.',
    },
    logo: 'Logo',
    darkLogo: 'Logo in modalità scura',
    favicon: 'Favicon',
    darkFavicon: 'Favicon in modalità scura',
    darkHelp: 'Se manca, si usa la versione chiara.',
  },
  css: {
    title: 'CSS personalizzato',
    text: {
      application:
        'Sostituisce il CSS dell’esperienza di accesso nelle pagine di accesso di questa applicazione.',
      organization:
        'Sostituisce il CSS dell’applicazione o dell’esperienza di accesso quando gli utenti accedono per questa organizzazione.',
    },
  },
};
