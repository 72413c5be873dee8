import { z } from 'zod';
import { shown } from '../shown.ts';
import { applicationSignInExperienceSettings } from '../applications/sign-in-experience.ts';
import { customData, id, tenantId, timestamp } from '../common.ts';
import { declareErrors, entityErrors, withStatus } from '../errors.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';

const { color, branding, customCss } = applicationSignInExperienceSettings.shape;

/** A company or another group of users in a tenant (ENT-14). */
export const organization = z.object({
  tenantId,
  /** 12 letters and digits; callers may have longer ones from elsewhere. */
  id,
  name: shown(bounded(128).min(1)),
  description: shown(z.string().max(256).nullable()),
  customData,
  /** Whether members need a second factor to sign in and to get tokens for it. */
  isMfaRequired: shown(z.boolean()),
  /** The parts of the sign-in experience that it overrides; omitted parts are the application's or the tenant's. */
  color,
  branding,
  customCss,
  createdAt: timestamp,
});
export type Organization = z.infer<typeof organization>;

/** An organization in a list: with `showFeatured`, the number of its members and up to three of them. */
export const organizationInList = organization.extend({
  usersCount: z.number().int().optional(),
  featuredUsers: z
    .array(z.object({ id: userId, avatar: z.string().nullable(), name: z.string().nullable() }))
    .optional(),
});
export type OrganizationInList = z.infer<typeof organizationInList>;

const heldRole = z.object({ id, name: z.string() });
/** A role that a member or application has in an organization. */
export type HeldRole = z.infer<typeof heldRole>;
/** The roles that a member or application has in an organization, by name. */
export const heldRoles = z.array(heldRole);

/** An organization with the roles that a user or application has in it. */
export const organizationWithRoles = organization.extend({ organizationRoles: heldRoles });
export type OrganizationWithRoles = z.infer<typeof organizationWithRoles>;

/** IDs in a request that adds, and in one that replaces all of them. */
export const ids = z.array(id).max(1000);

export const organizationErrors = declareErrors({
  requireMembership: [
    'organization.require_membership',
    422,
    'The user or application isn’t a member of the organization.',
  ],
  roleNamesNotFound: [
    'organization.role_names_not_found',
    422,
    'There is no organization role with one of these names.',
  ],
});

/** Operations of organizations respond 422 to IDs that don't exist; others 404 (OPEN-25). */
export const relationNotFound = withStatus(entityErrors.relationNotFound, 422);
