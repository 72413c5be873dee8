import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { TenantDb } from '../database/database.ts';

/** An application's own branding of the sign-in pages. */
export interface ApplicationLook {
  isThirdParty: boolean;
  look: Partial<ApplicationSignInExperienceSettings> | null;
}

/**
 * The tenant's sign-in experience with an application's branding. Images are replaced in pairs, because the tenant's dark logo doesn't
 * belong to the application's logo. Users accept the tenant's terms at sign-in; those of a third party are only on the consent page.
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
      // The tenant's color for dark mode belongs to another brand.
      ...(own.color?.primaryColor && { darkPrimaryColor: deriveDarkColor(own.color.primaryColor) }),
      ...own.color,
    },
    branding: {
      ...experience.branding,
      ...((logoUrl ?? darkLogoUrl) && { logoUrl: logoUrl ?? darkLogoUrl, darkLogoUrl }),
      ...((favicon ?? darkFavicon) && { favicon: favicon ?? darkFavicon, darkFavicon }),
    },
    customCss: own.customCss ?? experience.customCss,
    ...(!application.isThirdParty && pickTerms(application)),
  };
}

/** The application's own terms; undefined if it has neither of them. */
export function pickTerms(
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
