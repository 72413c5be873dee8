import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { verifyBackupCode } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { findMfaSecret, takeBackupCode } from '../../../mfa/mfa-store.ts';
import { createId } from '../../../lib/ids.ts';
import { hashBackupCode } from '../../../mfa/backup-codes.ts';
import { countSecondFactor, loadAccount } from '../../flow/load-account.ts';
import { describeStep } from '../../flow/audit-step.ts';
import { operation } from '../../flow/flow-operation.ts';
import { withVerification } from '../../flow/flow-state.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { amr, type BackupCodeVerification } from './backup-code-verification.ts';

const audited = 'Verification.BackupCode.Submit';

/** Proves the account by one of its backup codes, which is used up by that. */
export const verifyOperation = operation(verifyBackupCode, audited, async (ctx, { body: { code } }) => {
  const { runtime, tenant } = ctx;
  const { flow, userId } = await loadAccount(ctx);
  const attempt = await countSecondFactor(ctx, 'MfaBackupCode', userId);
  const factor = ctx.found(
    await findMfaSecret(runtime, tenant.id, userId, 'BackupCode'),
    mfaErrors.invalidBackupCode,
  );
  if (!(await takeBackupCode(runtime, tenant.id, factor.id, hashBackupCode(factor.secret, code))))
    return attempt.refuse(mfaErrors.invalidBackupCode);
  const verification: BackupCodeVerification = { id: createId(), type: 'BackupCode', userId };
  await saveFlow(
    ctx,
    flow,
    { ...withVerification(flow.state, verification), secondFactor: { id: factor.id, amr } },
    { logs: [describeStep(ctx, audited, { userId })], forgiven: attempt.target },
  );
  return { verificationId: verification.id };
});
