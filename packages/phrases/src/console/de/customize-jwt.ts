import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in German. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT-Anpassung',
  description:
    'Skripte, die Zugriffstokens um Claims ergänzen oder in Anmeldungen eingreifen, und die Claims von ID-Tokens.',
  types: {
    'access-token': {
      title: 'Zugriffstokens von Benutzern',
      text: 'Ein Skript ergänzt die Zugriffstokens von Benutzern um Claims: bei der Anmeldung, bei jeder Erneuerung und für Organisationen.',
    },
    'client-credentials': {
      title: 'Machine-to-Machine-Tokens',
      text: 'Ein Skript ergänzt die Zugriffstokens von Machine-to-Machine-Anwendungen um Claims.',
    },
  },
  state: {
    none: 'Kein Skript',
    blocking: 'Skript aktiv. Wenn es fehlschlägt, wird kein Token ausgestellt.',
    lenient: 'Skript aktiv. Wenn es fehlschlägt, wird das Token ohne seine Claims ausgestellt.',
  },
  actions: {
    'post-first-factor': {
      title: 'Nach einem falschen Passwort',
      text: 'Ein Skript prüft ein falsches Passwort bei einem anderen System. Ist es dort richtig, wird der Benutzer damit erstellt oder aktualisiert. So werden Benutzer bei der Anmeldung migriert.',
      script:
        'runAction gibt { action, user, passwordVerified: true } zurück, wenn das Passwort richtig ist: createUser für einen unbekannten Benutzer, sonst updateUser. Wenn es nichts zurückgibt oder fehlschlägt, wird die Anmeldung abgelehnt.',
    },
    'post-sign-in': {
      title: 'Am Ende einer Anmeldung',
      text: 'Ein Skript läuft nach allen Prüfschritten. Es kann den Benutzer aktualisieren oder die Anmeldung ablehnen.',
      script:
        'runAction gibt { action: "updateUser", user } zurück, um den Benutzer zu ändern, oder nichts. api.denyAccess lehnt die Anmeldung ab. Ein Lauf dauert höchstens 3 Sekunden.',
    },
    state: { on: 'Aktiviert', off: 'Aus. Das Skript bleibt erhalten.' },
    enabled: {
      label: 'Aktiviert',
      help: 'Wenn aus, bleibt das Skript erhalten, wird aber nicht ausgeführt.',
    },
    passwords: {
      title: 'Dieses Skript erhält Passwörter im Klartext',
      text: 'Senden Sie sie nur an das System, das sie prüft, und nur über HTTPS. Hier werden sie nicht protokolliert.',
    },
    policy: {
      label: 'Wenn das Skript fehlschlägt',
      block: { label: 'Anmeldung ablehnen', help: 'Der Benutzer kann es noch einmal versuchen.' },
      allow: {
        label: 'Ohne das Skript fortfahren',
        help: 'Das Audit-Log hält den Fehler fest. Ein Skript, das api.denyAccess aufruft, lehnt die Anmeldung trotzdem ab.',
      },
    },
    test: 'Führen Sie das Skript im Editor mit einem Beispielereignis aus. Kein Benutzer wird geändert, und nichts wird gespeichert.',
    event: 'Beispielereignis',
    result: 'Ergebnis',
    none: {
      title: 'Das Skript hat nichts zurückgegeben',
      'post-first-factor': 'Die Anmeldung wird abgelehnt.',
      'post-sign-in': 'Die Anmeldung wird fortgesetzt.',
    },
  },
  create: 'Skript erstellen',
  edit: 'Skript bearbeiten',
  delete: {
    action: 'Skript löschen',
    title: 'Skript löschen: {{title}}?',
    ofAction: 'Anmeldungen laufen ohne das Skript weiter. Alle Versionen und Variablen werden gelöscht.',
    text: 'Neue Tokens enthalten seine Claims nicht mehr, daher lehnen APIs, die sie brauchen, die Tokens ab. Alle Versionen und Variablen werden gelöscht.',
  },
  script: {
    title: 'Skript',
    text: 'getCustomJwtClaims gibt die Claims zurück. Die Funktion kann asynchron sein und bis zu fünfmal fetch aufrufen. Ein Lauf dauert höchstens 3 Sekunden.',
    label: 'Skript',
    help: 'Drücken Sie Strg+Leertaste, um die verfügbaren Daten zu sehen.',
    syntaxError: 'Syntaxfehler',
  },
  block: {
    label: 'Kein Token ausstellen, wenn das Skript fehlschlägt',
    help: 'Sonst wird das Token ohne die Claims des Skripts ausgestellt, und das Audit-Log hält den Fehler fest.',
  },
  variables: {
    label: 'Umgebungsvariablen',
    help: 'Für die Secrets des Skripts. Werte werden verschlüsselt gespeichert und können nicht wieder ausgelesen werden.',
    name: 'Name',
    value: 'Wert von {{name}}',
    add: 'Variable hinzufügen',
    remove: '{{name}} entfernen',
  },
  samples: { token: 'Beispieltoken', context: 'Beispielkontext' },
  run: {
    title: 'Test',
    text: 'Führen Sie das Skript im Editor mit Beispieldaten aus. Kein Token wird ausgestellt, und nichts wird gespeichert.',
    action: 'Ausführen',
    token: 'Claims im Token',
    console: 'Konsole',
    ignored: 'Diese Claims können Skripte nicht setzen',
    denied: 'Das Skript hat den Zugriff verweigert',
    failed: 'Das Skript ist fehlgeschlagen',
    failedAt: 'Das Skript ist in Zeile {{line}} fehlgeschlagen',
    limited: 'Der Lauf wurde abgebrochen',
    limits: {
      time: 'Er hat länger als 3 Sekunden gedauert.',
      memory: 'Er hat zu viel Speicher verbraucht.',
      queue: 'Zu viele Skripte warten auf ihre Ausführung. Versuchen Sie es gleich noch einmal.',
    },
    time: 'In {{milliseconds}} ms beendet',
  },
  versions: {
    title: 'Versionen',
    text: 'Alle gespeicherten Versionen des Skripts. „Wiederherstellen“ übernimmt eine Version in den Editor; zum Aktivieren speichern Sie sie.',
    version: 'Version {{version}}',
    compare: 'Vergleichen',
    restore: 'Wiederherstellen',
    same: 'Diese Version ist im Editor.',
    difference: 'Änderungen beim Wiederherstellen',
  },
  idToken: {
    title: 'Claims im ID-Token',
    text: 'Optionale Claims, die ID-Tokens enthalten.',
    edit: 'Claims wählen',
    label: 'Claims',
    help: 'Ein Claim steht nur dann im ID-Token, wenn die Anwendung seinen Scope anfordert. Der Userinfo-Endpunkt gibt alle zurück.',
    claims: {
      custom_data: 'Zusatzdaten des Benutzers. Scope: custom_data',
      identities: 'Verknüpfte Social-Konten. Scope: identities',
      sso_identities: 'Enterprise-Identitäten. Scope: identities',
      roles: 'Namen der Rollen des Benutzers. Scope: roles',
      organizations: 'IDs der Organisationen des Benutzers. Scope: urn:logto:scope:organizations',
      organization_data: 'IDs und Namen dieser Organisationen. Scope: urn:logto:scope:organizations',
      organization_roles: 'Rollen in Organisationen. Scope: urn:logto:scope:organization_roles',
    },
  },
};
