import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in German. */
export const mfa: Translation<'mfa'> = {
  title: 'Multi-Faktor-Authentifizierung',
  description: 'Ergänzen Sie die Anmeldung um einen zweiten Schritt.',
  factors: {
    title: 'Faktoren',
    text: 'Zweite Faktoren, die Benutzer einrichten können. Wenn keiner ausgewählt ist, hat die Anmeldung nur einen Schritt.',
    label: 'Zweite Faktoren',
    options: {
      Totp: 'Authenticator-App',
      WebAuthn: 'Passkey oder Sicherheitsschlüssel',
      EmailVerificationCode: 'E-Mail-Code',
      PhoneVerificationCode: 'SMS-Code',
      BackupCode: 'Backup-Codes',
    },
    help: {
      Totp: 'Ein 6-stelliger Code aus einer Authenticator-App.',
      WebAuthn:
        'Fingerabdruck, Gesicht oder PIN eines Geräts oder ein Sicherheitsschlüssel. Schützt vor Phishing.',
      EmailVerificationCode:
        'Ein Code an die E-Mail-Adresse des Kontos. Nicht verfügbar, solange E-Mail-Codes eine Anmeldemethode sind.',
      PhoneVerificationCode:
        'Ein Code an die Telefonnummer des Kontos. Nicht verfügbar, solange SMS-Codes eine Anmeldemethode sind.',
      BackupCode:
        'Zehn Einmal-Codes, die einen verlorenen Faktor ersetzen. Erstellt werden sie mit dem ersten anderen Faktor.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} Benutzer muss einen zweiten Faktor einrichten',
    toSetUp_other: '{{count}} Benutzer müssen einen zweiten Faktor einrichten',
    toSetUpText: 'Das geschieht bei der nächsten Anmeldung.',
    noLongerAsked_one: '{{count}} Benutzer verwendet keinen zweiten Faktor mehr',
    noLongerAsked_other: '{{count}} Benutzer verwenden keinen zweiten Faktor mehr',
    noLongerAskedText: 'Die Anmeldung hat für sie ab jetzt nur noch einen Schritt.',
    confirm: 'Änderungen speichern',
  },
  policy: {
    title: 'Richtlinie',
    text: 'Wann Benutzer gebeten werden, einen zweiten Faktor einzurichten. Wer einen hat, verwendet ihn bei jeder Anmeldung.',
    label: 'Zweiter Faktor',
    options: {
      UserControlled: 'Optional, einmal bei Registrierung oder Anmeldung fragen',
      PromptOnlyAtSignIn: 'Optional, bei der nächsten Anmeldung fragen',
      NoPrompt: 'Optional, nicht fragen',
      Mandatory: 'Pflicht bei der Registrierung',
      PromptOnlyAtSignInMandatory: 'Pflicht bei der nächsten Anmeldung',
    },
    help: {
      UserControlled:
        'Neue Benutzer werden nach der Registrierung gefragt, vorhandene bei ihrer nächsten Anmeldung. Wer „Jetzt nicht“ wählt, wird nicht wieder gefragt.',
      PromptOnlyAtSignIn:
        'Benutzer werden nicht bei der Registrierung gefragt, sondern erst bei ihrer nächsten Anmeldung. Wer „Jetzt nicht“ wählt, wird nicht wieder gefragt.',
      NoPrompt:
        'Benutzer werden nie gefragt. Ein Administrator kann für einen Benutzer einen Faktor hinzufügen.',
      Mandatory:
        'Neue Benutzer richten einen Faktor ein, bevor ihr Konto erstellt wird. Vorhandene Benutzer ohne Faktor richten ihn bei ihrer nächsten Anmeldung ein.',
      PromptOnlyAtSignInMandatory:
        'Neue Benutzer registrieren sich ohne zweiten Faktor. Benutzer ohne Faktor richten ihn bei ihrer nächsten Anmeldung ein.',
    },
  },
  adaptive: {
    title: 'Adaptive MFA',
    text: 'Einen zweiten Faktor nur verlangen, wenn er nötig ist.',
    label: 'Gemerkten Geräten vertrauen',
    help: 'Nach einem zweiten Faktor können Benutzer ihren Browser 30 Tage lang merken lassen. In einem anderen Browser, aus einem anderen Land oder bei einer ungewöhnlichen Anmeldung wird der zweite Faktor wieder verlangt.',
    needsPolicy: 'Wählen Sie zuerst eine Richtlinie, die einen zweiten Faktor verlangt.',
  },
  organizations: {
    title: 'Organisationen, die einen zweiten Faktor verlangen',
    text: 'Eine Organisation verlangt ihn in ihren Einstellungen. Ohne ihn erhalten Mitglieder keinen Zugriff auf diese Organisation.',
    label: 'Mitglieder ohne zweiten Faktor',
    options: {
      Mandatory: 'Bei der Anmeldung einrichten',
      NoPrompt: 'Ohne zweiten Faktor anmelden',
    },
    help: {
      Mandatory: 'Überspringen ist nicht möglich, unabhängig von der Richtlinie für alle Benutzer.',
      NoPrompt: 'Die Richtlinie für alle Benutzer entscheidet, ob sie gefragt werden.',
    },
  },
};
