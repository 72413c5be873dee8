import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { listAddressFactors, listAskedFactors } from '@gatehouse/contract/sign-in-experience/asked-factors';
import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { User, UserSettings } from '@gatehouse/contract/users/users';

/** The factors required at the next sign-in, whether one has to be set up, or that none is needed. */
export type NextVerification = { kind: 'ask'; factors: MfaFactor[] } | { kind: 'setUp' } | { kind: 'none' };

/** What the next sign-in requires of a user with these second factors (STATE-10), by the server's rule. */
export function predictVerification(
  left: readonly Pick<MfaVerification, 'type' | 'createdAt' | 'lastUsedAt' | 'remainCodes'>[],
  { primaryEmail, primaryPhone }: Pick<User, 'primaryEmail' | 'primaryPhone'>,
  { enabled, skipMfaOnSignIn }: UserSettings['mfa'],
  mfa: SignInExperience['mfa'],
): NextVerification {
  const addresses = { [addressFactors.email]: primaryEmail, [addressFactors.phone]: primaryPhone };
  const codes = listAddressFactors(addresses, enabled, mfa);
  const own = [
    ...left.map(({ type, createdAt, lastUsedAt, remainCodes }) => ({
      type,
      usedAt: Date.parse(lastUsedAt ?? createdAt),
      isUsable: remainCodes !== 0,
    })),
    ...codes.map((type) => ({ type, usedAt: 0, isUsable: true })),
  ];
  const asked = listAskedFactors(own, skipMfaOnSignIn, mfa);
  if (asked.length > 0) return { kind: 'ask', factors: asked };
  const canSetUp = mfa.factors.some((type) => type !== spareFactor);
  return { kind: isMfaMandatory(mfa) && canSetUp ? 'setUp' : 'none' };
}
