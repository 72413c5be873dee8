import type { Translation } from '../translated.ts';

/** Organization roles, in German. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Organisationsrollen',
  description:
    'Bündel von Berechtigungen, die Benutzer oder Apps in einer Organisation haben. Die Rollen sind in allen Organisationen dieselben.',
  search: 'Name, Beschreibung oder ID',
  name: 'Name',
  descriptionLabel: 'Beschreibung',
  type: 'Typ',
  typeFixed: 'Kann später nicht geändert werden.',
  types: { User: 'Benutzer', MachineToMachine: 'Machine-to-Machine' },
  typeHelp: {
    User: 'Wird Mitgliedern von Organisationen zugewiesen.',
    MachineToMachine: 'Wird Diensten zugewiesen, die für Organisationen handeln.',
  },
  columns: { name: 'Rolle', permissions: 'Berechtigungen' },
  empty: {
    title: 'Noch keine Organisationsrollen',
    text: 'Erstellen Sie eine Rolle, zum Beispiel admin, und wählen Sie deren Berechtigungen in einer Organisation.',
  },
  create: {
    action: 'Organisationsrolle erstellen',
    description: 'Benennen Sie sie nach einer Aufgabe in einer Organisation, zum Beispiel admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Verwaltet Mitglieder und Abrechnung',
    permissions: 'Berechtigungen',
  },
  tabs: { permissions: 'Berechtigungen', general: 'Allgemein' },
  permissions: {
    search: 'Berechtigung, Beschreibung oder ID',
    columns: { name: 'Berechtigung', resource: 'Ressource' },
    organization: 'Organisation',
    empty: {
      title: 'Noch keine Berechtigungen',
      text: 'Weisen Sie Organisationsberechtigungen und Berechtigungen Ihrer APIs zu.',
    },
    assign: 'Berechtigungen zuweisen',
    assignTitle: 'Berechtigungen zuweisen: {{name}}',
    assignDescription:
      'Benutzer und Apps mit dieser Rolle erhalten sie mit ihrem nächsten Organisationstoken.',
    remove: 'Entfernen',
    removeTitle: '{{name}} entfernen?',
    removeText:
      'Benutzer und Apps mit dieser Rolle verlieren die Berechtigung mit ihrem nächsten Organisationstoken.',
    removeConfirm: 'Berechtigung entfernen',
  },
  general: { title: 'Organisationsrolle', description: 'Woran Administratoren die Rolle erkennen.' },
  delete: {
    action: 'Organisationsrolle löschen',
    title: '{{name}} löschen?',
    text: 'Benutzer und Apps mit dieser Rolle verlieren deren Berechtigungen in allen Organisationen. Das kann nicht rückgängig gemacht werden.',
  },
};
