import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** The header with the ID of the verification record that a call to the account API relies on. */
export const verificationIdHeader = 'logto-verification-id';

/** The scope that a token needs to read and end the user's own sessions and grants (wire). */
export const sessionsScope = 'urn:logto:scope:sessions';

/** A user's verification of their own identity; valid for ten minutes. */
export const verificationRecord = z.object({ verificationRecordId: z.string(), expiresAt: z.iso.datetime() });

export const verificationErrors = declareErrors({
  denied: [
    'verification_record.permission_denied',
    401,
    'Verify your identity again before changing your security settings.',
  ],
});
