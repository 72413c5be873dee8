import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { passwordProof } from './password-proof.ts';
import { verifyPasswordOperation } from './verify-password.ts';

/** Verifies a user by their password. */
export const password: Factor<VerificationOf<'Password'>> = {
  type: 'Password',
  amr: 'pwd',
  operations: [verifyPasswordOperation],
  describe: ({ id, type, identifier }) => ({ id, type, identifier, verified: true }),
  proof: passwordProof,
};
