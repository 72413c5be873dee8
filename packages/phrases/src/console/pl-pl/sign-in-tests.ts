import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in Polish. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Przetestuj logowanie',
  title: 'Test logowania przez {{name}}',
  description: 'Nic nie jest tworzone ani zmieniane. Testowane są zapisane ustawienia.',
  starting: 'Uruchamianie testu…',
  waiting: 'Oczekiwanie na logowanie…',
  waitingText: 'Zaloguj się u dostawcy w oknie, które się otworzyło. Wynik pojawi się tutaj.',
  blocked: 'Przeglądarka zablokowała okno',
  blockedText: 'Otwórz test w nowej karcie. Link działa raz, przez 10 minut.',
  closed: 'Okno testu mogło zostać zamknięte',
  closedText: 'Jeśli jest nadal otwarte, kontynuuj w nim. Jeśli nie, zacznij od nowa.',
  open: 'Otwórz test w nowej karcie',
  callback: 'Adres URL wywołania zwrotnego',
  callbackHelp:
    'Jeśli dostawca zgłasza błąd dotyczący redirect URI lub reply URL, zarejestruj u niego dokładnie ten adres URL.',
  again: 'Przetestuj ponownie',
  close: 'Zamknij',
  page: {
    title: 'Wynik testu',
    reading: 'Odczytywanie wyniku…',
    ended: 'Ten test się zakończył',
    endedText:
      'Test działa raz, przez 10 minut, w przeglądarce, w której został uruchomiony. Uruchom nowy test w konsoli.',
    shared: 'Wynik widać też w oknie, w którym uruchomiono test. To okno możesz zamknąć.',
  },
  application: {
    title: 'Test logowania w aplikacji {{name}}',
    description:
      'Strony i kroki są takie jak u Twoich użytkowników. Nic nie jest tworzone ani zmieniane, a aplikacja nic nie otrzymuje.',
    waitingText:
      'Zaloguj się jako użytkownik aplikacji w oknie, które się otworzyło. Wynik pojawi się tutaj.',
    barred: 'Użytkownik nie ma dostępu',
    barredText: 'Dostęp do aplikacji jest ograniczony, a kontrola dostępu nie obejmuje tego użytkownika.',
    signsIn: 'Aplikacja otrzymałaby oświadczenia użytkownika {{name}}.',
    registers: 'Zostałoby utworzone nowe konto, a aplikacja otrzymałaby jego oświadczenia.',
    noNameId:
      'Konto nie ma adresu e-mail dla Name ID, więc dostawca usług otrzymałby błąd. Wybierz inny format Name ID albo dodaj adres e-mail.',
    newUser: 'Nowe konto',
    course: 'Logowanie',
    rows: {
      user: 'Użytkownik',
      methods: 'Metody uwierzytelniania',
      mfa: 'Drugi składnik',
      access: 'Kontrola dostępu',
      consent: 'Zgoda',
      changes: 'Zmiany przy prawdziwym logowaniu',
      scripts: 'Pomijane w teście',
    },
    mfa: {
      verified: 'Zweryfikowany',
      none: 'Niewymagany',
      adds: 'Skonfigurowany, ale niezapisany: {{factors}}',
    },
    access: {
      all: 'Z aplikacji może korzystać każdy użytkownik',
      allowed: 'Dostęp jest ograniczony, a ten użytkownik go ma',
      refused: 'Dostęp jest ograniczony, a ten użytkownik go nie ma',
    },
    consent: {
      asked: 'Użytkownik zostałby poproszony o zgodę, chyba że już ją wyraził',
      none: 'Własne aplikacje nie proszą o zgodę',
    },
    changes: {
      none: 'Brak',
      Registers: 'Nowe konto',
      LinksIdentity: 'Połączone konto dostawcy tożsamości',
      ChangesProfile: 'Nowe dane profilu',
      SetsPassword: 'Nowe hasło',
      AgreesToTerms: 'Akceptacja warunków',
      JoinsOrganizations: 'Członkostwo w organizacjach, jeśli aprowizacja just-in-time obejmuje użytkownika',
      TrustsDevice: 'Zaufane urządzenie',
    },
    scripts: {
      AccessTokenClaims: 'Skrypt oświadczeń w tokenach dostępu, który może dodać oświadczenia',
      PostFirstFactorVerification: 'Akcja po błędnym haśle',
      PostSignIn: 'Akcja po logowaniu, która może je odrzucić',
    },
    idToken: 'Token ID',
    idTokenText: 'Ze wszystkimi zakresami, których aplikacja może zażądać: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'Odpowiedź punktu końcowego userinfo.',
    accessToken: 'Token dostępu dla {{name}}',
    accessTokenText: 'Ze wszystkimi uprawnieniami, które użytkownik ma do tego zasobu API.',
    accessTokens: 'Tokeny dostępu',
    noRolesYet: 'Nowy użytkownik ma tylko role domyślne, więc uprawnienia zależą od nich.',
    noResource:
      'Użytkownik nie ma uprawnień do żadnego zasobu API, więc token dostępu jest nieprzezroczysty: działa tylko w punkcie końcowym userinfo i w Account API.',
    nameId: 'Name ID',
    attributes: 'Atrybuty',
    attributesText: 'Atrybuty asercji o nazwach z mapowania atrybutów.',
    noValue: 'Brak wartości',
  },
  passed: 'Logowanie działa',
  failed: 'Logowanie nie powiodło się',
  reason: 'Szczegóły: {{reason}}',
  account: {
    title: 'Konto',
    SignsIn: 'Użytkownik zostałby zalogowany na konto, które jest już połączone.',
    Links:
      'Konto z tym samym adresem e-mail lub numerem telefonu zostałoby połączone, a użytkownik zostałby na nie zalogowany.',
    AsksToLink:
      'Istnieje konto z tym samym adresem e-mail lub numerem telefonu. Przed połączeniem kont użytkownik musiałby go zweryfikować.',
    Registers: 'Nie ma pasującego konta. Zostałoby utworzone nowe konto.',
    Refused: 'Nie ma pasującego konta, a rejestracja jest wyłączona. Użytkownik nie mógłby się zalogować.',
    user: 'Użytkownik',
  },
  notes: {
    title: 'Sprawdź też',
    EmailNotVerified:
      'Dostawca wysłał adres e-mail, ale nie podaje, że jest on zweryfikowany, więc adres nie jest używany. Ustawienie, które pozwala mu mimo to ufać, włącz tylko wtedy, gdy dostawca weryfikuje adresy.',
    NotOffered:
      'Konektora nie ma jeszcze na stronie logowania. Dodaj go w ustawieniach logowania użytkowników.',
    SsoTurnedOff:
      'Firmowe SSO jest wyłączone w ustawieniach logowania użytkowników, więc użytkownicy nie są kierowani do tego konektora.',
    NoDomains: 'Konektor nie ma jeszcze domen e-mail, więc użytkownicy nie są do niego kierowani.',
    UserSuspended: 'Ten użytkownik jest zawieszony i nie mógłby się zalogować.',
  },
  profile: {
    title: 'Profil',
    text: 'Jak odpowiedź jest mapowana na profil użytkownika.',
    id: 'ID u dostawcy',
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    name: 'Imię i nazwisko',
    avatar: 'Awatar',
    missing: 'Nie wysłano',
  },
  sent: 'Odpowiedź dostawcy',
  sentText: 'Oświadczenia lub atrybuty użytkownika, w takiej postaci, w jakiej dotarły. Nie są zapisywane.',
  faults: {
    AccessDenied:
      'Dostawca odmówił dostępu. Zaloguj się na konto, które jest u niego przypisane do aplikacji, albo spróbuj ponownie i zezwól na dostęp.',
    Client:
      'Dostawca nie akceptuje ID klienta lub sekretu klienta. Skopiuj ponownie obie wartości od dostawcy.',
    CallbackUrl:
      'U dostawcy zarejestrowano inny adres URL wywołania zwrotnego. Zarejestruj dokładnie ten, który pokazuje ta strona: w przypadku SAML jako Assertion Consumer Service (reply URL).',
    Scope: 'Dostawca nie zna jednego z żądanych zakresów. Sprawdź zakres w ustawieniach.',
    Code: 'Dostawca odrzucił własny kod. Sprawdź, czy adres URL wywołania zwrotnego jest zarejestrowany dokładnie tak, jak go pokazano, i spróbuj ponownie.',
    Issuer:
      'Odpowiedź pochodzi od innego wystawcy niż podany w ustawieniach. Skopiuj wystawcę lub Entity ID dostawcy tożsamości dokładnie tak, jak pokazuje go dostawca.',
    Audience:
      'Odpowiedź jest przeznaczona dla innego odbiorcy. Sprawdź u dostawcy ID klienta, a w przypadku SAML odbiorcę (nasz Entity ID).',
    Clock:
      'Odpowiedź nie jest jeszcze ważna lub już wygasła. Sprawdź, czy zegary dostawcy i tego serwera są ustawione prawidłowo.',
    Signature:
      'Podpis się nie zgadza. Dostawca mógł zmienić certyfikat lub klucz, którym podpisuje: zaktualizuj certyfikat lub metadane w ustawieniach.',
    Encryption:
      'Nie można odszyfrować asercji. Wyłącz szyfrowanie u dostawcy albo włącz je tutaj i ponownie przekaż dostawcy nasze metadane.',
    OtherSignIn: 'Odpowiedź należy do innego logowania. Uruchom test ponownie.',
    MissingId:
      'W odpowiedzi nie ma trwałego ID użytkownika. Zmapuj ID na atrybut albo skonfiguruj dostawcę tak, aby wysyłał Name ID w formacie persistent.',
    Refused: 'Dostawca odrzucił logowanie. Przyczynę podano poniżej.',
    Unreachable:
      'Dostawca nie odpowiedział. Sprawdź adresy URL w ustawieniach oraz to, czy ten serwer może połączyć się z dostawcą.',
    ServerCertificate: 'Certyfikat TLS dostawcy jest nieprawidłowy, więc nie nawiązano z nim połączenia.',
    ForbiddenAddress:
      'Żądania na ten adres są niedozwolone. Użyj publicznego adresu URL albo poproś operatora o zezwolenie na ten adres.',
    Settings:
      'Ustawienia są niepełne lub nie pasują do siebie. Sprawdź je i zapisz, a potem spróbuj ponownie.',
    Response: 'Odpowiedź nie jest zgodna z wymaganiami protokołu. Szczegóły podano poniżej.',
    EmailMissing:
      'W odpowiedzi nie ma adresu e-mail, którego można użyć. Zmapuj adres e-mail na atrybut albo zażądaj zakresu, który go zawiera.',
    EmailNotOfDomain:
      'Adres e-mail nie należy do żadnej z domen tego konektora. Dodaj domenę albo zaloguj się na inne konto.',
    EmailHeld:
      'Adres e-mail należy do konta, które jest połączone z inną tożsamością u tego dostawcy. Jeśli adres przydzielono komuś innemu, odłącz tę tożsamość.',
  },
};
