import type { StoredBackupCode } from '../../../mfa/backup-codes.ts';
import type { Verification } from '../../flow/flow-state.ts';

/** How RFC 8176 calls it. */
export const amr = 'otp';

/** A backup code that was used, or new ones, of which the flow keeps what the account will. */
export interface BackupCodeVerification extends Verification {
  type: 'BackupCode';
  userId: string;
  setUp?: { sealed: string; codes: StoredBackupCode[] };
}
