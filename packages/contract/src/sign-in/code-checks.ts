import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { sendErrors } from '../connectors/errors.ts';
import { accountErrors, codeErrors, sessionErrors, stepErrors } from './errors.ts';
import { address, interactionEvent, verificationId } from './interaction.ts';

export const sendVerificationCode = checks({
  summary: 'Send a code to an email address or phone number, whether or not an account has it',
  transaction: 'none',
  body: z.object({ identifier: address, interactionEvent }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...stepErrors,
    sessionErrors.invalidInteractionType,
    sessionErrors.captchaRequired,
    sessionErrors.modeForbidden,
    sessionErrors.ssoEnabled,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
    ...sendErrors,
  ],
});

export const verifyVerificationCode = checks({
  summary: 'Verify an email address or phone number with a code',
  transaction: 'none',
  body: z.object({ identifier: address, verificationId, code: z.string().max(16) }),
  output: z.object({ verificationId: z.string() }),
  errors: [
    ...stepErrors,
    sessionErrors.verificationNotFound,
    sessionErrors.tooManyAttempts,
    codeErrors.notFound,
    codeErrors.mismatch,
    codeErrors.expired,
    codeErrors.exceedMaxTry,
    accountErrors.emailInUse,
    accountErrors.phoneInUse,
  ],
});
