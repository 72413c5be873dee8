import { Refusal } from '../../flow/refusal.ts';

/** Replaces an error of the browser's WebAuthn dialog, which the user canceled or let time out. */
export function rejectCanceled(): never {
  throw new Refusal({ code: 'session.mfa.webauthn_verification_failed' });
}
