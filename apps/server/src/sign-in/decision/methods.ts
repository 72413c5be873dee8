import { listAddressFactors } from '@gatehouse/contract/sign-in-experience/asked-factors';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { trustedDeviceMethod } from '../../sessions/sessions.ts';
import { findFactor, methodOf } from '../factors/all.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { mfaFor } from '../flow/required-mfa.ts';
import { addressesOf } from '../flow/second-factors.ts';
import type { KnownState } from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';

/** How a user has signed in (RFC 8176). A second factor that they have set up in this flow counts like one that they had (ADR 176). */
export function listMethods(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): string[] {
  const { secondFactor, device } = state.status === 'identified' ? state : {};
  const later = [
    ...(secondFactor ? [secondFactor.amr] : []),
    ...state.bound.filter(({ type }) => type !== spareFactor).flatMap(({ type }) => methodOf(type) ?? []),
    ...listCodes(state, user, experience),
  ];
  if (later.length > 0) return [...new Set([...state.amr, ...later, 'mfa'])];
  return [...state.amr, ...(device?.isTrusted ? [trustedDeviceMethod] : [])];
}

/**
 * The methods of codes to an email address or phone number that the account gets in this flow and that is a second factor of it. Not if the
 * user has registered with this code alone: it isn't a second factor in addition to itself.
 */
function listCodes(state: KnownState, user: FlowUser | undefined, experience: SignInExperience): string[] {
  const { profile, choices, verifications } = state;
  const mfa = mfaFor(state, user, experience);
  const isEnabled = choices.mfa === 'enabled' || user?.settings.mfa?.enabled;
  const counting = listAddressFactors(addressesOf(user, profile), isEnabled, mfa).filter((type) =>
    mfa.factors.includes(type),
  );
  const used = findUsedVerification(state);
  // A password that is set in this flow is another factor than the code that it is set with.
  const former = used && !profile.password && findFactor(used).firstFactor?.asSecondFactor?.(used);
  const codes = verifications.flatMap((each) => {
    const code = findFactor(each).address?.secondFactor?.(each);
    const isNew = code && profile[code.identifier.type] === code.identifier.value;
    return isNew && code.type !== former && counting.includes(code.type) ? [findFactor(each).amr] : [];
  });
  return profile.password && codes.length > 0 && !state.amr.includes('pwd') ? ['pwd', ...codes] : codes;
}
