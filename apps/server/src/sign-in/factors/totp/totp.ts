import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Factor } from '../../flow/factor.ts';
import { createSecretOperation } from './create-totp-secret.ts';
import { amr, type TotpVerification } from './totp-verification.ts';
import { verifyOperation } from './verify-totp.ts';

/** Proves or sets up an authenticator app. */
export const totp: Factor<TotpVerification> = {
  type: 'Totp',
  amr,
  secondFactor: 'Totp',
  inUse: accountErrors.totpInUse,
  boundAs: { totp: { type: 'Totp' } },
  operations: [createSecretOperation, verifyOperation],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  binds: ({ verified, setUp }) =>
    verified && setUp
      ? { type: 'Totp', sealed: setUp.sealed, data: {}, lastStep: setUp.lastStep ?? 0 }
      : undefined,
};
