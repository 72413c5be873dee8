import { z } from 'zod';
import { declareErrors } from '../errors.ts';
import { accountErrors, mfaErrors } from '../sign-in/errors.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';

/** A user's second factor without its secrets (ENT-08). */
export const mfaVerification = z.object({
  id: z.string(),
  /** ISO 8601, which clients of the wire expect here. */
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
  type: mfaFactor,
  /** The browser that a passkey was set up with. */
  agent: z.string().optional(),
  /** How its user calls a passkey. */
  name: z.string().optional(),
  /** How many backup codes are left. */
  remainCodes: z.number().optional(),
});
export type MfaVerification = z.infer<typeof mfaVerification>;

export const mfaVerificationErrors = {
  totpInUse: accountErrors.totpInUse,
  backupCodesInUse: accountErrors.backupCodesInUse,
  backupCodeAlone: mfaErrors.backupCodeAlone,
  ...declareErrors({
    wrongBackupCodes: [
      'user.wrong_backup_code_format',
      422,
      'Backup codes must differ and have 8 to 32 letters and digits each.',
    ],
    totpSecretInvalid: [
      'user.totp_secret_invalid',
      422,
      'The secret must be Base32 and encode 16 to 64 bytes.',
    ],
  }),
};
