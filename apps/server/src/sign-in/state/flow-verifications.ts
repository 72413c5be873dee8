import type { FlowState, KnownState, StoredState } from './flow-state.ts';
import type { Verification, VerificationOf } from './verifications.ts';

/** The verification of one of these types that has this id. */
export function findVerification<T extends Verification['type']>(
  { verifications }: FlowState,
  type: T,
  id: string | undefined,
): VerificationOf<T> | undefined {
  const isOfType = (each: Verification): each is VerificationOf<T> => each.type === type;
  return verifications.filter(isOfType).find((each) => each.id === id);
}

/**
 * Adds a verification; the latest of a type replaces the one before, which also bounds what a flow can hold. The one that identified
 * the account stays: submitting checks again whether it still counts.
 */
export const withVerification = <S extends StoredState>(state: S, verification: Verification): S => ({
  ...state,
  verifications: [
    ...state.verifications.filter(({ id, type }) => type !== verification.type || id === state.provenBy),
    verification,
  ],
});

/** Puts a verification in the place of the one with its id. */
export const withUpdated = <S extends StoredState>(state: S, verification: Verification): S => ({
  ...state,
  verifications: state.verifications.map((each) => (each.id === verification.id ? verification : each)),
});

/** The verification that identified the account, or that a new one is registered with, which may have none. */
export const findProof = ({ verifications, provenBy }: FlowState): Verification | undefined =>
  provenBy === undefined ? undefined : verifications.find(({ id }) => id === provenBy);

/** Adds the second factor that was verified. An account that is being created has none to prove. */
export const withSecondFactor = (state: KnownState, secondFactor: { id: string; amr: string }): KnownState =>
  state.status === 'identified' ? { ...state, secondFactor } : state;
