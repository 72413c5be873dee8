import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Factor } from '../../flow/factor.ts';
import { generateOperation } from './generate-backup-codes.ts';
import { amr, type BackupCodeVerification } from './backup-code-verification.ts';
import { verifyOperation } from './verify-backup-code.ts';

/** Proves an account by a code that was written down, or sets such codes up. */
export const backupCode: Factor<BackupCodeVerification> = {
  type: 'BackupCode',
  amr,
  secondFactor: 'BackupCode',
  inUse: accountErrors.backupCodesInUse,
  boundAs: { backupCode: { type: 'BackupCode' } },
  operations: [generateOperation, verifyOperation],
  describe: ({ id, type, userId }) => ({ id, type, userId }),
  binds: ({ setUp }) =>
    setUp && {
      type: 'BackupCode',
      sealed: setUp.sealed,
      data: { codes: setUp.codes },
      lastStep: 0,
      isReplacement: true,
    },
};
