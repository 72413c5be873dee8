import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
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
    'Alle Anmeldewege sind ausgeschaltet. Ein Administrator kann das unter „Benutzeranmeldung“ ändern.',
  'dead_end.link_used.title': 'Dieser Link wurde schon verwendet',
  'dead_end.link_used.text':
    'Jeder Link kann einmal verwendet werden. Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
  'dead_end.link_expired.title': 'Dieser Link ist abgelaufen',
  'dead_end.link_expired.text':
    'Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
  'dead_end.link_invalid.title': 'Dieser Link funktioniert nicht',
  'dead_end.link_invalid.text':
    'Er ist vielleicht unvollständig, zurückgezogen oder für jemand anderen bestimmt. Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
  'dead_end.invitation_accepted.title': 'Diese Einladung wurde bereits angenommen',
  'dead_end.invitation_accepted.text':
    'Melden Sie sich in der Anwendung mit dem Konto an, das sie angenommen hat.',
  'dead_end.invitation_expired.title': 'Diese Einladung ist abgelaufen',
  'dead_end.invitation_expired.text': 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'dead_end.invitation_invalid.title': 'Dieser Link funktioniert nicht',
  'dead_end.invitation_invalid.text':
    'Er ist unvollständig oder wurde durch einen neueren ersetzt. Öffnen Sie den Link in der neuesten E-Mail, oder bitten Sie um eine neue Einladung.',
  'dead_end.invitation_revoked.title': 'Diese Einladung gilt nicht mehr',
  'dead_end.invitation_revoked.text':
    'Sie wurde abgelehnt oder zurückgezogen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'dead_end.setup_link.title': 'Öffnen Sie den Einrichtungslink',
  'dead_end.setup_link.text':
    'Diese Installation hat noch keinen Administrator. Beim Start hat der Server einen einmaligen Link ausgegeben: im Terminal, in dem Sie ihn gestartet haben, oder in seinem Protokoll. Öffnen Sie diesen Link in diesem Browser.',
  'dead_end.setup_invalid.title': 'Dieser Einrichtungslink funktioniert nicht',
  'dead_end.setup_invalid.text':
    'Er ist unvollständig oder wurde von einer anderen Installation ausgegeben. Kopieren Sie den ganzen Link, den dieser Server ausgegeben hat.',
  'dead_end.setup_used.title': 'Dieser Einrichtungslink wurde schon verwendet',
  'dead_end.setup_used.text':
    'Der erste Administrator ist angelegt. Melden Sie sich mit diesem Konto an der Konsole an.',
  'dead_end.failed.title': 'Auf dem Server ist etwas schiefgegangen',
  'dead_end.failed.text': 'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  'dead_end.not_found.title': 'Seite nicht gefunden',
  'dead_end.not_found.text': 'Unter dieser Adresse ist nichts. Prüfen Sie sie auf Tippfehler.',
  'dead_end.tenant_suspended.title': 'Die Anmeldung ist derzeit nicht möglich',
  'dead_end.tenant_suspended.text': 'Wenden Sie sich an den Support der Anwendung.',
  'dead_end.unavailable.title': 'Dieser Dienst ist gerade nicht verfügbar',
  'dead_end.unavailable.text':
    'Im Moment gibt es ein Problem. Warten Sie ein wenig und versuchen Sie es erneut.',
  'dead_end.unavailable.action': 'Erneut versuchen',

  'sign_out.title': 'Abmelden?',
  'sign_out.text': 'Sie melden sich in diesem Browser von diesem Dienst ab.',
  'sign_out.action': 'Abmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Sie können diese Seite schließen.',
  'dead_end.request.title': 'Die Anmeldung kann nicht fortgesetzt werden',
  'dead_end.request.text':
    'Die Anwendung hat eine Anfrage gesendet, die nicht beantwortet werden kann. Gehen Sie zurück und versuchen Sie es noch einmal, oder teilen Sie den Betreibern mit, was unten steht.',
  'dead_end.redirect.text':
    '{application} wollte Sie an eine Adresse zurückschicken, die nicht zu der Anwendung gehört. Wenn die Adresse stimmt, können die Betreiber sie zu den Redirect-URIs hinzufügen.',

  'error.required': '„{field}“ ist erforderlich.',
  'error.network': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.unknown': 'Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'error.invalid_username':
    'Beginnen Sie mit einem Buchstaben oder Unterstrich; erlaubt sind Buchstaben, Ziffern und Unterstriche.',
  'error.user.username_too_short': 'Zu kurz: Die Mindestlänge ist {min}.',
  'error.user.username_too_long': 'Zu lang: Die Höchstlänge ist {max}.',
  'error.user.username_uppercase_not_allowed': 'Verwenden Sie keine Großbuchstaben.',
  'error.user.username_lowercase_not_allowed': 'Verwenden Sie keine Kleinbuchstaben.',
  'error.user.username_numbers_not_allowed': 'Verwenden Sie keine Ziffern.',
  'error.user.username_underscore_not_allowed': 'Verwenden Sie keine Unterstriche.',
  'error.user.username_separators_misplaced':
    'Punkte und Bindestriche dürfen nur einzeln zwischen anderen Zeichen stehen.',
  'error.wrong_kind': 'Hier melden Sie sich an mit: {name}.',
  'error.session.invalid_credentials': 'Konto oder Passwort stimmt nicht.',
  'error.session.verification_blocked_too_many_attempts':
    'Zu viele Versuche. Versuchen Sie es {when} erneut.',
  'error.session.captcha_required':
    'Laden Sie diese Seite neu: Es muss geprüft werden, ob Sie ein Mensch sind.',
  'error.session.captcha_failed':
    'Es konnte nicht geprüft werden, ob Sie ein Mensch sind. Versuchen Sie es noch einmal.',
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
  'error.verification_code.not_found':
    'Dieser Code wurde verwendet oder ersetzt. Lassen Sie sich einen neuen senden.',
  'error.verification_code.code_mismatch': 'Das ist nicht der gesendete Code.',
  'error.verification_code.expired': 'Dieser Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
  'error.verification_code.exceed_max_try': 'Zu viele falsche Codes. Lassen Sie sich einen neuen senden.',
  'error.request.message_rate_limited': 'Zu viele Nachrichten. Versuchen Sie es {when} erneut.',
  'error.session.google_one_tap.unverified_email':
    'Google hat diese E-Mail-Adresse nicht bestätigt. Wählen Sie einen anderen Weg.',
  'error.session.email_blocklist.email_not_allowed': 'Diese E-Mail-Adresse kann hier nicht verwendet werden.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Lassen Sie den Teil der Adresse vom + bis zum @ weg.',
  'error.user.email_already_in_use': 'Diese E-Mail-Adresse hat schon ein Konto.',
  'error.user.phone_already_in_use': 'Diese Telefonnummer hat schon ein Konto.',
  'error.user.same_password': 'Das ist Ihr altes Passwort. Wählen Sie ein anderes.',
  'error.session.mfa.invalid_totp_code': 'Dieser Code ist falsch oder wurde schon verwendet.',
  'error.session.mfa.invalid_backup_code': 'Das ist kein Backup-Code, oder er wurde schon verwendet.',
  'error.session.mfa.webauthn_verification_failed':
    'Die Prüfung ist fehlgeschlagen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  'error.session.verification_session_not_found': 'Das hat zu lange gedauert. Beginnen Sie noch einmal.',
  'error.sso_not_found': 'Für diese E-Mail-Adresse ist keine Firmenanmeldung eingerichtet.',
  'error.single_sign_on.email_not_of_domain':
    'Ihre Firma hat für Sie keine E-Mail-Adresse ihrer eigenen Domain bestätigt. Wenden Sie sich an die IT-Abteilung.',
  'error.invalid_email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'error.invalid_phone': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein.',
  'error.not_sent': 'Die Nachricht konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
};
