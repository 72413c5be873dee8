import type { FlowState, KnownState, StoredState } from './flow-state.ts';
import { accountOf, type Verification, type VerificationOf } from './verifications.ts';

/** The verification of one of these types that has this ID. */
export function findVerification<T extends Verification['type']>(
  { verifications }: FlowState,
  type: T,
  id: string | undefined,
): VerificationOf<T> | undefined {
  const isOfType = (each: Verification): each is VerificationOf<T> => each.type === type;
  return verifications.filter(isOfType).find((each) => each.id === id);
}

/**
 * The verifications without those of other accounts than this one's. Until the account is identified, a flow is filed under the account
 * that its verifications name (`ownerOf`), and ending everything of a user deletes the flows filed under them: a verification of a second
 * account would survive the reset of that account's password. An identified flow accepts no verification of another account, so one can
 * stay for the step that rejects it.
 */
const withoutOtherAccounts = <S extends StoredState>(
  state: S,
  verification: Verification,
): Verification[] => {
  const account = accountOf(verification);
  if (state.status !== 'verifying' || account === undefined) return state.verifications;
  return state.verifications.filter((each) => [undefined, account].includes(accountOf(each)));
};

/**
 * Adds a verification; the latest of a type replaces the one before, which also bounds what a flow can hold. The one that identified
 * the account stays: submitting checks again whether it still counts.
 */
export const withVerification = <S extends StoredState>(state: S, verification: Verification): S => ({
  ...state,
  verifications: [
    ...withoutOtherAccounts(state, verification).filter(
      ({ id, type }) => type !== verification.type || id === state.provenBy,
    ),
    verification,
  ],
});

/** Replaces the verification that has the same id. */
export const withUpdated = <S extends StoredState>(state: S, verification: Verification): S => ({
  ...state,
  verifications: withoutOtherAccounts(state, verification).map((each) =>
    each.id === verification.id ? verification : each,
  ),
});

/** The verification that identified the account, or that a new one is registered with, which may have none. */
export const findUsedVerification = ({ verifications, provenBy }: FlowState): Verification | undefined =>
  provenBy === undefined ? undefined : verifications.find(({ id }) => id === provenBy);

/** Adds the second factor that was verified. A new account has none to verify. */
export const withSecondFactor = (state: KnownState, secondFactor: { id: string; amr: string }): KnownState =>
  state.status === 'identified' ? { ...state, secondFactor } : state;
