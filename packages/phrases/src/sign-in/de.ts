import type { SignInTexts } from './en.ts';

/** The German of the sign-in pages. */
export const texts: Partial<SignInTexts> = {
  'sign_in.title': 'Anmelden',
  'sign_in.action': 'Anmelden',
  'sign_in.new_here': 'Neu hier?',
  'sign_in.create_account': 'Konto erstellen',
  'sign_in.forgot': 'Passwort vergessen?',
  'sign_in.never_set': 'Haben Sie hier noch nie ein Passwort festgelegt?',
  'sign_in.other_ways': 'Melden Sie sich auf anderem Weg an: {ways}.',
  'sign_in.set_one': 'Legen Sie über „{link}“ eines fest.',
  'sign_in.with_code': 'Stattdessen einen Code verwenden',
  'sign_in.with_password': 'Stattdessen das Passwort verwenden',
  'sign_in.agreement': 'Wenn Sie fortfahren, akzeptieren Sie {links}.',
  'sign_in.password_title': 'Passwort eingeben',

  'register.title': 'Konto erstellen',
  'register.action': 'Konto erstellen',
  'register.have_account': 'Sie haben schon ein Konto?',
  'register.sign_in': 'Anmelden',
  'register.agreement': 'Mit dem Erstellen eines Kontos akzeptieren Sie {links}.',

  'setup.title': 'Ersten Administrator anlegen',
  'setup.description':
    'Mit diesem Konto verwalten Sie Gatehouse. Sobald es besteht, kann auf dieser Seite niemand ein weiteres erstellen.',
  'setup.print_again':
    'Um den Link noch einmal auszugeben, führen Sie dort, wo der Server installiert ist, diesen Befehl aus oder starten Sie den Server neu:',

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

  'code.title': 'Code eingeben',
  'code.sent_to': 'Der Code wurde an {address} gesendet.',
  'code.sent_to_account': 'Wenn {address} zu einem Konto gehört, wurde ein Code dorthin gesendet.',
  'code.field': 'Code',
  'code.send': 'Code senden',
  'code.resend': 'Neuen Code senden',
  'code.resend_later': 'Einen neuen Code können Sie {when} anfordern.',
  'code.resent': 'Ein neuer Code wurde gesendet.',
  'code.change_email': 'Andere E-Mail-Adresse verwenden',
  'code.change_phone': 'Andere Telefonnummer verwenden',

  'no_account.title': 'Noch kein Konto',
  'no_account.text': '{address} gehört hier zu keinem Konto.',
  'has_account.title': 'Sie haben schon ein Konto',
  'has_account.text': '{address} gehört zu einem Konto.',

  'forgot.title': 'Passwort zurücksetzen',
  'forgot.text': 'Sie erhalten einen Code. Mit ihm wählen Sie ein neues Passwort.',
  'forgot.back': 'Zurück zur Anmeldung',
  'new_password.text': 'Überall, wo Sie sonst angemeldet sind, werden Sie abgemeldet.',

  'social.continue': 'Weiter mit {name}',
  'social.or': 'oder',
  'social.failed_title': 'Das hat nicht geklappt',
  'social.failed_text':
    'Sie sind nicht angemeldet. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  'sso.action': 'Single Sign-On verwenden',
  'sso.title': 'Single Sign-On',
  'sso.text': 'Geben Sie Ihre geschäftliche E-Mail-Adresse ein.',
  'sso.elsewhere': 'Mit dieser E-Mail-Adresse melden Sie sich über Ihre Firma an.',
  'social.denied_text': 'Der Anbieter meldet, dass Sie nicht zugestimmt haben. Sie sind nicht angemeldet.',
  'social.expired_text': 'Das hat zu lange gedauert oder wurde zweimal geöffnet. Beginnen Sie noch einmal.',
  'social.foreign_text': 'Diese Antwort gehört zu einer anderen Anmeldung. Beginnen Sie noch einmal.',
  'social.provider_text':
    'Der Anbieter war nicht erreichbar oder hat einen Fehler gemeldet. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  'link.text':
    '{address} gehört zu einem Konto. Weisen Sie nach, dass es Ihres ist; danach können Sie sich auf beide Arten anmelden.',

  'magic.title': 'Weiter als {address}',
  'magic.switch':
    'Sie sind als {account} angemeldet. Wenn Sie fortfahren, werden Sie stattdessen als {address} angemeldet.',

  'mfa.title': 'Bestätigen Sie, dass Sie es sind',
  'mfa.totp_text': 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
  'mfa.key_text': 'Verwenden Sie den Passkey oder Sicherheitsschlüssel, den Sie eingerichtet haben.',
  'mfa.backup_text': 'Geben Sie einen Ihrer aufbewahrten Backup-Codes ein.',
  'mfa.backup_field': 'Backup-Code',
  'mfa.use_totp': 'Authenticator-App verwenden',
  'mfa.use_key': 'Passkey oder Sicherheitsschlüssel verwenden',
  'mfa.use_backup': 'Backup-Code verwenden',
  'mfa.use_email': 'Code an Ihre E-Mail-Adresse verwenden',
  'mfa.use_sms': 'Code per SMS verwenden',
  'mfa.code_text': 'Ein Code wird an {address} gesendet.',
  'mfa.none_text':
    'Ein Code an dieselbe Adresse ist kein zweiter Nachweis. Gehen Sie zurück und melden Sie sich auf andere Weise an.',
  'bind.title': 'Anmeldung in zwei Schritten einrichten',
  'bind.totp_text':
    'Scannen Sie diesen QR-Code mit einer Authenticator-App und geben Sie dann den Code ein, den sie anzeigt.',
  'bind.secret': 'Oder geben Sie dort diesen Schlüssel ein:',
  'bind.qr': 'QR-Code für die Authenticator-App',
  'bind.open_app': 'In einer Authenticator-App öffnen',
  'bind.key_text':
    'Ihr Gerät bittet Sie um Bestätigung mit Gesicht, Fingerabdruck, PIN oder Sicherheitsschlüssel.',
  'bind.code_text': 'Ab jetzt braucht die Anmeldung auch einen Code, der an {address} gesendet wird.',
  'bind.skip': 'Jetzt nicht',
  'bind.further_title': 'Weiteren zweiten Schritt einrichten',
  'bind.further_text': 'Damit Sie sich auch anmelden können, wenn kein Code bei Ihnen ankommt.',
  'passkey.sign_in': 'Mit einem Passkey anmelden',
  'passkey.add': 'Passkey hinzufügen',
  'passkey.add_text':
    'Beim nächsten Mal melden Sie sich mit Gesicht, Fingerabdruck oder PIN an, ohne etwas einzugeben.',
  'backup.title': 'Bewahren Sie diese Backup-Codes auf',
  'backup.text':
    'Mit jedem können Sie sich einmal anmelden, falls Ihnen der zweite Schritt fehlt. Sie werden nur jetzt angezeigt.',
  'backup.copy': 'Kopieren',
  'backup.copied': 'Kopiert',
  'backup.download': 'Herunterladen',
  'backup.done': 'Ich habe sie aufbewahrt, weiter',

  'terms.title': 'Bedingungen und Datenschutz',
  'terms.text': 'Um fortzufahren, akzeptieren Sie {links}.',
  'terms.action': 'Akzeptieren und weiter',

  'profile.title': 'Noch eine Angabe',
  'profile.description': 'Ihr Konto braucht dies, bevor es weitergeht.',
  'profile.username_title': 'Benutzernamen wählen',
  'profile.password_title': 'Passwort wählen',
  'profile.email_title': 'E-Mail-Adresse hinzufügen',
  'profile.phone_title': 'Telefonnummer hinzufügen',
  'profile.email_or_phone_title': 'E-Mail-Adresse oder Telefonnummer hinzufügen',
  'profile.code_note': 'Dorthin wird ein Code gesendet, um zu prüfen, ob sie Ihnen gehört.',

  'consent.title': '{application} möchte auf Ihr Konto zugreifen',
  'consent.as': 'Angemeldet als {account}',
  'consent.intro': 'Damit darf {application}:',
  'consent.allow': 'Erlauben',
  'consent.deny': 'Ablehnen',
  'consent.switch': 'Anderes Konto verwenden',
  'consent.return': 'Danach geht es zurück zu {address}',
  'consent.terms': 'Lesen Sie {links} von {application}.',
  'consent.scope.openid': 'Erfahren, wer Sie sind',
  'consent.scope.profile': 'Ihren Namen, Benutzernamen und Ihr Bild sehen',
  'consent.profile_more': 'Was Ihr Profil enthält',
  'consent.profile_list':
    'Vor- und Nachname, Spitzname, Benutzername, Bild, Profilseite und Website, Geschlecht, Geburtsdatum, Sprache und Zeitzone sowie wann Ihr Konto erstellt und zuletzt geändert wurde.',
  'consent.scope.email': 'Ihre E-Mail-Adresse sehen',
  'consent.scope.phone': 'Ihre Telefonnummer sehen',
  'consent.scope.address': 'Ihre Postanschrift sehen',
  'consent.scope.custom_data': 'Weitere über Sie gespeicherte Daten sehen',
  'consent.scope.identities': 'Sehen, mit welchen Diensten Sie sich anmelden',
  'consent.scope.roles': 'Ihre Rollen sehen',
  'consent.scope.offline_access': 'Verbunden bleiben, auch wenn Sie nicht da sind',
  'device.title': 'Gerät verbinden',
  'device.text': 'Geben Sie den Code ein, den das Gerät anzeigt.',
  'device.confirm_title': 'Gerät mit {application} verbinden?',
  'device.confirm_text':
    'Erlauben Sie dies nur, wenn Sie es selbst begonnen haben und Ihr Gerät genau diesen Code anzeigt. Sonst erhält jemand anderes Zugriff auf Ihr Konto.',
  'device.done_title': 'Ihr Gerät ist verbunden',
  'device.done_text': 'Sie können diese Seite schließen und dort weitermachen.',
  'device.denied_title': 'Nichts wurde verbunden',
  'device.denied_text': 'Sie können diese Seite schließen.',
  'device.error_wrong': 'Dieser Code stimmt nicht. Sehen Sie noch einmal auf das Gerät.',
  'device.error_expired': 'Dieser Code ist abgelaufen. Lassen Sie das Gerät einen neuen anzeigen.',
  'device.error_used': 'Dieser Code wurde schon verwendet. Lassen Sie das Gerät einen neuen anzeigen.',

  'field.username': 'Benutzername',
  'field.email': 'E-Mail-Adresse',
  'field.phone': 'Telefonnummer',
  'field.username_or_email': 'Benutzername oder E-Mail-Adresse',
  'field.username_or_phone': 'Benutzername oder Telefonnummer',
  'field.email_or_phone': 'E-Mail-Adresse oder Telefonnummer',
  'field.username_email_or_phone': 'Benutzername, E-Mail-Adresse oder Telefonnummer',
  'field.password': 'Passwort',
  'field.new_password': 'Neues Passwort',
  'field.country_code': 'Ländervorwahl',

  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  'password.rules': 'Anforderungen an Ihr Passwort:',
  'password.met': '(erfüllt)',
  'password.not_met': '(noch nicht erfüllt)',
  'password.rule.length': '{min} bis {max} Zeichen',
  'password.rule.types': 'Mindestens {min} davon: Kleinbuchstaben, Großbuchstaben, Ziffern, Symbole',
  'password.rule.simple': 'Nicht überwiegend Folgen wie „aaa“ oder „123“ oder Ihr eigener Name',
  'password.rule.supported': 'Nur Buchstaben, Ziffern und Symbole der englischen Tastatur',

  'page.continue': 'Weiter',
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
  'page.change': 'Ändern',

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
  'dead_end.link_used.title': 'Dieser Link wurde schon verwendet',
  'dead_end.link_used.text':
    'Jeder Link kann einmal verwendet werden. Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
  'dead_end.link_expired.title': 'Dieser Link ist abgelaufen',
  'dead_end.link_expired.text':
    'Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
  'dead_end.link_invalid.title': 'Dieser Link funktioniert nicht',
  'dead_end.link_invalid.text':
    'Er ist vielleicht unvollständig, zurückgezogen oder für jemand anderen bestimmt. Lassen Sie sich einen neuen senden oder melden Sie sich auf einem anderen Weg an.',
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

  'error.required': 'Füllen Sie zuerst dieses Feld aus.',
  'error.network': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.unknown': 'Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'error.invalid_username':
    'Beginnen Sie mit einem Buchstaben oder Unterstrich; erlaubt sind Buchstaben, Ziffern und Unterstriche.',
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
