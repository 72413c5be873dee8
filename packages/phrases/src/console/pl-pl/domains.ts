import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Polish. */
export const domains: Translation<'domains'> = {
  title: 'Własne domeny',
  description: 'Pozwól użytkownikom logować się w Twojej domenie, np. login.example.com.',
  columns: { domain: 'Domena', status: 'Status', detail: 'Następny krok', added: 'Dodano' },
  primary: 'Główna',
  status: {
    PendingVerification: 'Oczekiwanie na DNS',
    PendingSsl: 'Oczekiwanie na certyfikat',
    Active: 'Aktywna',
    Error: 'Nieobsługiwana',
  },
  detail: {
    PendingVerification: 'Utwórz rekordy DNS',
    PendingSsl: 'DNS zweryfikowano; serwer proxy uzyskuje certyfikat',
    Active: 'Użytkownicy mogą się tu logować',
    failing: 'Brakuje rekordów DNS',
    Error: 'Popraw rekordy DNS',
  },
  full_one: 'Dzierżawa może mieć {{count}} własną domenę. Aby dodać inną, usuń najpierw obecną.',
  full_few: 'Dzierżawa może mieć {{count}} własne domeny. Aby dodać kolejną, usuń najpierw jedną z nich.',
  full_many: 'Dzierżawa może mieć {{count}} własnych domen. Aby dodać kolejną, usuń najpierw jedną z nich.',
  full_other: 'Dzierżawa może mieć {{count}} własnej domeny. Aby dodać kolejną, usuń najpierw jedną z nich.',
  empty: {
    title: 'Nie ma jeszcze własnych domen',
    text: 'Użytkownicy logują się pod adresem URL tego serwera. Dodaj domenę, aby używać własnej.',
  },
  create: {
    action: 'Dodaj domenę',
    title: 'Dodawanie własnej domeny',
    description: 'Następnie utworzysz dwa rekordy DNS, które potwierdzą, że domena należy do Ciebie.',
    label: 'Domena',
    help: 'Host w domenie, którą zarządzasz, z co najmniej trzema członami, np. login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Pliki weryfikacyjne' },
  check: 'Sprawdź ponownie',
  lastChecked: 'Ostatnie sprawdzenie: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Utwórz te rekordy tam, gdzie zarządzasz DNS domeny',
      text: 'Są sprawdzane co kilka minut przez tydzień. Zmiany DNS mogą zacząć działać dopiero po kilku godzinach.',
    },
    PendingSsl: {
      title: 'DNS zweryfikowano. Oczekiwanie na bezpieczne połączenie z domeną',
      text: 'Serwer proxy przed tym serwerem musi uzyskać certyfikat dla domeny i przekazywać jej żądania.',
    },
    Error: {
      title: 'Ta domena nie jest obsługiwana',
      text: 'Popraw rekordy DNS, a potem sprawdź ponownie. Są też sprawdzane co godzinę.',
    },
    failing: {
      title: 'Od {{time}} brakuje rekordów DNS tej domeny',
      text: 'Domena nadal działa. Jeśli rekordów będzie brakować przez dobę, przestanie działać do czasu ich przywrócenia.',
    },
  },
  problem: 'Wynik ostatniego sprawdzenia: {{problem}}',
  records: {
    title: 'Rekordy DNS',
    description: 'Zachowaj oba rekordy tak długo, jak używasz domeny.',
    type: 'Typ',
    name: 'Nazwa',
    value: 'Wartość',
    state: 'Wykryto',
    unchecked: 'Jeszcze nie sprawdzono',
    met: 'Prawidłowy',
    missing: 'Nie znaleziono',
    apex: 'Zamiast rekordu CNAME możesz użyć rekordów A i AAAA z adresami IP {{target}}.',
  },
  addresses: {
    title: 'Adresy URL',
    description: 'Dla aplikacji, których użytkownicy logują się w tej domenie.',
    issuer: 'Wystawca',
    discovery: 'Punkt końcowy discovery',
    providers:
      'Dostawcy społecznościowi i firmowi potrzebują też adresów URL wywołania zwrotnego tej domeny. Management API i Account API akceptują tokeny tego wystawcy.',
  },
  makePrimary: {
    action: 'Ustaw jako główną',
    title: 'Ustawić {{domain}} jako domenę główną?',
    text: 'Będą do niej prowadzić linki w zaproszeniach i wiadomościach wysyłanych przez administratorów. Aplikacje zachowają swoje adresy URL.',
  },
  noPrimary: {
    action: 'Nie używaj jako głównej',
    title: 'Znów używać w linkach adresu URL serwera?',
    text: 'Wysłane już linki będą działać, dopóki domena {{domain}} jest aktywna.',
  },
  delete: {
    action: 'Usuń domenę',
    title: 'Usunąć {{domain}}?',
    text: 'Natychmiast przestanie działać. Użytkownicy, którzy się tam zalogowali, będą musieli zalogować się ponownie, a aplikacje używające jej wystawcy przestaną działać.',
    users_one:
      'Jedyny klucz dostępu {{count}} użytkownika należy do tej domeny i przestanie działać: {{names}}',
    users_few:
      'Jedyne klucze dostępu {{count}} użytkowników należą do tej domeny i przestaną działać: {{names}}',
    users_many:
      'Jedyne klucze dostępu {{count}} użytkowników należą do tej domeny i przestaną działać: {{names}}',
    users_other:
      'Jedyne klucze dostępu {{count}} użytkownika należą do tej domeny i przestaną działać: {{names}}',
    more: '{{names}} i inni',
  },
  files: {
    title: 'Pliki weryfikacyjne',
    description: 'Pliki, których inne usługi szukają w domenie, np. Apple, Google lub wyszukiwarki.',
    path: 'Ścieżka',
    pathHelp: 'Plik z rozszerzeniem w katalogu głównym lub ścieżka w /.well-known/.',
    type: 'Typ',
    types: { 'text/plain': 'Tekst', 'application/json': 'JSON' },
    content: 'Zawartość',
    add: 'Dodaj plik',
    remove: 'Usuń plik {{number}}',
    file: 'Plik {{number}}',
    none: 'Brak plików',
  },
};
