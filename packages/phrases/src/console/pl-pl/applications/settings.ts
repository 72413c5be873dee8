/** The tab Settings of an application, in Polish. */
export const settings = {
  general: { title: 'Ogólne', text: 'Jak użytkownicy i administratorzy rozpoznają aplikację.' },
  endpoints: {
    title: 'Punkty końcowe',
    text: 'Punkty końcowe dla biblioteki klienckiej. Większości wystarcza punkt końcowy discovery.',
    applicationId: 'ID aplikacji',
    discovery: 'Discovery',
    endpoint: 'Punkt końcowy',
    issuer: 'Wystawca',
    authorization: 'Autoryzacja',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Klucze publiczne (JWKS)',
    endSession: 'Wylogowanie',
    device: 'Autoryzacja urządzenia',
    more: 'Pokaż wszystkie punkty końcowe',
  },
  deviceFlow: {
    title: 'Przepływ urządzenia',
    text: 'Dla telewizorów, wierszy poleceń i innych urządzeń bez przeglądarki. Urządzenie pokazuje kod, który użytkownik wpisuje na telefonie lub komputerze.',
    address: 'Adres URL weryfikacji',
    onlyWay: 'W tej aplikacji użytkownicy logują się tylko przez przepływ urządzenia.',
    unused:
      'Ta aplikacja nie używa przepływu urządzenia. Wybiera się go podczas tworzenia aplikacji i nie można go później zmienić.',
    create: 'Utwórz aplikację z przepływem urządzenia',
  },
  protected: {
    title: 'Ochrona',
    text: 'Ustawienia odwrotnego serwera proxy przed aplikacją. Przewodnik pokazuje, jak dodać je do jego konfiguracji.',
    banner:
      'Gatehouse nie przekazuje żądań. Twój odwrotny serwer proxy odpowiada na {{host}}, loguje użytkowników i przekazuje aplikacji ich tożsamość.',
    subDomain: 'Subdomena',
    subDomainHelp:
      'Użytkownicy otwierają aplikację w tej subdomenie {{domain}}. Nie można jej później zmienić.',
    host: 'Host',
    hostHelp: 'Utwórz rekord DNS wskazujący na Twój serwer proxy.',
    origin: 'Serwer źródłowy',
    originHelp:
      'Schemat, host i port, do których proxy przekazuje żądania. Zezwalaj na połączenia tylko z serwera proxy.',
    sessionDuration: 'Czas trwania sesji',
    sessionDurationHelp: 'Jak długo użytkownicy pozostają zalogowani na serwerze proxy.',
    pageRules: 'Chronione ścieżki',
    pageRulesHelp:
      'Wyrażenia regularne ścieżek wymagających logowania. Jeśli pole jest puste, wymagają go wszystkie.',
    uriElsewhere: 'Wpisz adres URL w https://{{host}}, hoście aplikacji.',
  },
  protectedDomain: {
    title: 'Własna domena',
    text: 'Dodatkowa domena aplikacji. Twój serwer proxy też ją obsługuje.',
    none: 'Brak własnej domeny.',
    add: 'Dodaj domenę',
    addText:
      'Skieruj ją na {{host}} rekordem CNAME i dodaj do konfiguracji serwera proxy. Jej URI przekierowania zostaną dodane.',
    domain: 'Domena',
    status: 'Status',
    states: {
      PendingVerification: 'Oczekiwanie na DNS',
      PendingSsl: 'Oczekiwanie na serwer proxy',
      Active: 'Aktywna',
      Error: 'Brak rekordu DNS',
    },
    record: 'Rekord CNAME',
    check: 'Sprawdź ponownie',
    delete: 'Usuń domenę',
    deleteOf: 'Usuń {{domain}}',
    deleteTitle: 'Usunąć {{domain}}?',
    deleteText:
      'Jej URI przekierowania zostaną usunięte, więc użytkownicy nie będą mogli zalogować się w aplikacji pod adresem {{domain}}.',
  },
  secrets: {
    title: 'Sekrety',
    text: 'Uwierzytelniają aplikację. Może działać kilka naraz, więc możesz je wymieniać bez przestojów.',
    create: 'Utwórz sekret',
    createText: 'Działa od razu.',
    name: 'Nazwa',
    namePlaceholder: 'produkcja',
    expiryHelp: 'Po tej dacie sekret przestanie działać.',
    never: 'Nie wygasa',
    created: 'Utworzono',
    expires: 'Wygasa',
    expired: 'Wygasł',
    empty: 'Brak sekretów. Aplikacja nie może się uwierzytelnić.',
    made: 'Utworzono sekret',
    madeText:
      'Skopiuj go do swojej aplikacji. Możesz go wyświetlić także później; każde wyświetlenie jest rejestrowane w dzienniku inspekcji.',
    done: 'Gotowe',
    delete: 'Usuń sekret',
    deleteOf: 'Usuń sekret {{name}}',
    deleteTitle: 'Usunąć {{name}}?',
    deleteText: 'Żądania, które go używają, zostaną natychmiast odrzucone.',
    deleteLastText:
      'To jedyny sekret. Aplikacja nie będzie mogła się uwierzytelnić, dopóki nie utworzysz kolejnego.',
  },
  authentication: {
    title: 'Uwierzytelnianie klienta',
    text: 'Jak aplikacja uwierzytelnia się, gdy żąda tokenów.',
    method: 'Metoda',
    methods: { client_secret: 'Sekret klienta', private_key_jwt: 'Klucz prywatny (private_key_jwt)' },
    methodHelp: {
      client_secret: 'Aplikacja wysyła jeden ze swoich sekretów.',
      private_key_jwt:
        'Aplikacja podpisuje krótkotrwałą asercję, a tutaj przechowywany jest tylko jej klucz publiczny. Jej sekrety są odrzucane.',
    },
    keys: 'Klucze publiczne (JWKS)',
    keysHelp:
      'JSON Web Key Set z maksymalnie dziesięcioma kluczami publicznymi: EC (P-256, P-384), RSA o długości co najmniej 2048 bitów lub Ed25519. Dodaj nowy klucz, zanim usuniesz stary.',
  },
  protections: {
    title: 'Zabezpieczenia',
    text: 'Standardy, które dodatkowo chronią logowania i tokeny. Biblioteka kliencka musi je obsługiwać.',
    options: { off: 'Wyłączone', allowed: 'Dozwolone', required: 'Wymagane' },
    pushedRequests: 'Wstępnie przesyłane żądania autoryzacji (PAR)',
    pushedRequestsHelp:
      'Aplikacja najpierw przesyła parametry logowania do serwera (RFC 9126), aby nie można było ich zmienić w przeglądarce.',
    signedRequests: 'Podpisane żądania (JAR)',
    signedRequestsHelp: 'Aplikacja podpisuje parametry logowania swoim kluczem prywatnym (RFC 9101).',
    boundTokens: 'Tokeny powiązane z kluczem (DPoP)',
    boundTokensHelp:
      'Tokeny dostępu są powiązane z kluczem aplikacji (RFC 9449) i dla innych są bezużyteczne. Tak samo tokeny odświeżania aplikacji bez sekretu.',
    stepUp: 'Uwierzytelnianie dodatkowe',
    stepUpHelp:
      'Aplikacja może w razie potrzeby zażądać drugiego składnika (acr_values, RFC 9470), a jej tokeny informują, jak użytkownik się zalogował (acr).',
  },
  redirects: {
    title: 'Przekierowania',
    text: 'Adresy URL, na które użytkownicy mogą wrócić. Muszą się dokładnie zgadzać.',
    redirectUris: 'URI przekierowania',
    none: 'Brak URI przekierowania. Użytkownicy nie mogą jeszcze zalogować się w tej aplikacji w przeglądarce.',
    postLogoutRedirectUris: 'URI przekierowania po wylogowaniu',
    unencrypted: 'Bez szyfrowania. Poza localhost używaj https.',
    formPost: 'Zezwalaj na form_post',
    formPostHelp:
      'Aplikacja może zażądać response_mode=form_post: kod jest wtedy wysyłany na URI przekierowania w treści żądania POST, a nie w adresie URL.',
  },
  uriProblems: {
    machine: 'Użytkownicy nie mogą się logować w aplikacjach machine-to-machine.',
    wildcard: 'Symbole wieloznaczne są niedozwolone. Podaj każdy URI.',
    malformed: 'Wpisz pełny URI bez spacji, fragmentu i danych logowania.',
    web: 'Zacznij od https:// lub http://.',
    native: 'Zacznij od https://, http:// lub schematu z kropką, np. com.example.app://.',
    nativeHost: 'Używaj http:// tylko dla localhost i 127.0.0.1, a dla innych hostów https://.',
    duplicate: 'Ten URI jest już na liście.',
  },
  cors: {
    title: 'Żądania z innych źródeł (CORS)',
    text: 'Źródła, które mogą wywoływać usługę z przeglądarki.',
    label: 'Dozwolone źródła',
    help: 'Źródła z URI przekierowania są zawsze dozwolone.',
    problem: 'Wpisz tylko schemat, host i port, np. https://app.example.com.',
  },
  backchannel: {
    title: 'Wylogowanie back-channel',
    text: 'Powiadamia Twój serwer o zakończeniu sesji użytej do zalogowania się w tej aplikacji.',
    uri: 'URI wylogowania back-channel',
    uriHelp:
      'Otrzymuje podpisany token wylogowania, gdy użytkownik się wyloguje, administrator zakończy sesję albo użytkownik zostanie zawieszony lub usunięty.',
    session: 'Wymagaj ID sesji (sid)',
    sessionHelp: 'Dodaje sid do tokenów ID i tokenów wylogowania, aby można było zakończyć tylko tę sesję.',
  },
  tokens: {
    title: 'Tokeny',
    text: 'Jak długo użytkownicy pozostają zalogowani w tej aplikacji.',
    idTokenTtl: 'Okres ważności tokenu ID',
    idTokenTtlHelp: 'Jeśli pole jest puste, 1 godzina.',
    refreshTokenTtl: 'Okres ważności tokenu odświeżania',
    refreshTokenTtlHelp:
      'Od 1 do 90 dni, a jeśli pole jest puste, 14. Potem użytkownicy muszą zalogować się ponownie.',
    rotate: 'Rotacja tokenów odświeżania',
    rotateHelp:
      'Token odświeżania jest zastępowany po upływie 70% okresu ważności. Jeśli zastąpiony token zostanie użyty ponownie, dostęp zostanie odebrany.',
    rotatePublicHelp:
      'Token odświeżania jest zastępowany przy każdym użyciu. Jeśli zastąpiony token zostanie użyty ponownie, dostęp zostanie odebrany.',
    always: 'Zawsze wydawaj token odświeżania',
    alwaysHelp: 'Nawet jeśli aplikacja nie żąda offline_access.',
  },
  exchange: {
    title: 'Wymiana tokenów',
    text: 'Pozwala aplikacji działać jako użytkownik, np. na potrzeby pomocy technicznej, agentów i skryptów (RFC 8693).',
    allow: 'Zezwalaj na wymianę tokenów',
    allowHelp:
      'Aplikacja może wymieniać tokeny podmiotu, tokeny dostępu innych Twoich aplikacji i osobiste tokeny dostępu. Włącz tylko dla aplikacji, które tego potrzebują.',
    thirdParty: 'Aplikacje innych firm nie mogą wymieniać tokenów.',
  },
  customData: {
    title: 'Dane niestandardowe',
    text: 'JSON przechowywany z aplikacją. Użytkownicy nigdy go nie widzą.',
    label: 'Dane niestandardowe',
  },
};
