import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { passwordFirstFactor } from './password-verification.ts';
import { verifyPasswordOperation } from './verify-password.ts';

/** Verifies a user by their password. */
export const password: Factor<VerificationOf<'Password'>> = {
  type: 'Password',
  amr: 'pwd',
  operations: [verifyPasswordOperation],
  describe: ({ id, type, identifier }) => ({ id, type, identifier, verified: true }),
  firstFactor: passwordFirstFactor,
};
