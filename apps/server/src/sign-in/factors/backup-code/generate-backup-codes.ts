import { accountErrors, mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { generateBackupCodes } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { createId } from '../../../lib/ids.ts';
import { createBackupCodeKey, createBackupCodes, storeBackupCodes } from '../../../mfa/backup-codes.ts';
import { loadForBinding } from '../../flow/load-account.ts';
import { hasSpare } from '../../flow/second-factors.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** Generates codes and returns them once; the flow keeps their hashes. */
export const generateOperation = operation(generateBackupCodes, async (ctx) => {
  const { flow, userId } = await loadForBinding(ctx);
  const { state, user } = flow;
  if (hasSpare(user)) ctx.fail(accountErrors.backupCodesInUse);
  const others = [...state.bound, ...(user?.factors ?? [])];
  if (others.every(({ type }) => type === 'BackupCode')) ctx.fail(mfaErrors.backupCodeAlone);
  const [key, codes] = [createBackupCodeKey(), createBackupCodes()];
  const verification: VerificationOf<'BackupCode'> = {
    id: createId(),
    type: 'BackupCode',
    userId,
    setUp: { sealed: ctx.runtime.secrets.seal(key), codes: storeBackupCodes(key, codes) },
  };
  await saveFlow(ctx, flow, withVerification(state, verification));
  return { verificationId: verification.id, codes };
});
