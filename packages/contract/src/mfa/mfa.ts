import { z } from 'zod';
import { declareErrors } from '../errors.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';

/** A second factor of a user, without what is secret of it (ENT-08). */
export const mfaVerification = z.object({
  id: z.string(),
  /** ISO 8601, as clients of the wire expect it here. */
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
  type: mfaFactor,
});
export type MfaVerification = z.infer<typeof mfaVerification>;

export const mfaVerificationErrors = {
  totpInUse: accountErrors.totpInUse,
  ...declareErrors({
    totpSecretInvalid: [
      'user.totp_secret_invalid',
      422,
      'The secret must be base 32 and stand for 16 to 64 bytes.',
    ],
  }),
};
