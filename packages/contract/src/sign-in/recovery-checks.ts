import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { accountErrors, mfaErrors, passwordErrors, sessionErrors, stepErrors } from './errors.ts';
import { enteredPassword } from './interaction.ts';

export const resetPassword = checks({
  summary:
    'Set a new password after the account was verified: a forgotten one, or at sign-in one that has expired',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  errors: [
    ...stepErrors,
    sessionErrors.invalidInteractionType,
    sessionErrors.identifierNotFound,
    sessionErrors.resetNotAllowed,
    mfaErrors.verificationRequired,
    accountErrors.notExist,
    accountErrors.suspended,
    accountErrors.samePassword,
    withStatus(passwordErrors.rejected, 422),
  ],
});

export const agreeToTerms = checks({
  summary: 'Agree to the terms of use and privacy policy; it is saved at submit',
  transaction: 'none',
  errors: [...stepErrors],
});
