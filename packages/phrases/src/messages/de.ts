import type { MessageTexts } from './en.ts';

/** The emails and SMS in German. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Ihr Anmeldecode',
  'email.SignIn.content':
    'Geben Sie diesen Code ein, um sich anzumelden:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren; geben Sie den Code niemandem.',
  'sms.SignIn': '{{code}} ist Ihr Anmeldecode.',

  'email.Register.subject': 'Ihr Code zum Erstellen eines Kontos',
  'email.Register.content':
    'Geben Sie diesen Code ein, um Ihr Konto zu erstellen:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  'sms.Register': '{{code}} ist Ihr Code zum Erstellen eines Kontos.',

  'email.ForgotPassword.subject': 'Ihr Code für ein neues Passwort',
  'email.ForgotPassword.content':
    'Geben Sie diesen Code ein, um ein neues Passwort festzulegen:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, bleibt Ihr Passwort, wie es ist; geben Sie den Code niemandem.',
  'sms.ForgotPassword': '{{code}} ist Ihr Code für ein neues Passwort.',

  'email.OrganizationInvitation.subject': 'Sie sind eingeladen',
  'email.OrganizationInvitation.content':
    'Sie sind eingeladen, einer Organisation beizutreten. Öffnen Sie diesen Link, um anzunehmen:\n\n{{link}}\n\nWenn Sie das nicht erwartet haben, können Sie diese Nachricht ignorieren.',
  'sms.OrganizationInvitation': 'Sie sind in eine Organisation eingeladen: {{link}}',

  'email.Generic.subject': 'Ihr Bestätigungscode',
  'email.Generic.content':
    'Ihr Bestätigungscode lautet:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  'sms.Generic': '{{code}} ist Ihr Bestätigungscode.',

  'email.UserPermissionValidation.subject': 'Bestätigen Sie, dass Sie es sind',
  'email.UserPermissionValidation.content':
    'Geben Sie diesen Code ein, um eine Änderung Ihres Kontos zu bestätigen:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, geben Sie den Code niemandem.',
  'sms.UserPermissionValidation': '{{code}} bestätigt eine Änderung Ihres Kontos.',

  'email.BindNewIdentifier.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'email.BindNewIdentifier.content':
    'Geben Sie diesen Code ein, um diese Adresse Ihrem Konto hinzuzufügen:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  'sms.BindNewIdentifier': '{{code}} fügt diese Nummer Ihrem Konto hinzu.',

  'email.MfaVerification.subject': 'Ihr zweiter Schritt bei der Anmeldung',
  'email.MfaVerification.content':
    'Geben Sie diesen Code als zweiten Schritt Ihrer Anmeldung ein:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es.',
  'sms.MfaVerification': '{{code}} ist der zweite Schritt Ihrer Anmeldung.',

  'email.BindMfa.subject': 'Anmeldung in zwei Schritten einrichten',
  'email.BindMfa.content':
    'Geben Sie diesen Code ein, um diese Adresse als zweiten Schritt Ihrer Anmeldung zu verwenden:\n\n{{code}}\n\nEr läuft {{expiresIn}} ab. Wenn Sie ihn nicht angefordert haben, geben Sie den Code niemandem.',
  'sms.BindMfa': '{{code}} richtet die Anmeldung in zwei Schritten ein.',

  'email.PasswordChanged.subject': 'Ihr Passwort wurde geändert',
  'email.PasswordChanged.content':
    'Das Passwort Ihres Kontos wurde festgelegt oder geändert.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und melden Sie sich auf allen Geräten ab.',

  'email.EmailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'email.EmailChanged.content':
    'Diese E-Mail-Adresse gehört nicht mehr zu Ihrem Konto: Sie wurde ersetzt oder entfernt.\n\nWenn Sie das nicht waren, wenden Sie sich sofort an den Support.',

  'email.PhoneChanged.subject': 'Ihre Telefonnummer wurde geändert',
  'email.PhoneChanged.content':
    'Die Telefonnummer Ihres Kontos wurde festgelegt, geändert oder entfernt.\n\nWenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und melden Sie sich auf allen Geräten ab.',

  'email.FactorAdded.subject': 'Eine Anmeldemethode wurde hinzugefügt',
  'email.FactorAdded.content':
    'Ein Passkey, eine Authentifizierungs-App oder Backup-Codes wurden Ihrem Konto hinzugefügt.\n\nWenn Sie das nicht waren, entfernen Sie die Methode und ändern Sie sofort Ihr Passwort.',

  'email.FactorRemoved.subject': 'Eine Anmeldemethode wurde entfernt',
  'email.FactorRemoved.content':
    'Ein Passkey, eine Authentifizierungs-App oder Backup-Codes wurden aus Ihrem Konto entfernt.\n\nWenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und richten Sie die Anmeldung in zwei Schritten neu ein.',

  'email.AccountLinked.subject': 'Ein Konto wurde verknüpft',
  'email.AccountLinked.content':
    'Ein Konto eines anderen Dienstes wurde mit Ihrem Konto verknüpft und kann jetzt zur Anmeldung verwendet werden.\n\nWenn Sie das nicht waren, heben Sie die Verknüpfung auf und ändern Sie sofort Ihr Passwort.',

  'email.PasswordLink.subject': 'Neues Passwort festlegen',
  'email.PasswordLink.content':
    'Ein Administrator hat Ihnen diesen Link geschickt. Öffnen Sie ihn, um ein neues Passwort festzulegen:\n\n{{link}}\n\nEr funktioniert einmal. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',

  'email.AccountInvitation.subject': 'Ihr Konto ist bereit',
  'email.AccountInvitation.content':
    'Für Sie wurde ein Konto erstellt. Öffnen Sie diesen Link, um Ihr Passwort festzulegen:\n\n{{link}}\n\nEr funktioniert einmal. Wenn Sie das nicht erwartet haben, ignorieren Sie diese Nachricht.',
  'email.AccountUnlinked.subject': 'Eine Verknüpfung wurde aufgehoben',
  'email.AccountUnlinked.content':
    'Das Konto eines anderen Dienstes ist nicht mehr mit Ihrem Konto verknüpft und kann nicht mehr zur Anmeldung verwendet werden.\n\nWenn Sie das nicht waren, verknüpfen Sie es wieder und ändern Sie sofort Ihr Passwort.',

  'email.TokensNearLimit.subject': '80 % der Token dieses Monats sind verbraucht',
  'email.TokensNearLimit.content':
    'Dieser Mandant hat 80 % der Token verbraucht, die sein Tarif in diesem Monat enthält.\n\nBenutzer können sich weiterhin anmelden. Drei Tage nachdem die Token verbraucht sind, erhalten Machine-to-Machine-Anwendungen bis zum Monatsende keine mehr. Ein größerer Tarif enthält mehr.',

  'email.TokensUsedUp.subject': 'Die Token dieses Monats sind verbraucht',
  'email.TokensUsedUp.content':
    'Dieser Mandant hat alle Token verbraucht, die sein Tarif in diesem Monat enthält.\n\nBenutzer können sich weiterhin anmelden. Drei Tage nachdem die Token verbraucht sind, erhalten Machine-to-Machine-Anwendungen bis zum Monatsende keine mehr. Ein größerer Tarif enthält mehr.',

  'email.TenantExported.subject': 'Ein Mandant wurde exportiert',
  'email.TenantExported.content':
    'Ein Administrator hat diesen Mandanten in eine versiegelte Datei exportiert. Sie enthält alle Benutzer mit ihren Passwort-Hashes und zweiten Faktoren sowie alle Geheimnisse der Anwendungen und Konnektoren. Wer die Passphrase kennt, kann sie lesen.\n\nWenn Sie von diesem Export nichts wissen, sprechen Sie sofort mit den anderen Administratoren. Das Audit-Log zeigt, wer ihn erstellt hat.',

  'email.Test.subject': 'Testnachricht',
  'email.Test.content':
    'Das ist ein Test. E-Mails dieses Dienstes erreichen Sie.\n\nNiemand hat einen Code angefordert, und es ist nichts zu tun.',
  'sms.Test': 'Das ist ein Test. SMS dieses Dienstes erreichen Sie; es ist nichts zu tun.',
};
