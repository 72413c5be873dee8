import type { Verification } from '../../flow/flow-state.ts';

/** How RFC 8176 calls it. */
export const amr = 'otp';

/** An authenticator app: the account's own, or one that is being set up, whose secret is sealed here until it is written. */
export interface TotpVerification extends Verification {
  type: 'Totp';
  userId: string;
  verified: boolean;
  setUp?: { sealed: string; lastStep?: number };
}
