/** The tab Security, in Polish. */
export const security = {
  security: {
    minutes: 'min',
    days: 'dni',
    usernames: {
      title: 'Nazwy użytkownika',
      text: 'Zasady dla nazw wybieranych przez użytkowników. Nie dotyczą nazw istniejących ani ustawianych przez administratorów.',
      min: 'Minimalna długość',
      max: 'Maksymalna długość',
      characters: 'Dozwolone znaki',
      charactersHelp:
        'Nazwa użytkownika zaczyna się od litery lub znaku podkreślenia. Kropki i łączniki nie mogą być na początku, na końcu ani obok siebie.',
      groups: {
        lowercase: 'Małe litery (a–z)',
        uppercase: 'Wielkie litery (A–Z)',
        numbers: 'Cyfry (0–9)',
        underscore: 'Znaki podkreślenia (_)',
        dot: 'Kropki (.)',
        hyphen: 'Łączniki (-)',
      },
      case: 'Rozróżniaj wielkość liter',
      caseHelp: '„Anna” i „anna” to różni użytkownicy. Użytkownicy muszą dokładnie wpisywać swoją nazwę.',
      conflicts_one:
        '{{count}} nazwa użytkownika istnieje z różną wielkością liter: {{names}}. Zmień najpierw nazwy tych użytkowników lub usuń ich.',
      conflicts_few:
        '{{count}} nazwy użytkownika istnieją z różną wielkością liter, np. {{names}}. Zmień najpierw nazwy tych użytkowników lub usuń ich.',
      conflicts_many:
        '{{count}} nazw użytkownika istnieje z różną wielkością liter, np. {{names}}. Zmień najpierw nazwy tych użytkowników lub usuń ich.',
      conflicts_other:
        '{{count}} nazwy użytkownika istnieje z różną wielkością liter, np. {{names}}. Zmień najpierw nazwy tych użytkowników lub usuń ich.',
    },
    expiration: {
      title: 'Wygasanie haseł',
      text: 'Użytkownicy, których hasło wygasło, wybierają nowe przy następnym logowaniu za jego pomocą. Inne metody logowania działają bez zmian.',
      enabled: 'Włącz wygasanie haseł',
      enabledHelp:
        'Aktualne wytyczne (NIST SP 800-63B) tego nie zalecają. Włącz, jeśli wymagają tego przepisy.',
      days: 'Wygasają po',
      daysHelp: 'Od 1 do 3650 dni po ustawieniu hasła.',
    },
    lockout: {
      title: 'Blokada',
      text: 'Blokuje identyfikator po nieudanych próbach. Przeglądarki, w których wcześniej zalogowano się na konto, są liczone osobno.',
      attempts: 'Nieudane próby',
      attemptsHelp: 'W ciągu godziny.',
      duration: 'Czas trwania blokady',
      durationHelp: 'Możesz wcześniej odblokować użytkownika na jego stronie.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Blokuje boty przed sprawdzeniem haseł, wysłaniem kodów i utworzeniem kont.',
      enabled: 'Wymagaj CAPTCHA',
      enabledHelp:
        'Raz przy każdym logowaniu lub rejestracji. Jeśli dostawca jest nieosiągalny, użytkownicy nie mogą się zalogować.',
      missing: 'Nie skonfigurowano dostawcy, więc CAPTCHA nie jest wymagana. Dodaj poniżej klucze dostawcy.',
      provider: 'Dostawca CAPTCHA',
      providerText: 'Klucze z Twojego konta u dostawcy. Zapisz je, zanim zaczniesz wymagać CAPTCHA.',
      service: 'Dostawca',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Klucz witryny',
      secrets: { Turnstile: 'Tajny klucz', RecaptchaEnterprise: 'Klucz API' },
      projectId: 'ID projektu Google Cloud',
      mode: 'Tryb',
      modes: { invisible: 'Niewidoczny', checkbox: 'Pole wyboru' },
      domain: 'Host skryptu',
      domainHelp: 'recaptcha.net działa też tam, gdzie google.com jest zablokowany.',
      remove: 'Usuń dostawcę',
      removeTitle: 'Usunąć dostawcę CAPTCHA?',
      removeText:
        'Klucze dostawcy zostaną usunięte, a CAPTCHA nie będzie wymagana, dopóki nie dodasz dostawcy ponownie.',
    },
    codes: {
      title: 'Kody weryfikacyjne',
      text: 'Dla kodów wysyłanych e-mailem i SMS-em.',
      lifetime: 'Okres ważności',
      lifetimeHelp: 'Od 1 do 60 minut.',
      attempts: 'Próby',
      attemptsHelp: 'Po tylu błędnych próbach kod przestaje działać.',
    },
    sessions: {
      title: 'Sesje',
      text: 'Jak długo przeglądarka pozostaje zalogowana. Zmiany dotyczą nowych sesji.',
      idle: 'Limit bezczynności',
      idleHelp: 'Liczony od nowa przy każdym logowaniu w aplikacji.',
      absolute: 'Maksymalny czas trwania',
      absoluteHelp:
        'Liczony od zalogowania, nawet jeśli sesja jest używana. Zostaw puste, aby nie było limitu.',
    },
    emails: {
      title: 'Adresy e-mail',
      text: 'Z jakimi adresami e-mail użytkownicy mogą się rejestrować i jakie mogą dodawać do konta.',
      subaddressing: 'Odrzucaj podadresy',
      subaddressingHelp: 'Na przykład ada+shop@example.com.',
      customAllowlist: 'Lista dozwolonych',
      customAllowlistHelp:
        'Jeśli jest ustawiona, wszystkie inne adresy są odrzucane. Jeden wpis w każdym wierszu.',
      customBlocklist: 'Lista zablokowanych',
      customBlocklistHelp: 'ada@example.com, @example.com lub @*.example.com. Jeden wpis w każdym wierszu.',
      wrong: 'Wpisz adres e-mail lub domenę, np. @example.com.',
    },
  },
};
