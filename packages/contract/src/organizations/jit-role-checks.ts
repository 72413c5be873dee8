import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { organizationRole } from '../organization-roles/organization-roles.ts';
import { ids, relationNotFound } from './organizations.ts';

export const listJitRoles = checks({
  summary: 'List the roles of users who join an organization just in time, by name',
  output: organizationRole,
  isWhole: true,
  errors: [entityErrors.notExistsWithId],
});

export const addJitRoles = checks({
  summary: 'Add roles of users who join an organization just in time',
  body: z.object({ organizationRoleIds: ids.min(1) }),
  status: 201,
  errors: [relationNotFound, entityErrors.wrongType],
});

export const replaceJitRoles = checks({
  summary: 'Replace the roles of users who join an organization just in time',
  body: z.object({ organizationRoleIds: ids }),
  errors: [relationNotFound, entityErrors.wrongType, entityErrors.notUnique],
});

export const removeJitRole = checks({
  summary: 'Remove a role of users who join an organization just in time',
  errors: [entityErrors.notFound],
});
