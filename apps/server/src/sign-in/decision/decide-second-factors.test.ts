import { describe, it } from 'vitest';
import {
  byEmail,
  checkDecision,
  type DecisionRow,
  emailCode,
  identified,
  mfa,
  ownTotp,
  password,
  registering,
  sso,
  totp,
  user,
  withEmail,
} from './decide.fixture.ts';

const device = { id: 'device', isTrusted: true };
const bound = [{ id: 'new', verificationId: 'totp', type: 'Totp' as const, data: {}, lastStep: 0 }];

const table: Record<string, DecisionRow[]> = {
  'a second factor': [
    [
      'that the account has must be verified',
      identified(),
      user({ factors: [ownTotp] }),
      mfa('UserControlled'),
      ['next', { step: 'mfa', factors: ['Totp'] }, 'session.mfa.require_mfa_verification'],
    ],
    [
      'is not required again after it was verified',
      identified([password], { secondFactor: { id: 'own', amr: 'otp' } }),
      user({ factors: [ownTotp] }),
      mfa('Mandatory'),
      ['done', { step: 'submit' }],
    ],
    [
      'is not required in a trusted device',
      identified([password], { device }),
      user({ factors: [ownTotp] }),
      { ...mfa('Mandatory'), adaptiveMfa: { enabled: true } },
      ['done', { step: 'submit' }],
    ],
    ...[
      { profile: { email: 'eve@example.com' } },
      { profile: { identities: { google: { userId: 'eve', details: {} } } } },
      { profile: { password: { method: 'Argon2id' as const, value: 'hash' } } },
      { bound },
    ].map((added): DecisionRow => [
      `is required in a trusted device if the account is changed: ${Object.keys(added.profile ?? added).join()}`,
      identified([password], { device, ...added }),
      user({ factors: [ownTotp] }),
      { ...mfa('Mandatory'), adaptiveMfa: { enabled: true } },
      ['next', { step: 'mfa', factors: ['Totp'] }, 'session.mfa.require_mfa_verification'],
    ]),
    [
      'that an application asks for is verified in a trusted device, and in addition to an enterprise identity provider',
      identified([password], { device, mustStepUp: true, profile: { ssoIdentity: sso().identity } }),
      user({ factors: [ownTotp], settings: { mfa: { skipMfaOnSignIn: true } } }),
      { ...mfa('NoPrompt'), adaptiveMfa: { enabled: true } },
      ['next', { step: 'mfa', factors: ['Totp'] }, 'session.mfa.require_mfa_verification'],
    ],
    [
      'that an application asks for must be set up, also by users of an enterprise identity provider',
      identified([sso({ userId: 'user' })], { mustStepUp: true, profile: { ssoIdentity: sso().identity } }),
      user({
        ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }],
        settings: { mfa: { skipped: true } },
      }),
      mfa('NoPrompt'),
      ['next', { step: 'bind-mfa', factors: ['Totp'], isSkippable: false }, 'user.missing_mfa'],
    ],
    [
      'that an application asks for must be set up for a new account, whatever the policy leaves for later',
      registering({ mustStepUp: true }),
      undefined,
      mfa('PromptOnlyAtSignInMandatory'),
      ['next', { step: 'bind-mfa', factors: ['Totp'], isSkippable: false }, 'user.missing_mfa'],
    ],
    [
      'is not required in addition to a verification with two factors',
      identified([{ id: 'key', type: 'SignInPasskey', userId: 'user', factorId: 'own', verified: true }], {
        isMultiFactor: true,
      }),
      user({ factors: [ownTotp] }),
      { ...mfa('Mandatory'), passkeySignIn: { enabled: true } },
      ['next', { step: 'passkey' }, 'user.passkey_preferred'],
    ],
    [
      'by email doesn’t count if the same mailbox was the first factor',
      identified([emailCode({ userId: 'user' })], { firstFactor: 'EmailVerificationCode' }),
      withEmail,
      { ...byEmail, ...mfa('Mandatory', ['EmailVerificationCode']) },
      ['next', { step: 'mfa', factors: [] }, 'session.mfa.require_mfa_verification'],
    ],
    [
      'must be set up if one is mandatory',
      identified(),
      user(),
      mfa('Mandatory'),
      ['next', { step: 'bind-mfa', factors: ['Totp'], isSkippable: false }, 'user.missing_mfa'],
    ],
    [
      'must be set up for a new account',
      registering(),
      undefined,
      mfa('Mandatory'),
      ['next', { step: 'bind-mfa', isSkippable: false }, 'user.missing_mfa'],
    ],
    [
      'is not required from a new account if users are asked at sign-in',
      registering(),
      undefined,
      mfa('PromptOnlyAtSignInMandatory'),
      ['done', { step: 'submit' }],
    ],
    [
      'is suggested if it is optional',
      identified(),
      user(),
      mfa('UserControlled'),
      ['next', { step: 'bind-mfa', isSkippable: true }, 'user.suggest_mfa'],
    ],
    [
      'must be set up after the user has accepted the suggestion',
      identified([password], { choices: { mfa: 'enabled' } }),
      user(),
      mfa('UserControlled'),
      ['next', { step: 'bind-mfa', isSkippable: true }, 'user.missing_mfa'],
    ],
    [
      'can be skipped',
      identified([password], { choices: { mfa: 'skipped' } }),
      user(),
      mfa('UserControlled'),
      ['done', { step: 'submit' }],
    ],
    [
      'is not suggested if the user skipped it at an earlier sign-in',
      identified(),
      user({ settings: { mfa: { skipped: true } } }),
      mfa('UserControlled'),
      ['done', { step: 'submit' }],
    ],
    [
      'cannot be skipped if it is mandatory',
      identified([password], { choices: { mfa: 'skipped' } }),
      user(),
      mfa('Mandatory'),
      ['next', { step: 'bind-mfa', isSkippable: false }, 'user.missing_mfa'],
    ],
    [
      'that was set up must be added to the account',
      identified([password, totp()]),
      user(),
      mfa('Mandatory'),
      ['next', { step: 'add-mfa', type: 'Totp', verificationId: 'totp' }, 'user.missing_mfa'],
    ],
    [
      'is not requested after one was added',
      identified([password, totp()], { bound }),
      user(),
      mfa('Mandatory'),
      ['done', { step: 'submit' }],
    ],
    [
      'requires backup codes if the tenant offers them',
      identified([password, totp()], { bound }),
      user(),
      mfa('Mandatory', ['Totp', 'BackupCode']),
      ['next', { step: 'backup-codes' }, 'session.mfa.backup_code_required'],
    ],
    [
      'is suggested in addition to a code by email',
      identified([password], {
        secondFactor: { id: 'EmailVerificationCode:ada@example.com', amr: 'otp' },
      }),
      withEmail,
      mfa('Mandatory', ['EmailVerificationCode', 'Totp']),
      [
        'next',
        { step: 'bind-mfa', factors: ['Totp'], isFurther: true },
        'session.mfa.suggest_additional_mfa',
      ],
    ],
  ],
  'a passkey': [
    [
      'is offered after another verification',
      identified(),
      user(),
      { passkeySignIn: { enabled: true } },
      ['next', { step: 'passkey' }, 'user.passkey_preferred'],
    ],
    [
      'is not offered after the user skips it',
      identified([password], { choices: { passkey: 'skipped' } }),
      user(),
      { passkeySignIn: { enabled: true } },
      ['done', { step: 'submit' }],
    ],
    [
      'is not offered to an account that has one',
      identified(),
      user({ factors: [{ id: 'key', type: 'WebAuthn', usedAt: 1, isUsable: true }] }),
      { passkeySignIn: { enabled: true } },
      ['done', { step: 'submit' }],
    ],
    [
      'that was removed no longer verifies the user',
      identified([{ id: 'key', type: 'SignInPasskey', userId: 'user', factorId: 'gone', verified: true }], {
        isMultiFactor: true,
        choices: { passkey: 'skipped' },
      }),
      user(),
      { passkeySignIn: { enabled: true } },
      ['refuse', { step: 'submit' }, 'session.verification_failed'],
    ],
  ],
};

describe.each(Object.entries(table))('%s', (_subject, rows) => {
  it.each(rows)('%s', checkDecision);
});
