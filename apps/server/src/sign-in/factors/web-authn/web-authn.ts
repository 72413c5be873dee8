import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { amr, beginAuthentication, verifyAuthentication } from './authenticate-web-authn.ts';
import { beginRegistration, verifyRegistration } from './register-web-authn.ts';

/** Verifies or sets up a passkey or security key as second factor. */
export const webAuthn: Factor<VerificationOf<'WebAuthn'>> = {
  type: 'WebAuthn',
  amr,
  operations: [beginRegistration, verifyRegistration, beginAuthentication, verifyAuthentication],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  secondFactor: {
    type: 'WebAuthn',
    setUp: ({ credential }) => credential && { type: 'WebAuthn', data: { ...credential }, lastStep: 0 },
  },
};
