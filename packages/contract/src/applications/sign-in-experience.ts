import { z } from 'zod';
import { id, tenantId } from '../common.ts';
import { branding, color, optionalUrl } from '../sign-in-experience/look.ts';

/** What of the tenant's sign-in experience an application has of its own (ENT-05); what it leaves out is the tenant's. */
export const applicationSignInExperienceSettings = z.object({
  color: color.partial(),
  branding,
  customCss: z
    .string()
    .max(65_536)
    .nullable()
    .transform((css) => css || null),
  termsOfUseUrl: optionalUrl,
  privacyPolicyUrl: optionalUrl,
  /** What people know it by; its name, where that is null. */
  displayName: z
    .string()
    .max(256)
    .nullable()
    .transform((name) => name || null),
});
export type ApplicationSignInExperienceSettings = z.infer<typeof applicationSignInExperienceSettings>;

export const applicationSignInExperience = applicationSignInExperienceSettings.extend({
  tenantId,
  applicationId: id,
});
export type ApplicationSignInExperience = z.infer<typeof applicationSignInExperience>;

/** Of an application that has nothing of its own. */
export const emptySignInExperience: ApplicationSignInExperienceSettings = {
  color: {},
  branding: {},
  customCss: null,
  termsOfUseUrl: null,
  privacyPolicyUrl: null,
  displayName: null,
};
