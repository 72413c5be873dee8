import { z } from 'zod';
import type { TenantTag } from './tenants.ts';

/** All plans a subscription can name. `hobby` and `grandfathered-pro` are only read, never sold (OPEN-01). */
export const planIds = ['free', 'hobby', 'pro', 'enterprise', 'grandfathered-pro', 'dev', 'admin'] as const;
export const planId = z.enum(planIds);
export type PlanId = (typeof planIds)[number];

/** Plans that subscriptions from before can have. */
export const legacyPlanIds: readonly PlanId[] = ['hobby', 'grandfathered-pro'];

/** The plan of a new tenant for which nothing is paid (OPEN-10, OPEN-11). */
export const planOfTag = { development: 'dev', production: 'free' } as const satisfies Record<
  TenantTag,
  PlanId
>;

const limit = z.number().int().min(0).nullable();

/** What a plan includes (QUOTA-01). A number is a limit, null is unlimited, false is not included. */
export const quota = z.object({
  mauLimit: limit,
  tokenLimit: limit,
  applicationsLimit: limit,
  machineToMachineLimit: limit,
  thirdPartyApplicationsLimit: limit,
  resourcesLimit: limit,
  scopesPerResourceLimit: limit,
  userRolesLimit: limit,
  machineToMachineRolesLimit: limit,
  scopesPerRoleLimit: limit,
  socialConnectorsLimit: limit,
  enterpriseSsoLimit: limit,
  hooksLimit: limit,
  organizationsLimit: limit,
  tenantMembersLimit: limit,
  auditLogsRetentionDays: limit,
  /** Hours until support answers; 0 is no support. */
  ticketSupportResponseTime: limit,
  mfaEnabled: z.boolean(),
  customJwtEnabled: z.boolean(),
  subjectTokenEnabled: z.boolean(),
  bringYourUiEnabled: z.boolean(),
  idpInitiatedSsoEnabled: z.boolean(),
});
export type Quota = z.infer<typeof quota>;
export type QuotaKey = keyof Quota;

export { isPaidPlan, isReached, isSurpassed } from './quota-rules.ts';

export const skuTypes = ['Basic', 'AddOn'] as const;
export type SkuType = (typeof skuTypes)[number];

/** What can be bought: a plan, or more of something that a plan includes (PLAN-03, PLAN-04). The ID of a Basic SKU is its plan's (OPEN-50). */
export const sku = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(skuTypes),
  /** Per month, in cents; null if it isn't sold at a fixed price. */
  unitPrice: z.number().int().nullable(),
  productId: z.string().nullable(),
  defaultPriceId: z.string().nullable(),
  quota: quota.partial(),
  /** What the price of a plan includes, where its quota has no limit. More of it costs what its add-on costs (OPEN-64). */
  basicQuota: quota.partial(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Sku = z.infer<typeof sku>;
