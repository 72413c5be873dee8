import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { fail } from '../../fail.ts';
import { findFactor } from '../factors/all.ts';
import type { FlowState, FlowUser, Verification } from './state.ts';

/** Throws when the account has changed so that the proof is none any more: the address is another's, the factor was removed. */
export function requireHeld(
  { verifications, provenBy }: Omit<FlowState, 'version'>,
  user: FlowUser,
  verification: Verification | undefined = verifications.find(({ id }) => id === provenBy),
): void {
  const holds = verification && findFactor(verification).holds;
  if (holds && !holds(verification, user)) fail(sessionErrors.verificationFailed);
}
