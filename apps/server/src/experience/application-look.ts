import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { TenantQueries } from '../database/database.ts';

/** Colors, images and CSS that replace those of the tenant. */
export type BrandLook = Partial<
  Pick<ApplicationSignInExperienceSettings, 'color' | 'branding' | 'customCss'>
>;

/** Own branding of the sign-in pages: of the application that users sign in to, and of the organization that they sign in for. */
export interface ApplicationLook {
  isThirdParty: boolean;
  look: Partial<ApplicationSignInExperienceSettings> | null;
  organizationLook?: BrandLook | null | undefined;
}

/**
 * The tenant's sign-in experience with the branding of an application and, over it, of an organization (ADR 153). Users accept the tenant's
 * terms at sign-in; those of a third party are only on the consent page.
 */
export function applyLook(
  experience: SignInExperience,
  application: ApplicationLook | undefined,
): SignInExperience {
  if (!application) return experience;
  const { look, organizationLook, isThirdParty } = application;
  return {
    ...applyBrand(applyBrand(experience, look), organizationLook),
    ...(!isThirdParty && pickTerms(application)),
  };
}

/** Images are replaced in pairs, because the dark logo of one brand doesn't belong to the logo of another. */
export function applyBrand(
  experience: SignInExperience,
  own: BrandLook | null | undefined,
): SignInExperience {
  if (!own) return experience;
  const { logoUrl, darkLogoUrl, favicon, darkFavicon } = own.branding ?? {};
  return {
    ...experience,
    color: {
      ...experience.color,
      // The color for dark mode belongs to another brand.
      ...(own.color?.primaryColor && { darkPrimaryColor: deriveDarkColor(own.color.primaryColor) }),
      ...own.color,
    },
    branding: {
      ...experience.branding,
      ...((logoUrl ?? darkLogoUrl) && { logoUrl: logoUrl ?? darkLogoUrl, darkLogoUrl }),
      ...((favicon ?? darkFavicon) && { favicon: favicon ?? darkFavicon, darkFavicon }),
    },
    customCss: own.customCss ?? experience.customCss,
  };
}

/** The application's own terms; undefined if it has neither of them. */
export function pickTerms(
  application: ApplicationLook | undefined,
): Pick<SignInExperience, 'termsOfUseUrl' | 'privacyPolicyUrl'> | undefined {
  const { termsOfUseUrl = null, privacyPolicyUrl = null } = application?.look ?? {};
  return termsOfUseUrl || privacyPolicyUrl ? { termsOfUseUrl, privacyPolicyUrl } : undefined;
}

export function findLook(db: TenantQueries, applicationId: string): Promise<ApplicationLook | undefined> {
  return db
    .selectFrom('applications as a')
    .leftJoin('applicationSignInExperiences as e', 'e.applicationId', 'a.id')
    .select(['a.isThirdParty', 'e.settings as look'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}

export function findOrganizationLook(db: TenantQueries, id: string): Promise<BrandLook | undefined> {
  return db
    .selectFrom('organizations')
    .select(['color', 'branding', 'customCss'])
    .where('id', '=', id)
    .executeTakeFirst();
}
