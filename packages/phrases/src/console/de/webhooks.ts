import type { Translation } from '../translated.ts';

/** Webhooks, in German. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhooks',
  description:
    'Informieren Sie Ihre Server sofort über Anmeldungen, Benutzeränderungen und andere Ereignisse.',
  search: 'Name, URL oder ID',
  name: 'Name',
  url: 'Endpunkt-URL',
  urlHelp: 'Ereignisse werden als POST-Anfragen mit JSON-Body dorthin gesendet.',
  columns: { name: 'Webhook', url: 'Endpunkt', rate: 'Erfolg in 24 Stunden', status: 'Status' },
  rate: '{{percent}} von {{total}}',
  noRequests: 'Keine Anfragen',
  states: { enabled: 'Aktiviert', disabled: 'Deaktiviert', failing: 'Fehlerhaft' },
  empty: {
    title: 'Noch keine Webhooks',
    text: 'Erstellen Sie einen Webhook, um Ihre eigenen Systeme zu aktualisieren, wenn sich in Gatehouse etwas ändert.',
  },
  create: {
    action: 'Webhook erstellen',
    title: 'Webhook erstellen',
    description:
      'Wählen Sie einen Endpunkt und die zu sendenden Ereignisse. Die anderen Einstellungen können Sie später ändern.',
  },
  tabs: { settings: 'Einstellungen', requests: 'Letzte Anfragen' },
  failing: {
    title: 'Seit {{time}} schlagen alle Anfragen fehl',
    text: 'Nach drei Tagen wird der Webhook deaktiviert. Fehlgeschlagene Ereignisse werden 14 Tage aufbewahrt und können erneut gesendet werden.',
  },
  disabledAfter: {
    title: 'Am {{time}} deaktiviert, da drei Tage lang alle Anfragen fehlgeschlagen sind',
    text: 'Beheben Sie den Fehler am Endpunkt, aktivieren Sie den Webhook und senden Sie die fehlgeschlagenen Ereignisse erneut.',
  },
  general: {
    title: 'Webhook',
    description: 'Name und Endpunkt.',
    enabled: 'Aktiviert',
    enabledHelp:
      'Ein deaktivierter Webhook erhält keine Ereignisse. Was währenddessen eintritt, wird nicht nachgesendet.',
  },
  subscribed: {
    title: 'Ereignisse',
    description: 'Ereignisse, die an den Endpunkt gesendet werden.',
    label: 'Ereignisse',
    all: 'Alle Ereignisse: {{family}}',
    count_one: '{{count}} Ereignis',
    count_other: '{{count}} Ereignisse',
  },
  families: {
    flows: 'Anmeldung und Registrierung',
    users: 'Benutzer',
    roles: 'Rollen',
    scopes: 'Berechtigungen von API-Ressourcen',
    organizations: 'Organisationen',
    template: 'Organisationsvorlage',
    limits: 'Limits',
  },
  delivery: {
    title: 'Anfragen',
    description: 'Wie Ereignisse gesendet werden.',
    headers: 'Header',
    headersHelp:
      'Werden mit jeder Anfrage gesendet. Werte werden nicht wieder angezeigt. Um einen Wert zu behalten, lassen Sie die Punkte stehen.',
    headerName: 'Header-Name',
    headerValue: 'Wert von {{name}}',
    addHeader: 'Header hinzufügen',
    removeHeader: '{{name}} entfernen',
    retries: 'Wiederholungen',
    retriesHelp: 'Eine fehlgeschlagene Anfrage wird nach 10 Sekunden, 1 Minute und 10 Minuten wiederholt.',
    retryCounts: {
      none: 'Keine',
      one: '1 Wiederholung',
      two: '2 Wiederholungen',
      three: '3 Wiederholungen',
    },
  },
  key: {
    title: 'Signaturschlüssel',
    description: 'Damit prüfen Sie, ob Anfragen von Gatehouse kommen.',
    label: 'Signaturschlüssel',
    secret: 'Signaturschlüssel',
    help: 'Der Header gatehouse-signature jeder Anfrage enthält eine Signatur ihres Bodys und der Zeit.',
    replace: 'Signaturschlüssel ersetzen',
    replaceTitle: 'Signaturschlüssel ersetzen?',
    replaceText:
      'Neue Anfragen und Wiederholungen werden mit dem neuen Schlüssel signiert. Ihr Endpunkt lehnt sie ab, bis er den Schlüssel hat. Abgelehnte werden wiederholt und können später erneut gesendet werden.',
    replaced: 'Der Signaturschlüssel wurde ersetzt.',
  },
  test: {
    title: 'Test',
    description: 'Senden Sie Beispielereignisse an den gespeicherten Endpunkt.',
    label: 'Beispielereignis',
    every: 'Alle abonnierten Ereignisse',
    action: 'Test senden',
    sent: 'Der Endpunkt hat den Test angenommen.',
    refused: 'Der Endpunkt hat mit Status {{status}} geantwortet.',
  },
  requests: {
    columns: {
      time: 'Zeit',
      event: 'Ereignis',
      result: 'Ergebnis',
      status: 'Antwort',
    },
    results: { Success: 'Erfolgreich', Error: 'Fehler' },
    result: 'Ergebnis',
    event: 'Ereignis',
    noAnswer: 'Keine Antwort',
    duration: '{{ms}} ms',
    empty: {
      title: 'Keine Anfragen in den letzten 24 Stunden',
      text: 'Anfragen erscheinen hier, sobald ein abonniertes Ereignis eintritt.',
    },
    replayAll: 'Fehlgeschlagene erneut senden',
    replayAllTitle: 'Fehlgeschlagene Ereignisse erneut senden?',
    replayAllText:
      'Alle noch aufbewahrten fehlgeschlagenen Ereignisse dieses Zeitraums werden der Reihe nach erneut gesendet.',
    since: 'Fehlgeschlagen im Zeitraum',
    periods: { hour: 'Letzte Stunde', day: 'Letzte 24 Stunden', all: 'Letzte 14 Tage' },
    replayed_one: '{{count}} Ereignis wird erneut gesendet.',
    replayed_other: '{{count}} Ereignisse werden erneut gesendet.',
    replayedNone: 'Aus diesem Zeitraum sind keine fehlgeschlagenen Ereignisse aufbewahrt.',
  },
  request: {
    title: '{{event}}',
    request: 'Anfrage',
    response: 'Antwort',
    headers: 'Header',
    body: 'Body',
    noAnswer: 'Der Endpunkt hat nicht geantwortet.',
    emptyAnswer: 'Die Antwort hat keinen Body.',
    deliveryId: 'Ereignis-ID',
    attempt: 'Versuch {{number}}',
    states: { Delivered: 'Zugestellt', Waiting: 'Wartet auf Wiederholung', Failed: 'Fehlgeschlagen' },
    replay: 'Erneut senden',
    replayed: 'Das Ereignis wird erneut gesendet.',
  },
  events: {
    PostRegister: 'Ein Benutzer hat sich auf den Anmeldeseiten registriert.',
    PostSignIn: 'Ein Benutzer hat sich angemeldet.',
    PostResetPassword: 'Ein Benutzer hat ein vergessenes Passwort ersetzt.',
    PostSignInAdaptiveMfaTriggered: 'Eine ungewöhnliche Anmeldung erforderte einen zweiten Faktor.',
    User: {
      Created: 'Ein Benutzer wurde erstellt, auch durch Registrierung.',
      Deleted: 'Ein Benutzer wurde gelöscht. Das Ereignis enthält seinen letzten Stand.',
      Data: { Updated: 'Daten, Passwort oder Anmeldemethoden eines Benutzers haben sich geändert.' },
      SuspensionStatus: { Updated: 'Ein Benutzer wurde gesperrt oder entsperrt.' },
      Roles: { Updated: 'Ein Benutzer hat Rollen erhalten oder verloren.' },
      Identity: {
        Linked: 'Ein Benutzer hat ein Konto eines anderen Dienstes verknüpft.',
        Unlinked: 'Die Verknüpfung mit einem Konto eines anderen Dienstes wurde aufgehoben.',
      },
      MfaVerification: {
        Created: 'Ein Benutzer hat einen zweiten Faktor erhalten.',
        Deleted: 'Der zweite Faktor eines Benutzers wurde entfernt.',
      },
      Session: { Ended: 'Eine Sitzung oder alle Sitzungen eines Benutzers wurden beendet.' },
    },
    Import: {
      Completed:
        'Ein Benutzerimport wurde beendet. Es ist ein einziges Ereignis, unabhängig von der Zahl der Benutzer.',
    },
    Role: {
      Created: 'Eine Rolle wurde erstellt.',
      Deleted: 'Eine Rolle wurde gelöscht.',
      Data: { Updated: 'Name oder Beschreibung einer Rolle hat sich geändert.' },
      Scopes: { Updated: 'Eine Rolle hat Berechtigungen erhalten oder verloren.' },
    },
    Application: {
      Roles: { Updated: 'Eine Machine-to-Machine-Anwendung hat Rollen erhalten oder verloren.' },
    },
    Scope: {
      Created: 'Eine Berechtigung einer API-Ressource wurde erstellt.',
      Deleted: 'Eine Berechtigung einer API-Ressource wurde gelöscht.',
      Data: { Updated: 'Eine Berechtigung einer API-Ressource hat sich geändert.' },
    },
    Organization: {
      Created: 'Eine Organisation wurde erstellt.',
      Deleted: 'Eine Organisation wurde gelöscht.',
      Data: { Updated: 'Daten oder Einstellungen einer Organisation haben sich geändert.' },
      Membership: {
        Updated: 'Mitglieder sind einer Organisation beigetreten oder haben sie verlassen.',
        Roles: { Updated: 'Die Organisationsrollen eines Mitglieds haben sich geändert.' },
      },
    },
    OrganizationRole: {
      Created: 'Eine Organisationsrolle wurde erstellt.',
      Deleted: 'Eine Organisationsrolle wurde gelöscht.',
      Data: { Updated: 'Eine Organisationsrolle hat sich geändert.' },
      Scopes: { Updated: 'Eine Organisationsrolle hat Berechtigungen erhalten oder verloren.' },
    },
    OrganizationScope: {
      Created: 'Eine Organisationsberechtigung wurde erstellt.',
      Deleted: 'Eine Organisationsberechtigung wurde gelöscht.',
      Data: { Updated: 'Eine Organisationsberechtigung hat sich geändert.' },
    },
    Identifier: { Lockout: 'Die Anmeldung mit einer Kennung ist nach zu vielen Versuchen blockiert.' },
    Message: { RateLimited: 'Für einen Empfänger wurden zu viele Nachrichten angefordert.' },
    Grant: {
      LimitExceeded:
        'Eine Anmeldung hat das Limit an Autorisierungen einer Anwendung überschritten, daher wurden ältere beendet.',
    },
  },
  delete: {
    action: 'Webhook löschen',
    title: '{{name}} löschen?',
    text: 'Sein Endpunkt erhält keine Ereignisse mehr. Auch ausstehende und fehlgeschlagene Ereignisse und die Liste der Anfragen werden gelöscht.',
  },
};
