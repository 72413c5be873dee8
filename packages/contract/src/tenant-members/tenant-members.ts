import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';
import { tenantRoleNames, tenantScopes } from './tenant-roles.ts';

/** A role's name on the wire, without regard to case: published clients send `Collaborator` (OPEN-18). */
export const tenantRoleName = bounded(64)
  .transform((name) => name.toLowerCase())
  .pipe(z.enum(tenantRoleNames));

/** A role that a member has, or that an invitation gives. */
export const heldTenantRole = z.object({ id, name: z.enum(tenantRoleNames) });

/** An administrator of a tenant: a user of the admin tenant who is a member of the tenant's organization. */
export const tenantMember = z.object({
  id: userId,
  name: z.string().nullable(),
  username: z.string().nullable(),
  primaryEmail: z.string().nullable(),
  avatar: z.string().nullable(),
  isSuspended: z.boolean(),
  /** Whether sign-in asks for a second factor. */
  hasSecondFactor: z.boolean(),
  lastSignInAt: timestamp.nullable(),
  organizationRoles: z.array(heldTenantRole),
});
export type TenantMember = z.infer<typeof tenantMember>;

/** A permission of a member, as the published clients expect it. */
export const memberScope = z.object({ name: z.enum(tenantScopes) });

/** The tenant's settings for its members. */
export const tenantSettings = z.object({
  /** Whether members need a second factor to administer the tenant (ADR 159). */
  isMfaRequired: z.boolean(),
});
export type TenantSettings = z.infer<typeof tenantSettings>;

export const tenantMemberErrors = declareErrors({
  lastAdmin: ['tenant_member.last_admin', 422, 'The tenant needs at least one admin.'],
  ownFactorMissing: [
    'tenant_member.own_factor_missing',
    422,
    'You have no second factor. Set one up in your profile first, so that you aren’t locked out.',
  ],
});
