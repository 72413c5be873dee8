import type { Factor } from '../factor.ts';
import { beginAuthentication, verifyAuthentication } from './authenticate.ts';
import { beginRegistration, verifyRegistration } from './register.ts';
import { amr, type WebAuthnVerification } from './verification.ts';

/** Proves or sets up a passkey or security key as second factor. */
export const webAuthn: Factor<WebAuthnVerification> = {
  type: 'WebAuthn',
  amr,
  secondFactor: 'WebAuthn',
  operations: [beginRegistration, verifyRegistration, beginAuthentication, verifyAuthentication],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  binds: ({ credential }) => credential && { type: 'WebAuthn', data: { ...credential }, lastStep: 0 },
};
