import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in Spanish. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Colores',
    text: {
      application:
        'Colores de las páginas de inicio de sesión de esta aplicación. Si se dejan vacíos, se aplican los de la experiencia de inicio de sesión.',
      organization:
        'Colores de las páginas de inicio de sesión cuando los usuarios inician sesión para esta organización. Si se dejan vacíos, se aplican los de la aplicación o los de la experiencia de inicio de sesión.',
    },
    primary: 'Color de marca',
    dark: 'Color de marca en modo oscuro',
  },
  logos: {
    title: 'Logotipo y favicon',
    text: {
      application: 'Sustituyen el logotipo y el favicon de la experiencia de inicio de sesión.',
      organization:
        'Sustituyen el logotipo y el favicon de la aplicación y de la experiencia de inicio de sesión.',
    },
    logo: 'Logotipo',
    darkLogo: 'Logotipo en modo oscuro',
    favicon: 'Favicon',
    darkFavicon: 'Favicon en modo oscuro',
    darkHelp: 'Si falta, se usa la versión clara.',
  },
  css: {
    title: 'CSS personalizado',
    text: {
      application:
        'Sustituye el CSS de la experiencia de inicio de sesión en las páginas de inicio de sesión de esta aplicación.',
      organization:
        'Sustituye el CSS de la aplicación o de la experiencia de inicio de sesión cuando los usuarios inician sesión para esta organización.',
    },
  },
};
