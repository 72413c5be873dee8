import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { mfaVerification, mfaVerificationErrors as errors } from './mfa.ts';

export const listUserMfaVerifications = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/mfa-verifications',
  summary: 'List a user’s second factors',
  permission: 'read:data',
  output: z.array(mfaVerification),
  errors: [entityErrors.notFound],
});

export const createUserMfaVerification = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/mfa-verifications',
  summary: 'Give a user a second factor. Its secret is in the answer, and nowhere else ever after',
  permission: 'write:data',
  event: 'User.MfaVerification.Created',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('Totp'),
      /** One made elsewhere, in base 32. */
      secret: z.string().max(256).optional(),
    }),
    z.object({
      type: z.literal('BackupCode'),
      /** Codes made elsewhere. */
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

export const deleteUserMfaVerification = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/mfa-verifications/{verificationId}',
  summary: 'Take a second factor from a user, and end everything they are signed in to',
  permission: 'delete:data',
  event: 'User.MfaVerification.Deleted',
  errors: [entityErrors.notFound],
});
