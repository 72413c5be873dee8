import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id, idsParameter } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { scopeWithResource } from '../resources/resources.ts';
import { searchQuery } from '../search.ts';
import { internalRolePrefix, role, roleErrors, roleInList, roleType } from './roles.ts';

/** Must not start with the prefix of built-in roles. */
const name = role.shape.name.refine(
  (text) => !text.startsWith(internalRolePrefix),
  `must not begin with ${internalRolePrefix}`,
);

/** All fields that can be updated; a new field of a role is included without being listed here. */
const writable = role.omit({ tenantId: true, id: true, type: true }).extend({ name }).partial();

const scopeIds = z.array(id).min(1).max(1000);

export const listRoles = checks({
  summary: 'List roles',
  query: searchQuery.extend({
    type: roleType.optional(),
    ids: idsParameter.optional(),
    excludeUserId: z.string().optional(),
    excludeApplicationId: z.string().optional(),
  }),
  output: roleInList,
});

export const createRole = checks({
  summary: 'Create a role',
  body: writable.required({ name: true, description: true }).extend({
    type: roleType.default('User'),
    isDefault: z.boolean().default(false),
    scopeIds: scopeIds.optional(),
  }),
  output: role,
  errors: [roleErrors.nameInUse, roleErrors.managementScopesForUsers, entityErrors.relationNotFound],
});

export const getRole = checks({
  summary: 'Get a role',
  output: role,
  errors: [entityErrors.notFound],
});

export const updateRole = checks({
  summary: 'Update a role',
  body: writable,
  output: role,
  errors: [entityErrors.notFound, roleErrors.nameInUse, roleErrors.internalRole],
});

export const deleteRole = checks({
  summary: 'Delete a role',
  errors: [entityErrors.notFound, roleErrors.internalRole],
});

export const listRoleScopes = checks({
  summary: 'List the permissions of a role',
  query: searchQuery,
  output: scopeWithResource,
  errors: [entityErrors.notFound],
});

export const addRoleScopes = checks({
  summary: 'Add permissions to a role',
  body: z.object({ scopeIds }),
  status: 201,
  output: z.array(scopeWithResource),
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    roleErrors.scopeExists,
    roleErrors.managementScopesForUsers,
    roleErrors.internalRole,
  ],
});

export const removeRoleScope = checks({
  summary: 'Remove a permission from a role',
  errors: [entityErrors.notFound, roleErrors.internalRole],
});
