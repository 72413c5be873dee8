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
    text: 'Whether people are asked to set up a second factor. Who has set one up is asked for it at every sign-in, whatever is chosen here.',
    label: 'Setting up a second factor is',
    options: {
      UserControlled: 'Optional, asked once at sign-up or sign-in',
      PromptOnlyAtSignIn: 'Optional, asked once at sign-in',
      NoPrompt: 'Optional, never asked',
      Mandatory: 'Required from the sign-up on',
      PromptOnlyAtSignInMandatory: 'Required from the next sign-in on',
    },
    help: {
      UserControlled:
        'New people see a page that offers to set one up right after they register; everybody else at their next sign-in. They can press “Not now” and are not asked again.',
      PromptOnlyAtSignIn:
        'Nobody is asked while registering. At the next sign-in people see a page that offers to set one up; they can press “Not now” and are not asked again.',
      NoPrompt:
        'People see nothing about it while registering or signing in. An administrator can add one for a user.',
      Mandatory:
        'New people set one up before their account is made. Who has none sets one up at the next sign-in, and does not get in without.',
      PromptOnlyAtSignInMandatory:
        'New people register without one. At the next sign-in everybody who has none sets one up, and does not get in without.',
    },
  },
};
