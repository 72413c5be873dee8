import type { Translation } from '../translated.ts';

/** Invitations to organizations, in German. */
export const organizationInvitations: Translation<'organizationInvitations'> = {
  invite: 'Einladen',
  inviteTitle: 'Zu {{name}} einladen',
  emails: 'E-Mail-Adressen',
  emailsHelp: 'Eine pro Zeile.',
  emailsPlaceholder: 'ada@example.com',
  invalidEmail: '„{{address}}“ ist keine E-Mail-Adresse.',
  expiry: 'Gültig für',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
  send: 'Einladungen senden',
  createLinks: 'Links erstellen',
  help: {
    sent: 'Jede E-Mail enthält einen Link zu einer Seite, auf der die eingeladene Person annimmt.',
    kept: 'Es ist kein E-Mail-Connector eingerichtet. Nachrichten bleiben im Entwicklungspostfach und werden nicht zugestellt.',
    nothing:
      'Es ist kein E-Mail-Connector eingerichtet. Jede Einladung erhält einen Link, den Sie selbst weitergeben müssen.',
  },
  done: 'Einladungen',
  result: {
    sent: 'Gesendet',
    kept: 'Im Entwicklungspostfach aufbewahrt',
    link: 'Kopieren Sie den Link jetzt. Er wird nicht noch einmal angezeigt.',
    failed: 'Nicht eingeladen: {{reason}}',
    noLink: 'Eingeladen, aber ohne Link: {{reason}}',
    pending: 'hat eine offene Einladung',
    member: 'ist bereits Mitglied',
    limited: 'hat zu viele Nachrichten erhalten; versuchen Sie es später noch einmal',
    other: 'etwas ist schiefgelaufen',
  },
  close: 'Fertig',
  retry: 'Erneut versuchen',
  columns: {
    invitee: 'E-Mail-Adresse',
    status: 'Status',
    inviter: 'Eingeladen von',
    expires: 'Läuft ab',
  },
  formerAdministrator: 'Ehemaliger Administrator',
  status: { Pending: 'Offen', Accepted: 'Angenommen', Expired: 'Abgelaufen', Revoked: 'Widerrufen' },
  resend: 'Erneut senden',
  resent: 'Erneut gesendet. Der bisherige Link funktioniert nicht mehr.',
  newLink: 'Link erstellen',
  newLinkTitle: 'Link für {{invitee}}',
  newLinkText:
    'Nur das Konto mit dieser E-Mail-Adresse kann annehmen. Kopieren Sie den Link jetzt: Er wird nicht noch einmal angezeigt. Er ersetzt den bisherigen Link.',
  link: 'Link',
  revoke: 'Widerrufen',
  revokeTitle: 'Einladung von {{invitee}} widerrufen?',
  revokeText:
    'Der Link der Einladung funktioniert dann nicht mehr. Sie können diese E-Mail-Adresse erneut einladen.',
  delete: 'Löschen',
  deleteTitle: 'Einladung von {{invitee}} löschen?',
  deleteText: 'Sie verschwindet aus der Liste. Ein Benutzer, der sie angenommen hat, bleibt Mitglied.',
  empty: {
    title: 'Noch keine Einladungen',
    text: 'Laden Sie Benutzer per E-Mail-Adresse ein. Annehmen können sie mit einem vorhandenen oder einem neuen Konto.',
  },
};
