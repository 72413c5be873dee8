import type { Translation } from '../translated.ts';

/** Organizations, and the organizations of a user or application, in German. */
export const organizations: Translation<'organizations'> = {
  title: 'Organisationen',
  description: 'Ihre Geschäftskunden, jeder mit eigenen Mitgliedern, Rollen und eigenem Branding.',
  search: 'Name oder ID',
  columns: {
    name: 'Organisation',
    description: 'Beschreibung',
    members: 'Mitglieder',
    createdAt: 'Erstellt',
  },
  mfaBadge: 'MFA erforderlich',
  empty: {
    title: 'Noch keine Organisationen',
    text: 'Erstellen Sie eine für jeden Ihrer Geschäftskunden. Dessen Mitarbeiter werden Mitglieder der Organisation.',
  },
  name: 'Name',
  descriptionLabel: 'Beschreibung',
  create: {
    action: 'Organisation erstellen',
    description: 'In der Regel eine für jeden Ihrer Geschäftskunden.',
    namePlaceholder: 'Acme',
    descriptionPlaceholder: 'Kunde seit 2027, Enterprise-Tarif',
  },
  tabs: {
    settings: 'Einstellungen',
    members: 'Mitglieder',
    invitations: 'Einladungen',
    'machine-to-machine': 'Machine-to-Machine',
    branding: 'Branding',
  },
  general: {
    title: 'Organisation',
    description: 'Woran Administratoren und Anwendungen die Organisation erkennen.',
  },
  mfa: {
    title: 'Multi-Faktor-Authentifizierung',
    description: 'Wie Mitglieder ihre Konten absichern.',
    label: 'Zweiten Faktor verlangen',
    help: 'Mitglieder brauchen einen zweiten Faktor, um sich anzumelden und Tokens für diese Organisation zu erhalten.',
    missing:
      'Es ist kein zweiter Faktor eingeschaltet. Mitglieder können daher keinen einrichten und erhalten keine Tokens für diese Organisation.',
    turnOn: 'Zweite Faktoren einschalten',
  },
  jit: {
    title: 'Just-in-time-Bereitstellung',
    description: 'Benutzer, die automatisch Mitglieder werden, und die Rollen, die sie erhalten.',
    remove: '{{name}} entfernen',
    domains: {
      label: 'E-Mail-Domains',
      help: 'Benutzer, die sich mit einer bestätigten E-Mail-Adresse dieser Domains registrieren, werden Mitglieder.',
      none: 'Keine E-Mail-Domains.',
      add: 'Domain hinzufügen',
      field: 'E-Mail-Domain',
      invalid: 'Geben Sie eine Domain ein, zum Beispiel example.com.',
      twice: 'Diese Domain steht bereits in der Liste.',
      public: 'Jeder kann eine E-Mail-Adresse bei {{domain}} erhalten und Mitglied werden.',
      removeText:
        'Benutzer, die sich damit registrieren, werden nicht mehr automatisch Mitglieder. Aktuelle Mitglieder bleiben.',
      removeConfirm: 'Domain entfernen',
    },
    connectors: {
      label: 'Enterprise-SSO-Connectors',
      help: 'Benutzer, die sich zum ersten Mal über einen davon anmelden, werden Mitglieder.',
      none: 'Keine Enterprise-SSO-Connectors.',
      add: 'SSO-Connectors hinzufügen',
      addTitle: 'SSO-Connectors zu {{name}} hinzufügen',
      search: 'Name',
      removeText:
        'Benutzer, die sich darüber anmelden, werden nicht mehr automatisch Mitglieder. Aktuelle Mitglieder bleiben.',
      removeConfirm: 'Connector entfernen',
    },
    roles: {
      label: 'Standardrollen',
      help: 'Werden Benutzern zugewiesen, die automatisch Mitglieder werden.',
      none: 'Keine Standardrollen.',
      add: 'Rollen hinzufügen',
      addTitle: 'Standardrollen zu {{name}} hinzufügen',
      addDescription: 'Werden Benutzern zugewiesen, die automatisch Mitglieder werden.',
      removeText: 'Neue Mitglieder erhalten sie nicht mehr. Aktuelle Mitglieder behalten sie.',
      removeConfirm: 'Rolle entfernen',
    },
  },
  customData: {
    title: 'Zusatzdaten',
    description: 'Daten, die Ihre Anwendungen zu dieser Organisation speichern.',
    label: 'JSON',
  },
  members: {
    empty: {
      title: 'Noch keine Mitglieder',
      text: 'Fügen Sie Benutzer hinzu und geben Sie ihnen Rollen aus der Organisationsvorlage.',
    },
    add: 'Mitglieder hinzufügen',
    addTitle: 'Mitglieder zu {{name}} hinzufügen',
    remove: 'Entfernen',
    removeTitle: '{{name}} entfernen?',
    removeText:
      'Das Mitglied verliert seine Rollen in dieser Organisation und erhält keine Tokens mehr für sie. Das Konto bleibt.',
    removeConfirm: 'Mitglied entfernen',
    removeSeveral_one: '{{count}} Mitglied entfernen?',
    removeSeveral_other: '{{count}} Mitglieder entfernen?',
    removeSeveralText:
      'Die Mitglieder verlieren ihre Rollen in dieser Organisation und erhalten keine Tokens mehr für sie. Die Konten bleiben.',
    removeSeveralConfirm: 'Mitglieder entfernen',
  },
  machines: {
    search: 'Name oder ID',
    columns: { name: 'Anwendung', description: 'Beschreibung' },
    empty: {
      title: 'Noch keine Machine-to-Machine-Apps',
      text: 'Fügen Sie Dienste hinzu, die im Namen dieser Organisation handeln, etwa einen nächtlichen Import.',
    },
    add: 'Machine-to-Machine-Apps hinzufügen',
    addTitle: 'Machine-to-Machine-Apps zu {{name}} hinzufügen',
    removeText: 'Die App verliert ihre Rollen in dieser Organisation und erhält keine Tokens mehr für sie.',
    removeConfirm: 'App entfernen',
    removeSeveral_one: '{{count}} Machine-to-Machine-App entfernen?',
    removeSeveral_other: '{{count}} Machine-to-Machine-Apps entfernen?',
    removeSeveralText:
      'Die Apps verlieren ihre Rollen in dieser Organisation und erhalten keine Tokens mehr für sie.',
    removeSeveralConfirm: 'Apps entfernen',
  },
  roles: {
    label: 'Rollen',
    one: 'Rolle',
    search: 'Rolle, Beschreibung oder ID',
    edit: 'Rollen bearbeiten',
    editTitle: 'Rollen von {{name}}',
    editDescription: 'Rollen gelten in dieser Organisation, ab dem nächsten Organisationstoken.',
    save: 'Rollen speichern',
    assign: 'Rollen zuweisen',
    assignTitle_one: 'Rollen zuweisen ({{count}} ausgewählt)',
    assignTitle_other: 'Rollen zuweisen ({{count}} ausgewählt)',
  },
  /** The organizations of a user or application. */
  of: {
    search: 'Name, Rolle oder ID',
    empty: {
      title: 'Noch keine Organisationen',
      text: {
        User: 'Fügen Sie den Benutzer den Organisationen hinzu, zu denen er gehört.',
        MachineToMachine: 'Fügen Sie die App den Organisationen hinzu, für die sie handelt.',
      },
    },
    add: 'Zu Organisationen hinzufügen',
    addTitle: '{{name}} zu Organisationen hinzufügen',
    remove: 'Aus Organisation entfernen',
    removeTitle: 'Aus {{name}} entfernen?',
    removeText: {
      User: 'Der Benutzer verliert seine Rollen in dieser Organisation und erhält keine Tokens mehr für sie.',
      MachineToMachine:
        'Die App verliert ihre Rollen in dieser Organisation und erhält keine Tokens mehr für sie.',
    },
    removeConfirm: 'Entfernen',
  },
  bulk: {
    deleteTitle_one: '{{count}} Organisation löschen?',
    deleteTitle_other: '{{count}} Organisationen löschen?',
    deleteText: 'Die Organisationen werden endgültig gelöscht. Benutzer und Anwendungen bleiben.',
    deleteConfirm: 'Organisationen löschen',
    deleteTyped_one: '{{count}} Organisation löschen',
    deleteTyped_other: '{{count}} Organisationen löschen',
  },
  delete: {
    action: 'Organisation löschen',
    title: '{{name}} löschen?',
    text: 'Auch ihre Einstellungen und ihr Branding werden gelöscht. Benutzer und Anwendungen bleiben erhalten. Das kann nicht rückgängig gemacht werden.',
    members_one: '{{count}} Mitglied verliert den Zugriff.',
    members_other: '{{count}} Mitglieder verlieren den Zugriff.',
    applications_one: '{{count}} Machine-to-Machine-App verliert den Zugriff.',
    applications_other: '{{count}} Machine-to-Machine-Apps verlieren den Zugriff.',
  },
};
