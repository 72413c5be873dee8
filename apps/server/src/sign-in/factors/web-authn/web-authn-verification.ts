import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { found } from '../../../lib/fail.ts';
import { createId } from '../../../lib/ids.ts';
import type { FlowState } from '../../state/flow-state.ts';
import { findVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** A challenge that is to be signed by a credential of the account, or by a new one. */
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

/** The verification with that ID, which verifies a credential or sets one up. Throws if there is none. */
export function requireWebAuthn(state: FlowState, id: string, isSetUp: boolean): VerificationOf<'WebAuthn'> {
  const known = findVerification(state, 'WebAuthn', id);
  return found(known?.isSetUp === isSetUp ? known : undefined, sessionErrors.verificationNotFound);
}
