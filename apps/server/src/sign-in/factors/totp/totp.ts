import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { createSecretOperation } from './create-totp-secret.ts';
import { amr, verifyOperation } from './verify-totp.ts';

/** Verifies or sets up an authenticator app. */
export const totp: Factor<VerificationOf<'Totp'>> = {
  type: 'Totp',
  amr,
  operations: [createSecretOperation, verifyOperation],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  secondFactor: {
    type: 'Totp',
    inUse: accountErrors.totpInUse,
    boundAs: { totp: { type: 'Totp' } },
    setUp: ({ verified, setUp }) =>
      verified && setUp
        ? { type: 'Totp', sealed: setUp.sealed, data: {}, lastStep: setUp.lastStep ?? 0 }
        : undefined,
  },
};
