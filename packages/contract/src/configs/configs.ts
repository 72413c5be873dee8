import { z } from 'zod';
import { timestamp } from '../common.ts';

const checked = z.boolean().optional();

/** Console state of a tenant, shared by all its administrators (VIEW-10). */
export const adminConsoleConfig = z.object({
  signInExperienceCustomized: z.boolean().default(false),
  organizationCreated: z.boolean().default(false),
  developmentTenantMigrationNotification: z
    .object({
      isPaidTenant: z.boolean(),
      tag: z.string().max(64),
      /** When an administrator read it; omitted if it is unread. */
      readAt: timestamp.optional(),
    })
    .optional(),
  checkedChargeNotification: z
    .object({ token: checked, apiResource: checked, machineToMachineApp: checked, tenantMember: checked })
    .optional(),
});
export type AdminConsoleConfig = z.infer<typeof adminConsoleConfig>;

/** Omitted fields keep their values, so the fields have no defaults here. */
export const adminConsoleConfigChange = z
  .object({
    ...adminConsoleConfig.shape,
    signInExperienceCustomized: z.boolean(),
    organizationCreated: z.boolean(),
  })
  .partial();

/** Public endpoints of a tenant (API-17). */
export const tenantEndpoints = z.object({ user: z.url() });
