import { z } from 'zod';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { scopeWithResource } from '../resources/resources.ts';
import { searchQuery } from '../search.ts';
import { internalRolePrefix, role, roleErrors, roleInList, roleType } from './roles.ts';

/** Nobody makes a role that looks like one of the service's own. */
const name = role.shape.name.refine(
  (text) => !text.startsWith(internalRolePrefix),
  `must not begin with ${internalRolePrefix}`,
);
const writable = role.pick({ description: true, isDefault: true }).extend({ name });
const scopeIds = z.array(id).min(1).max(1000);

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'List roles',
  permission: 'read:data',
  query: searchQuery.extend({
    type: roleType.optional(),
    excludeUserId: z.string().optional(),
    excludeApplicationId: z.string().optional(),
  }),
  output: roleInList,
  list: true,
});

export const createRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  summary: 'Create a role',
  permission: 'write:data',
  event: 'Role.Created',
  body: role.pick({ description: true }).extend({
    name,
    type: roleType.default('User'),
    isDefault: z.boolean().default(false),
    scopeIds: scopeIds.optional(),
  }),
  output: role,
  errors: [roleErrors.nameInUse, roleErrors.managementScopesForUsers, entityErrors.relationNotFound],
});

export const getRole = endpoint({
  method: 'GET',
  path: '/api/roles/{id}',
  summary: 'Get a role',
  permission: 'read:data',
  output: role,
  errors: [entityErrors.notFound],
});

export const updateRole = endpoint({
  method: 'PATCH',
  path: '/api/roles/{id}',
  summary: 'Update a role',
  permission: 'write:data',
  event: 'Role.Data.Updated',
  body: writable.partial(),
  output: role,
  errors: [entityErrors.notFound, roleErrors.nameInUse, roleErrors.internalRole],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}',
  summary: 'Delete a role',
  permission: 'delete:data',
  event: 'Role.Deleted',
  errors: [entityErrors.notFound, roleErrors.internalRole],
});

export const listRoleScopes = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/scopes',
  summary: 'List the permissions of a role',
  permission: 'read:data',
  query: searchQuery,
  output: scopeWithResource,
  list: true,
  errors: [entityErrors.notFound],
});

export const addRoleScopes = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/scopes',
  summary: 'Give permissions to a role',
  permission: 'write:data',
  event: 'Role.Scopes.Updated',
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

export const removeRoleScope = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/scopes/{scopeId}',
  summary: 'Take a permission from a role',
  permission: 'delete:data',
  event: 'Role.Scopes.Updated',
  errors: [entityErrors.notFound, roleErrors.internalRole],
});
