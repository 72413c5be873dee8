import { z } from 'zod';
import { verificationErrors } from '../account/errors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { leastPassphrase, mostPassphrase, tenantExportErrors as errors } from './tenant-export.ts';

export const exportSealedTenant = checks({
  summary: 'Export a tenant with all its secrets, sealed with a passphrase',
  body: z.object({ passphrase: bounded(mostPassphrase).min(leastPassphrase) }),
  errors: [entityErrors.notFound, verificationErrors.denied, errors.running, errors.tooLarge],
  transaction: 'none',
});

export const exportTenant = checks({
  summary: 'Export the tenant as JSON lines, without secrets and password hashes',
  errors: [errors.running, errors.tooLarge],
  transaction: 'none',
});
