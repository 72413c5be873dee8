import { z } from 'zod';
import { declareErrors } from '../errors.ts';
import { endpoint } from '../endpoint.ts';
import { accountErrors, passwordErrors, sessionErrors } from '../sign-in/errors.ts';
import { enteredPassword } from '../sign-in/interaction.ts';

/** Names the verification record that a call of the account API relies on. */
export const verificationIdHeader = 'logto-verification-id';

export const verificationErrors = declareErrors({
  notFound: ['verification_record.not_found', 404, 'This verification is unknown or has ended.'],
  denied: [
    'verification_record.permission_denied',
    401,
    'Prove again that the account is yours before changing how it is protected.',
  ],
});

/** Proof of being the account's owner; good for ten minutes. */
export const verificationRecord = z.object({ verificationRecordId: z.string(), expiresAt: z.iso.datetime() });

export const verifyOwnPassword = endpoint({
  method: 'POST',
  path: '/api/verifications/password',
  summary: 'Prove by its password that an account is one’s own',
  permission: 'account',
  transaction: 'none',
  event: 'User.Verification.Password',
  body: z.object({ password: enteredPassword }),
  status: 201,
  output: verificationRecord,
  errors: [sessionErrors.invalidCredentials, sessionErrors.tooManyAttempts],
});

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/my-account/password',
  summary: 'Change one’s own password; every other session of the account ends',
  permission: 'account',
  transaction: 'none',
  event: 'User.Password.Updated',
  body: z.object({ password: enteredPassword }),
  errors: [verificationErrors.denied, passwordErrors.rejected, accountErrors.suspended],
});
