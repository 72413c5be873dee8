import { z } from 'zod';
import { actionErrors } from '../actions/errors.ts';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { usernameErrors } from '../validation/username-errors.ts';
import { anyUsername } from '../validation/username.ts';
import { accountErrors, passwordErrors, sessionErrors, stepErrors } from './errors.ts';
import { enteredPassword as password, identifier } from './interaction.ts';

const verificationId = z.object({ verificationId: z.string() });

export const verifyPassword = checks({
  summary: 'Verify the password of an account',
  transaction: 'none',
  body: z.object({ identifier, password }),
  output: verificationId,
  errors: [
    ...stepErrors,
    sessionErrors.invalidInteractionType,
    sessionErrors.captchaRequired,
    sessionErrors.invalidCredentials,
    sessionErrors.tooManyAttempts,
    sessionErrors.ssoEnabled,
    sessionErrors.identityConflict,
    actionErrors.identifierChanged,
  ],
});

export const createPasswordIdentity = checks({
  summary: 'Set the username and password of a new account',
  transaction: 'none',
  body: z.object({
    identifier: z.object({ type: z.literal('username'), value: anyUsername.min(1) }),
    password,
  }),
  output: verificationId,
  errors: [
    ...stepErrors,
    sessionErrors.invalidInteractionType,
    sessionErrors.captchaRequired,
    accountErrors.signUpMethodNotEnabled,
    accountErrors.usernameInUse,
    ...Object.values(usernameErrors),
    withStatus(passwordErrors.rejected, 422),
  ],
});
