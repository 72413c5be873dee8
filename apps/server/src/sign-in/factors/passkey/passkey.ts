import type { Verification } from '../../flow/flow-state.ts';
import type { Factor } from '../../flow/factor.ts';
import { beginOperation, preflightOperation } from './offer-passkey.ts';
import { verifyOperation } from './verify-passkey.ts';

/** A passkey that proved an account by itself: the device, and that its user unlocked it. */
export interface PasskeyVerification extends Verification {
  type: 'SignInPasskey';
  /** Its row among the account's second factors. */
  factorId?: string;
  verified: boolean;
}

/** Proves an account by a passkey, with nothing typed. */
export const passkey: Factor<PasskeyVerification> = {
  type: 'SignInPasskey',
  amr: 'pop',
  isMultiFactor: true,
  operations: [preflightOperation, beginOperation, verifyOperation],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  proves: ({ verified, userId }, event) => (verified && event === 'SignIn' ? userId : undefined),
  isOffered: (_verification, _event, { passkeySignIn }) => passkeySignIn.enabled === true,
  holds: ({ factorId }, { factors }) => factors.some(({ id }) => id === factorId),
};
