import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { mfaVerification, mfaVerificationErrors as errors } from './mfa.ts';

export const listUserMfaVerifications = checks({
  summary: 'List a user’s second factors',
  output: z.array(mfaVerification),
  errors: [entityErrors.notFound],
});

export const createUserMfaVerification = checks({
  summary: 'Create a second factor for a user; its secret is only in this response',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('Totp'),
      /** A secret that was generated elsewhere, in Base32. */
      secret: z.string().max(256).optional(),
    }),
    z.object({
      type: z.literal('BackupCode'),
      /** Codes that were generated elsewhere. */
      codes: z.array(z.string().max(64)).max(20).optional(),
    }),
  ]),
  output: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Totp'), secret: z.string(), secretQrCode: z.string() }),
    z.object({ type: z.literal('BackupCode'), codes: z.array(z.string()) }),
  ]),
  errors: [
    entityErrors.notFound,
    errors.totpInUse,
    errors.totpSecretInvalid,
    errors.backupCodesInUse,
    errors.backupCodeAlone,
    errors.wrongBackupCodes,
  ],
});

export const deleteUserMfaVerification = checks({
  summary: 'Delete a second factor of a user and end all their sessions and tokens',
  errors: [entityErrors.notFound],
});
