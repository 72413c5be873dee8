import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in French. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Couleurs',
    text: {
      application:
        'Couleurs des pages de connexion de cette application. Si le champ est vide, les couleurs de l’expérience de connexion s’appliquent.',
      organization:
        'Couleurs des pages de connexion lorsque les utilisateurs se connectent pour cette organisation. Si le champ est vide, les couleurs de l’application ou de l’expérience de connexion s’appliquent.',
    },
    primary: 'Couleur de marque',
    dark: 'Couleur de marque en mode sombre',
  },
  logos: {
    title: 'Logo et favicon',
    text: {
      application: 'Remplacent le logo et le favicon de l’expérience de connexion.',
      organization: 'Remplacent le logo et le favicon de l’application et de l’expérience de connexion.',
    },
    logo: 'Logo',
    darkLogo: 'Logo en mode sombre',
    favicon: 'Favicon',
    darkFavicon: 'Favicon en mode sombre',
    darkHelp: 'Par défaut, la version claire.',
  },
  css: {
    title: 'CSS personnalisé',
    text: {
      application:
        'Remplace le CSS de l’expérience de connexion sur les pages de connexion de cette application.',
      organization:
        'Remplace le CSS de l’application ou de l’expérience de connexion lorsque les utilisateurs se connectent pour cette organisation.',
    },
  },
};
