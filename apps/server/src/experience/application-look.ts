import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { TenantDb } from '../database/database.ts';

/** What an application has of its own on the sign-in pages. */
export interface ApplicationLook {
  isThirdParty: boolean;
  look: Partial<ApplicationSignInExperienceSettings> | null;
}

/**
 * The tenant's experience as an application's pages have it. Pictures are taken by pairs, for the dark variant of another one’s logo is
 * none of this. At the sign-in people agree with whom their account is: the terms of a third party stand on the consent page alone.
 */
export function applyLook(
  experience: SignInExperience,
  application: ApplicationLook | undefined,
): SignInExperience {
  const own = application?.look;
  if (!own) return experience;
  const { logoUrl, darkLogoUrl, favicon, darkFavicon } = own.branding ?? {};
  return {
    ...experience,
    color: {
      ...experience.color,
      // The tenant's colour for the dark is that of another brand.
      ...(own.color?.primaryColor && { darkPrimaryColor: deriveDarkColor(own.color.primaryColor) }),
      ...own.color,
    },
    branding: {
      ...experience.branding,
      ...((logoUrl ?? darkLogoUrl) && { logoUrl: logoUrl ?? darkLogoUrl, darkLogoUrl }),
      ...((favicon ?? darkFavicon) && { favicon: favicon ?? darkFavicon, darkFavicon }),
    },
    customCss: own.customCss ?? experience.customCss,
    ...(!application.isThirdParty && describeTerms(application)),
  };
}

/** Terms of the application's own: both, or of one alone the one. */
export function describeTerms(
  application: ApplicationLook | undefined,
): Pick<SignInExperience, 'termsOfUseUrl' | 'privacyPolicyUrl'> | undefined {
  const { termsOfUseUrl = null, privacyPolicyUrl = null } = application?.look ?? {};
  return termsOfUseUrl || privacyPolicyUrl ? { termsOfUseUrl, privacyPolicyUrl } : undefined;
}

export function findLook(db: TenantDb, applicationId: string): Promise<ApplicationLook | undefined> {
  return db
    .selectFrom('applications as a')
    .leftJoin('applicationSignInExperiences as e', 'e.applicationId', 'a.id')
    .select(['a.isThirdParty', 'e.settings as look'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}
