import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { organizationRole } from '../organization-roles/organization-roles.ts';
import { organizationScope } from '../organization-scopes/organization-scopes.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';
import { ids, organizationErrors, relationNotFound } from './organizations.ts';

const names = z.array(bounded(128).min(1)).max(1000);

/** Roles by ID, by name, or both. */
const given = (minimum: number) =>
  z
    .object({
      organizationRoleIds: ids.min(minimum).optional(),
      organizationRoleNames: names.min(minimum).optional(),
    })
    .refine(
      ({ organizationRoleIds, organizationRoleNames }) => organizationRoleIds ?? organizationRoleNames,
      { path: ['organizationRoleIds'], message: 'must be given, or organizationRoleNames' },
    );

const refusals = [
  organizationErrors.requireMembership,
  organizationErrors.roleNamesNotFound,
  relationNotFound,
  entityErrors.wrongType,
] as const;

export const addRolesToMembers = checks({
  summary: 'Assign roles to several members of an organization, all or none',
  body: z.object({ userIds: z.array(userId).min(1).max(1000), organizationRoleIds: ids.min(1).max(100) }),
  status: 201,
  errors: [relationNotFound, entityErrors.wrongType],
});

export const listMemberRoles = checks({
  summary: 'List the roles of a member of an organization, by name',
  output: organizationRole,
  isWhole: true,
  errors: [organizationErrors.requireMembership],
});

export const addMemberRoles = checks({
  summary: 'Assign roles to a member of an organization',
  body: given(1),
  status: 201,
  output: z.object({ organizationRoleIds: z.array(z.string()) }),
  errors: refusals,
});

export const replaceMemberRoles = checks({
  summary: 'Replace the roles of a member of an organization',
  body: given(0),
  errors: refusals,
});

export const removeMemberRole = checks({
  summary: 'Remove a role from a member of an organization',
  errors: [organizationErrors.requireMembership, entityErrors.notFound],
});

export const listMemberScopes = checks({
  summary: 'List the organization permissions that a member has through their roles, by name',
  output: z.array(organizationScope),
  errors: [organizationErrors.requireMembership],
});
