import type { Factor } from '../../flow/factor.ts';
import { beginAuthentication, verifyAuthentication } from './authenticate-web-authn.ts';
import { beginRegistration, verifyRegistration } from './register-web-authn.ts';
import { amr, type WebAuthnVerification } from './web-authn-verification.ts';

/** Proves or sets up a passkey or security key as second factor. */
export const webAuthn: Factor<WebAuthnVerification> = {
  type: 'WebAuthn',
  amr,
  secondFactor: 'WebAuthn',
  operations: [beginRegistration, verifyRegistration, beginAuthentication, verifyAuthentication],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  binds: ({ credential }) => credential && { type: 'WebAuthn', data: { ...credential }, lastStep: 0 },
};
