import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { found } from '../../../lib/fail.ts';
import { createId } from '../../../lib/ids.ts';
import type { FlowState } from '../../state/flow-state.ts';
import { findVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** A challenge that waits for a key of the account, or for a new one of it. */
export const newWebAuthnVerification = (
  userId: string,
  isSetUp: boolean,
  challenge: string,
): VerificationOf<'WebAuthn'> => ({
  id: createId(),
  type: 'WebAuthn',
  userId,
  verified: false,
  isSetUp,
  challenge,
});

/** What was begun with that id, to prove a key or to set one up. Throws when nothing was. */
export function requireWebAuthn(state: FlowState, id: string, isSetUp: boolean): VerificationOf<'WebAuthn'> {
  const known = findVerification(state, 'WebAuthn', id);
  return found(known?.isSetUp === isSetUp ? known : undefined, sessionErrors.verificationNotFound);
}
