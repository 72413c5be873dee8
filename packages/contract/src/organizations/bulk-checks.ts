import { z } from 'zod';
import { bulkIds, bulkResults } from '../bulk.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';

export const deleteOrganizations = checks({
  summary: 'Delete up to 100 organizations; each is reported',
  // Each organization has a transaction.
  transaction: 'none',
  body: z.object({ organizationIds: bulkIds }),
  status: 200,
  output: bulkResults,
  errors: [entityErrors.notFound],
});
