import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in German. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Ersten Mandanten erstellen',
    text: 'Ein Mandant hat eigene Benutzer, Anwendungen und Anmeldeseiten. Erstellen Sie jetzt einen für die Entwicklung und später einen für die Produktion.',
    create: 'Mandanten erstellen',
  },
  invitations: {
    title: 'Mandanten finden',
    text: 'Sie sind zu diesen Mandanten eingeladen. Treten Sie einem bei oder erstellen Sie einen eigenen.',
    from: 'Eingeladen von {{name}}',
    join: 'Beitreten',
    create: 'Neuen Mandanten erstellen',
  },
  suspended: {
    title: '{{name}} ist gesperrt',
    users:
      'Benutzer können sich bei seinen Anwendungen nicht anmelden. Es geht nichts verloren: Konten und Sitzungen bleiben erhalten.',
    administrators:
      'Seine Einstellungen können nicht geändert werden, bis die Sperre aufgehoben ist. Wenn Sie das für einen Fehler halten, kontaktieren Sie uns.',
    contact: 'Kontakt aufnehmen',
    pay: 'Bezahlen Sie die offenen Rechnungen und kontaktieren Sie uns dann, damit wir die Sperre aufheben.',
    others: 'Ihre anderen Mandanten',
  },
  create_modal: {
    title: 'Mandanten erstellen',
    description: 'Ein Mandant hat eigene Benutzer und einen eigenen Host.',
    name: 'Name',
    namePlaceholder: 'Mein Projekt',
    region: 'Region',
    purpose: 'Verwendungszweck',
    submit: 'Mandanten erstellen',
    tenant_created: 'Der Mandant wurde erstellt.',
    invitation_failed: 'Die Einladungen wurden nicht gesendet. Sie können Kollegen später einladen.',
  },
  tags: { development: 'Entwicklung', production: 'Produktion' },
  tagHelp: {
    development: 'Kostenlos, zum Testen. Nicht für echte Benutzer.',
    production: 'Für echte Benutzer. Als Nächstes wählen Sie einen Tarif.',
  },
  production: {
    title: 'Sie haben noch keinen Mandanten für die Produktion',
    text: 'Entwicklungsmandanten sind zum Testen. Erstellen Sie einen Produktionsmandanten, bevor sich echte Benutzer anmelden.',
    create: 'Produktionsmandanten erstellen',
  },
  migration: {
    title: 'Verwendungszweck: {{tag}}',
    development:
      'Dieser Mandant ist jetzt für Entwicklung und Tests. Erstellen Sie einen anderen für echte Benutzer.',
    production: 'Dieser Mandant ist jetzt für die Produktion und kann echte Benutzer haben.',
    paid: 'Er behält seinen kostenpflichtigen Tarif.',
    gotIt: 'Verstanden',
  },
  regions: { EU: 'Europa', US: 'USA West', AU: 'Australien' },
  roles: { admin: 'Admin', collaborator: 'Mitwirkender', viewer: 'Betrachter' },
  accept: {
    title: '{{tenant}} beitreten',
    invited: 'Sie sind eingeladen, diesen Mandanten zu verwalten. Ihre Rolle: {{role}}.',
    invitedBy: '{{inviter}} lädt Sie ein, diesen Mandanten zu verwalten. Ihre Rolle: {{role}}.',
    account: 'Sie treten als {{account}} bei.',
    join: 'Beitreten',
    later: 'Jetzt nicht',
    home: 'Zur Startseite',
    open: '{{tenant}} öffnen',
    other: {
      title: 'Diese Einladung ist für ein anderes Konto',
      text: 'Sie sind als {{account}} angemeldet. Das ist nicht die eingeladene E-Mail-Adresse. Melden Sie sich mit der eingeladenen Adresse an, um beizutreten.',
      switch: 'Konto wechseln',
    },
    unknown: {
      title: 'Einladung nicht gefunden',
      text: 'Prüfen Sie, ob der Link vollständig ist. Vielleicht wurde die Einladung oder ihr Mandant gelöscht.',
    },
    accepted: {
      title: 'Diese Einladung wurde schon angenommen',
      text: 'Eine Einladung funktioniert einmal. Wenn Sie sie angenommen haben, können Sie {{tenant}} öffnen.',
    },
    revoked: {
      title: 'Diese Einladung wurde widerrufen',
      text: 'Bitten Sie einen Administrator von {{tenant}} um eine neue.',
    },
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      text: 'Bitten Sie einen Administrator von {{tenant}} um eine neue.',
    },
  },
  switcher: {
    label: 'Mandanten wechseln',
    current: 'Mandant: {{name}}',
    invited: 'Mandant: {{name}}. Sie haben Einladungen.',
    tenants: 'Mandanten',
    invitations: 'Einladungen',
    join: '{{name}} beitreten',
    create: 'Mandanten erstellen',
  },
};
