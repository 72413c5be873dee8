import { z } from 'zod';
import { timestamp } from '../common.ts';

const checked = z.boolean().optional();

/** What the console keeps of a tenant for all its administrators (VIEW-10). */
export const adminConsoleConfig = z.object({
  signInExperienceCustomized: z.boolean().default(false),
  organizationCreated: z.boolean().default(false),
  developmentTenantMigrationNotification: z
    .object({
      isPaidTenant: z.boolean(),
      tag: z.string().max(64),
      /** When somebody has read it; unread until then. */
      readAt: timestamp.optional(),
    })
    .optional(),
  checkedChargeNotification: z
    .object({ token: checked, apiResource: checked, machineToMachineApp: checked, tenantMember: checked })
    .optional(),
});
export type AdminConsoleConfig = z.infer<typeof adminConsoleConfig>;

/** Changed fields; what is left out stays. A default would overwrite it, so it is taken off. */
export const adminConsoleConfigChange = z
  .object({
    ...adminConsoleConfig.shape,
    signInExperienceCustomized: z.boolean(),
    organizationCreated: z.boolean(),
  })
  .partial();

/** Where a tenant answers (API-17). */
export const tenantEndpoints = z.object({ user: z.url() });
