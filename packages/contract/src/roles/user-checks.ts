import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { user, userId } from '../users/users.ts';
import { role, roleErrors } from './roles.ts';

const roleIds = z.array(id).max(1000);

export const listRoleUsers = checks({
  summary: 'List the users who have a role',
  query: searchQuery,
  output: user,
  errors: [entityErrors.notFound],
});

export const addRoleUsers = checks({
  summary: 'Assign a role to users',
  body: z.object({ userIds: z.array(userId).min(1).max(1000) }),
  status: 201,
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    entityErrors.wrongType,
    roleErrors.userExists,
  ],
});

export const removeRoleUser = checks({
  summary: 'Remove a role from a user',
  errors: [entityErrors.notFound],
});

export const listUserRoles = checks({
  summary: 'List the roles of a user',
  query: searchQuery,
  output: role,
  errors: [entityErrors.notFound],
});

export const addUserRoles = checks({
  summary: 'Assign roles to a user',
  body: z.object({ roleIds: roleIds.min(1) }),
  status: 201,
  output: z.object({ roleIds: z.array(z.string()), addedRoleIds: z.array(z.string()) }),
  errors: [entityErrors.notFound, entityErrors.relationNotFound, entityErrors.wrongType],
});

export const replaceUserRoles = checks({
  summary: 'Replace the roles of a user',
  body: z.object({ roleIds }),
  output: z.object({ roleIds: z.array(z.string()) }),
  errors: [entityErrors.notFound, entityErrors.relationNotFound, entityErrors.wrongType],
});

export const removeUserRole = checks({
  summary: 'Remove a role from a user',
  errors: [entityErrors.notFound],
});
