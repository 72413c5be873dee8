import { z } from 'zod';
import { verificationErrors } from '../account/errors.ts';
import { tenantId } from '../common.ts';
import { checks } from '../endpoint.ts';
import { deletionErrors } from '../tenants/deletion.ts';
import { bounded } from '../validation/bounded.ts';
import { accountDeletion } from './deletion.ts';

export const getAccountDeletion = checks({
  summary: 'Get what deleting the signed-in administrator’s account would delete, and what prevents it',
  // The platform uses a connection of its own.
  transaction: 'none',
  output: accountDeletion,
});

export const deleteAccount = checks({
  summary:
    'Delete the signed-in administrator’s account with the tenants that have no other admin; the others are left',
  transaction: 'none',
  query: z.object({
    /** IDs, separated by commas, of tenants with other admins that are deleted instead of left. */
    deletedTenants: bounded(22 * 200)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(tenantId).max(200))
      .optional(),
  }),
  errors: [verificationErrors.denied, deletionErrors.blocked],
});
