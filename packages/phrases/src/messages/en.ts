/**
 * The built-in texts of emails and SMS, with `{{code}}` and `{{link}}`. In an email, an empty line separates paragraphs, and a paragraph
 * with only `{{code}}` or `{{link}}` is shown large. Other languages have the same keys. An SMS is one short sentence: with the
 * application's name before it and the line for browsers below (`renderDefault`), it should fit into 70 characters, beyond which scripts
 * other than Latin need a second message. Apostrophes of typesetting (’) aren't in the GSM alphabet and have the same effect.
 */
export const en = {
  'email.SignIn.subject': 'Your sign-in code',
  'email.SignIn.content':
    'Enter this code to sign in:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, ignore this message and don’t share the code.',
  'sms.SignIn': '{{code}} is your sign-in code.',

  'email.Register.subject': 'Your code to create an account',
  'email.Register.content':
    'Enter this code to create your account:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, ignore this message.',
  'sms.Register': '{{code}} is your code to create an account.',

  'email.ForgotPassword.subject': 'Your code to set a new password',
  'email.ForgotPassword.content':
    'Enter this code to set a new password:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, your password stays the same; don’t share the code.',
  'sms.ForgotPassword': '{{code}} is your code to set a new password.',

  'email.OrganizationInvitation.subject': 'You’re invited',
  'email.OrganizationInvitation.content':
    'You are invited to join an organization. Open this link to accept:\n\n{{link}}\n\nIf you didn’t expect this, ignore this message.',
  'sms.OrganizationInvitation': 'You are invited to join an organization: {{link}}',

  'email.Generic.subject': 'Your verification code',
  'email.Generic.content':
    'Your verification code is:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, ignore this message.',
  'sms.Generic': '{{code}} is your verification code.',

  'email.UserPermissionValidation.subject': 'Verify it’s you',
  'email.UserPermissionValidation.content':
    'Enter this code to confirm a change to your account:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, don’t share the code.',
  'sms.UserPermissionValidation': '{{code}} confirms a change to your account.',

  'email.BindNewIdentifier.subject': 'Confirm your email address',
  'email.BindNewIdentifier.content':
    'Enter this code to add this address to your account:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, ignore this message.',
  'sms.BindNewIdentifier': '{{code}} adds this number to your account.',

  'email.MfaVerification.subject': 'Your two-step verification code',
  'email.MfaVerification.content':
    'Enter this code to complete your sign-in:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you’re not signing in, someone knows your password: change it.',
  'sms.MfaVerification': '{{code}} is your two-step verification code.',

  'email.BindMfa.subject': 'Set up two-step verification',
  'email.BindMfa.content':
    'Enter this code to use this address for two-step verification:\n\n{{code}}\n\nIt expires {{expiresIn}}. If you didn’t request it, don’t share the code.',
  'sms.BindMfa': '{{code}} sets up two-step verification.',

  'email.PasswordChanged.subject': 'Your password was changed',
  'email.PasswordChanged.content':
    'The password of your account was set or changed.\n\nIf this wasn’t you, set a new password now and sign out of all devices.',

  'email.EmailChanged.subject': 'Your email address was changed',
  'email.EmailChanged.content':
    'This email address was replaced or removed and no longer belongs to your account.\n\nIf this wasn’t you, contact support right away.',

  'email.PhoneChanged.subject': 'Your phone number was changed',
  'email.PhoneChanged.content':
    'The phone number of your account was set, changed or removed.\n\nIf this wasn’t you, change your password now and sign out of all devices.',

  'email.FactorAdded.subject': 'A sign-in method was added',
  'email.FactorAdded.content':
    'A passkey, authenticator app or set of backup codes was added to your account.\n\nIf this wasn’t you, remove it and change your password now.',

  'email.FactorRemoved.subject': 'A sign-in method was removed',
  'email.FactorRemoved.content':
    'A passkey, authenticator app or set of backup codes was removed from your account.\n\nIf this wasn’t you, change your password now and set up two-step verification again.',

  'email.AccountLinked.subject': 'An account was linked',
  'email.AccountLinked.content':
    'An account from another service was linked to your account and can now be used to sign in.\n\nIf this wasn’t you, unlink it and change your password now.',

  'email.PasswordLink.subject': 'Set a new password',
  'email.PasswordLink.content':
    'An administrator sent you this link. Open it to set a new password:\n\n{{link}}\n\nIt works once. If you didn’t ask for it, ignore this message. Your password stays the same.',

  'email.AccountInvitation.subject': 'Your account is ready',
  'email.AccountInvitation.content':
    'An account was created for you. Open this link to set your password:\n\n{{link}}\n\nIt works once. If you didn’t expect this, ignore this message.',
  'email.AccountUnlinked.subject': 'An account was unlinked',
  'email.AccountUnlinked.content':
    'An account from another service was unlinked from your account and can no longer be used to sign in.\n\nIf this wasn’t you, link it again and change your password now.',

  'email.TokensNearLimit.subject': '80% of this month’s tokens are used',
  'email.TokensNearLimit.content':
    'This tenant has used 80% of the tokens included in its plan this month.\n\nUsers can still sign in. Three days after the tokens are used up, machine-to-machine applications get no more until the month ends. To get more tokens, upgrade the plan.',

  'email.TokensUsedUp.subject': 'This month’s tokens are used up',
  'email.TokensUsedUp.content':
    'This tenant has used all tokens included in its plan this month.\n\nUsers can still sign in. Three days after the tokens are used up, machine-to-machine applications get no more until the month ends. To get more tokens, upgrade the plan.',

  'email.TenantExported.subject': 'A tenant was exported',
  'email.TenantExported.content':
    'An administrator exported this tenant to a sealed file. The file has all its users, with their password hashes and second factors, and all secrets of its applications and connectors. Anyone who has the passphrase can read it.\n\nIf you don’t know of this export, talk to the other administrators now. The audit log shows who made it.',

  'email.Test.subject': 'Test message',
  'email.Test.content':
    'This is a test. Emails from this service reach you.\n\nNo code was requested, and you don’t need to do anything.',
  'sms.Test': 'This is a test. SMS from this service reach you. No action is needed.',
} as const;
export type MessageTexts = Record<keyof typeof en, string>;
