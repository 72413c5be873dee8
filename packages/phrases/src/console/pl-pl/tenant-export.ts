import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in Polish. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Eksport',
  description: 'Przenieś tę dzierżawę do innej instalacji lub zachowaj kopię jej danych.',
  sealed: {
    title: 'Zaszyfrowany eksport',
    description: 'Wszystko, zaszyfrowane hasłem. Można go zaimportować do pustej dzierżawy.',
    passphrase: 'Hasło szyfrowania',
    help: 'Minimalna liczba znaków: {{count}}. Bez hasła nikt nie otworzy pliku.',
    again: 'Powtórz hasło szyfrowania',
    short: 'Minimalna liczba znaków: {{count}}.',
    different: 'Hasła nie są zgodne.',
    action: 'Eksportuj z sekretami',
    done: 'Eksport jest zapisany. Przechowuj plik i jego hasło w różnych miejscach. Inne osoby z rolą Admin otrzymają wiadomość e-mail.',
  },
  unsealed: {
    title: 'Eksport danych',
    description: 'JSON Lines do odczytu i przetwarzania. Nie można ich zaimportować.',
    text: 'Ustawienia, użytkownicy, organizacje i role, bez sekretów, skrótów haseł i drugich składników.',
    action: 'Eksportuj bez sekretów',
  },
  signInAgain: {
    title: 'Zaloguj się ponownie, aby kontynuować',
    text: 'Od ostatniego logowania minęło ponad 10 minut. Potem wrócisz na tę stronę.',
    action: 'Zaloguj się ponownie',
  },
};
