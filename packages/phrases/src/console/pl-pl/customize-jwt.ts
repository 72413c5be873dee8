import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Polish. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'Własny JWT',
  description:
    'Skrypty, które dodają oświadczenia do tokenów dostępu lub biorą udział w logowaniu, oraz oświadczenia w tokenach ID.',
  types: {
    'access-token': {
      title: 'Tokeny dostępu użytkowników',
      text: 'Skrypt dodaje oświadczenia do tokenów dostępu użytkowników: przy logowaniu, przy każdym odświeżeniu i dla organizacji.',
    },
    'client-credentials': {
      title: 'Tokeny machine-to-machine',
      text: 'Skrypt dodaje oświadczenia do tokenów dostępu aplikacji machine-to-machine.',
    },
  },
  state: {
    none: 'Brak skryptu',
    blocking: 'Skrypt jest aktywny. W razie błędu token nie zostanie wydany.',
    lenient: 'Skrypt jest aktywny. W razie błędu token zostanie wydany bez jego oświadczeń.',
  },
  actions: {
    'post-first-factor': {
      title: 'Po błędnym haśle',
      text: 'Skrypt sprawdza błędne hasło w innym systemie. Jeśli jest tam prawidłowe, użytkownik zostaje z nim utworzony lub zaktualizowany, więc użytkownicy są przenoszeni podczas logowania.',
      script:
        'runAction zwraca { action, user, passwordVerified: true }, jeśli hasło jest prawidłowe: createUser dla nieznanego użytkownika, w przeciwnym razie updateUser. Jeśli nic nie zwróci lub wystąpi błąd, logowanie zostanie odrzucone.',
    },
    'post-sign-in': {
      title: 'Na koniec logowania',
      text: 'Skrypt działa po wszystkich krokach weryfikacji. Może zaktualizować użytkownika lub odrzucić logowanie.',
      script:
        'runAction zwraca { action: "updateUser", user }, aby zmienić użytkownika, albo nic. api.denyAccess odrzuca logowanie. Uruchomienie trwa najwyżej 3 sekundy.',
    },
    state: { on: 'Włączona', off: 'Wyłączona. Skrypt jest zachowany.' },
    enabled: { label: 'Włączona', help: 'Jeśli wyłączona, skrypt jest zachowany, ale się nie uruchamia.' },
    passwords: {
      title: 'Ten skrypt otrzymuje hasła jako zwykły tekst',
      text: 'Wysyłaj je tylko do systemu, który je sprawdza, przez HTTPS. Tutaj nie są rejestrowane.',
    },
    policy: {
      label: 'Jeśli wystąpi błąd skryptu',
      block: { label: 'Odrzuć logowanie', help: 'Użytkownik może spróbować ponownie.' },
      allow: {
        label: 'Kontynuuj bez skryptu',
        help: 'Błąd zostanie zapisany w dzienniku inspekcji. Skrypt, który wywołuje api.denyAccess, nadal odrzuca logowanie.',
      },
    },
    test: 'Uruchom skrypt z edytora z przykładowym zdarzeniem. Żaden użytkownik nie zostanie zmieniony i nic nie zostanie zapisane.',
    event: 'Przykładowe zdarzenie',
    result: 'Wynik',
    none: {
      title: 'Skrypt nic nie zwrócił',
      'post-first-factor': 'Logowanie zostanie odrzucone.',
      'post-sign-in': 'Logowanie będzie kontynuowane.',
    },
  },
  create: 'Utwórz skrypt',
  edit: 'Edytuj skrypt',
  delete: {
    action: 'Usuń skrypt',
    title: 'Usunąć skrypt: {{title}}?',
    ofAction: 'Logowania będą przebiegać bez niego. Wszystkie wersje i zmienne zostaną usunięte.',
    text: 'Nowe tokeny nie będą zawierać jego oświadczeń, więc interfejsy API, które ich potrzebują, będą je odrzucać. Wszystkie wersje i zmienne zostaną usunięte.',
  },
  script: {
    title: 'Skrypt',
    text: 'getCustomJwtClaims zwraca oświadczenia. Funkcja może być asynchroniczna i wywołać fetch do pięciu razy. Uruchomienie trwa najwyżej 3 sekundy.',
    label: 'Skrypt',
    help: 'Naciśnij Ctrl+spacja, aby zobaczyć dostępne dane.',
    syntaxError: 'Błąd składni',
  },
  block: {
    label: 'W razie błędu skryptu nie wydawaj tokenu',
    help: 'W przeciwnym razie token zostanie wydany bez oświadczeń skryptu, a błąd zostanie zapisany w dzienniku inspekcji.',
  },
  variables: {
    label: 'Zmienne środowiskowe',
    help: 'Na sekrety skryptu. Wartości są przechowywane w postaci zaszyfrowanej i nie można ich ponownie odczytać.',
    name: 'Nazwa',
    value: 'Wartość: {{name}}',
    add: 'Dodaj zmienną',
    remove: 'Usuń: {{name}}',
  },
  samples: { token: 'Przykładowy token', context: 'Przykładowy kontekst' },
  run: {
    title: 'Test',
    text: 'Uruchom skrypt z edytora z przykładowymi danymi. Żaden token nie zostanie wydany i nic nie zostanie zapisane.',
    action: 'Uruchom',
    token: 'Oświadczenia w tokenie',
    console: 'Konsola',
    ignored: 'Skrypty nie mogą ustawiać tych oświadczeń',
    denied: 'Skrypt odmówił dostępu',
    failed: 'Błąd skryptu',
    failedAt: 'Błąd skryptu w wierszu {{line}}',
    limited: 'Uruchomienie zatrzymano',
    limits: {
      time: 'Trwało dłużej niż 3 sekundy.',
      memory: 'Użyto zbyt dużo pamięci.',
      queue: 'Zbyt wiele skryptów czeka na uruchomienie. Spróbuj ponownie za chwilę.',
    },
    time: 'Ukończono w {{milliseconds}} ms',
  },
  versions: {
    title: 'Wersje',
    text: 'Wszystkie zapisane wersje skryptu. Przywrócenie wstawia wersję do edytora; zapisz, aby ją aktywować.',
    version: 'Wersja {{version}}',
    compare: 'Porównaj',
    restore: 'Przywróć',
    same: 'Ta wersja jest w edytorze.',
    difference: 'Zmiany po przywróceniu',
  },
  idToken: {
    title: 'Oświadczenia w tokenie ID',
    text: 'Opcjonalne oświadczenia, które zawierają tokeny ID.',
    edit: 'Wybierz oświadczenia',
    label: 'Oświadczenia',
    help: 'Oświadczenie jest w tokenie ID tylko wtedy, gdy aplikacja żąda jego zakresu. Punkt końcowy userinfo zwraca wszystkie.',
    claims: {
      custom_data: 'Dane niestandardowe użytkownika. Zakres: custom_data',
      identities: 'Połączone konta społecznościowe. Zakres: identities',
      sso_identities: 'Tożsamości firmowe. Zakres: identities',
      roles: 'Nazwy ról użytkownika. Zakres: roles',
      organizations: 'ID organizacji użytkownika. Zakres: urn:logto:scope:organizations',
      organization_data: 'ID i nazwy tych organizacji. Zakres: urn:logto:scope:organizations',
      organization_roles: 'Role w organizacjach. Zakres: urn:logto:scope:organization_roles',
    },
  },
};
