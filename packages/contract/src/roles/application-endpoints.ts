import { z } from 'zod';
import { application, applicationErrors } from '../applications/applications.ts';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { role, roleErrors } from './roles.ts';

const ids = z.array(id).max(1000);

export const listRoleApplications = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/applications',
  summary: 'List the machine-to-machine applications that have a role',
  permission: 'read:data',
  query: searchQuery,
  output: application,
  list: true,
  errors: [entityErrors.notFound],
});

export const addRoleApplications = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/applications',
  summary: 'Give a role to machine-to-machine applications',
  permission: 'write:data',
  event: 'Application.Roles.Updated',
  body: z.object({ applicationIds: ids.min(1) }),
  status: 201,
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    applicationErrors.invalidType,
    applicationErrors.invalidRoleType,
    roleErrors.applicationExists,
  ],
});

export const removeRoleApplication = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/applications/{applicationId}',
  summary: 'Take a role from a machine-to-machine application',
  permission: 'delete:data',
  event: 'Application.Roles.Updated',
  errors: [entityErrors.notFound],
});

export const listApplicationRoles = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/roles',
  summary: 'List the roles of a machine-to-machine application',
  permission: 'read:data',
  query: searchQuery,
  output: role,
  list: true,
  errors: [entityErrors.notFound, applicationErrors.invalidType],
});

export const addApplicationRoles = endpoint({
  method: 'POST',
  path: '/api/applications/{applicationId}/roles',
  summary: 'Give roles to a machine-to-machine application; those it has stay',
  permission: 'write:data',
  event: 'Application.Roles.Updated',
  body: z.object({ roleIds: ids.min(1) }),
  status: 201,
  output: z.object({ roleIds: z.array(z.string()), addedRoleIds: z.array(z.string()) }),
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    applicationErrors.invalidType,
    applicationErrors.invalidRoleType,
  ],
});

export const replaceApplicationRoles = endpoint({
  method: 'PUT',
  path: '/api/applications/{applicationId}/roles',
  summary: 'Give a machine-to-machine application exactly these roles',
  permission: 'write:data',
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  event: 'Application.Roles.Updated',
  body: z.object({ roleIds: ids }),
  output: z.object({ roleIds: z.array(z.string()) }),
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    applicationErrors.invalidType,
    applicationErrors.invalidRoleType,
  ],
});

export const removeApplicationRole = endpoint({
  method: 'DELETE',
  path: '/api/applications/{applicationId}/roles/{roleId}',
  summary: 'Take a role from a machine-to-machine application',
  permission: 'delete:data',
  event: 'Application.Roles.Updated',
  errors: [entityErrors.notFound, applicationErrors.invalidType],
});
