import { z } from 'zod';
import { id, tenantId } from '../common.ts';

/** One organization scope of a tenant. */
export const organizationScope = z.object({
  tenantId,
  id,
  name: z.string().min(1).max(128),
});
export type OrganizationScope = z.infer<typeof organizationScope>;
