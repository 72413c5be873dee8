import { z } from 'zod';
import { tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { planId } from './plans.ts';
import { regionNames, tenantTags } from './tenants.ts';

/** The role of the admin tenant whose members operate the platform. It gives no permission in any tenant. */
export const operatorRoleName = 'platform:operator';

/** A tenant as an operator sees it: nothing of its data, and no user's name. */
export const operatedTenant = z.object({
  id: tenantId,
  name: z.string(),
  tag: z.enum(tenantTags),
  regionName: z.enum(regionNames),
  planId,
  isSuspended: z.boolean(),
  suspendedReason: z.string().nullable(),
  /** The number of its administrators. */
  members: z.number(),
  /** Of the current month. */
  usage: z.object({ activeUsers: z.number(), tokenUsage: z.number() }),
  createdAt: timestamp,
});
export type OperatedTenant = z.infer<typeof operatedTenant>;

/** What an operator changes. A suspension has a reason, which members of the tenant don't see. */
export const operatedChange = z
  .object({
    isSuspended: z.boolean(),
    suspendedReason: bounded(256).trim().nullable(),
    planId,
  })
  .partial();

export const operatorErrors = declareErrors({
  adminTenant: [
    'tenant.is_admin_tenant',
    422,
    'The admin tenant has no plan and can’t be suspended: administrators sign in there.',
  ],
});
