/** Multi-factor authentication. */
export const mfa = {
  title: 'Multi-factor authentication',
  description: 'Add a second step to sign-in.',
  factors: {
    title: 'Factors',
    text: 'Second factors users can set up. If none is selected, sign-in has one step.',
    label: 'Second factors',
    options: {
      Totp: 'Authenticator app',
      WebAuthn: 'Passkey or security key',
      EmailVerificationCode: 'Email code',
      PhoneVerificationCode: 'SMS code',
      BackupCode: 'Backup codes',
    },
    help: {
      Totp: 'A 6-digit code from an authenticator app.',
      WebAuthn: 'The fingerprint, face or PIN of a device, or a security key. Resistant to phishing.',
      EmailVerificationCode:
        'A code sent to the account’s email address. Unavailable while email codes are a sign-in method.',
      PhoneVerificationCode:
        'A code sent to the account’s phone number. Unavailable while SMS codes are a sign-in method.',
      BackupCode: 'Ten one-time codes that replace a lost factor. Created with the first other factor.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} user has to set up a second factor',
    toSetUp_other: '{{count}} users have to set up a second factor',
    toSetUpText: 'They’ll set it up at their next sign-in.',
    noLongerAsked_one: '{{count}} user no longer uses a second factor',
    noLongerAsked_other: '{{count}} users no longer use a second factor',
    noLongerAskedText: 'From now on, they sign in with one step only.',
    confirm: 'Save changes',
  },
  policy: {
    title: 'Policy',
    text: 'When users are prompted to set up a second factor. Users who have one use it at each sign-in.',
    label: 'Second factor',
    options: {
      UserControlled: 'Optional, prompt once at sign-up or sign-in',
      PromptOnlyAtSignIn: 'Optional, prompt at next sign-in',
      NoPrompt: 'Optional, no prompt',
      Mandatory: 'Required at registration',
      PromptOnlyAtSignInMandatory: 'Required at next sign-in',
    },
    help: {
      UserControlled:
        'New users are prompted after registration, existing users at their next sign-in. They can select “Not now” and aren’t prompted again.',
      PromptOnlyAtSignIn:
        'Users aren’t prompted at registration, only at their next sign-in. They can select “Not now” and aren’t prompted again.',
      NoPrompt: 'Users are never prompted. An administrator can add a factor for a user.',
      Mandatory:
        'New users set up a factor before their account is created. Existing users without one set it up at their next sign-in.',
      PromptOnlyAtSignInMandatory:
        'New users register without a second factor. Users without one set it up at their next sign-in.',
    },
  },
  adaptive: {
    title: 'Adaptive MFA',
    text: 'Only require a second factor when it’s needed.',
    label: 'Trust devices that users remember',
    help: 'After a second factor, users can choose to remember their browser for 30 days. They’re asked again in another browser, from another country, or when a sign-in looks unusual.',
    needsPolicy: 'Choose a policy that requires a second factor first.',
  },
  organizations: {
    title: 'Organizations that require a second factor',
    text: 'An organization requires it in its settings. Without one, members get no access to that organization.',
    label: 'Members without a second factor',
    options: {
      Mandatory: 'Set one up at sign-in',
      NoPrompt: 'Sign in without one',
    },
    help: {
      Mandatory: 'They can’t skip it, regardless of the policy for all users.',
      NoPrompt: 'The policy for all users decides whether they are prompted.',
    },
  },
};
