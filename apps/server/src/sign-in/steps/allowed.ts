import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { findFactor } from '../factors/all.ts';
import { refuseListedEmail } from '../flow/email-lists.ts';
import { refuseSsoAddress, refuseSsoUser } from '../flow/sso-address.ts';
import {
  type FlowState,
  type FlowUser,
  type Profile,
  requireEvent,
  type Verification,
} from '../flow/flow-state.ts';

/** The verification that said whose account it is, or what a new one is registered with; a new one may have none. */
export const findProof = ({ verifications, provenBy }: FlowState): Verification | undefined =>
  verifications.find(({ id }) => id === provenBy);

/**
 * Throws unless a verification may still let somebody in: the tenant offers it, its connector is there, the account is as it was when it
 * was proven, no company has a way of its own for it or for what it will get, and the tenant takes the address it will get. Asked where a proof is used, and where the flow ends:
 * settings, connectors and accounts change under open flows (CVE-2026-3009). Without an account only what is known without one is asked.
 */
export async function requireAllowed(
  ctx: Ctx,
  state: FlowState,
  experience: SignInExperience,
  { verification, account }: { verification: Verification | undefined; account?: FlowUser },
): Promise<void> {
  if (verification) await requireOffered(ctx, state, experience, verification);
  for (const email of unprovenEmails(state.profile)) await refuseSsoAddress(ctx, email);
  const { email, ssoIdentity } = state.profile;
  if (email)
    refuseListedEmail(email, experience.emailBlocklistPolicy, { isCompanys: ssoIdentity !== undefined });
  if (!verification || !account) return;
  const factor = findFactor(verification);
  // The address is another's, the factor was removed.
  if (factor.holds?.(verification, account) === false) fail(sessionErrors.verificationFailed);
  // Whoever has an address there comes in there, by whatever else they could: a company ends the access of who leaves it.
  if (!factor.isCompanys) await refuseSsoUser(ctx, account);
}

/** A policy that only the first step asks for is none (GHSA-25rw-g6ff-fmg8). */
async function requireOffered(
  ctx: Ctx,
  state: FlowState,
  experience: SignInExperience,
  verification: Verification,
): Promise<void> {
  const event = requireEvent(state);
  const factor = findFactor(verification);
  // An address is proven for whatever asks for it; which of them a new account must have is asked apart.
  if (event === 'Register' && !factor.names) return;
  if (
    factor.isOffered?.(verification, event, experience) === false ||
    (await factor.isConnected?.(ctx, verification)) === false
  )
    fail(refusals[event]);
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
