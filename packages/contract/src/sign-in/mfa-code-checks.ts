import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { sendErrors } from '../connectors/errors.ts';
import { accountStepErrors, codeErrors, mfaErrors, sessionErrors } from './errors.ts';
import { verificationId } from './interaction.ts';

/** Both spellings are on the wire. */
const identifierType = z.enum(['email', 'phone', 'Email', 'Phone']);

export const sendMfaCode = checks({
  summary: 'Send a second factor code to the account’s email address or phone number',
  transaction: 'none',
  body: z.object({ identifierType }),
  output: z.object({ verificationId: z.string() }),
  errors: [...accountStepErrors, mfaErrors.notEnabled, ...sendErrors],
});

export const verifyMfaCode = checks({
  summary: 'Verify a second factor code',
  transaction: 'none',
  body: z.object({ verificationId, code: z.string().min(1).max(16), identifierType }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...accountStepErrors,
    sessionErrors.verificationNotFound,
    sessionErrors.tooManyAttempts,
    codeErrors.notFound,
    codeErrors.mismatch,
    codeErrors.expired,
    codeErrors.exceedMaxTry,
  ],
});
