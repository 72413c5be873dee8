import { z } from 'zod';
import { id, tenantId } from '../common.ts';

/** One organization role of a tenant. */
export const organizationRole = z.object({
  tenantId,
  id,
  name: z.string().min(1).max(128),
});
export type OrganizationRole = z.infer<typeof organizationRole>;
