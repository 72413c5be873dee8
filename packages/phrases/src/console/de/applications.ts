import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in German. */
export const applications: Translation<'applications'> = {
  title: 'Anwendungen',
  description: 'Anwendungen, bei denen sich Ihre Benutzer anmelden, und Machine-to-Machine-Clients.',
  search: 'Name, Beschreibung oder ID',
  lists: { mine: 'Meine Anwendungen', thirdParty: 'Drittanbieteranwendungen', registration: 'Registrierung' },
  columns: { name: 'Anwendung', type: 'Typ', id: 'ID', createdAt: 'Erstellt' },
  types: {
    SPA: 'Single-Page-App',
    Traditional: 'Web-App',
    Native: 'Native App',
    MachineToMachine: 'Machine-to-Machine',
    Protected: 'Geschützte App',
    SAML: 'SAML-App',
  },
  typeHelp: {
    SPA: 'Läuft im Browser und hat kein Secret.',
    Traditional: 'Erzeugt Seiten auf einem Server und hat ein Secret.',
    Native: 'Wird auf einem Gerät installiert und hat kein Secret.',
    MachineToMachine: 'Ruft APIs im eigenen Namen auf, ohne Benutzer.',
    Protected: 'Hat keine eigene Anmeldung. Ein vorgeschalteter Reverse Proxy meldet Benutzer an.',
    SAML: 'Ist ein Service Provider, der SAML 2.0 unterstützt.',
  },
  name: 'Name',
  descriptionLabel: 'Beschreibung',
  thirdParty: 'Drittanbieteranwendung',
  thirdPartyHelp:
    'Wird von einer anderen Firma betrieben und erhält Daten von Benutzern erst nach deren Zustimmung. Anfangs erlaubt: {{scopes}}; weitere fügen Sie auf dem Tab „Berechtigungen“ hinzu. Ob es eine Drittanbieteranwendung ist, kann später nicht geändert werden.',
  thirdPartyBadge: 'Drittanbieter',
  adminBadge: 'Verwaltungszugriff',
  builtIn: 'Diese Anwendung ist integriert. Die URLs richten sich nach den Einstellungen des Servers.',
  empty: {
    title: 'Noch keine Anwendungen',
    text: 'Wählen Sie Ihr Framework und erhalten Sie eine Anleitung mit Code für Ihre Anwendung.',
  },
  emptyThirdParty: {
    title: 'Noch keine Drittanbieteranwendungen',
    text: 'Ihre Benutzer können sich dann bei Anwendungen anderer Firmen anmelden, wenn sie zustimmen.',
  },
  create: {
    action: 'Anwendung erstellen',
    title: 'Anwendung erstellen',
    description: 'Wählen Sie Ihr Framework. Danach folgt eine Anleitung mit passendem Code.',
    search: 'Framework, Sprache oder Bibliothek',
    named: 'Anwendung mit {{name}} erstellen',
    device: 'Anwendung für {{name}} erstellen',
    nameHelp: 'Sichtbar für Benutzer auf der Zustimmungsseite und für Administratoren.',
    namePlaceholder: 'Webshop',
  },
  tabs: {
    settings: 'Einstellungen',
    branding: 'Branding',
    access: 'Zugriff',
    permissions: 'Berechtigungen',
    roles: 'Rollen',
    logs: 'Logs',
    organizations: 'Organisationen',
  },
  access,
  ...settings,
  roles: {
    search: 'Name, Beschreibung oder ID',
    columns: { name: 'Rolle', description: 'Beschreibung' },
    empty: {
      title: 'Noch keine Rollen',
      text: 'Ohne Rolle hat die Anwendung keine API-Berechtigungen.',
    },
    assign: 'Rollen zuweisen',
    assignTitle: 'Rollen zuweisen: {{name}}',
    assignDescription: 'Die Anwendung erhält deren Berechtigungen mit ihrem nächsten Token.',
    remove: 'Entfernen',
    removeTitle: '{{name}} entfernen?',
    removeText: 'Die Anwendung verliert deren Berechtigungen mit ihrem nächsten Token.',
    removeConfirm: 'Rolle entfernen',
    noneTitle: 'Diese Anwendung handelt im Namen von Benutzern',
    noneText:
      'Sie hat die Berechtigungen des angemeldeten Benutzers. Rollen haben nur Machine-to-Machine-Apps.',
  },
  organizations: {
    noneTitle: 'Diese Anwendung handelt im Namen von Benutzern',
    noneText:
      'Sie handelt für die Organisationen des angemeldeten Benutzers. Nur Machine-to-Machine-Apps gehören selbst zu Organisationen.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Umleitungs-URI fehlt',
    serviceProvider: 'Entity-ID oder ACS-URL fehlt',
    signInMethod: 'Anmeldemethode fehlt',
  },
  today: {
    signIns_zero: 'Heute keine Anmeldungen',
    signIns_one: '{{number}} Anmeldung heute',
    signIns_other: '{{number}} Anmeldungen heute',
    tokens_zero: 'Heute keine Tokens ausgestellt',
    tokens_one: '{{number}} Token heute ausgestellt',
    tokens_other: '{{number}} Tokens heute ausgestellt',
    more: {
      signIns: 'Mehr als {{number}} Anmeldungen heute',
      tokens: 'Mehr als {{number}} Tokens heute ausgestellt',
    },
  },
  bulk: {
    deleteTitle_one: '{{count}} Anwendung löschen?',
    deleteTitle_other: '{{count}} Anwendungen löschen?',
    deleteText: 'Die Anwendungen werden endgültig gelöscht. Benutzer werden dort abgemeldet.',
    deleteConfirm: 'Anwendungen löschen',
    deleteTyped_one: '{{count}} Anwendung löschen',
    deleteTyped_other: '{{count}} Anwendungen löschen',
  },
  delete: {
    action: 'Anwendung löschen',
    title: '{{name}} löschen?',
    text: 'Benutzer können sich dort nicht mehr anmelden, und ihre Tokens werden abgelehnt. Das kann nicht rückgängig gemacht werden.',
    users_one: '{{count}} Benutzer wird dort abgemeldet.',
    users_other: '{{count}} Benutzer werden dort abgemeldet.',
    secrets_one: '{{count}} Secret wird ungültig.',
    secrets_other: '{{count}} Secrets werden ungültig.',
    roles_one: '{{count}} Rolle wird ihr entzogen.',
    roles_other: '{{count}} Rollen werden ihr entzogen.',
  },
  guide,
};
