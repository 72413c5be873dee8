import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { accountErrors, passwordErrors, sessionErrors } from '../sign-in/errors.ts';
import { enteredPassword } from '../sign-in/interaction.ts';
import { verificationErrors, verificationRecord } from './account.ts';

export const verifyOwnPassword = checks({
  summary: 'Verify the password of the current user',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  status: 201,
  output: verificationRecord,
  errors: [sessionErrors.invalidCredentials, edgeErrors.rateLimited, accountErrors.suspended],
});

export const changeOwnPassword = checks({
  summary: 'Change the password of the current user; all other sessions end',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  errors: [verificationErrors.denied, passwordErrors.rejected, accountErrors.suspended],
});
