import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in European Portuguese. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Cores',
    text: {
      application:
        'Cores das páginas de início de sessão desta aplicação. Se vazio, aplicam-se as cores da experiência de início de sessão.',
      organization:
        'Cores das páginas quando os utilizadores iniciam sessão para esta organização. Se vazio, aplicam-se as cores da aplicação ou da experiência de início de sessão.',
    },
    primary: 'Cor da marca',
    dark: 'Cor da marca no modo escuro',
  },
  logos: {
    title: 'Logótipo e favicon',
    text: {
      application: 'Substituem o logótipo e o favicon da experiência de início de sessão.',
      organization: 'Substituem o logótipo e o favicon da aplicação e da experiência de início de sessão.',
    },
    logo: 'Logótipo',
    darkLogo: 'Logótipo no modo escuro',
    favicon: 'Favicon',
    darkFavicon: 'Favicon no modo escuro',
    darkHelp: 'Se vazio, é utilizada a versão clara.',
  },
  css: {
    title: 'CSS personalizado',
    text: {
      application:
        'Substitui o CSS da experiência de início de sessão nas páginas de início de sessão desta aplicação.',
      organization:
        'Substitui o CSS da aplicação ou da experiência de início de sessão quando os utilizadores iniciam sessão para esta organização.',
    },
  },
};
