import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in German. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Farben',
    text: {
      application:
        'Farben der Anmeldeseiten dieser Anwendung. Wenn leer, gelten die Farben der Benutzeranmeldung.',
      organization:
        'Farben der Anmeldeseiten, wenn sich Benutzer für diese Organisation anmelden. Wenn leer, gelten die Farben der Anwendung oder der Benutzeranmeldung.',
    },
    primary: 'Markenfarbe',
    dark: 'Markenfarbe im dunklen Modus',
  },
  logos: {
    title: 'Logo und Favicon',
    text: {
      application: 'Ersetzen Logo und Favicon der Benutzeranmeldung.',
      organization: 'Ersetzen Logo und Favicon der Anwendung und der Benutzeranmeldung.',
    },
    logo: 'Logo',
    darkLogo: 'Logo im dunklen Modus',
    favicon: 'Favicon',
    darkFavicon: 'Favicon im dunklen Modus',
    darkHelp: 'Wenn leer, wird die helle Version verwendet.',
  },
  css: {
    title: 'Eigenes CSS',
    text: {
      application: 'Ersetzt das CSS der Benutzeranmeldung auf den Anmeldeseiten dieser Anwendung.',
      organization:
        'Ersetzt das CSS der Anwendung oder der Benutzeranmeldung, wenn sich Benutzer für diese Organisation anmelden.',
    },
  },
};
