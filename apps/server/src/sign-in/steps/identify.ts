import * as api from '@gatehouse/contract/sign-in/endpoints';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { createUserId } from '../../lib/ids.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { identifyAccount } from '../decision/identity.ts';
import type { Policy } from '../decision/policy.ts';
import { createStepLog } from '../flow/audit-step.ts';
import { requireMode } from '../flow/flow-event.ts';
import { announceAdaptiveMfa } from '../flow/flow-webhooks.ts';
import { operation } from '../flow/flow-operation.ts';
import { loadStarted, saveFlow, setFlow, type StartedFlow } from '../flow/flow-store.ts';
import { refuse } from '../flow/refusal.ts';
import type { IdentifiedState } from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';
import { recognizeDevice } from '../trusted-devices/recognize-device.ts';
import { readPolicy } from './read-policy.ts';

/** Identifies the account: one that a verification has verified, or a new one, which submitting will create (ADR 10). */
export const identify = operation(api.identify, async (ctx, { body: { verificationId } }) => {
  const flow = await loadStarted(ctx, verificationId);
  const { state, user } = flow;
  const named = state.verifications.find(({ id }) => id === verificationId);
  // A registration that was rejected as incomplete continues with the verification it was started with.
  const verification =
    named ??
    (state.event === 'Register' && verificationId === undefined ? findUsedVerification(state) : undefined);
  const policy = await readPolicy(ctx, flow, verification);
  requireMode(state, policy.experience);
  if (verificationId !== undefined && !named) ctx.fail(sessionErrors.verificationNotFound);
  const decision = identifyAccount(state, user, policy, { verification, newUserId: createUserId() });
  if (decision.kind === 'next') {
    if (decision.state?.status === 'identified') await saveRecognized(ctx, flow, decision.state, policy);
    else if (decision.state) await saveFlow(ctx, flow, decision.state);
    return;
  }
  if (decision.keeps) await saveFlow(ctx, flow, decision.keeps);
  if (decision.suspended) setFlow(ctx, { ...flow, triedUserId: decision.suspended.id });
  refuse(decision.refusal);
});

/** Saves the identified account, and in the audit log why adaptive MFA asks for a second factor, if so. */
async function saveRecognized(
  ctx: Ctx,
  flow: StartedFlow,
  identified: IdentifiedState,
  policy: Policy,
): Promise<void> {
  const { state, rules } = await recognizeDevice(ctx, identified, flow.user, policy);
  const { payload, ...log } = createStepLog(ctx, 'Mfa.Adaptive', { userId: state.userId });
  const logs = rules.length > 0 ? [{ ...log, payload: { ...payload, rules } }] : [];
  if (!flow.isTest) await announceAdaptiveMfa(ctx, flow, { state, mfaRules: rules });
  await saveFlow(ctx, flow, state, { logs });
}
