import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { rememberDevice as endpoint } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import type { Ctx } from '../../runtime/ctx.ts';
import { writeLogsIn } from '../../audit/write.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { insertTrustedDevice, touchTrustedDevice } from '../../mfa/trusted-devices.ts';
import { createStepLog } from '../flow/audit-step.ts';
import { operation } from '../flow/flow-operation.ts';
import { saveFlow, type StartedFlow } from '../flow/flow-store.ts';
import { loadAccount } from '../flow/load-account.ts';
import { refuse } from '../flow/refusal.ts';
import { canTrustDevice, findUnverifiedFactor } from '../flow/second-factors.ts';
import { successOf } from '../flow/step-events.ts';
import type { IdentifiedState, KnownState } from '../state/flow-state.ts';
import { writeDeviceCookie } from './device-cookie.ts';
import { readPlace } from './sign-in-place.ts';

/** Whether the browser is remembered; submitting stores it. */
export const rememberDevice = operation(endpoint, async (ctx, { body }) => {
  const { flow } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  refuse(findUnverifiedFactor(state, user, experience));
  if (!canTrustDevice(state, experience)) ctx.fail(mfaErrors.notEnabled);
  const device = body.remember ? ('trusted' as const) : ('untrusted' as const);
  await saveFlow(ctx, flow, { ...state, choices: { ...state.choices, device } });
});

/**
 * Before a sign-in without a second factor is submitted: throws if the device was removed in the meantime, and the second factor is asked
 * for. Also stores the place of the sign-in, with which the next one is compared.
 */
export async function confirmDevice(ctx: Ctx, flow: StartedFlow, state: IdentifiedState): Promise<void> {
  const { device, ...others } = state;
  if (!device) return;
  const { runtime, tenant, now } = ctx;
  const { botScore: _score, ...place } = readPlace(ctx);
  const db = runtime.database.for(tenant.id);
  const isKept = await touchTrustedDevice(db, { id: device.id, userId: state.userId, now, ...place });
  if (isKept || !device.isTrusted) return;
  await saveFlow(ctx, flow, others);
  refuse(findUnverifiedFactor(others, flow.user, await getSignInExperience(runtime, tenant.id)));
}

/** After a sign-in with a second factor: stores the browser, if its user wants that. */
export async function trustDevice(ctx: Ctx, state: KnownState): Promise<void> {
  if (state.status !== 'identified' || !state.secondFactor || state.choices.device !== 'trusted') return;
  const { userId } = state;
  const { botScore: _score, ...place } = readPlace(ctx);
  const secretHash = writeDeviceCookie(ctx, userId);
  await ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
    if (await insertTrustedDevice(db, { userId, secretHash, now: ctx.now, ...place }))
      await writeLogsIn(db, [createStepLog(ctx, successOf(endpoint), { userId })], ctx.now);
  });
}
