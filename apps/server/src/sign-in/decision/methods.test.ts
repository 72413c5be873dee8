import { describe, expect, it } from 'vitest';
import {
  emailCode,
  identified,
  mfa,
  password,
  policyOf,
  registering,
  social,
  token,
  user,
  withEmail,
} from './decide.fixture.ts';
import { listMethods } from './methods.ts';

const email = 'ada@example.com';
const stored = { method: 'Argon2id', value: 'hash' } as const;
const factor = (type: 'Totp' | 'WebAuthn' | 'BackupCode') => ({
  id: type,
  verificationId: type,
  type,
  data: {},
  lastStep: 0,
});
const byMail = mfa('Mandatory', ['EmailVerificationCode']);
const trusted = { id: 'device', isTrusted: true };
/** A registration with an email address that was verified by a code. */
const mailed = (more: Parameters<typeof registering>[0] = {}) =>
  registering({
    verifications: [emailCode({ usage: 'Register' })],
    provenBy: 'code',
    amr: ['otp'],
    profile: { email },
    ...more,
  });

type Row = [
  string,
  Parameters<typeof listMethods>[0],
  Parameters<typeof listMethods>[1],
  Parameters<typeof policyOf>[0],
  string[],
];

describe('the methods of a sign-in', () => {
  it.each<Row>([
    ['are those of its verification', identified(), user(), byMail, ['pwd']],
    [
      'include the second factor that was verified',
      identified([password], { secondFactor: { id: 'own', amr: 'otp' }, device: trusted }),
      user(),
      mfa('NoPrompt'),
      ['pwd', 'otp', 'mfa'],
    ],
    [
      'include a trusted device',
      identified([password], { device: trusted }),
      user(),
      {},
      ['pwd', 'trusted_device'],
    ],
    [
      'unless a sign-in is unusual in it',
      identified([password], { device: { id: 'device', isTrusted: false } }),
      user(),
      {},
      ['pwd'],
    ],
    [
      'include those that were set up, without backup codes',
      identified([password], { bound: [factor('WebAuthn'), factor('BackupCode')] }),
      user(),
      mfa('NoPrompt'),
      ['pwd', 'pop', 'mfa'],
    ],
    [
      'don’t include backup codes alone, which were only shown',
      identified([password], { bound: [factor('BackupCode')] }),
      user(),
      mfa('NoPrompt'),
      ['pwd'],
    ],
    [
      'include those that were set up when registering',
      registering({ bound: [factor('Totp')] }),
      undefined,
      mfa('NoPrompt'),
      ['pwd', 'otp', 'mfa'],
    ],
    [
      'include a code to an address that becomes a factor of the account',
      identified([password, emailCode()], { profile: { email } }),
      user(),
      byMail,
      ['pwd', 'otp', 'mfa'],
    ],
    [
      'and of one that has turned codes on',
      identified([password, emailCode()], { profile: { email }, choices: { mfa: 'enabled' } }),
      user(),
      mfa('UserControlled', ['EmailVerificationCode']),
      ['pwd', 'otp', 'mfa'],
    ],
    [
      'don’t include a code to one that is no factor of the account',
      identified([password, emailCode()], { profile: { email } }),
      user(),
      mfa('UserControlled', ['EmailVerificationCode']),
      ['pwd'],
    ],
    [
      'or of the tenant',
      identified([password, emailCode()], { profile: { email } }),
      user(),
      mfa('Mandatory', ['Totp']),
      ['pwd'],
    ],
    [
      'nor a code to another address than the account gets',
      identified([password, emailCode({ identifier: { type: 'email', value: 'other@example.com' } })], {
        profile: { email },
      }),
      user(),
      byMail,
      ['pwd'],
    ],
    [
      'nor one that wasn’t entered',
      identified([password, emailCode({ verified: false })], { profile: { email } }),
      user(),
      byMail,
      ['pwd'],
    ],
    [
      'nor an address of a provider or link',
      registering({
        verifications: [social(), token()],
        provenBy: 'social',
        amr: ['fed'],
        profile: { email },
      }),
      undefined,
      byMail,
      ['fed'],
    ],
    [
      'nor the code that identified the account',
      identified([emailCode({ userId: 'user' })], { amr: ['otp'] }),
      withEmail,
      byMail,
      ['otp'],
    ],
    ['nor the one that it is registered with alone', mailed(), undefined, byMail, ['otp']],
    [
      'but that one beside a new password',
      mailed({ profile: { email, password: stored } }),
      undefined,
      byMail,
      ['otp', 'pwd', 'mfa'],
    ],
  ])('%s', (_name, state, account, settings, methods) => {
    expect(listMethods(state, account, policyOf(settings).experience)).toEqual(methods);
  });
});
