import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** Names the verification record that a call of the account API relies on. */
export const verificationIdHeader = 'logto-verification-id';

/** The scope that a token needs for what the owner of an account is signed in to (wire). */
export const sessionsScope = 'urn:logto:scope:sessions';

/** A verification of the account's owner; valid for ten minutes. */
export const verificationRecord = z.object({ verificationRecordId: z.string(), expiresAt: z.iso.datetime() });

export const verificationErrors = declareErrors({
  denied: [
    'verification_record.permission_denied',
    401,
    'Verify your identity again before changing your security settings.',
  ],
});
