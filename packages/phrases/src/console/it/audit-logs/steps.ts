/** Steps of a sign-in flow in the audit log, in Italian. */
export const auditLogSteps = {
  Update: 'inizio',
  Read: 'lettura stato',
  Verification: {
    Password: { Submit: 'password' },
    NewPasswordIdentity: { Submit: 'nome utente e password' },
    VerificationCode: { Create: 'richiesta codice di verifica', Submit: 'codice di verifica' },
    OneTimeToken: { Submit: 'token monouso' },
    WebAuthn: { Create: 'challenge passkey', Submit: 'passkey' },
    BackupCode: { Create: 'generazione codici di riserva', Submit: 'codice di riserva' },
    Totp: {
      Create: 'generazione segreto app di autenticazione',
      Submit: 'codice app di autenticazione',
    },
    EnterpriseSso: {
      Create: 'reindirizzamento SSO aziendale',
      Submit: 'callback SSO aziendale',
    },
    Social: { Create: 'reindirizzamento social', Submit: 'callback social' },
  },
  Identification: { Submit: 'identificazione account' },
  Profile: { Update: 'dati del profilo' },
  Password: { Submit: 'nuova password' },
  Mfa: {
    Update: 'aggiunta secondo fattore',
    Totp: 'aggiunta app di autenticazione',
    WebAuthn: 'aggiunta passkey',
    BackupCode: 'salvataggio codici di riserva',
    EmailVerificationCode: 'aggiunta codici via e-mail come secondo fattore',
    PhoneVerificationCode: 'aggiunta codici via SMS come secondo fattore',
    Skip: 'secondo fattore saltato',
    Adaptive: 'secondo fattore richiesto dall’MFA adattiva',
    TrustedDevice: 'dispositivo reso attendibile',
  },
  Terms: { Submit: 'accettazione termini' },
  Consent: { Submit: 'decisione sul consenso' },
  Submit: 'completamento',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Verifica del proprio codice',
  CodeSent: 'Richiesta codice per il proprio account',
  NewPasskey: 'Verifica nuova passkey',
  Passkey: 'Verifica della propria passkey',
  Password: 'Verifica della propria password',
  SignIn: 'Verifica del proprio accesso recente',
  Social: 'Verifica del proprio account social',
  SocialBegun: 'Avvio verifica del proprio account social',
  Totp: 'Verifica del proprio codice dell’app di autenticazione',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Creazione utente',
  Data: { Updated: 'Modifica utente' },
  Deleted: 'Eliminazione utente',
  Grant: { Ended: 'Revoca accesso di un’applicazione' },
  Identity: { Linked: 'Collegamento account social', Unlinked: 'Scollegamento account social' },
  MfaVerification: {
    Created: 'Aggiunta secondo fattore',
    Deleted: 'Rimozione secondo fattore',
    Renamed: 'Rinomina passkey',
  },
  Password: { Updated: 'Impostazione password' },
  PasswordExpiration: { Updated: 'Scadenza forzata password' },
  PasswordHash: { Viewed: 'Visualizzazione hash della password' },
  PersonalAccessToken: {
    Created: 'Creazione token di accesso personale',
    Deleted: 'Eliminazione token di accesso personale',
    Renamed: 'Rinomina token di accesso personale',
  },
  ProviderTokens: {
    Deleted: 'Eliminazione token conservati di un provider',
    Updated: 'Conservazione nuovi token di un provider',
  },
  PasswordLink: {
    Created: 'Creazione link per impostare la password',
    Used: 'Impostazione password con un link',
  },
  Roles: { Updated: 'Modifica ruoli di un utente' },
  Session: { Ended: 'Chiusura sessione' },
  SsoIdentity: { Unlinked: 'Scollegamento account SSO aziendale' },
  SuspensionStatus: { Updated: 'Sospensione o riattivazione utente' },
  TrustedDevice: { Deleted: 'Rimozione dispositivo attendibile' },
  Verification: ownVerifications,
};
