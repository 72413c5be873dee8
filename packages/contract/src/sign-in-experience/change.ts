import { color } from './look.ts';
import { signInExperienceSettings } from './sign-in-experience.ts';
import { deriveDarkColor } from './theme.ts';

/** A change of the sign-in experience. If it has no color for dark mode, that is derived from the primary color (ADR 136). */
export const signInExperienceChange = signInExperienceSettings
  .extend({
    color: color
      .partial({ darkPrimaryColor: true })
      .transform((given) => ({ darkPrimaryColor: deriveDarkColor(given.primaryColor), ...given })),
  })
  .partial();
