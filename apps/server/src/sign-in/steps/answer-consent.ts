import { answerConsent } from '@gatehouse/contract/sign-in/endpoints';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { ShownConsent } from '@gatehouse/contract/sign-in/consent';
import { denyConsent, grantConsent } from '../../oidc/consent.ts';
import { createStepLog } from '../flow/audit-step.ts';
import { successOf } from '../flow/step-events.ts';
import { operation } from '../flow/flow-operation.ts';

/** Grants exactly what the user saw, or tells the application that they denied it. */
export const answer = operation(answerConsent, async (ctx, { body }) => {
  const { runtime, tenant, actor } = ctx;
  const flowId = actor.kind === 'flow' ? actor.flowId : ctx.fail(sessionErrors.notFound);
  // The stored grant, not what the browser sends; for a denial nothing else is known.
  const createLog = (userId: string, granted?: ShownConsent) => {
    const step = createStepLog(ctx, successOf(answerConsent), { userId });
    return { ...step, payload: { ...step.payload, decision: body.decision, ...granted } };
  };
  const redirectTo =
    body.decision === 'allow'
      ? await grantConsent(runtime, tenant, flowId, body, createLog, ctx)
      : await denyConsent(runtime, tenant, flowId, createLog);
  return { redirectTo: ctx.found(redirectTo, sessionErrors.notFound) };
});
