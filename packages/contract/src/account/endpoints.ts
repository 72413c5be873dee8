import { z } from 'zod';
import { edgeErrors } from '../errors.ts';
import { endpoint } from '../endpoint.ts';
import { accountErrors, passwordErrors, sessionErrors } from '../sign-in/errors.ts';
import { enteredPassword } from '../sign-in/interaction.ts';
import { verificationErrors, verificationRecord } from './account.ts';

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
  errors: [sessionErrors.invalidCredentials, edgeErrors.rateLimited, accountErrors.suspended],
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
