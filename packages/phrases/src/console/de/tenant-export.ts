import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in German. */
export const tenantExport: Translation<'tenantExport'> = {
  title: 'Export',
  description:
    'Nehmen Sie diesen Mandanten in eine andere Installation mit, oder behalten Sie eine Kopie seiner Daten.',
  sealed: {
    title: 'Versiegelter Export',
    description:
      'Alles, mit einer Passphrase verschlüsselt. Er kann in einen leeren Mandanten importiert werden.',
    passphrase: 'Passphrase',
    help: 'Mindestens {{count}} Zeichen. Ohne sie kann niemand die Datei öffnen.',
    again: 'Passphrase wiederholen',
    short: 'Geben Sie mindestens {{count}} Zeichen ein.',
    different: 'Die Passphrasen stimmen nicht überein.',
    action: 'Mit Secrets exportieren',
    done: 'Der Export ist gespeichert. Bewahren Sie Datei und Passphrase getrennt auf. Die anderen Admins werden per E-Mail benachrichtigt.',
  },
  unsealed: {
    title: 'Datenexport',
    description: 'JSON Lines, die Sie lesen und verarbeiten können. Ein Import ist damit nicht möglich.',
    text: 'Einstellungen, Benutzer, Organisationen und Rollen, ohne Secrets, Passwort-Hashes und zweite Faktoren.',
    action: 'Ohne Secrets exportieren',
  },
  signInAgain: {
    title: 'Zum Fortfahren erneut anmelden',
    text: 'Ihre letzte Anmeldung liegt mehr als 10 Minuten zurück. Danach kommen Sie auf diese Seite zurück.',
    action: 'Erneut anmelden',
  },
};
