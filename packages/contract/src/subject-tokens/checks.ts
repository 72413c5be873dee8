import { z } from 'zod';
import { writableCustomData } from '../applications/applications.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userId } from '../users/users.ts';
import { newSubjectToken } from './subject-tokens.ts';

export const createSubjectToken = checks({
  summary:
    'Create a token with which an application acts as a user: it is exchanged once for an access token (RFC 8693)',
  status: 201,
  body: z.object({
    userId,
    /** Kept with the token, for example the number of a support case. The audit log doesn't contain it. */
    context: writableCustomData.default({}),
  }),
  output: newSubjectToken,
  errors: [entityErrors.relationNotFound],
});
