import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { organizationRole } from '../organization-roles/organization-roles.ts';
import { ids, organizationErrors, relationNotFound } from './organizations.ts';

const refusals = [organizationErrors.requireMembership, relationNotFound, entityErrors.wrongType] as const;

export const addRolesToOrganizationApplications = checks({
  summary: 'Assign roles to several applications of an organization, all or none',
  body: z.object({ applicationIds: ids.min(1), organizationRoleIds: ids.min(1).max(100) }),
  status: 201,
  errors: [relationNotFound, entityErrors.wrongType],
});

export const listOrganizationApplicationRoles = checks({
  summary: 'List the roles of an application of an organization, by name',
  output: organizationRole,
  isWhole: true,
  errors: [organizationErrors.requireMembership],
});

export const addOrganizationApplicationRoles = checks({
  summary: 'Assign roles to an application of an organization',
  body: z.object({ organizationRoleIds: ids.min(1) }),
  status: 201,
  errors: refusals,
});

export const replaceOrganizationApplicationRoles = checks({
  summary: 'Replace the roles of an application of an organization',
  body: z.object({ organizationRoleIds: ids }),
  errors: refusals,
});

export const removeOrganizationApplicationRole = checks({
  summary: 'Remove a role from an application of an organization',
  errors: [organizationErrors.requireMembership, entityErrors.notFound],
});
