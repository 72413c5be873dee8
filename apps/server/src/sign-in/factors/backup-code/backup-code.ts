import type { StoredBackupCode } from '../../../mfa/backup-codes.ts';
import type { Verification } from '../../flow/state.ts';
import type { Factor } from '../factor.ts';
import { generateOperation } from './generate.ts';
import { verifyOperation } from './verify.ts';

/** A backup code that was used, or new ones, of which the flow keeps what the account will. */
export interface BackupCodeVerification extends Verification {
  type: 'BackupCode';
  userId: string;
  setUp?: { sealed: string; codes: StoredBackupCode[] };
}

/** Proves an account by a code that was written down, or sets such codes up. */
export const backupCode: Factor<BackupCodeVerification> = {
  type: 'BackupCode',
  amr: 'otp',
  operations: [generateOperation, verifyOperation],
  describe: ({ id, type, userId }) => ({ id, type, userId }),
  binds: ({ setUp }) =>
    setUp && { type: 'BackupCode', sealed: setUp.sealed, data: { codes: setUp.codes }, lastStep: 0 },
};
