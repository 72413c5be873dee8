import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { accountErrors, passwordErrors, sessionErrors, stepErrors } from './errors.ts';
import { enteredPassword } from './interaction.ts';

export const resetPassword = checks({
  summary: 'Choose the password that replaces a forgotten one, once the account is proven',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  errors: [
    ...stepErrors,
    sessionErrors.invalidInteractionType,
    sessionErrors.identifierNotFound,
    accountErrors.notExist,
    accountErrors.suspended,
    accountErrors.samePassword,
    withStatus(passwordErrors.rejected, 422),
  ],
});

export const agreeToTerms = checks({
  summary: 'Agree to the terms of use and the privacy policy; submitting writes it down',
  transaction: 'none',
  errors: [...stepErrors],
});
