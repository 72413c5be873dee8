import { codeErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyMfaCode } from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import { completeVerificationCodePolicy } from '@gatehouse/contract/sign-in-experience/policies';
import { getSignInExperience } from '../../../experience/sign-in-experience-store.ts';
import { checkCode } from '../../codes/check-code.ts';
import { countSecondFactor, loadAccount } from '../../flow/load-account.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { addressFactorId } from '../../flow/second-factors.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { findVerification, withSecondFactor, withUpdated } from '../../state/flow-verifications.ts';
import { codePurpose } from '../verification-code/code-verification.ts';
import { mfaCodeNames } from './mfa-code-kind.ts';

const audited = successOf(verifyMfaCode);

/**
 * Verifies the user by a code to their own email address or phone number; whether it still is their own is checked when
 * the verification is used (`second-factors.ts`).
 */
export const verifyOperation = operation(
  verifyMfaCode,
  async (ctx, { body: { verificationId, code, identifierType } }) => {
    const { flow, userId } = await loadAccount(ctx);
    const { record, factor, amr } = mfaCodeNames(identifierType);
    const known = ctx.found(
      findVerification(flow.state, record, verificationId),
      sessionErrors.verificationNotFound,
    );
    const attempt = await countSecondFactor(ctx, 'MfaVerificationCode', userId);
    const { verificationCodePolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    const { maxAttempts } = completeVerificationCodePolicy(verificationCodePolicy);
    const purpose = codePurpose(flow, known.identifier, 'MfaVerification');
    if (!(await checkCode(ctx, purpose, { id: known.id, code, maxAttempts })))
      return attempt.refuse(codeErrors.mismatch);
    const updated = { ...known, verified: true };
    const secondFactor = { id: addressFactorId(factor, known.identifier.value), amr };
    await saveFlow(ctx, flow, withSecondFactor(withUpdated(flow.state, updated), secondFactor), {
      logs: [createStepLog(ctx, audited, { userId })],
      forgiven: attempt.target,
    });
    return { verificationId };
  },
);
