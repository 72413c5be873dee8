import { z } from 'zod';
import { bulkIds, bulkResults } from '../bulk.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';

export const suspendUsers = checks({
  summary: 'Suspend or reactivate up to 100 users; each is reported',
  // Each user has a transaction.
  transaction: 'none',
  body: z.object({ userIds: bulkIds, isSuspended: z.boolean() }),
  status: 200,
  output: bulkResults,
  errors: [entityErrors.notFound],
});

export const deleteUsers = checks({
  summary: 'Delete up to 100 users; each is reported',
  transaction: 'none',
  body: z.object({ userIds: bulkIds }),
  status: 200,
  output: bulkResults,
  errors: [entityErrors.notFound],
});
