import { z } from 'zod';
import { sendErrors } from '../connectors/errors.ts';
import { endpoint } from '../endpoint.ts';
import { accountErrors, codeErrors, mfaErrors, sessionErrors } from './errors.ts';

const verificationId = z.string().max(21);
/** Both spellings are the wire's. */
const identifierType = z.enum(['email', 'phone', 'Email', 'Phone']);
const common = [
  sessionErrors.notFound,
  sessionErrors.changed,
  sessionErrors.crossSite,
  sessionErrors.interactionNotFound,
  sessionErrors.invalidInteractionType,
  sessionErrors.identifierNotFound,
  accountErrors.suspended,
  accountErrors.notExist,
] as const;

export const sendMfaCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/mfa-verification-code',
  summary: 'Send a code to the account’s own e-mail address or phone number, to prove it as second factor',
  permission: 'flow',
  transaction: 'none',
  body: z.object({ identifierType }),
  output: z.object({ verificationId: z.string() }),
  errors: [...common, mfaErrors.notEnabled, ...sendErrors],
});

export const verifyMfaCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/mfa-verification-code/verify',
  summary: 'Prove the second factor by the code that was sent to the account’s own address',
  permission: 'flow',
  transaction: 'none',
  body: z.object({ verificationId, code: z.string().min(1).max(16), identifierType }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...common,
    sessionErrors.verificationNotFound,
    sessionErrors.tooManyAttempts,
    codeErrors.notFound,
    codeErrors.mismatch,
    codeErrors.expired,
    codeErrors.exceedMaxTry,
  ],
});
