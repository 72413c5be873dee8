import { z } from 'zod';
import { bulkIds, bulkResults } from '../bulk.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';

export const deleteApplications = checks({
  summary: 'Delete up to 100 applications, except SAML applications; each is reported',
  // Each application has a transaction.
  transaction: 'none',
  body: z.object({ applicationIds: bulkIds }),
  status: 200,
  output: bulkResults,
  errors: [entityErrors.notFound, applicationErrors.builtIn, applicationErrors.useSamlApi],
});
