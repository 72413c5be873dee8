import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { findFactor } from '../factors/all.ts';
import { findListedError } from '../../experience/email-lists.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import type { Refusal } from '../flow/refusal.ts';
import { findSsoRefusal, findSsoUserRefusal } from '../flow/sso-address.ts';
import type { FlowState, Profile, StoredState } from '../state/flow-state.ts';
import { accountOf, type Verification } from '../state/verifications.ts';
import type { Policy } from './policy.ts';

/**
 * Why a verification doesn't let the user in (anymore), if so: the tenant doesn't offer the method, its connector is
 * off, the account has changed since the verification, a company has its own provider for the account or for an address
 * that it will get, or the tenant doesn't accept that address. Checked when a verification is used and when the flow
 * ends, because settings, connectors and accounts change while flows are open (CVE-2026-3009, GHSA-25rw-g6ff-fmg8).
 * Without an account, only the checks that need none are made.
 */
export function findVerificationRefusal(
  { event, profile }: Pick<StoredState, 'event' | 'profile'>,
  { verification, account }: { verification: Verification | undefined; account?: FlowUser },
  policy: Policy,
): Refusal | undefined {
  const { experience, sso } = policy;
  if (verification && !isAccepted(event, verification, policy)) return { error: refusals[event] };
  for (const email of unverifiedEmails(profile)) {
    const refusal = findSsoRefusal(sso, email);
    if (refusal) return refusal;
  }
  const isEnterprise = profile.ssoIdentity !== undefined;
  const listed =
    profile.email && findListedError(profile.email, experience.emailBlocklistPolicy, { isEnterprise });
  if (listed) return { error: listed };
  if (!verification || !account) return undefined;
  const { firstFactor, linking } = findFactor(verification);
  // Another account has the address now, or the factor was removed.
  if (firstFactor?.holds?.(verification, account) === false)
    return { error: sessionErrors.verificationFailed };
  // Users of an enterprise provider sign in only there, whatever else they have: the company ends the access of
  // employees who leave.
  return linking?.isEnterprise ? undefined : findSsoUserRefusal(sso, account);
}

function isAccepted(
  event: InteractionEvent,
  verification: Verification,
  { experience, isConnected }: Policy,
): boolean {
  const { firstFactor, linking } = findFactor(verification);
  // An email address or phone number is verified for any purpose; what a new account requires is checked separately.
  if (event === 'Register' && !linking) return true;
  return firstFactor?.isOffered(verification, event, experience) !== false && isConnected;
}

const refusals = {
  SignIn: accountErrors.signInMethodNotEnabled,
  Register: accountErrors.signUpMethodNotEnabled,
  ForgotPassword: sessionErrors.notForForgotPassword,
};

/** The email addresses that an account will get, or is linked by, without the company's provider. */
const unverifiedEmails = ({ email, identities = {}, ssoIdentity }: Profile): (string | undefined)[] => [
  ssoIdentity ? undefined : email,
  ...Object.values(identities).map(({ details }) =>
    typeof details?.email === 'string' ? details.email : undefined,
  ),
];

/**
 * The email address of a verification while no account signs in with it; an enterprise verification belongs to its
 * company.
 */
export function unlinkedEmail(verification: Verification): string | undefined {
  const { address, linking } = findFactor(verification);
  if (linking?.isEnterprise || accountOf(verification) !== undefined) return undefined;
  const identifier = address?.verified(verification) ?? linking?.identifier(verification);
  return identifier?.type === 'email' ? identifier.value : undefined;
}

/** That of the latest verification, until the flow's account is identified. */
export function findUnlinked(state: FlowState): string | undefined {
  const last = state.status === 'verifying' ? state.verifications.at(-1) : undefined;
  return last && unlinkedEmail(last);
}
