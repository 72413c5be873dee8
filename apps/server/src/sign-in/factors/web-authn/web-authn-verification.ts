import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { found } from '../../../lib/fail.ts';
import { createId } from '../../../lib/ids.ts';
import type { StoredCredential } from '../../../mfa/web-authn-credentials.ts';
import type { FlowState, Verification } from '../../flow/flow-state.ts';

/** How RFC 8176 calls it. */
export const amr = 'pop';

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

/** A challenge that waits for a key of the account, or for a new one of it. */
export const newVerification = (
  userId: string,
  isSetUp: boolean,
  challenge: string,
): WebAuthnVerification => ({
  id: createId(),
  type: 'WebAuthn',
  userId,
  verified: false,
  isSetUp,
  challenge,
});

/** What was begun with that id, to prove a key or to set one up; a passkey that is the first proof is another kind. */
export const findVerification = (
  { verifications }: FlowState,
  verificationId: string,
  isSetUp: boolean,
): WebAuthnVerification =>
  found(
    verifications.find(
      (each): each is WebAuthnVerification =>
        each.id === verificationId &&
        each.type === 'WebAuthn' &&
        'isSetUp' in each &&
        each.isSetUp === isSetUp,
    ),
    sessionErrors.verificationNotFound,
  );
