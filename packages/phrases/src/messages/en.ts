/**
 * The texts of e-mails and SMS that a tenant has not written itself. `{{code}}` and `{{link}}` are filled in. In an e-mail an empty
 * line parts paragraphs, and `{{code}}` or `{{link}}` alone in one is shown large. Other languages have the same keys. The text of an SMS
 * is one short sentence: the application's name before it and the line for browsers below (`renderDefault`) should fit the 70 characters
 * beyond which scripts other than Latin cost twice.
 */
export const en = {
  'email.SignIn.subject': 'Your sign-in code',
  'email.SignIn.content':
    'Enter this code to sign in:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, you can ignore this message; do not give the code to anybody.',
  'sms.SignIn': '{{code}} is your sign-in code.',

  'email.Register.subject': 'Your code to create an account',
  'email.Register.content':
    'Enter this code to create your account:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, you can ignore this message.',
  'sms.Register': '{{code}} is your code to create an account.',

  'email.ForgotPassword.subject': 'Your code to set a new password',
  'email.ForgotPassword.content':
    'Enter this code to set a new password:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, your password stays as it is; do not give the code to anybody.',
  'sms.ForgotPassword': '{{code}} is your code to set a new password.',

  'email.OrganizationInvitation.subject': 'You are invited',
  'email.OrganizationInvitation.content':
    'You are invited to join an organization. Open this link to accept:\n\n{{link}}\n\nIf you did not expect this, you can ignore this message.',
  'sms.OrganizationInvitation': 'You are invited to join an organization: {{link}}',

  'email.Generic.subject': 'Your verification code',
  'email.Generic.content':
    'Your verification code is:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, you can ignore this message.',
  'sms.Generic': '{{code}} is your verification code.',

  'email.UserPermissionValidation.subject': 'Confirm that it is you',
  'email.UserPermissionValidation.content':
    'Enter this code to confirm a change of your account:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, do not give the code to anybody.',
  'sms.UserPermissionValidation': '{{code}} confirms a change of your account.',

  'email.BindNewIdentifier.subject': 'Confirm your e-mail address',
  'email.BindNewIdentifier.content':
    'Enter this code to add this address to your account:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, you can ignore this message.',
  'sms.BindNewIdentifier': '{{code}} adds this number to your account.',

  'email.MfaVerification.subject': 'Your second step to sign in',
  'email.MfaVerification.content':
    'Enter this code as the second step of your sign-in:\n\n{{code}}\n\nIt is good for a few minutes. If you are not signing in, somebody knows your password: change it.',
  'sms.MfaVerification': '{{code}} is the second step of your sign-in.',

  'email.BindMfa.subject': 'Set up two-step sign-in',
  'email.BindMfa.content':
    'Enter this code to use this address as the second step of your sign-in:\n\n{{code}}\n\nIt is good for a few minutes. If you did not ask for it, do not give the code to anybody.',
  'sms.BindMfa': '{{code}} sets up two-step sign-in.',

  'email.Test.subject': 'Test message',
  'email.Test.content':
    'This is a test. E-mails of this service reach you.\n\nNobody has asked for a code, and there is nothing to do.',
  'sms.Test': 'This is a test. SMS of this service reach you; there is nothing to do.',
} as const;
export type MessageTexts = Record<keyof typeof en, string>;
