/** The second factors people sign in with. */
export const mfa = {
  title: 'Multi-factor authentication',
  description: 'What people prove besides their password or code, and whether they have to.',
  factors: {
    title: 'Factors',
    text: 'What can be set up as a second factor. Without any, nobody is asked.',
    label: 'Second factors',
    options: {
      Totp: 'Authenticator app',
      WebAuthn: 'Passkey or security key',
      EmailVerificationCode: 'Code by e-mail',
      PhoneVerificationCode: 'Code by SMS',
      BackupCode: 'Backup codes',
    },
    help: {
      Totp: 'A six-digit code that an app on the phone makes anew every 30 seconds.',
      WebAuthn: 'The fingerprint, face or PIN of a device, or a key that is plugged in. Cannot be phished.',
      EmailVerificationCode:
        'A code to the account’s e-mail address. Not where codes by e-mail sign people in already.',
      PhoneVerificationCode:
        'A code to the account’s phone number. Not where codes by SMS sign people in already.',
      BackupCode:
        'Ten codes to keep, each for one sign-in without the other factor. Made with the first other factor.',
    },
  },
  touched: {
    toSetUp_one: '1 person has to set up a second factor',
    toSetUp_other: '{{count}} people have to set up a second factor',
    toSetUpText: 'They will be asked to at their next sign-in, and do not get in without.',
    noLongerAsked_one: '1 person is no longer asked for a second factor',
    noLongerAsked_other: '{{count}} people are no longer asked for a second factor',
    noLongerAskedText: 'They sign in with one proof alone from now on.',
    confirm: 'Save changes',
  },
  policy: {
    title: 'When people are asked',
    text: 'Who has set up a factor always proves it at sign-in.',
    label: 'Set-up',
    options: {
      UserControlled: 'Offered at sign-up and sign-in',
      PromptOnlyAtSignIn: 'Offered at sign-in',
      NoPrompt: 'Not offered',
      Mandatory: 'Required at sign-up and sign-in',
      PromptOnlyAtSignInMandatory: 'Required at sign-in',
    },
    help: {
      UserControlled: 'People may skip it, and are not asked again.',
      PromptOnlyAtSignIn: 'New accounts are made without it; people may skip it.',
      NoPrompt: 'Nobody sets one up while signing in; an administrator can add one for a user.',
      Mandatory: 'Nobody gets in without a second factor; who has none sets it up first.',
      PromptOnlyAtSignInMandatory: 'New accounts are made without it; the next sign-in asks for it.',
    },
  },
};
