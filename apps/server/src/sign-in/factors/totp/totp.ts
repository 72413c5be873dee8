import type { Verification } from '../../flow/state.ts';
import type { Factor } from '../factor.ts';
import { createSecretOperation } from './create-secret.ts';
import { verifyOperation } from './verify.ts';

/** An authenticator app: the account's own, or one that is being set up, whose secret is sealed here until it is written. */
export interface TotpVerification extends Verification {
  type: 'Totp';
  userId: string;
  verified: boolean;
  setUp?: { sealed: string; lastStep?: number };
}

/** Proves or sets up an authenticator app. */
export const totp: Factor<TotpVerification> = {
  type: 'Totp',
  amr: 'otp',
  operations: [createSecretOperation, verifyOperation],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  binds: ({ verified, setUp }) =>
    verified && setUp
      ? { type: 'Totp', sealed: setUp.sealed, data: {}, lastStep: setUp.lastStep ?? 0 }
      : undefined,
};
