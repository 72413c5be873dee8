import type { Translation } from '../translated.ts';

/** Branding of an application or organization, in place of that of the sign-in experience, in Polish. */
export const branding: Translation<'branding'> = {
  color: {
    title: 'Kolory',
    text: {
      application:
        'Kolory stron logowania tej aplikacji. Jeśli pole jest puste, obowiązują kolory z ustawień logowania użytkowników.',
      organization:
        'Kolory stron logowania, gdy użytkownicy logują się dla tej organizacji. Jeśli pole jest puste, obowiązują kolory aplikacji albo te z ustawień logowania użytkowników.',
    },
    primary: 'Kolor marki',
    dark: 'Kolor marki w trybie ciemnym',
  },
  logos: {
    title: 'Logo i favikona',
    text: {
      application: 'Zastępują logo i favikonę z ustawień logowania użytkowników.',
      organization: 'Zastępują logo i favikonę aplikacji oraz te z ustawień logowania użytkowników.',
    },
    logo: 'Logo',
    darkLogo: 'Logo w trybie ciemnym',
    favicon: 'Favikona',
    darkFavicon: 'Favikona w trybie ciemnym',
    darkHelp: 'Domyślnie używana jest wersja jasna.',
  },
  css: {
    title: 'Niestandardowy CSS',
    text: {
      application: 'Zastępuje CSS z ustawień logowania użytkowników na stronach logowania tej aplikacji.',
      organization:
        'Zastępuje CSS aplikacji albo ten z ustawień logowania użytkowników, gdy użytkownicy logują się dla tej organizacji.',
    },
  },
};
