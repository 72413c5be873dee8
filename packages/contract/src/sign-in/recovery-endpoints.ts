import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { accountErrors, passwordErrors, sessionErrors, stepErrors } from './errors.ts';
import { enteredPassword } from './interaction.ts';

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/experience/profile/password',
  summary: 'Choose the password that replaces a forgotten one, once the account is proven',
  permission: 'flow',
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

export const agreeToTerms = endpoint({
  method: 'POST',
  path: '/api/experience/terms',
  summary: 'Agree to the terms of use and the privacy policy; submitting writes it down',
  permission: 'flow',
  transaction: 'none',
  errors: [...stepErrors],
});
