import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors, withStatus } from '../errors.ts';
import { mfaVerification, mfaVerificationErrors } from '../mfa/mfa.ts';
import { accountErrors, mfaErrors } from '../sign-in/errors.ts';
import { verificationRecordId } from './account.ts';
import { bounded } from '../validation/bounded.ts';
import { lockOutErrors, verificationErrors } from './errors.ts';

const secret = z.string().max(256);
const code = z.string().min(1).max(16);
/** How its user calls a passkey. */
const passkeyName = bounded(256).trim().min(1).max(64);

export const listOwnFactors = checks({
  summary: 'List the current user’s second factors',
  output: z.array(mfaVerification),
  errors: [accountErrors.suspended],
});

export const addOwnFactor = checks({
  summary: 'Add a second factor to the current user’s account',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('WebAuthn'),
      newIdentifierVerificationRecordId: verificationRecordId,
      name: passkeyName.optional(),
    }),
    z.object({ type: z.enum(['Totp', 'TOTP']), secret, code: code.optional() }),
    z.object({ type: z.literal('BackupCode'), codes: z.array(z.string().max(64)).max(20) }),
  ]),
  errors: [
    withStatus(verificationErrors.notFound, 400),
    entityErrors.notFound,
    accountErrors.suspended,
    accountErrors.totpInUse,
    accountErrors.backupCodesInUse,
    accountErrors.keyInUse,
    accountErrors.passkeyLimit,
    mfaErrors.notEnabled,
    mfaErrors.invalidTotp,
    mfaErrors.backupCodeAlone,
    withStatus(mfaVerificationErrors.totpSecretInvalid, 400),
    mfaVerificationErrors.wrongBackupCodes,
  ],
});

export const replaceOwnTotp = checks({
  summary: 'Set or replace the current user’s authenticator app; if it is replaced, all other sessions end',
  body: z.object({ secret, code }),
  errors: [
    entityErrors.notFound,
    accountErrors.suspended,
    mfaErrors.notEnabled,
    mfaErrors.invalidTotp,
    withStatus(mfaVerificationErrors.totpSecretInvalid, 400),
  ],
});

export const generateOwnTotpSecret = checks({
  summary: 'Generate a secret for an authenticator app, as text and as a QR code; it is not stored',
  output: z.object({
    secret: z.string(),
    /** A `data:` URL. */
    secretQrCode: z.string(),
    /** Content of the QR code (`otpauth:`); on a phone it opens the authenticator app. */
    secretUri: z.string(),
  }),
  errors: [accountErrors.suspended],
});

export const generateOwnBackupCodes = checks({
  summary: 'Generate backup codes; they are not stored until they are added as a second factor',
  output: z.object({ codes: z.array(z.string()) }),
});

export const listOwnBackupCodes = checks({
  summary:
    'List the current user’s backup codes with when they were used; they are stored as hashes, so `code` is masked',
  output: z.object({
    codes: z.array(z.object({ code: z.string(), usedAt: z.iso.datetime().optional() })),
  }),
  errors: [entityErrors.notFound],
});

export const renameOwnPasskey = checks({
  summary: 'Name a passkey or security key of the current user',
  body: z.object({ name: passkeyName }),
  output: mfaVerification,
  errors: [entityErrors.notFound],
});

export const removeOwnFactor = checks({
  summary: 'Remove a second factor of the current user; all other sessions end',
  errors: [entityErrors.notFound, accountErrors.suspended, lockOutErrors.lastWay, mfaErrors.notOptional],
});
