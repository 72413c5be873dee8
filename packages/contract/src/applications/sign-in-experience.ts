import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { branding, color, optionalUrl } from '../sign-in-experience/look.ts';

/** The parts of the sign-in experience that an application overrides (ENT-05); omitted parts are the tenant's. */
export const applicationSignInExperienceSettings = z.object({
  color: shown(color.partial()),
  branding: shown(branding),
  customCss: shown(
    z
      .string()
      .max(65_536)
      .nullable()
      .transform((css) => css || null),
  ),
  termsOfUseUrl: shown(optionalUrl),
  privacyPolicyUrl: shown(optionalUrl),
  /** The name that users see; if null, the application's name. */
  displayName: shown(
    z
      .string()
      .max(256)
      .nullable()
      .transform((name) => name || null),
  ),
});
export type ApplicationSignInExperienceSettings = z.infer<typeof applicationSignInExperienceSettings>;

export const applicationSignInExperience = applicationSignInExperienceSettings.extend({
  tenantId,
  applicationId: id,
});
export type ApplicationSignInExperience = z.infer<typeof applicationSignInExperience>;

/** The value for an application that overrides nothing. */
export const emptySignInExperience: ApplicationSignInExperienceSettings = {
  color: {},
  branding: {},
  customCss: null,
  termsOfUseUrl: null,
  privacyPolicyUrl: null,
  displayName: null,
};
