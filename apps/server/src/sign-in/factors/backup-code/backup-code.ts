import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Factor } from '../../flow/factor.ts';
import type { VerificationOf } from '../../state/verifications.ts';
import { generateOperation } from './generate-backup-codes.ts';
import { amr, verifyOperation } from './verify-backup-code.ts';

/** Verifies a user by a backup code, or sets backup codes up. */
export const backupCode: Factor<VerificationOf<'BackupCode'>> = {
  type: 'BackupCode',
  amr,
  operations: [generateOperation, verifyOperation],
  describe: ({ id, type, userId }) => ({ id, type, userId }),
  secondFactor: {
    type: 'BackupCode',
    inUse: accountErrors.backupCodesInUse,
    boundAs: { backupCode: { type: 'BackupCode' } },
    setUp: ({ setUp }) =>
      setUp && {
        type: 'BackupCode',
        sealed: setUp.sealed,
        data: { codes: setUp.codes },
        lastStep: 0,
        isReplacement: true,
      },
  },
};
