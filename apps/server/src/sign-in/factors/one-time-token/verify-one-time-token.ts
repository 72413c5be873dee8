import { ApiError } from '../../../lib/fail.ts';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { oneTimeTokenErrors } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import { hashToken, useToken } from '../../../one-time/one-time-token-service.ts';
import { createId } from '../../../lib/ids.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { loadStartedWith, saveFlow, setFlow } from '../../flow/flow-store.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { countAttempt } from '../../sentinel/count-attempt.ts';
import { attemptTarget } from '../../sentinel/attempt-target.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

const audited = successOf(verifyOneTimeTokenInFlow);

/**
 * Verifies an email address by the token that was sent there. The token is consumed by the first flow that uses it, in
 * any process.
 */
export const verifyOperation = operation(
  verifyOneTimeTokenInFlow,
  async (ctx, { body: { identifier, token } }) => {
    await countCaller(ctx);
    const flow = await loadStartedWith(ctx, identifier);
    const { event } = flow.state;
    // The token would be consumed, and its user couldn't sign in with it.
    if (flow.isTest) ctx.fail(oneTimeTokenErrors.notFound);
    const hash = hashToken(token);
    const shown = flow.state.verifications.find((each) => each.type === 'OneTimeToken' && each.hash === hash);
    if (shown) ctx.fail(oneTimeTokenErrors.consumed);

    setFlow(ctx, { ...flow, triedUserId: flow.user?.id });
    const target = await attemptTarget(ctx, 'OneTimeToken', identifier, flow.user?.id);
    const attempt = await countAttempt(ctx, target);
    if (attempt.isAccountBlocked) attempt.refuse(oneTimeTokenErrors.notFound);
    const used = await useToken(ctx, { token, email: identifier.value, event }).catch((error: unknown) => {
      if (error instanceof ApiError) return attempt.refuse(error.declaration);
      throw error;
    });
    const verification: VerificationOf<'OneTimeToken'> = {
      id: createId(),
      type: 'OneTimeToken',
      identifier,
      context: used.context,
      hash,
      userId: flow.user?.id,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification), {
      logs: [createStepLog(ctx, audited, { userId: flow.user?.id })],
      forgiven: target,
    });
    return { verificationId: verification.id };
  },
  { comparesSecret: true },
);
