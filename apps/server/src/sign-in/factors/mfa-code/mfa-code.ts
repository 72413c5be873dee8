import type { Factor } from '../../flow/factor.ts';
import { describeKind, mfaCodeAnswers, type MfaCodeVerification } from './mfa-code-verification.ts';
import { sendOperation } from './send-mfa-code.ts';
import { verifyOperation } from './verify-mfa-code.ts';

/** Proves an account by a code to its own e-mail address, as second factor; serves both kinds of address. */
export const mfaEmailCode: Factor<MfaCodeVerification<'MfaEmailVerificationCode'>> = {
  ...mfaCodeAnswers,
  type: 'MfaEmailVerificationCode',
  amr: describeKind('email').amr,
  secondFactor: describeKind('email').factor,
  operations: [sendOperation, verifyOperation],
};

/** Proves an account by a code to its own phone number, as second factor. */
export const mfaPhoneCode: Factor<MfaCodeVerification<'MfaPhoneVerificationCode'>> = {
  ...mfaCodeAnswers,
  type: 'MfaPhoneVerificationCode',
  amr: describeKind('phone').amr,
  secondFactor: describeKind('phone').factor,
  operations: [],
};
