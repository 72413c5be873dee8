import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in German. */
export const domains: Translation<'domains'> = {
  title: 'Eigene Domains',
  description: 'Benutzer melden sich unter Ihrer eigenen Domain an, zum Beispiel login.example.com.',
  columns: { domain: 'Domain', status: 'Status', detail: 'Nächster Schritt', added: 'Hinzugefügt' },
  primary: 'Primär',
  status: {
    PendingVerification: 'Wartet auf DNS',
    PendingSsl: 'Wartet auf das Zertifikat',
    Active: 'Aktiv',
    Error: 'Nicht aktiv',
  },
  detail: {
    PendingVerification: 'DNS-Einträge erstellen',
    PendingSsl: 'DNS ist bestätigt; der Proxy holt ein Zertifikat',
    Active: 'Benutzer können sich hier anmelden',
    failing: 'DNS-Einträge fehlen',
    Error: 'DNS-Einträge korrigieren',
  },
  full_one:
    'Ein Mandant kann {{count}} eigene Domain haben. Um eine andere hinzuzufügen, löschen Sie zuerst diese.',
  full_other:
    'Ein Mandant kann {{count}} eigene Domains haben. Um eine weitere hinzuzufügen, löschen Sie zuerst eine.',
  empty: {
    title: 'Noch keine eigenen Domains',
    text: 'Benutzer melden sich unter der URL dieses Servers an. Fügen Sie eine Domain hinzu, um Ihre eigene zu verwenden.',
  },
  create: {
    action: 'Domain hinzufügen',
    title: 'Eigene Domain hinzufügen',
    description: 'Danach erstellen Sie zwei DNS-Einträge, die bestätigen, dass die Domain Ihnen gehört.',
    label: 'Domain',
    help: 'Ein Host einer Domain, die Sie verwalten, mit mindestens drei Teilen, zum Beispiel login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Bestätigungsdateien' },
  check: 'Erneut prüfen',
  lastChecked: 'Zuletzt geprüft: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Erstellen Sie diese Einträge dort, wo Sie das DNS der Domain verwalten',
      text: 'Die Einträge werden eine Woche lang alle paar Minuten geprüft. DNS-Änderungen können mehrere Stunden brauchen, bis sie wirken.',
    },
    PendingSsl: {
      title: 'DNS ist bestätigt. Warten auf eine sichere Verbindung zur Domain',
      text: 'Der Proxy vor diesem Server muss ein Zertifikat für die Domain holen und ihre Anfragen weiterleiten.',
    },
    Error: {
      title: 'Diese Domain ist nicht aktiv',
      text: 'Korrigieren Sie die DNS-Einträge und prüfen Sie sie dann erneut. Außerdem werden sie stündlich automatisch geprüft.',
    },
    failing: {
      title: 'Die DNS-Einträge dieser Domain fehlen seit {{time}}',
      text: 'Die Domain funktioniert noch. Wenn die Einträge einen Tag lang fehlen, funktioniert sie nicht mehr, bis sie wieder da sind.',
    },
  },
  problem: 'Ergebnis der letzten Prüfung: {{problem}}',
  records: {
    title: 'DNS-Einträge',
    description: 'Behalten Sie beide Einträge, solange Sie die Domain verwenden.',
    type: 'Typ',
    name: 'Name',
    value: 'Wert',
    state: 'Gefunden',
    unchecked: 'Noch nicht geprüft',
    met: 'Richtig',
    missing: 'Nicht gefunden',
    apex: 'Statt des CNAME-Eintrags können Sie A- und AAAA-Einträge mit den IP-Adressen von {{target}} verwenden.',
  },
  addresses: {
    title: 'URLs',
    description: 'Für Anwendungen, deren Benutzer sich unter dieser Domain anmelden.',
    issuer: 'Aussteller',
    discovery: 'Discovery-Endpunkt',
    providers:
      'Auch Social- und Enterprise-Anbieter brauchen die Callback-URLs dieser Domain. Die Management-API und die Account-API akzeptieren Tokens dieses Ausstellers.',
  },
  makePrimary: {
    action: 'Als primär festlegen',
    title: '{{domain}} zur primären Domain machen?',
    text: 'Links in Einladungen und Nachrichten, die Administratoren senden, führen dann zu ihr. Anwendungen behalten die URLs, die sie verwenden.',
  },
  noPrimary: {
    action: 'Nicht mehr als primär verwenden',
    title: 'Für Links wieder die URL des Servers verwenden?',
    text: 'Bereits gesendete Links funktionieren weiter, solange {{domain}} aktiv ist.',
  },
  delete: {
    action: 'Domain löschen',
    title: '{{domain}} löschen?',
    text: 'Sie funktioniert ab sofort nicht mehr. Benutzer, die sich dort angemeldet haben, müssen sich erneut anmelden, und Anwendungen mit ihrem Aussteller funktionieren nicht mehr.',
    users_one:
      '{{count}} Benutzer hat nur einen Passkey dieser Domain, der nicht mehr funktioniert: {{names}}',
    users_other:
      '{{count}} Benutzer haben nur Passkeys dieser Domain, die nicht mehr funktionieren: {{names}}',
    more: '{{names}} und andere',
  },
  files: {
    title: 'Bestätigungsdateien',
    description:
      'Dateien, die andere Dienste unter der Domain suchen, etwa Apple, Google oder Suchmaschinen.',
    path: 'Pfad',
    pathHelp: 'Eine Datei mit Endung im Stammverzeichnis oder ein Pfad unter /.well-known/.',
    type: 'Typ',
    types: { 'text/plain': 'Text', 'application/json': 'JSON' },
    content: 'Inhalt',
    add: 'Datei hinzufügen',
    remove: 'Datei {{number}} entfernen',
    file: 'Datei {{number}}',
    none: 'Keine Dateien',
  },
};
