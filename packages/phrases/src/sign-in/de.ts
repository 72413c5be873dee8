import type { SignInTexts } from './en.ts';

/** The German of the sign-in pages. */
export const texts: SignInTexts = {
  'sign_in.title': 'Anmelden',
  'sign_in.action': 'Anmelden',
  'sign_in.new_here': 'Neu hier?',
  'sign_in.create_account': 'Konto erstellen',

  'register.title': 'Konto erstellen',
  'register.action': 'Konto erstellen',
  'register.have_account': 'Sie haben schon ein Konto?',
  'register.sign_in': 'Anmelden',
  'register.agreement': 'Mit dem Erstellen eines Kontos akzeptieren Sie {links}.',

  'setup.title': 'Ersten Administrator anlegen',
  'setup.description':
    'Mit diesem Konto wird Gatehouse verwaltet. Danach kann sich niemand mehr registrieren.',
  'setup.code': 'Einrichtungscode',
  'setup.code_help': 'Der Server hat ihn beim Start ausgegeben.',

  'reset.title': 'Neues Passwort festlegen',
  'reset.text':
    '{min} bis {max} Zeichen, nicht überwiegend Folgen wie „aaa“ oder „123“ und nicht Ihr eigener Name. Überall, wo Sie angemeldet sind, werden Sie abgemeldet.',
  'reset.action': 'Passwort festlegen',
  'reset.weak': 'Dieses Passwort entspricht nicht den Regeln. Wählen Sie ein anderes.',
  'reset.done.title': 'Ihr Passwort ist festgelegt',
  'reset.done.text': 'Melden Sie sich ab jetzt damit an.',
  'reset.done.link': 'Konsole öffnen',
  'reset.ended.title': 'Dieser Link gilt nicht mehr',
  'reset.ended.text':
    'Er wurde verwendet, oder 15 Minuten sind vergangen. Wer den Server betreibt, kann einen neuen erzeugen: npm run admin -- reset NAME.',

  'profile.title': 'Noch eine Angabe',
  'profile.description': 'Ihr Konto braucht dies, bevor es weitergeht.',
  'profile.action': 'Weiter',

  'consent.title': '{application} möchte auf Ihr Konto zugreifen',
  'consent.as': 'Angemeldet als {account}',
  'consent.intro': 'Damit darf {application}:',
  'consent.allow': 'Erlauben',
  'consent.deny': 'Ablehnen',
  'consent.switch': 'Anderes Konto verwenden',
  'consent.return': 'Danach geht es zurück zu {address}',
  'consent.scope.openid': 'Erfahren, wer Sie sind',
  'consent.scope.profile': 'Ihren Namen, Benutzernamen und Ihr Bild sehen',
  'consent.scope.email': 'Ihre E-Mail-Adresse sehen',
  'consent.scope.phone': 'Ihre Telefonnummer sehen',
  'consent.scope.offline_access': 'Verbunden bleiben, auch wenn Sie nicht da sind',

  'field.username': 'Benutzername',
  'field.email': 'E-Mail-Adresse',
  'field.phone': 'Telefonnummer',
  'field.username_or_email': 'Benutzername oder E-Mail-Adresse',
  'field.username_or_phone': 'Benutzername oder Telefonnummer',
  'field.email_or_phone': 'E-Mail-Adresse oder Telefonnummer',
  'field.username_email_or_phone': 'Benutzername, E-Mail-Adresse oder Telefonnummer',
  'field.password': 'Passwort',
  'field.new_password': 'Neues Passwort',

  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  'password.rules': 'Anforderungen an Ihr Passwort:',
  'password.met': '(erfüllt)',
  'password.not_met': '(noch nicht erfüllt)',
  'password.rule.length': '{min} bis {max} Zeichen',
  'password.rule.types': 'Mindestens {min} davon: Kleinbuchstaben, Großbuchstaben, Ziffern, Symbole',
  'password.rule.simple': 'Nicht überwiegend Folgen wie „aaa“ oder „123“ oder Ihr eigener Name',
  'password.rule.supported': 'Nur Buchstaben, Ziffern und Symbole der englischen Tastatur',

  'page.continue_to': 'um mit {application} fortzufahren',
  'page.back_to': 'Zurück zu {application}',
  'page.terms': 'Nutzungsbedingungen',
  'page.privacy': 'Datenschutz',
  'page.terms_long': 'die Nutzungsbedingungen',
  'page.privacy_long': 'die Datenschutzerklärung',
  'page.and': '{first} und {second}',
  'page.support': 'Hilfe',
  'page.no_script': 'Diese Seite braucht JavaScript. Schalten Sie es ein und laden Sie die Seite neu.',
  'page.working': 'Wird bearbeitet …',
  'page.this_service': 'dieser Dienst',

  'dead_end.unknown_session.title': 'Diese Anmeldung ist beendet',
  'dead_end.unknown_session.text':
    'Sie wurde abgeschlossen, hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Gehen Sie zurück zur Anwendung und melden Sie sich von dort an.',
  'dead_end.suspended.title': 'Dieses Konto ist gesperrt',
  'dead_end.suspended.text':
    'Nur ein Administrator kann es wieder freigeben. Wenden Sie sich an die Betreiber: {application}.',
  'dead_end.registration_closed.title': 'Die Registrierung ist geschlossen',
  'dead_end.registration_closed.text': 'Neue Konten legt hier ein Administrator an.',
  'dead_end.reset_password.title': 'Passwörter lassen sich hier noch nicht zurücksetzen',
  'dead_end.reset_password.text':
    'Bitten Sie einen Administrator um ein neues Passwort, oder melden Sie sich an, wenn es Ihnen einfällt.',
  'dead_end.single_sign_on.title': 'Kein Single Sign-On',
  'dead_end.single_sign_on.text':
    'Hier ist keine Firmenanmeldung eingerichtet. Melden Sie sich auf anderem Weg an.',
  'dead_end.no_method.title': 'Keine Anmeldung möglich',
  'dead_end.no_method.text':
    'Alle Anmeldewege sind ausgeschaltet. Ein Administrator kann das unter „Sign-in experience“ ändern.',
  'dead_end.failed.title': 'Auf dem Server ist etwas schiefgegangen',
  'dead_end.failed.text': 'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',

  'error.required': 'Füllen Sie zuerst dieses Feld aus.',
  'error.network': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.unknown': 'Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'error.invalid_username':
    'Beginnen Sie mit einem Buchstaben oder Unterstrich; erlaubt sind Buchstaben, Ziffern und Unterstriche.',
  'error.session.invalid_credentials': 'Konto oder Passwort stimmt nicht.',
  'error.session.verification_blocked_too_many_attempts':
    'Zu viele Versuche. Versuchen Sie es {when} erneut.',
  'error.session.setup_code_required': 'Das ist nicht der Code, den der Server beim Start ausgegeben hat.',
  'error.user.suspended': 'Dieses Konto ist gesperrt. Wenden Sie sich an die Betreiber dieses Dienstes.',
  'error.user.username_already_in_use': 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
  'error.user.sign_in_method_not_enabled': 'So können Sie sich hier nicht anmelden.',
  'error.user.sign_up_method_not_enabled': 'So können Sie sich hier nicht registrieren.',
  'error.auth.forbidden': 'Das ist hier ausgeschaltet.',
  'error.request.rate_limited':
    'Zu viele Versuche aus Ihrem Netzwerk. Warten Sie einige Minuten und versuchen Sie es erneut.',
  'error.request.busy': 'Der Server ist ausgelastet. Warten Sie einen Moment und versuchen Sie es erneut.',
  'error.password_rejected.too_short': 'Zu kurz: Die Mindestlänge ist {min}.',
  'error.password_rejected.too_long': 'Zu lang: Die Höchstlänge ist {max}.',
  'error.password_rejected.unsupported_characters':
    'Verwenden Sie Buchstaben, Ziffern und Symbole der englischen Tastatur.',
  'error.password_rejected.character_types':
    'Mischen Sie mindestens {min} davon: Kleinbuchstaben, Großbuchstaben, Ziffern, Symbole.',
  'error.password_rejected.pwned': 'Dieses Passwort ist durch ein Datenleck bekannt. Wählen Sie ein anderes.',
  'error.password_rejected.restricted.repetition': 'Zu viel davon ist ein wiederholtes Zeichen.',
  'error.password_rejected.restricted.sequence': 'Zu viel davon ist eine Folge wie „123“ oder „abc“.',
  'error.password_rejected.restricted.words': 'Zu viel davon ist ein Wort, das hier nicht erlaubt ist.',
  'error.password_rejected.restricted.user_info': 'Zu viel davon ist Ihr eigener Name oder Ihre Adresse.',
};
