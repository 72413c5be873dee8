/** The guide of an application, in German. */
export const guide = {
  action: 'Anleitung',
  title: '{{name}} verbinden',
  description: 'Lauffähiger Code mit den IDs und URLs von {{name}}.',
  done: 'Fertig',
  tool: 'Werkzeug',
  thirdParty:
    'Dies ist eine Drittanbieteranwendung, daher müssen Benutzer zustimmen. Sie kann {{scopes}} anfordern; andere Scopes werden mit invalid_scope abgelehnt, bis Sie sie erlauben.',
  toPermissions: 'Berechtigungen ändern',
  secretPlaceholder: 'SECRET_IHRER_ANWENDUNG',
  secretHidden: 'Der Code unten hat einen Platzhalter für das Secret der Anwendung.',
  secretShown: 'Der Code unten enthält das Secret. Halten Sie es geheim.',
  showSecret: 'Secret anzeigen',
  hideSecret: 'Secret verbergen',
  redirectUri: 'Umleitungs-URI',
  afterSignOut: 'Umleitungs-URI nach der Abmeldung',
  saveAddresses: 'Umleitungs-URIs speichern',
  saveAndFinish: 'Umleitungs-URIs speichern und abschließen',
  addressesSaved: 'Gespeichert',
  addressesUnsaved: 'Vorschlag, nicht gespeichert',
  resource: 'Aufzurufende API',
  roles_one: '{{count}} Rolle',
  roles_other: '{{count}} Rollen',
  noRoles: 'Noch keine Rolle',
  toRoles: 'Rollen zuweisen',
  noApi: 'Noch keine API-Ressource',
  toApis: 'API-Ressource erstellen',
  firstUse: {
    signIn: {
      title: 'Anmeldung testen',
      text: 'Melden Sie sich bei Ihrer Anwendung an. Das Ergebnis erscheint hier.',
      waiting: 'Warten auf die erste Anmeldung…',
      done: 'Die Anmeldung funktioniert',
    },
    token: {
      title: 'Tokenanforderung testen',
      text: 'Führen Sie den Code aus. Das Ergebnis erscheint hier.',
      waiting: 'Warten auf das erste Token…',
      done: 'Tokens werden ausgestellt',
    },
    failed: 'Der letzte Versuch ist fehlgeschlagen: {{reason}}',
    entry: 'Logeintrag anzeigen',
  },
  steps: {
    create: { title: 'Projekt erstellen', text: 'Oder ein vorhandenes verwenden.' },
    install: { title: 'Installieren', text: 'Installieren Sie die Client-Bibliothek.' },
    redirects: {
      title: 'Umleitungs-URIs festlegen',
      text: 'Wohin Benutzer nach der An- und Abmeldung zurückkehren. Andere URIs werden abgelehnt.',
    },
    configure: { title: 'Konfigurieren', text: 'Der Code enthält die IDs und URLs Ihrer Anwendung.' },
    callback: { title: 'Callback verarbeiten', text: 'Die Umleitungs-URI führt hierher.' },
    platform: {
      title: 'URI-Schema registrieren',
      text: 'Die Umleitungs-URI öffnet dann Ihre App statt des Browsers.',
    },
    signIn: { title: 'An- und abmelden', text: 'Zeigen Sie den angemeldeten Benutzer an.' },
    deviceBegin: {
      title: 'Code anfordern',
      text: 'Das Gerät fordert ihn mit der Anwendungs-ID an. Ein Secret ist nicht nötig.',
    },
    deviceShow: {
      title: 'URL und Code anzeigen',
      text: 'Zeigen Sie beides groß an, bis der Code abläuft, und verification_uri_complete als QR-Code. Benutzer öffnen die URL auf ihrem Smartphone oder Computer, vergleichen den Code, melden sich an und erlauben den Zugriff.',
    },
    devicePoll: {
      title: 'Auf die Tokens warten',
      text: 'Fragen Sie alle 5 Sekunden mit dem Gerätecode nach. authorization_pending: erneut abfragen. slow_down: zwischen Anfragen 5 Sekunden länger warten. expired_token: von vorn beginnen. access_denied: Der Benutzer hat den Zugriff abgelehnt. Eine erfolgreiche Antwort enthält die Tokens.',
    },
    deviceRun: {
      title: 'Ausprobieren',
      text: 'Dieses Skript führt alle Schritte aus. Es zeigt URL und Code an, wartet und gibt den angemeldeten Benutzer aus.',
    },
    roles: {
      title: 'Rolle zuweisen',
      text: 'Tokens enthalten die angeforderten Berechtigungen, die die Rollen der Anwendung haben. Die Rolle #internal:admin hat die der Management-API.',
    },
    token: { title: 'Token abrufen', text: 'Mit ID und Secret der Anwendung, für eine API.' },
    callApi: {
      title: 'API aufrufen',
      text: 'Senden Sie das Token im Header Authorization. Die Management-API gibt die ersten Benutzer zurück; für Ihre eigene API verwenden Sie deren URL.',
    },
    ownApi: {
      title: 'Eigene API aufrufen',
      text: 'Fordern Sie die API und ihre Berechtigungen bei der Anmeldung an. Das Token enthält die, die die Rollen des Benutzers haben. Überspringen Sie diesen Schritt, wenn Sie keine API haben.',
    },
    protectedHost: {
      title: 'Host auf Ihren Proxy zeigen lassen',
      text: 'Erstellen Sie einen DNS-Eintrag und besorgen Sie ein Zertifikat dafür. Lassen Sie Verbindungen zur Anwendung nur vom Proxy zu.',
    },
    protectedProxy: {
      title: 'Anmeldung konfigurieren',
      text: 'Die Konfiguration enthält Ihre IDs, URLs und die Einstellungen der Anwendung. Kopieren Sie sie erneut, wenn sich diese ändern.',
    },
    protectedServer: {
      title: 'Webserver konfigurieren',
      text: 'Er verlangt eine Anmeldung, bevor er eine Anfrage weiterleitet, und übergibt den Benutzer in X-Forwarded-User an die Anwendung.',
    },
    protectedRun: {
      title: 'Ausprobieren',
      text: 'Starten Sie den Proxy und öffnen Sie den Host in einem Browser.',
    },
    runMachine: { title: 'Ausprobieren', text: 'Die Antwort der API wird ausgegeben.' },
    run: { title: 'Ausprobieren', text: 'Starten Sie Ihre Anwendung und melden Sie sich an.' },
  },
};
