import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in Brazilian Portuguese. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Cores',
    text: {
      application:
        'Cores das páginas de login deste aplicativo. Se vazias, valem as cores da experiência de login.',
      organization:
        'Cores das páginas de login quando os usuários entram para esta organização. Se vazias, valem as cores do aplicativo ou da experiência de login.',
    },
    primary: 'Cor da marca',
    dark: 'Cor da marca no modo escuro',
  },
  logos: {
    title: 'Logotipo e favicon',
    text: {
      application: 'Substituem o logotipo e o favicon da experiência de login.',
      organization: 'Substituem o logotipo e o favicon do aplicativo e da experiência de login.',
    },
    logo: 'Logotipo',
    darkLogo: 'Logotipo no modo escuro',
    favicon: 'Favicon',
    darkFavicon: 'Favicon no modo escuro',
    darkHelp: 'Se vazio, usa a versão clara.',
  },
  css: {
    title: 'CSS personalizado',
    text: {
      application: 'Substitui o CSS da experiência de login nas páginas de login deste aplicativo.',
      organization:
        'Substitui o CSS do aplicativo ou da experiência de login quando os usuários entram para esta organização.',
    },
  },
};
