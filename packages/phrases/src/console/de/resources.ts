import type { Translation } from '../translated.ts';

/** API resources, in German. */
export const resources: Translation<'resources'> = {
  title: 'API-Ressourcen',
  description: 'APIs, die Ihre Anwendungen aufrufen, und deren Berechtigungen.',
  search: 'Name, Kennung oder ID',
  columns: { name: 'API', indicator: 'Kennung', lifetime: 'Token-Gültigkeit' },
  builtIn: 'Integriert',
  default: 'Standard',
  name: 'Name',
  indicator: 'API-Kennung',
  lifetime: 'Gültigkeitsdauer der Zugriffstokens',
  lifetimeHelp:
    'Zugriffstokens für diese API laufen nach dieser Zeit ab; sie können nicht vorher widerrufen werden.',
  empty: {
    title: 'Noch keine API-Ressourcen',
    text: 'Registrieren Sie eine API, damit Anwendungen Zugriffstokens für sie anfordern können.',
  },
  create: {
    action: 'API-Ressource erstellen',
    title: 'API-Ressource erstellen',
    description: 'Zugriffstokens haben die Kennung als Audience.',
    namePlaceholder: 'Bestellungen',
    indicatorHelp: 'Eine absolute URI. Sie muss nicht erreichbar sein und kann später nicht geändert werden.',
  },
  tabs: { permissions: 'Berechtigungen', general: 'Allgemein' },
  permissions: {
    search: 'Berechtigung, Beschreibung oder ID',
    columns: { name: 'Berechtigung', description: 'Beschreibung', createdAt: 'Erstellt' },
    empty: {
      title: 'Noch keine Berechtigungen',
      text: 'Zugriffstokens enthalten die angeforderten Berechtigungen, die die Rollen des Benutzers haben.',
    },
    create: 'Berechtigung erstellen',
    createTitle: 'Berechtigung erstellen',
    createDescription: 'Benennen Sie sie nach dem, was sie erlaubt, zum Beispiel read:orders.',
    edit: 'Bearbeiten',
    editTitle: 'Berechtigung bearbeiten',
    editDescription: 'Ihre API prüft den Namen im Token. Ändern Sie ihn auch dort.',
    save: 'Berechtigung speichern',
    name: 'Name',
    nameHelp: 'Keine Leerzeichen, denn sie trennen die Scopes.',
    descriptionLabel: 'Beschreibung',
    descriptionPlaceholder: 'Alle Bestellungen ansehen',
    delete: 'Berechtigung löschen',
    deleteTitle: '{{name}} löschen?',
    deleteText: 'Sie wird aus allen Rollen entfernt. Vorhandene Tokens behalten sie, bis sie ablaufen.',
  },
  general: {
    title: 'API',
    text: 'Wie Administratoren und Zugriffstokens die API bezeichnen.',
    indicatorHelp: 'Die Audience ihrer Zugriffstokens. Sie kann nicht geändert werden.',
  },
  tokens: { title: 'Zugriffstokens', text: 'Gilt für alle Zugriffstokens für diese API.' },
  defaultApi: {
    title: 'Standard-API',
    text: 'Wird verwendet, wenn eine Anfrage keine API nennt.',
    label: 'Standard-API dieses Mandanten',
    help: 'Nur eine API kann der Standard sein. Diese ersetzt die bisherige.',
  },
  management: 'Die Management-API ist integriert und kann nicht geändert werden.',
  notices: {
    managementApi:
      'Die Konsole verwendet diese API. Auch Machine-to-Machine-Anwendungen können sie verwenden, wenn sie eine Rolle mit ihren Berechtigungen haben.',
  },
  delete: {
    action: 'API-Ressource löschen',
    title: '{{name}} löschen?',
    text: 'Anwendungen erhalten keine Tokens mehr für sie. Das kann nicht rückgängig gemacht werden.',
    permissions_one: '{{count}} Berechtigung wird gelöscht und aus allen Rollen entfernt.',
    permissions_other: '{{count}} Berechtigungen werden gelöscht und aus allen Rollen entfernt.',
  },
  guide: {
    action: 'Anleitung',
    other: 'Anderes Framework',
    title: 'Tokens prüfen: {{name}}',
    description: 'Akzeptieren Sie Zugriffstokens für {{name}} und lehnen Sie alle anderen ab.',
    done: 'Fertig',
    tool: 'Werkzeug',
    install: 'Bibliothek installieren',
    check: 'Jedes Token prüfen',
    checkText:
      'Prüfen Sie Signatur, Aussteller, Audience, Typ und Ablauf. Sonst werden auch Tokens für andere APIs akzeptiert.',
    protect: 'Berechtigung verlangen',
    protectText:
      'Ein gültiges Token besagt, wer der Aufrufer ist; seine Berechtigungen besagen, was er tun darf.',
    token: 'Token zum Testen abrufen',
    tokenText:
      'Verwenden Sie eine Machine-to-Machine-Anwendung mit einer Rolle, die die Berechtigung hat. Sie erhält ein Token mit ihrer ID und ihrem Secret.',
  },
};
