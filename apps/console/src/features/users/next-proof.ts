import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { User, UserSettings } from '@gatehouse/contract/users/users';

/** Factors that the account would be asked for, that it would have to set up, or that nothing more is asked than the first proof. */
export type NextProof = { kind: 'ask'; factors: MfaFactor[] } | { kind: 'setUp' } | { kind: 'none' };

/** What the next sign-in asks beside the first proof of a user who is left with these factors (STATE-10); the server's rules, foretold. */
export function foretellProof(
  left: readonly Pick<MfaVerification, 'type'>[],
  { primaryEmail, primaryPhone }: Pick<User, 'primaryEmail' | 'primaryPhone'>,
  settings: UserSettings['mfa'],
  mfa: SignInExperience['mfa'],
): NextProof {
  const isMandatory = isMfaMandatory(mfa);
  if (!isMandatory && settings.skipMfaOnSignIn) return { kind: 'none' };
  // Codes to the account's own addresses need no set-up where a second factor is a must, or once the person has chosen them.
  const hasCodes = isMandatory || settings.enabled;
  const own = [
    ...left.map(({ type }) => type),
    ...(hasCodes && primaryEmail ? [addressFactors.email] : []),
    ...(hasCodes && primaryPhone ? [addressFactors.phone] : []),
  ];
  const asked = mfa.factors.filter((type) => type !== spareFactor && own.includes(type));
  if (asked.length > 0) return { kind: 'ask', factors: asked };
  const canSetUp = mfa.factors.some((type) => type !== spareFactor);
  return { kind: isMandatory && canSetUp ? 'setUp' : 'none' };
}
