import type { StoredCredential } from '../../../mfa/web-authn.ts';
import type { Verification } from '../../flow/state.ts';
import type { Factor } from '../factor.ts';
import { beginAuthentication, verifyAuthentication } from './authenticate.ts';
import { beginRegistration, verifyRegistration } from './register.ts';

/** A passkey or security key: one of the account's, or one that is being set up. */
export interface WebAuthnVerification extends Verification {
  type: 'WebAuthn';
  userId: string;
  verified: boolean;
  /** What a browser has to sign, once; gone when it has. */
  challenge?: string;
  isSetUp: boolean;
  credential?: StoredCredential;
}

/** Proves or sets up a passkey or security key as second factor. */
export const webAuthn: Factor<WebAuthnVerification> = {
  type: 'WebAuthn',
  amr: 'pop',
  operations: [beginRegistration, verifyRegistration, beginAuthentication, verifyAuthentication],
  describe: ({ id, type, userId, verified }) => ({ id, type, userId, verified }),
  binds: ({ credential }) => credential && { type: 'WebAuthn', data: { ...credential }, lastStep: 0 },
};
