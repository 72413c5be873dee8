import * as api from '@gatehouse/contract/sign-in/endpoints';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { createUserId } from '../../lib/ids.ts';
import { findFactor } from '../factors/all.ts';
import type { Factor } from '../flow/factor.ts';
import { operation } from '../flow/flow-operation.ts';
import { findProof, requireAllowed } from './allowed.ts';
import { refuseSsoAddress } from '../flow/sso-address.ts';
import { refuseTaken } from './add-to-profile.ts';
import {
  type FlowState,
  missingParts,
  type Profile,
  requireComplete,
  requireEvent,
  requireMode,
  type Verification,
} from '../flow/flow-state.ts';
import { type Flow, loadFlow, saveFlow, setFlow } from '../flow/flow-store.ts';
import { unclaimedEmail } from './unclaimed.ts';

/** Says whose account this is: one that a verification has proven, or a new one, which submitting will make (ADR 0010). */
export const identify = operation(
  api.identify,
  'Identification.Submit',
  async (ctx, { body: { verificationId } }) => {
    const flow = await loadFlow(ctx, verificationId);
    const event = requireEvent(flow.state);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    requireMode(event, experience);
    const named = flow.state.verifications.find(({ id }) => id === verificationId);
    if (verificationId !== undefined && !named) ctx.fail(sessionErrors.verificationNotFound);
    // A registration that was refused as incomplete goes on with the verification it was begun with.
    const verification = named ?? (event === 'Register' ? findProof(flow.state) : undefined);
    // Nobody makes or links an account with an address of a company past its provider: they are told where to sign in.
    if (verification) await refuseSsoAddress(ctx, unclaimedEmail(verification));
    if (event === 'Register') await identifyNewUser(ctx, flow, verification, experience);
    else
      await identifyUser(ctx, flow, ctx.found(verification, sessionErrors.verificationNotFound), experience);
  },
);

async function identifyUser(
  ctx: Ctx,
  flow: Flow,
  verification: Verification,
  experience: SignInExperience,
): Promise<void> {
  const { state, user } = flow;
  const event = requireEvent(state);
  const factor = findFactor(verification);
  if (!factor.proves) fail(sessionErrors.invalidInteractionType);
  const userId = factor.proves(verification, event);
  if (userId !== undefined && state.userId !== undefined && state.userId !== userId)
    fail(sessionErrors.identityConflict);
  const profile = { ...state.profile, ...factor.brings?.(verification) };
  await requireAllowed(ctx, { ...state, profile }, experience, {
    verification,
    account: userId === undefined ? undefined : user,
  });
  if (userId === undefined) refuseUnproven(factor, verification);
  const account = found(user, accountErrors.notExist);
  // Told only now, to somebody who has proven that the account is theirs (ADR 7).
  if (account.isSuspended) {
    setFlow(ctx, { ...flow, triedUserId: account.id });
    fail(accountErrors.suspended);
  }
  if (state.userId === undefined)
    await saveFlow(ctx, flow, {
      ...state,
      userId,
      amr: factor.isMultiFactor ? [factor.amr, 'mfa'] : [factor.amr],
      isMultiFactor: factor.isMultiFactor,
      provenBy: verification.id,
      firstFactor: factor.asSecondFactor?.(verification),
      profile,
    });
}

/** Whether nobody has a proven address is told to who proved it; anything else is no proof. */
function refuseUnproven(factor: Factor, verification: Verification): never {
  if (factor.provesAddress?.(verification)) fail(accountErrors.notExist);
  if (!factor.names?.(verification)) fail(sessionErrors.verificationFailed);
  fail(factor.isCompanys ? ssoErrors.identityNotExist : accountErrors.identityNotExist);
}

async function identifyNewUser(
  ctx: Ctx,
  flow: Flow,
  verification: Verification | undefined,
  experience: SignInExperience,
): Promise<void> {
  const { state } = flow;
  if (state.isNewUser) return;
  const factor = verification && findFactor(verification);
  const more = verification && factor ? requireRegistering(factor, verification) : {};
  // What a proof that is kept brought is in the profile, and may have been replaced there since.
  const isKept = verification !== undefined && state.provenBy === verification.id;
  const profile = isKept
    ? { ...more, ...state.profile }
    : { ...withoutFormerProof(state, verification), ...more };
  await requireAllowed(ctx, { ...state, profile }, experience, { verification });
  if (verification && missingParts(profile, undefined, experience).length > 0)
    await keepProof(ctx, flow, profile, verification);
  requireComplete(profile, undefined, experience);
  const { username, email, phone, identities, ssoIdentity } = profile;
  // Where nothing is required either: an account that nobody can sign in to is none.
  if (!username && !email && !phone && !identities && !ssoIdentity) fail(sessionErrors.verificationNotFound);
  const amr = [factor?.amr ?? 'pwd'];
  await saveFlow(ctx, flow, {
    ...state,
    profile,
    amr,
    userId: createUserId(),
    isNewUser: true,
    provenBy: verification?.id,
  });
}

/**
 * Remembers what a new account is registered with before the registration is refused as incomplete: pages add what is missing, then
 * identify without naming a verification. What is remembered is checked again then, and when the flow is submitted.
 */
async function keepProof(
  ctx: Ctx,
  flow: Flow,
  profile: Profile,
  { id: provenBy }: Verification,
): Promise<void> {
  if (flow.state.provenBy !== provenBy) await saveFlow(ctx, flow, { ...flow.state, profile, provenBy });
}

/**
 * The profile without what a provider said in a proof that this one replaces: whether its connector still lets people in is only checked
 * of the flow's current proof. An address that was proven by a code stays.
 */
function withoutFormerProof(state: FlowState, verification: Verification | undefined): Profile {
  const former = findProof(state);
  if (!former || !verification || former.id === verification.id) return state.profile;
  const factor = findFactor(former);
  if (!factor.names?.(former)) return state.profile;
  const brought = Object.keys(factor.registers?.(former) ?? {});
  return Object.fromEntries(Object.entries(state.profile).filter(([part]) => !brought.includes(part)));
}

function requireRegistering(factor: Factor, verification: Verification): Profile {
  if (!factor.registers) fail(sessionErrors.invalidInteractionType);
  const address = factor.provesAddress?.(verification);
  if (address && verification.userId !== undefined) refuseTaken(address.type);
  if (factor.names && verification.userId !== undefined) fail(accountErrors.identityInUse);
  return found(factor.registers(verification), sessionErrors.verificationFailed);
}
