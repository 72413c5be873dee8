import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { findFactor } from '../factors/all.ts';
import { findListedError } from '../flow/email-lists.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import type { Refusal } from '../flow/refusal.ts';
import { findSsoRefusal, findSsoUserRefusal } from '../flow/sso-address.ts';
import type { FlowState, Profile, StoredState } from '../state/flow-state.ts';
import { accountOf, type Verification } from '../state/verifications.ts';
import type { Policy } from './policy.ts';

/**
 * Why a verification may not let the person in (any more), if so: the tenant does not offer it, its connector is gone, the account is not
 * as it was when it was verified, a company has its own provider for it or for what it will get, or the tenant does not accept the
 * address it will get. Asked where a proof is used, and where the flow ends: settings, connectors and accounts change under open flows
 * (CVE-2026-3009, GHSA-25rw-g6ff-fmg8). Without an account only what is known without one is asked.
 */
export function findProofRefusal(
  { event, profile }: Pick<StoredState, 'event' | 'profile'>,
  { verification, account }: { verification: Verification | undefined; account?: FlowUser },
  policy: Policy,
): Refusal | undefined {
  const { experience, sso } = policy;
  if (verification && !isAccepted(event, verification, policy)) return { error: refusals[event] };
  for (const email of unprovenEmails(profile)) {
    const refusal = findSsoRefusal(sso, email);
    if (refusal) return refusal;
  }
  const isEnterprise = profile.ssoIdentity !== undefined;
  const listed =
    profile.email && findListedError(profile.email, experience.emailBlocklistPolicy, { isEnterprise });
  if (listed) return { error: listed };
  if (!verification || !account) return undefined;
  const { proof, linking } = findFactor(verification);
  // Another account has the address now, or the factor was removed.
  if (proof?.holds?.(verification, account) === false) return { error: sessionErrors.verificationFailed };
  // Users of a company's provider sign in there alone, whatever else they have: the company ends the access of those who leave it.
  return linking?.isEnterprise ? undefined : findSsoUserRefusal(sso, account);
}

function isAccepted(
  event: InteractionEvent,
  verification: Verification,
  { experience, isConnected }: Policy,
): boolean {
  const { proof, linking } = findFactor(verification);
  // An address is verified for any purpose; which of them a new account must have is asked apart.
  if (event === 'Register' && !linking) return true;
  return proof?.isOffered(verification, event, experience) !== false && isConnected;
}

const refusals = {
  SignIn: accountErrors.signInMethodNotEnabled,
  Register: accountErrors.signUpMethodNotEnabled,
  ForgotPassword: sessionErrors.notForForgotPassword,
};

/** The addresses that an account will get, or can be reached by elsewhere, past the provider of a company. */
const unprovenEmails = ({ email, identities = {}, ssoIdentity }: Profile): (string | undefined)[] => [
  ssoIdentity ? undefined : email,
  ...Object.values(identities).map(({ details }) =>
    typeof details?.email === 'string' ? details.email : undefined,
  ),
];

/** The email address that something verified is known by while no account signs in with it; an enterprise proof is for its company. */
export function unclaimedEmail(verification: Verification): string | undefined {
  const { address, linking } = findFactor(verification);
  if (linking?.isEnterprise || accountOf(verification) !== undefined) return undefined;
  const identifier = address?.proven(verification) ?? linking?.identifier(verification);
  return identifier?.type === 'email' ? identifier.value : undefined;
}

/** That of what was verified last, until it is known whose account the flow is about. */
export function findUnclaimed(state: FlowState): string | undefined {
  const last = state.status === 'verifying' ? state.verifications.at(-1) : undefined;
  return last && unclaimedEmail(last);
}
