/** The tab Settings of an application, in German. */
export const settings = {
  general: {
    title: 'Allgemein',
    text: 'Woran Benutzer und Administratoren die Anwendung erkennen.',
  },
  endpoints: {
    title: 'Endpunkte',
    text: 'Endpunkte für Ihre Client-Bibliothek. Die meisten brauchen nur den Discovery-Endpunkt.',
    applicationId: 'Anwendungs-ID',
    discovery: 'Discovery',
    endpoint: 'Endpunkt',
    issuer: 'Aussteller',
    authorization: 'Autorisierung',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Öffentliche Schlüssel (JWKS)',
    endSession: 'Abmeldung',
    device: 'Geräteautorisierung',
    more: 'Alle Endpunkte anzeigen',
  },
  deviceFlow: {
    title: 'Device Flow',
    text: 'Für Fernseher, Kommandozeilen und andere Geräte ohne Browser. Das Gerät zeigt einen Code an, den Benutzer auf ihrem Smartphone oder Computer eingeben.',
    address: 'Bestätigungs-URL',
    onlyWay: 'Benutzer melden sich bei dieser Anwendung nur über den Device Flow an.',
    unused:
      'Diese Anwendung verwendet keinen Device Flow. Er wird beim Erstellen einer Anwendung gewählt und kann später nicht geändert werden.',
    create: 'Anwendung für den Device Flow erstellen',
  },
  protected: {
    title: 'Schutz',
    text: 'Einstellungen für den Reverse Proxy vor der Anwendung. Die Anleitung zeigt, wie Sie sie in dessen Konfiguration übernehmen.',
    banner:
      'Gatehouse leitet keine Anfragen weiter. Ihr Reverse Proxy antwortet unter {{host}}, meldet Benutzer an und gibt ihre Identität an die Anwendung weiter.',
    subDomain: 'Subdomain',
    subDomainHelp:
      'Benutzer öffnen die Anwendung unter dieser Subdomain von {{domain}}. Sie kann später nicht geändert werden.',
    host: 'Host',
    hostHelp: 'Erstellen Sie einen DNS-Eintrag, der auf Ihren Proxy zeigt.',
    origin: 'Origin',
    originHelp:
      'Schema, Host und Port, an die der Proxy weiterleitet. Lassen Sie nur Verbindungen vom Proxy zu.',
    sessionDuration: 'Sitzungsdauer',
    sessionDurationHelp: 'Wie lange Benutzer beim Proxy angemeldet bleiben.',
    pageRules: 'Geschützte Pfade',
    pageRulesHelp:
      'Reguläre Ausdrücke für Pfade, die eine Anmeldung erfordern. Wenn leer, gilt das für alle Pfade.',
    uriElsewhere: 'Geben Sie eine URL unter https://{{host}} ein, dem Host der Anwendung.',
  },
  protectedDomain: {
    title: 'Eigene Domain',
    text: 'Eine weitere Domain für die Anwendung. Auch sie wird von Ihrem Proxy bedient.',
    none: 'Keine eigene Domain.',
    add: 'Domain hinzufügen',
    addText:
      'Lassen Sie sie mit einem CNAME-Eintrag auf {{host}} zeigen und nehmen Sie sie in die Konfiguration Ihres Proxys auf. Die Umleitungs-URIs der Domain werden hinzugefügt.',
    domain: 'Domain',
    status: 'Status',
    states: {
      PendingVerification: 'Wartet auf DNS',
      PendingSsl: 'Wartet auf den Proxy',
      Active: 'Aktiv',
      Error: 'DNS-Eintrag fehlt',
    },
    record: 'CNAME-Eintrag',
    check: 'Erneut prüfen',
    delete: 'Domain entfernen',
    deleteOf: '{{domain}} entfernen',
    deleteTitle: '{{domain}} entfernen?',
    deleteText:
      'Die Umleitungs-URIs der Domain werden entfernt. Benutzer können sich dann unter {{domain}} nicht mehr bei der Anwendung anmelden.',
  },
  secrets: {
    title: 'Secrets',
    text: 'Authentifizieren die Anwendung. Mehrere können gleichzeitig aktiv sein, damit Sie sie ohne Ausfall rotieren können.',
    create: 'Secret erstellen',
    createText: 'Sofort aktiv.',
    name: 'Name',
    namePlaceholder: 'production',
    expiryHelp: 'Nach diesem Datum ist das Secret ungültig.',
    never: 'Läuft nie ab',
    created: 'Erstellt',
    expires: 'Läuft ab',
    expired: 'Abgelaufen',
    empty: 'Keine Secrets. Die Anwendung kann sich nicht authentifizieren.',
    made: 'Secret erstellt',
    madeText:
      'Kopieren Sie es in Ihre Anwendung. Sie können es später wieder ansehen; jedes Ansehen wird im Audit-Log festgehalten.',
    done: 'Fertig',
    delete: 'Secret löschen',
    deleteOf: 'Secret {{name}} löschen',
    deleteTitle: '{{name}} löschen?',
    deleteText: 'Anfragen, die es verwenden, werden sofort abgelehnt.',
    deleteLastText:
      'Dies ist das einzige Secret. Die Anwendung kann sich nicht authentifizieren, bis Sie ein anderes erstellen.',
  },
  authentication: {
    title: 'Client-Authentifizierung',
    text: 'Wie sich die Anwendung authentifiziert, wenn sie Tokens anfordert.',
    method: 'Methode',
    methods: {
      client_secret: 'Client-Secret',
      private_key_jwt: 'Privater Schlüssel (private_key_jwt)',
    },
    methodHelp: {
      client_secret: 'Die Anwendung sendet eines ihrer Secrets.',
      private_key_jwt:
        'Die Anwendung signiert eine kurzlebige Assertion, und nur ihr öffentlicher Schlüssel ist hier gespeichert. Ihre Secrets werden abgelehnt.',
    },
    keys: 'Öffentliche Schlüssel (JWKS)',
    keysHelp:
      'Ein JSON Web Key Set mit bis zu zehn öffentlichen Schlüsseln: EC (P-256, P-384), RSA mit mindestens 2048 Bit oder Ed25519. Fügen Sie einen neuen Schlüssel hinzu, bevor Sie den alten entfernen.',
  },
  protections: {
    title: 'Schutzmaßnahmen',
    text: 'Standards, die Anmeldungen und Tokens zusätzlich schützen. Die Client-Bibliothek muss sie unterstützen.',
    options: {
      off: 'Aus',
      allowed: 'Erlaubt',
      required: 'Erforderlich',
    },
    pushedRequests: 'Pushed Authorization Requests (PAR)',
    pushedRequestsHelp:
      'Die Anwendung sendet die Parameter einer Anmeldung zuerst an den Server (RFC 9126), damit kein Browser sie ändern kann.',
    signedRequests: 'Signierte Anfragen (JAR)',
    signedRequestsHelp:
      'Die Anwendung signiert die Parameter einer Anmeldung mit ihrem privaten Schlüssel (RFC 9101).',
    boundTokens: 'Gebundene Tokens (DPoP)',
    boundTokensHelp:
      'Zugriffstokens sind an einen Schlüssel der Anwendung gebunden (RFC 9449) und für andere wertlos. Bei Anwendungen ohne Secret gilt das auch für Aktualisierungstokens.',
    stepUp: 'Step-up-Authentifizierung',
    stepUpHelp:
      'Die Anwendung kann bei Bedarf einen zweiten Faktor verlangen (acr_values, RFC 9470), und ihre Tokens geben an, wie sich der Benutzer angemeldet hat (acr).',
  },
  redirects: {
    title: 'Umleitungen',
    text: 'URLs, zu denen Benutzer zurückkehren können. Die URLs müssen genau übereinstimmen.',
    redirectUris: 'Umleitungs-URIs',
    none: 'Keine Umleitungs-URIs. Benutzer können sich im Browser noch nicht bei dieser Anwendung anmelden.',
    postLogoutRedirectUris: 'Umleitungs-URIs nach der Abmeldung',
    unencrypted: 'Nicht verschlüsselt. Verwenden Sie https, außer auf localhost.',
    formPost: 'form_post erlauben',
    formPostHelp:
      'Die Anwendung kann response_mode=form_post anfordern: Der Code wird dann im Body eines POST an die Umleitungs-URI gesendet und nicht in der URL.',
  },
  uriProblems: {
    machine: 'Bei Machine-to-Machine-Anwendungen können sich Benutzer nicht anmelden.',
    wildcard: 'Platzhalter sind nicht erlaubt. Geben Sie jede URI einzeln an.',
    malformed: 'Geben Sie eine vollständige URI ohne Leerzeichen, Fragment und Zugangsdaten ein.',
    web: 'Beginnen Sie mit https:// oder http://.',
    native:
      'Beginnen Sie mit https://, http:// oder einem Schema mit einem Punkt, zum Beispiel com.example.app://.',
    nativeHost: 'Verwenden Sie http:// nur für localhost und 127.0.0.1 und https:// für andere Hosts.',
    duplicate: 'Diese URI steht bereits in der Liste.',
  },
  cors: {
    title: 'Cross-Origin-Anfragen (CORS)',
    text: 'Origins, die den Dienst aus einem Browser aufrufen dürfen.',
    label: 'Erlaubte Origins',
    help: 'Die Origins der Umleitungs-URIs sind immer erlaubt.',
    problem: 'Geben Sie nur Schema, Host und Port ein, zum Beispiel https://app.example.com.',
  },
  backchannel: {
    title: 'Back-Channel-Logout',
    text: 'Benachrichtigt Ihren Server, wenn eine Sitzung endet, mit der sich jemand bei dieser Anwendung angemeldet hat.',
    uri: 'Back-Channel-Logout-URI',
    uriHelp:
      'Erhält ein signiertes Logout-Token, wenn sich der Benutzer abmeldet, gesperrt oder gelöscht wird oder ein Administrator die Sitzung beendet.',
    session: 'Sitzungs-ID (sid) verlangen',
    sessionHelp: 'Fügt ID-Tokens und Logout-Tokens sid hinzu, damit Sie nur diese Sitzung beenden können.',
  },
  tokens: {
    title: 'Tokens',
    text: 'Wie lange Benutzer bei dieser Anwendung angemeldet bleiben.',
    idTokenTtl: 'Gültigkeit des ID-Tokens',
    idTokenTtlHelp: '1 Stunde, wenn leer.',
    refreshTokenTtl: 'Gültigkeit des Aktualisierungstokens',
    refreshTokenTtlHelp: '1 bis 90 Tage oder 14, wenn leer. Danach melden sich Benutzer erneut an.',
    rotate: 'Aktualisierungstokens rotieren',
    rotateHelp:
      'Ein Aktualisierungstoken wird nach 70 % seiner Gültigkeitsdauer ersetzt. Wird ein ersetztes Token noch einmal verwendet, wird der Zugriff entzogen.',
    rotatePublicHelp:
      'Ein Aktualisierungstoken wird bei jeder Verwendung ersetzt. Wird ein ersetztes Token noch einmal verwendet, wird der Zugriff entzogen.',
    always: 'Immer ein Aktualisierungstoken ausstellen',
    alwaysHelp: 'Auch wenn die Anwendung offline_access nicht anfordert.',
  },
  exchange: {
    title: 'Token-Austausch',
    text: 'Die Anwendung kann im Namen von Benutzern handeln, etwa für Support, Agenten und Skripte (RFC 8693).',
    allow: 'Token-Austausch erlauben',
    allowHelp:
      'Sie kann Subject-Tokens, Zugriffstokens Ihrer anderen Anwendungen und persönliche Zugriffstokens eintauschen. Schalten Sie dies nur für Anwendungen ein, die es brauchen.',
    thirdParty: 'Drittanbieteranwendungen können keine Tokens eintauschen.',
  },
  customData: {
    title: 'Zusatzdaten',
    text: 'JSON, das mit der Anwendung gespeichert wird. Benutzer sehen es nie.',
    label: 'Zusatzdaten',
  },
};
