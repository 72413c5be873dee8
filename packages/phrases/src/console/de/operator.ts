import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in German. */
export const operator: Translation<'operator'> = {
  title: 'Alle Mandanten',
  description:
    'Tarif jedes Mandanten sowie aktive Benutzer und Tokens in diesem Monat. Betreiber sehen die Daten der Mandanten nicht.',
  search: 'Nach Name oder ID suchen',
  columns: {
    tenant: 'Mandant',
    id: 'ID',
    region: 'Region',
    plan: 'Tarif',
    users: 'Aktive Benutzer',
    tokens: 'Tokens',
    members: 'Mitglieder',
    state: 'Status',
    createdAt: 'Erstellt',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (früher)',
    dev: 'Entwicklung',
    admin: 'Admin',
  },
  states: { active: 'Aktiv', suspended: 'Gesperrt', suspendedFor: 'Gesperrt: {{reason}}' },
  empty: { title: 'Noch keine Mandanten', text: 'Hier erscheinen Mandanten, sobald jemand einen erstellt.' },
  suspend: {
    action: 'Sperren',
    title: '{{name}} sperren?',
    text: 'Bis Sie die Sperre aufheben, können sich Benutzer bei diesem Mandanten nicht anmelden, und nichts kann geändert werden. Es geht nichts verloren.',
    reason: 'Grund',
    reasonHelp: 'Sichtbar für Betreiber und im Audit-Log des Mandanten.',
    confirm: 'Mandanten sperren',
  },
  unsuspend: {
    action: 'Sperre aufheben',
    title: 'Sperre von {{name}} aufheben?',
    text: 'Frühere Sitzungen und Tokens funktionieren wieder.',
  },
  plan: {
    action: 'Tarif ändern',
    title: 'Tarif von {{name}} ändern',
    text: 'Der Mandant erhält den Tarif sofort und ohne Zahlung.',
    save: 'Tarif ändern',
  },
};
