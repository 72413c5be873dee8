import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { beginOperation, preflightOperation } from './offer-passkey.ts';
import { passkeyFirstFactor } from './passkey-verification.ts';
import { verifyOperation } from './verify-passkey.ts';

/** Verifies a user by a passkey, without any input. */
export const passkey: Factor<VerificationOf<'SignInPasskey'>> = {
  type: 'SignInPasskey',
  amr: 'pop',
  operations: [preflightOperation, beginOperation, verifyOperation],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  firstFactor: passkeyFirstFactor,
};
