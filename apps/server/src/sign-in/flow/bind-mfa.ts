import { mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { fail, found } from '../../fail.ts';
import { getSignInExperience } from '../../features/sign-in-experience/store.ts';
import { createId } from '../../ids.ts';
import { findFactor } from '../factors/all.ts';
import { loadAccount, loadForBinding } from './account.ts';
import { isOptional, requireSecondFactor } from './mfa.ts';
import { operation } from './operation.ts';
import { saveFlow } from './store.ts';

/** Takes the factor that was set up; submitting writes it to the account. */
export const bindMfa = operation(
  api.bindMfa,
  'Mfa.Update',
  async (ctx, { body: { type, verificationId } }) => {
    const { flow } = await loadForBinding(ctx, type);
    const { state } = flow;
    const verification = found(
      state.verifications.find(({ id }) => id === verificationId),
      sessionErrors.verificationNotFound,
    );
    const factor = found(findFactor(verification).binds?.(verification), sessionErrors.verificationFailed);
    if (factor.type !== type) fail(sessionErrors.verificationFailed);
    const others = (state.bound ?? []).filter(({ verificationId: from }) => from !== verificationId);
    await saveFlow(ctx, flow, {
      ...state,
      isMfaSkipped: undefined,
      bound: [...others, { ...factor, id: createId(), verificationId }],
    });
  },
);

/** Does without, where the tenant leaves it to people; submitting remembers it. */
export const skipMfa = operation(api.skipMfa, 'Mfa.Skip', async (ctx) => {
  const { flow } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireSecondFactor(state, user, experience);
  if (!isOptional(experience)) fail(mfaErrors.notOptional);
  await saveFlow(ctx, flow, { ...state, isMfaSkipped: true, bound: undefined });
});
