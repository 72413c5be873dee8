import { verifyVerificationCode } from '@gatehouse/contract/sign-in/code-endpoints';
import { accountErrors, codeErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { checkCode } from '../../codes/check-code.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { loadStartedWith, saveFlow, setFlow } from '../../flow/flow-store.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { countAttempt } from '../../sentinel/count-attempt.ts';
import { attemptTarget } from '../../sentinel/attempt-target.ts';
import { findVerification, withUpdated } from '../../state/flow-verifications.ts';
import { codeType, codePurpose } from './code-verification.ts';

const audited = successOf(verifyVerificationCode);

/** Verifies an email address or phone number by the code that was sent there, for this flow and purpose. */
export const verifyOperation = operation(
  verifyVerificationCode,
  async (ctx, { body: { identifier, verificationId, code } }) => {
    const { runtime, tenant } = ctx;
    await countCaller(ctx);
    const flow = await loadStartedWith(ctx, identifier);
    const known = ctx.found(
      findVerification(flow.state, codeType(identifier), verificationId),
      sessionErrors.verificationNotFound,
    );
    setFlow(ctx, { ...flow, triedUserId: flow.user?.id });
    const target = await attemptTarget(ctx, 'VerificationCode', identifier, flow.user?.id);
    const attempt = await countAttempt(ctx, target);
    const { verificationCodePolicy } = await getSignInExperience(runtime, tenant.id);
    const { maxAttempts } = completeVerificationCodePolicy(verificationCodePolicy);
    const purpose = codePurpose(flow, identifier, known.usage);
    const isRight = await checkCode(ctx, purpose, { id: known.id, code, maxAttempts });
    if (!isRight || attempt.isAccountBlocked) attempt.refuse(codeErrors.mismatch);

    // Revealed only to the user who has just verified the email address or phone number.
    if (known.isForFactor && flow.user)
      ctx.fail(identifier.type === 'email' ? accountErrors.emailInUse : accountErrors.phoneInUse);
    const verified = { ...known, verified: true, userId: flow.user?.id };
    await saveFlow(ctx, flow, withUpdated(flow.state, verified), {
      logs: [createStepLog(ctx, audited, { userId: flow.user?.id })],
      forgiven: target,
    });
    return { verificationId };
  },
  { comparesSecret: true },
);
