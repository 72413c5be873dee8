import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { passwordErrors } from '../sign-in/errors.ts';

export const checkPasswordByPolicy = checks({
  summary: 'Check whether the password policy accepts a password, also for a certain user',
  transaction: 'none',
  body: z.object({ password: z.string().min(1).max(1024), userId: z.string().max(21).optional() }),
  output: z.object({ result: z.literal(true) }),
  errors: [passwordErrors.rejected, entityErrors.notExistsWithId, edgeErrors.rateLimited],
});
