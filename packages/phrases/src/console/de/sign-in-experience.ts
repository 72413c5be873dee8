import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in: branding, methods, texts, passwords and limits, in German. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Benutzeranmeldung',
  description: 'Branding, Anmeldemethoden, Texte, Passwortrichtlinie und Sicherheit der Anmeldeseiten.',
  tabs: {
    branding: 'Branding',
    'sign-up-and-sign-in': 'Registrierung und Anmeldung',
    content: 'Inhalte',
    'password-policy': 'Passwortrichtlinie',
    'profile-fields': 'Profilfelder',
    security: 'Sicherheit',
    'account-center': 'Kontoverwaltung',
  },
  accountCenter: {
    title: 'Kontoverwaltung',
    text: 'Benutzer können ihr eigenes Konto ansehen und ändern, auf der Kontoseite oder über die Account-API in Ihren Anwendungen.',
    enabled: 'Benutzern Zugriff auf ihr eigenes Konto geben',
    enabledHelp: 'Wenn aus, gibt es keine Kontoseite, und jeder Aufruf der Account-API wird abgelehnt.',
    page: 'Kontoseite',
    pageHelp:
      'Verlinken Sie sie in Ihren Anwendungen. Sie zeigt das Branding des Mandanten, und Benutzer melden sich dort an wie bei einer Anwendung.',
    css: 'Stile der Kontoseite',
    cssText: 'Eigenes CSS für die Kontoseite. Das CSS der Anmeldeseiten gilt dort nicht.',
    off: 'Die Kontoverwaltung ist ausgeschaltet. Diese Einstellungen gelten, sobald Sie sie einschalten.',
    allHidden: 'Alles ist ausgeblendet, daher ist die Kontoseite leer.',
    editAll: 'Alles bearbeitbar machen',
    fields: 'Teile des Kontos',
    fieldsText:
      'Was Benutzer sehen und ändern können. Anwendungen brauchen außerdem den Scope des jeweiligen Teils.',
    controls: { Off: 'Ausgeblendet', ReadOnly: 'Nur lesen', Edit: 'Bearbeitbar' },
    parts: {
      name: 'Name',
      avatar: 'Profilbild',
      profile: 'Profil',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      password: 'Passwort',
      username: 'Benutzername',
      social: 'Verknüpfte Konten',
      customData: 'Zusatzdaten',
      mfa: 'Zweite Faktoren',
      passkey: 'Passkeys',
      session: 'Sitzungen und erteilter Zugriff',
    },
    shown: 'Profilfelder auf der Kontoseite',
    shownText:
      'Benutzer brauchen auch Zugriff auf den Teil, zu dem das Feld gehört: Profil oder Zusatzdaten.',
    shownOptions: { all: 'Alle', some: 'Ausgewählte' },
    shownHelp: {
      all: 'Standardfelder und alle Felder des Tabs „Profilfelder“ in der dortigen Reihenfolge.',
      some: 'Nur ausgewählte Felder des Tabs „Profilfelder“ in der Reihenfolge, die Sie hier festlegen.',
    },
    show: 'Anzeigen',
    showField: '{{name}} anzeigen',
    pages: 'Eigene Kontoseiten',
    pagesText: 'Für Kontoseiten, die Sie mit der Account-API bauen.',
    origins: 'Origins, die Passkeys verwenden',
    originsHelp:
      'Ein Eintrag pro Zeile. Seiten dieser Origins können Passkeys dieses Mandanten einrichten und verwenden.',
    deletion: 'Seite zur Kontolöschung',
    deletionHelp: 'Ihre Seite, auf der Benutzer die Löschung ihres Kontos beantragen.',
  },
  preview: {
    title: 'Vorschau',
    frame: 'Vorschau der Anmeldeseite',
    enlarge: 'Vergrößern',
    device: 'Gerät',
    desktop: 'Desktop',
    mobile: 'Mobil',
    scheme: 'Farben',
    light: 'Hell',
    dark: 'Dunkel',
    screen: 'Seite',
    screens: {
      'sign-in': 'Anmelden',
      password: 'Passwort',
      code: 'Code',
      mfa: 'Zweiter Faktor',
      passkey: 'Neuer Passkey',
      register: 'Registrieren',
      'extra-profile': 'Profilfelder',
      terms: 'Nutzungsbedingungen',
      'reset-password': 'Passwort zurücksetzen',
      'new-password': 'Neues Passwort',
      'single-sign-on': 'Single Sign-On',
    },
    language: 'Sprache',
    browserLanguage: 'Sprache des Browsers',
    customUi: 'Dieser Mandant verwendet eine eigene Anmeldeoberfläche, für die es hier keine Vorschau gibt.',
  },
  lockOut: {
    title_one: '{{count}} Benutzer aussperren?',
    title_other: '{{count}} Benutzer aussperren?',
    text: 'Derzeit ist die Anmeldung möglich. Diese Änderung entfernt die letzte Anmeldemethode dieser Benutzer, bis ein Administrator ihnen eine andere gibt.',
    people_one: '{{count}} Benutzer kann sich nicht mehr anmelden.',
    people_other: '{{count}} Benutzer können sich nicht mehr anmelden.',
    confirm: 'Speichern und Benutzer aussperren',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
