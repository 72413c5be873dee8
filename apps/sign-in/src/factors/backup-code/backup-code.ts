import type { SecondFactor } from '../second-factor.ts';
import { VerifyBackupCode } from './verify-backup-code.tsx';

/** One-time backup codes. */
export const backupCode: SecondFactor = {
  name: 'mfa.use_backup',
  text: 'mfa.backup_text',
  Verify: VerifyBackupCode,
};
