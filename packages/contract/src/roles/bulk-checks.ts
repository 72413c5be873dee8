import { z } from 'zod';
import { bulkIds, bulkResults } from '../bulk.ts';
import { id } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';

export const addRolesToUsers = checks({
  summary: 'Assign roles to up to 100 users, in addition to those they have; each user is reported',
  // Each user has a transaction.
  transaction: 'none',
  body: z.object({ userIds: bulkIds, roleIds: z.array(id).min(1).max(100) }),
  status: 200,
  output: bulkResults,
  errors: [entityErrors.notFound, entityErrors.relationNotFound, entityErrors.wrongType],
});
