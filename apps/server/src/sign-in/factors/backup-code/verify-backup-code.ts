import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyBackupCode } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { findMfaSecret, takeBackupCode } from '../../../mfa/mfa-store.ts';
import { createId } from '../../../lib/ids.ts';
import { hashBackupCode } from '../../../mfa/backup-codes.ts';
import { countSecondFactor, loadAccount } from '../../flow/load-account.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { withSecondFactor, withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** The authentication method (RFC 8176). */
export const amr = 'otp';

const audited = successOf(verifyBackupCode);

/** Verifies the user by one of the account's backup codes, which is consumed. */
export const verifyOperation = operation(verifyBackupCode, async (ctx, { body: { code } }) => {
  const { runtime, tenant } = ctx;
  const { flow, userId } = await loadAccount(ctx);
  const attempt = await countSecondFactor(ctx, 'MfaBackupCode', userId);
  const factor = ctx.found(
    await findMfaSecret(runtime, tenant.id, userId, 'BackupCode'),
    mfaErrors.invalidBackupCode,
  );
  if (!(await takeBackupCode(runtime, tenant.id, factor.id, hashBackupCode(factor.secret, code))))
    return attempt.refuse(mfaErrors.invalidBackupCode);
  const verification: VerificationOf<'BackupCode'> = { id: createId(), type: 'BackupCode', userId };
  await saveFlow(
    ctx,
    flow,
    withSecondFactor(withVerification(flow.state, verification), { id: factor.id, amr }),
    { logs: [createStepLog(ctx, audited, { userId })], forgiven: attempt.target },
  );
  return { verificationId: verification.id };
});
