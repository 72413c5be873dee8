import { z } from 'zod';
import { planId, quota } from './plans.ts';

const count = z.number().int().min(0);

/**
 * How much of a quota a tenant uses: how many there are, or whether a feature is in use. Of permissions, the number of the resource or role
 * that has the most.
 */
export const quotaUsage = z.object({
  mauLimit: count,
  tokenLimit: count,
  applicationsLimit: count,
  machineToMachineLimit: count,
  thirdPartyApplicationsLimit: count,
  resourcesLimit: count,
  scopesPerResourceLimit: count,
  userRolesLimit: count,
  machineToMachineRolesLimit: count,
  scopesPerRoleLimit: count,
  socialConnectorsLimit: count,
  enterpriseSsoLimit: count,
  hooksLimit: count,
  organizationsLimit: count,
  /** Members and pending invitations. */
  tenantMembersLimit: count,
  mfaEnabled: z.boolean(),
  customJwtEnabled: z.boolean(),
  subjectTokenEnabled: z.boolean(),
  bringYourUiEnabled: z.boolean(),
  idpInitiatedSsoEnabled: z.boolean(),
});
export type QuotaUsage = z.infer<typeof quotaUsage>;

/** The limits of a tenant, and what it uses (QUOTA-03). */
export const subscriptionUsage = z.object({
  planId,
  /** Beyond a limit, nothing more can be created. */
  quota,
  /** What the price includes. A paid plan charges for what is beyond it; other plans have no add-ons, so this is their quota. */
  basicQuota: quota,
  usage: quotaUsage,
  /** The number of permissions of each API resource, by ID, without the Management API. */
  resources: z.record(z.string(), count),
  /** The number of permissions of each role, by ID, without the built-in ones. */
  roles: z.record(z.string(), count),
});
export type SubscriptionUsage = z.infer<typeof subscriptionUsage>;

/** The use of the current period. */
export const periodicUsage = quotaUsage.pick({ mauLimit: true, tokenLimit: true });
export type PeriodicUsage = z.infer<typeof periodicUsage>;
