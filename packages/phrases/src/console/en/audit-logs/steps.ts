/** Steps of a sign-in flow in the audit log. */
export const auditLogSteps = {
  Update: 'start',
  Read: 'state read',
  Verification: {
    Password: { Submit: 'password' },
    NewPasswordIdentity: { Submit: 'username and password' },
    VerificationCode: { Create: 'verification code request', Submit: 'verification code' },
    OneTimeToken: { Submit: 'one-time token' },
    WebAuthn: { Create: 'passkey challenge', Submit: 'passkey' },
    BackupCode: { Create: 'backup codes generated', Submit: 'backup code' },
    Totp: {
      Create: 'authenticator app secret generated',
      Submit: 'authenticator app code',
    },
    EnterpriseSso: {
      Create: 'enterprise SSO redirect',
      Submit: 'enterprise SSO callback',
    },
    Social: { Create: 'social redirect', Submit: 'social callback' },
  },
  Identification: { Submit: 'account identified' },
  Profile: { Update: 'profile details' },
  Password: { Submit: 'new password' },
  Mfa: {
    Update: 'second factor added',
    Totp: 'authenticator app added',
    WebAuthn: 'passkey added',
    BackupCode: 'backup codes saved',
    EmailVerificationCode: 'email codes added as second factor',
    PhoneVerificationCode: 'SMS codes added as second factor',
    Skip: 'second factor skipped',
    Adaptive: 'second factor required by adaptive MFA',
    TrustedDevice: 'device trusted',
  },
  Terms: { Submit: 'terms accepted' },
  Consent: { Submit: 'consent decision' },
  Submit: 'completed',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Verify own code',
  CodeSent: 'Request code for own account',
  NewPasskey: 'Verify new passkey',
  Passkey: 'Verify own passkey',
  Password: 'Verify own password',
  SignIn: 'Verify own recent sign-in',
  Social: 'Verify own social account',
  SocialBegun: 'Start verifying own social account',
  Totp: 'Verify own authenticator app code',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Create user',
  Data: { Updated: 'Change user' },
  Deleted: 'Delete user',
  Grant: { Ended: 'Revoke access of an application' },
  Identity: { Linked: 'Link social account', Unlinked: 'Unlink social account' },
  MfaVerification: {
    Created: 'Add second factor',
    Deleted: 'Remove second factor',
    Renamed: 'Rename passkey',
  },
  Password: { Updated: 'Set password' },
  PasswordExpiration: { Updated: 'Expire password' },
  PasswordHash: { Viewed: 'View password hash' },
  PersonalAccessToken: {
    Created: 'Create personal access token',
    Deleted: 'Delete personal access token',
    Renamed: 'Rename personal access token',
  },
  ProviderTokens: {
    Deleted: 'Delete stored tokens of a provider',
    Updated: 'Store new tokens of a provider',
  },
  PasswordLink: { Created: 'Create link to set password', Used: 'Set password with a link' },
  Roles: { Updated: 'Change roles of a user' },
  Session: { Ended: 'End session' },
  SsoIdentity: { Unlinked: 'Unlink enterprise SSO account' },
  SuspensionStatus: { Updated: 'Suspend or reactivate user' },
  TrustedDevice: { Deleted: 'Remove trusted device' },
  Verification: ownVerifications,
};
