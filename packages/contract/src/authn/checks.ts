import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { hasuraErrors } from './errors.ts';

export const authorizeHasura = checks({
  summary: 'Authorize a request of Hasura by a user’s access token and the role in the header Expected-Role',
  query: z.object({
    /** The audience of the token. */
    resource: bounded(2048).min(1),
    /** The role of callers without a valid token or without the expected role; otherwise they get 401. */
    unauthorizedRole: bounded(128).optional(),
  }),
  output: z.object({ 'X-Hasura-User-Id': z.string().optional(), 'X-Hasura-Role': z.string().optional() }),
  transaction: 'none',
  errors: [
    hasuraErrors.expectedRoleNotFound,
    edgeErrors.authorizationHeaderMissing,
    edgeErrors.tokenTypeNotSupported,
    edgeErrors.unauthorized,
  ],
});
