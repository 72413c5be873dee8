import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { explainedAccess } from './access.ts';
import { explainedToken } from './tokens.ts';

export const explainAccess = checks({
  summary:
    'Explain by which ways a user would get in to an application, what keeps them out, and which permissions a token would have and why',
  query: z.object({
    /** The API resource whose permissions are explained; the tenant’s default one if it isn’t given. */
    resourceId: z.string().min(1).max(21).optional(),
    /** The organization that the token is for. */
    organizationId: z.string().min(1).max(21).optional(),
  }),
  output: explainedAccess,
  errors: [entityErrors.notExistsWithId],
});

export const explainToken = checks({
  summary:
    'Explain a token of this tenant: what it is, whose, whether it still works, and which roles give its permissions now',
  transaction: 'none',
  body: z.object({ token: bounded(16_384).trim().min(1) }),
  output: explainedToken,
});
