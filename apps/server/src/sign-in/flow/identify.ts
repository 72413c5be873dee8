import * as api from '@gatehouse/contract/sign-in/endpoints';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../ctx.ts';
import { fail, found } from '../../fail.ts';
import { getSignInExperience } from '../../features/sign-in-experience/store.ts';
import { createUserId } from '../../ids.ts';
import { findFactor } from '../factors/all.ts';
import { operation } from './operation.ts';
import { requireComplete, requireEvent, requireMode, type Verification } from './state.ts';
import { type Flow, loadFlow, saveFlow } from './store.ts';

/** Says whose account this is: one that a verification has proven, or a new one, which submitting will make (ADR 0010). */
export const identify = operation(
  api.identify,
  'Identification.Submit',
  async (ctx, { body: { verificationId } }) => {
    const flow = await loadFlow(ctx, verificationId);
    const event = requireEvent(flow.state);
    requireMode(event, await getSignInExperience(ctx.runtime, ctx.tenant.id));
    const verification = flow.state.verifications.find(({ id }) => id === verificationId);
    if (verificationId !== undefined && !verification) fail(sessionErrors.verificationNotFound);
    if (event === 'Register') await identifyNewUser(ctx, flow, verification);
    else await identifyUser(ctx, flow, found(verification, sessionErrors.verificationNotFound));
  },
);

async function identifyUser(ctx: Ctx, flow: Flow, verification: Verification): Promise<void> {
  const { state, user } = flow;
  const factor = findFactor(verification);
  if (!factor.proves) fail(sessionErrors.invalidInteractionType);
  const userId = found(factor.proves(verification), sessionErrors.verificationFailed);
  if (state.userId !== undefined && state.userId !== userId) fail(sessionErrors.identityConflict);
  // Told only now, to somebody who has proven that the account is theirs (design 7).
  if (found(user, accountErrors.notExist).isSuspended) fail(accountErrors.suspended);
  if (state.userId === undefined) await saveFlow(ctx, flow, { ...state, userId, amr: [factor.amr] });
}

async function identifyNewUser(ctx: Ctx, flow: Flow, verification: Verification | undefined): Promise<void> {
  const { state } = flow;
  if (state.isNewUser) return;
  const factor = verification && findFactor(verification);
  if (factor && !factor.registers) fail(sessionErrors.invalidInteractionType);
  const profile = { ...state.profile, ...(verification && factor?.registers?.(verification)) };
  requireComplete(profile, undefined, await getSignInExperience(ctx.runtime, ctx.tenant.id));
  const amr = [factor?.amr ?? 'pwd'];
  await saveFlow(ctx, flow, { ...state, profile, amr, userId: createUserId(), isNewUser: true });
}
