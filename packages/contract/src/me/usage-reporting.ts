import { z } from 'zod';

/** What the operator of the cloud edition may be told about an account, each once (CONST-16). */
export const conversionTypes = [
  'SignUp',
  'CreateFirstApp',
  'CreateProductionTenant',
  'PurchaseProPlan',
] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** Field of an administrator's custom data with their decision (ADR 199). */
export const usageReportingKey = 'usageReporting';

const consent = z.object({
  isAllowed: z.boolean(),
  /** When it was decided: what happened before isn't reported. */
  at: z.number().int().nonnegative(),
});
export type UsageReportingConsent = z.infer<typeof consent>;

/** The decision of an account; undefined if it wasn't asked, or what is stored is invalid. Without one, nothing is reported. */
export const readConsent = (customData: Record<string, unknown>): UsageReportingConsent | undefined =>
  consent.safeParse(customData[usageReportingKey]).data;
