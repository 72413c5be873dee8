import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in Polish. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'Firmowe SSO',
  description: 'Pozwól użytkownikom z danej firmy logować się przez jej dostawcę tożsamości.',
  columns: { name: 'Nazwa', kind: 'Dostawca', domains: 'Domeny e-mail', status: 'Status' },
  status: { ready: 'Aktywny', noDomain: 'Brak domeny', noSettings: 'Brak ustawień' },
  empty: {
    title: 'Nie ma jeszcze konektorów firmowego SSO',
    text: 'Utwórz konektor dla każdej firmy. Użytkownicy z adresem e-mail w jej domenach logują się przez jej dostawcę tożsamości, bez osobnego hasła.',
  },
  off: {
    text: 'Firmowe SSO jest wyłączone w ustawieniach logowania użytkowników, więc te konektory nie są używane.',
    action: 'Przejdź do ustawienia',
  },
  create: {
    action: 'Utwórz konektor SSO',
    title: 'Tworzenie konektora SSO',
    description: 'Nieaktywny do czasu dodania ustawień i domeny.',
    kind: 'Dostawca tożsamości',
    name: 'Nazwa',
    nameHelp: 'Widzą ją administratorzy, a jeśli brak nazwy wyświetlanej, także użytkownicy.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Połączenie',
    experience: 'Logowanie',
    'connection-links': 'Linki połączenia',
    'idp-initiated-auth': 'Logowanie inicjowane przez IdP',
  },
  addresses: {
    title: 'Konfiguracja dostawcy tożsamości',
    description: 'Wpisz te wartości u dostawcy tożsamości.',
    names: {
      redirectUri: 'URI przekierowania',
      assertionConsumerServiceUrl: 'Adres URL usługi Assertion Consumer Service (ACS)',
      entityId: 'Entity ID i adres URL metadanych',
    },
  },
  settings: { title: 'Ustawienia', description: 'Wartości od dostawcy tożsamości firmy.' },
  lookUp: {
    title: 'Sprawdzanie konfiguracji',
    description: 'Odczytuje konfigurację dostawcy z powyższymi ustawieniami, nawet niezapisanymi.',
    action: 'Testuj',
    found: 'Odpowiedź dostawcy:',
    failed: 'Nieoczekiwana odpowiedź',
    unreachable: 'Dostawca jest nieosiągalny',
    wrongSettings: 'Nie przetestowano: popraw najpierw powyższe ustawienia.',
    advice: {
      general: 'Sprawdź adres URL albo spróbuj ponownie za kilka minut.',
      invalid_config: 'Brakuje ustawienia lub jest ono nieprawidłowe.',
      invalid_certificate: 'Certyfikat dostawcy nie jest zaufany.',
      invalid_response: 'Odpowiedź nie pochodzi od dostawcy tożsamości tego rodzaju. Sprawdź adres URL.',
      authorization_failed: 'Dostawca odmówił dostępu. Sprawdź adres URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domeny',
    description: 'Użytkownicy, którzy logują się przez tego dostawcę tożsamości.',
    domains: 'Domeny e-mail',
    domainsHelp:
      'Użytkownicy z adresem e-mail w tych domenach mogą logować się tylko przez tego dostawcę tożsamości. Jedna w każdym wierszu.',
    problems: {
      invalid: 'Wpisz domenę, np. example.com.',
      public: 'To publiczny dostawca poczty, a nie domena firmy.',
      twice: 'Ta domena jest już na liście.',
    },
  },
  look: {
    title: 'Wygląd',
    description: 'Jak konektor wygląda na stronach logowania.',
    displayName: 'Nazwa wyświetlana',
    logo: 'Logo',
    darkLogo: 'Logo w trybie ciemnym',
  },
  profile: {
    title: 'Synchronizacja profilu',
    description: 'Dane kopiowane od dostawcy tożsamości.',
    sync: 'Synchronizuj profile przy każdym logowaniu',
    syncHelp:
      'Kopiuje imię i nazwisko oraz awatar przy każdym logowaniu. Jeśli wyłączone, tylko podczas tworzenia konta.',
  },
  internal: {
    title: 'Konsola',
    description: 'Widzą ją administratorzy, a jeśli brak nazwy wyświetlanej, także użytkownicy.',
  },
  idpInitiated: {
    off: {
      title: 'Logowanie inicjowane przez IdP jest wyłączone',
      text: 'Logowania inicjowane przez IdP są odrzucane. Jeśli na nie zezwolisz, będą rozpoczynać logowanie w jednej z Twoich aplikacji, która następnie zażąda uwierzytelnienia od dostawcy.',
      action: 'Zezwól na logowanie inicjowane przez IdP',
    },
    title: 'Logowanie inicjowane przez IdP',
    description: 'Dokąd trafiają użytkownicy, którzy zaczynają u swojego dostawcy tożsamości.',
    application: 'Aplikacja',
    choose: 'Wybierz aplikację',
    search: 'Szukaj aplikacji według nazwy lub ID',
    more: 'Wczytaj więcej aplikacji',
    autoSend: 'Wysyłaj żądanie autoryzacji w imieniu aplikacji',
    autoSendHelp:
      'Tylko dla tradycyjnych aplikacji webowych, które mają sekret. Jeśli wyłączone, logowanie rozpoczyna strona aplikacji.',
    redirectUri: 'URI przekierowania',
    firstRedirectUri: 'Pierwszy URI przekierowania aplikacji',
    parameters: 'Dodatkowe parametry',
    parametersHelp: 'Dodawane do żądania: "scopes" i "resources" jako listy, inne jako ciągi znaków.',
    callbackUri: 'Adres URL logowania',
    callbackUriHelp:
      'Wywoływany z parametrem ssoConnectorId. Strona rozpoczyna logowanie z direct_sign_in=sso: i tym ID.',
    turnOff: {
      title: 'Wyłączanie',
      text: 'Logowania inicjowane przez IdP będą znów odrzucane.',
      action: 'Wyłącz logowanie inicjowane przez IdP',
      question: 'Wyłączyć logowanie inicjowane przez IdP?',
    },
  },
  delete: {
    action: 'Usuń konektor SSO',
    title: 'Usunąć {{name}}?',
    text: 'Usunięte zostaną jego ustawienia i sekrety. Tej operacji nie można cofnąć.',
    users_one:
      'Loguje się przez niego {{count}} użytkownik. Zostanie wszędzie wylogowany i będzie potrzebować innej metody logowania. Jego konto pozostanie.',
    users_few:
      'Loguje się przez niego {{count}} użytkowników. Zostaną wszędzie wylogowani i będą potrzebować innej metody logowania. Ich konta pozostaną.',
    users_many:
      'Loguje się przez niego {{count}} użytkowników. Zostaną wszędzie wylogowani i będą potrzebować innej metody logowania. Ich konta pozostaną.',
    users_other:
      'Loguje się przez niego {{count}} użytkownika. Zostaną wszędzie wylogowani i będą potrzebować innej metody logowania. Ich konta pozostaną.',
    domain: 'Użytkownicy z adresem e-mail w {{domain}} nie będą się już przez niego logować.',
  },
};
