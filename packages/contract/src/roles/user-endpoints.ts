import { z } from 'zod';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { user, userId } from '../users/users.ts';
import { role, roleErrors } from './roles.ts';

const roleIds = z.array(id).max(1000);

export const listRoleUsers = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/users',
  summary: 'List the users who have a role',
  permission: 'read:data',
  query: searchQuery,
  output: user,
  list: true,
  errors: [entityErrors.notFound],
});

export const addRoleUsers = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/users',
  summary: 'Give a role to users',
  permission: 'write:data',
  event: 'User.Roles.Updated',
  body: z.object({ userIds: z.array(userId).min(1).max(1000) }),
  status: 201,
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    entityErrors.wrongType,
    roleErrors.userExists,
  ],
});

export const removeRoleUser = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/users/{userId}',
  summary: 'Take a role from a user',
  permission: 'delete:data',
  event: 'User.Roles.Updated',
  errors: [entityErrors.notFound],
});

export const listUserRoles = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/roles',
  summary: 'List the roles of a user',
  permission: 'read:data',
  query: searchQuery,
  output: role,
  list: true,
  errors: [entityErrors.notFound],
});

export const addUserRoles = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/roles',
  summary: 'Give roles to a user; those they have stay',
  permission: 'write:data',
  event: 'User.Roles.Updated',
  body: z.object({ roleIds: roleIds.min(1) }),
  status: 201,
  output: z.object({ roleIds: z.array(z.string()), addedRoleIds: z.array(z.string()) }),
  errors: [entityErrors.notFound, entityErrors.relationNotFound, entityErrors.wrongType],
});

export const replaceUserRoles = endpoint({
  method: 'PUT',
  path: '/api/users/{userId}/roles',
  summary: 'Give a user exactly these roles',
  permission: 'write:data',
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  event: 'User.Roles.Updated',
  body: z.object({ roleIds }),
  output: z.object({ roleIds: z.array(z.string()) }),
  errors: [entityErrors.notFound, entityErrors.relationNotFound, entityErrors.wrongType],
});

export const removeUserRole = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/roles/{roleId}',
  summary: 'Take a role from a user',
  permission: 'delete:data',
  event: 'User.Roles.Updated',
  errors: [entityErrors.notFound],
});
