import * as api from '@gatehouse/contract/sign-in/endpoints';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../ctx.ts';
import { fail, found } from '../../fail.ts';
import { getSignInExperience } from '../../features/sign-in-experience/store.ts';
import { createUserId } from '../../ids.ts';
import { findFactor } from '../factors/all.ts';
import type { Factor } from '../factors/factor.ts';
import { operation } from './operation.ts';
import { requireAllowed } from './allowed.ts';
import { refuseSsoAddress } from './sso.ts';
import { refuseTaken } from './profile.ts';
import { type Profile, requireComplete, requireEvent, requireMode, type Verification } from './state.ts';
import { type Flow, loadFlow, saveFlow, setFlow } from './store.ts';
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
    const verification = flow.state.verifications.find(({ id }) => id === verificationId);
    if (verificationId !== undefined && !verification) fail(sessionErrors.verificationNotFound);
    // Nobody makes or links an account with an address of a company past its provider: they are told where to sign in.
    if (verification) await refuseSsoAddress(ctx, unclaimedEmail(verification));
    if (event === 'Register') await identifyNewUser(ctx, flow, verification, experience);
    else await identifyUser(ctx, flow, found(verification, sessionErrors.verificationNotFound), experience);
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
  fail(factor.names?.(verification) ? accountErrors.identityNotExist : sessionErrors.verificationFailed);
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
  const profile = { ...state.profile, ...more };
  await requireAllowed(ctx, { ...state, profile }, experience, { verification });
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

function requireRegistering(factor: Factor, verification: Verification): Profile {
  if (!factor.registers) fail(sessionErrors.invalidInteractionType);
  const address = factor.provesAddress?.(verification);
  if (address && verification.userId !== undefined) refuseTaken(address.type);
  if (factor.names && verification.userId !== undefined) fail(accountErrors.identityInUse);
  return found(factor.registers(verification), sessionErrors.verificationFailed);
}
