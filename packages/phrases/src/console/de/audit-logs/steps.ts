/** Steps of a sign-in flow in the audit log, in German. */
export const auditLogSteps = {
  Update: 'Start',
  Read: 'Status gelesen',
  Verification: {
    Password: { Submit: 'Passwort' },
    NewPasswordIdentity: { Submit: 'Benutzername und Passwort' },
    VerificationCode: { Create: 'Bestätigungscode angefordert', Submit: 'Bestätigungscode' },
    OneTimeToken: { Submit: 'Einmal-Token' },
    WebAuthn: { Create: 'Passkey-Challenge', Submit: 'Passkey' },
    BackupCode: { Create: 'Backup-Codes erzeugt', Submit: 'Backup-Code' },
    Totp: {
      Create: 'Schlüssel für Authenticator-App erzeugt',
      Submit: 'Code der Authenticator-App',
    },
    EnterpriseSso: {
      Create: 'Weiterleitung zu Enterprise-SSO',
      Submit: 'Rückkehr von Enterprise-SSO',
    },
    Social: { Create: 'Weiterleitung zum Social-Anbieter', Submit: 'Rückkehr vom Social-Anbieter' },
  },
  Identification: { Submit: 'Konto identifiziert' },
  Profile: { Update: 'Profilangaben' },
  Password: { Submit: 'neues Passwort' },
  Mfa: {
    Update: 'zweiter Faktor hinzugefügt',
    Totp: 'Authenticator-App hinzugefügt',
    WebAuthn: 'Passkey hinzugefügt',
    BackupCode: 'Backup-Codes gespeichert',
    EmailVerificationCode: 'E-Mail-Codes als zweiter Faktor hinzugefügt',
    PhoneVerificationCode: 'SMS-Codes als zweiter Faktor hinzugefügt',
    Skip: 'zweiter Faktor übersprungen',
    Adaptive: 'zweiter Faktor durch adaptive MFA verlangt',
    TrustedDevice: 'Gerät als vertrauenswürdig markiert',
  },
  Terms: { Submit: 'Bedingungen akzeptiert' },
  Consent: { Submit: 'Entscheidung über die Zustimmung' },
  Submit: 'abgeschlossen',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Eigenen Code bestätigen',
  CodeSent: 'Code für eigenes Konto anfordern',
  NewPasskey: 'Neuen Passkey bestätigen',
  Passkey: 'Eigenen Passkey bestätigen',
  Password: 'Eigenes Passwort bestätigen',
  SignIn: 'Eigene kürzliche Anmeldung bestätigen',
  Social: 'Eigenes Social-Konto bestätigen',
  SocialBegun: 'Bestätigung des eigenen Social-Kontos beginnen',
  Totp: 'Eigenen Code der Authenticator-App bestätigen',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Benutzer erstellen',
  Data: { Updated: 'Benutzer ändern' },
  Deleted: 'Benutzer löschen',
  Grant: { Ended: 'Einer Anwendung den Zugriff entziehen' },
  Identity: { Linked: 'Social-Konto verknüpfen', Unlinked: 'Verknüpfung eines Social-Kontos aufheben' },
  MfaVerification: {
    Created: 'Zweiten Faktor hinzufügen',
    Deleted: 'Zweiten Faktor entfernen',
    Renamed: 'Passkey umbenennen',
  },
  Password: { Updated: 'Passwort festlegen' },
  PasswordExpiration: { Updated: 'Passwort ablaufen lassen' },
  PasswordHash: { Viewed: 'Passwort-Hash ansehen' },
  PersonalAccessToken: {
    Created: 'Persönliches Zugriffstoken erstellen',
    Deleted: 'Persönliches Zugriffstoken löschen',
    Renamed: 'Persönliches Zugriffstoken umbenennen',
  },
  ProviderTokens: {
    Deleted: 'Gespeicherte Tokens eines Anbieters löschen',
    Updated: 'Neue Tokens eines Anbieters speichern',
  },
  PasswordLink: {
    Created: 'Link zum Festlegen des Passworts erstellen',
    Used: 'Passwort über einen Link festlegen',
  },
  Roles: { Updated: 'Rollen eines Benutzers ändern' },
  Session: { Ended: 'Sitzung beenden' },
  SsoIdentity: { Unlinked: 'Verknüpfung eines Enterprise-SSO-Kontos aufheben' },
  SuspensionStatus: { Updated: 'Benutzer sperren oder entsperren' },
  TrustedDevice: { Deleted: 'Vertrauenswürdiges Gerät entfernen' },
  Verification: ownVerifications,
};
