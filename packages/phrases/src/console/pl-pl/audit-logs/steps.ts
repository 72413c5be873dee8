/** Steps of a sign-in flow in the audit log, in Polish. */
export const auditLogSteps = {
  Update: 'rozpoczęcie',
  Read: 'odczyt stanu',
  Verification: {
    Password: { Submit: 'hasło' },
    NewPasswordIdentity: { Submit: 'nazwa użytkownika i hasło' },
    VerificationCode: { Create: 'żądanie kodu weryfikacyjnego', Submit: 'kod weryfikacyjny' },
    OneTimeToken: { Submit: 'jednorazowy token' },
    WebAuthn: { Create: 'wyzwanie klucza dostępu', Submit: 'klucz dostępu' },
    BackupCode: { Create: 'wygenerowanie kodów zapasowych', Submit: 'kod zapasowy' },
    Totp: {
      Create: 'wygenerowanie sekretu aplikacji uwierzytelniającej',
      Submit: 'kod z aplikacji uwierzytelniającej',
    },
    EnterpriseSso: {
      Create: 'przekierowanie do firmowego SSO',
      Submit: 'wywołanie zwrotne firmowego SSO',
    },
    Social: {
      Create: 'przekierowanie do dostawcy społecznościowego',
      Submit: 'wywołanie zwrotne dostawcy społecznościowego',
    },
  },
  Identification: { Submit: 'rozpoznanie konta' },
  Profile: { Update: 'dane profilu' },
  Password: { Submit: 'nowe hasło' },
  Mfa: {
    Update: 'dodanie drugiego składnika',
    Totp: 'dodanie aplikacji uwierzytelniającej',
    WebAuthn: 'dodanie klucza dostępu',
    BackupCode: 'zapisanie kodów zapasowych',
    EmailVerificationCode: 'dodanie kodów e-mail jako drugiego składnika',
    PhoneVerificationCode: 'dodanie kodów SMS jako drugiego składnika',
    Skip: 'pominięcie drugiego składnika',
    Adaptive: 'wymaganie drugiego składnika przez adaptacyjne MFA',
    TrustedDevice: 'oznaczenie urządzenia jako zaufanego',
  },
  Terms: { Submit: 'akceptacja warunków' },
  Consent: { Submit: 'decyzja o zgodzie' },
  Submit: 'zakończenie',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Weryfikacja własnego kodu',
  CodeSent: 'Żądanie kodu dla własnego konta',
  NewPasskey: 'Weryfikacja nowego klucza dostępu',
  Passkey: 'Weryfikacja własnego klucza dostępu',
  Password: 'Weryfikacja własnego hasła',
  SignIn: 'Weryfikacja własnego niedawnego logowania',
  Social: 'Weryfikacja własnego konta społecznościowego',
  SocialBegun: 'Rozpoczęcie weryfikacji własnego konta społecznościowego',
  Totp: 'Weryfikacja własnego kodu z aplikacji uwierzytelniającej',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Utworzenie użytkownika',
  Data: { Updated: 'Zmiana użytkownika' },
  Deleted: 'Usunięcie użytkownika',
  Grant: { Ended: 'Odebranie dostępu aplikacji' },
  Identity: {
    Linked: 'Połączenie konta społecznościowego',
    Unlinked: 'Odłączenie konta społecznościowego',
  },
  MfaVerification: {
    Created: 'Dodanie drugiego składnika',
    Deleted: 'Usunięcie drugiego składnika',
    Renamed: 'Zmiana nazwy klucza dostępu',
  },
  Password: { Updated: 'Ustawienie hasła' },
  PasswordExpiration: { Updated: 'Wymuszenie wygaśnięcia hasła' },
  PasswordHash: { Viewed: 'Wyświetlenie skrótu hasła' },
  PersonalAccessToken: {
    Created: 'Utworzenie osobistego tokenu dostępu',
    Deleted: 'Usunięcie osobistego tokenu dostępu',
    Renamed: 'Zmiana nazwy osobistego tokenu dostępu',
  },
  ProviderTokens: {
    Deleted: 'Usunięcie przechowywanych tokenów dostawcy',
    Updated: 'Zapisanie nowych tokenów dostawcy',
  },
  PasswordLink: {
    Created: 'Utworzenie linku do ustawienia hasła',
    Used: 'Ustawienie hasła za pomocą linku',
  },
  Roles: { Updated: 'Zmiana ról użytkownika' },
  Session: { Ended: 'Zakończenie sesji' },
  SsoIdentity: { Unlinked: 'Odłączenie konta firmowego SSO' },
  SuspensionStatus: { Updated: 'Zawieszenie lub ponowna aktywacja użytkownika' },
  TrustedDevice: { Deleted: 'Usunięcie zaufanego urządzenia' },
  Verification: ownVerifications,
};
