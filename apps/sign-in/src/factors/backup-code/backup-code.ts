import type { SecondFactor } from '../second-factor.ts';
import { ProveBackupCode } from './prove-backup-code.tsx';

/** Codes that were written down. */
export const backupCode: SecondFactor = {
  name: 'mfa.use_backup',
  text: 'mfa.backup_text',
  Prove: ProveBackupCode,
};
