import type { Translation } from '../translated.ts';

/** Organization permissions, in German. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Organisationsberechtigungen',
  description:
    'Aktionen innerhalb einer Organisation, etwa Mitglieder einladen. Erteilt werden sie durch Organisationsrollen.',
  search: 'Name, Beschreibung oder ID',
  name: 'Name',
  nameHelp: 'Keine Leerzeichen: Im Token trennen sie die Berechtigungen.',
  descriptionLabel: 'Beschreibung',
  descriptionPlaceholder: 'Mitglieder in die Organisation einladen',
  columns: { name: 'Berechtigung', description: 'Beschreibung' },
  empty: {
    title: 'Noch keine Organisationsberechtigungen',
    text: 'Erstellen Sie eine Berechtigung, zum Beispiel invite:members, und weisen Sie sie einer Organisationsrolle zu.',
  },
  create: {
    action: 'Organisationsberechtigung erstellen',
    description: 'Benennen Sie sie nach dem, was sie erlaubt, zum Beispiel invite:members.',
  },
  edit: {
    menu: 'Bearbeiten',
    title: 'Organisationsberechtigung bearbeiten',
    description: 'Ihre Apps prüfen den Namen im Token. Ändern Sie ihn auch dort.',
    save: 'Organisationsberechtigung speichern',
  },
  delete: {
    action: 'Organisationsberechtigung löschen',
    title: '{{name}} löschen?',
    text: 'Sie wird aus allen Organisationsrollen entfernt. Vorhandene Tokens behalten sie, bis sie ablaufen.',
  },
};
