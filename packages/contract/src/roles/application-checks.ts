import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { application, applicationErrors } from '../applications/applications.ts';
import { id } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { role, roleErrors } from './roles.ts';

const ids = z.array(id).max(1000);

export const listRoleApplications = checks({
  summary: 'List the machine-to-machine applications that have a role',
  query: searchQuery,
  output: application,
  errors: [entityErrors.notFound],
});

export const addRoleApplications = checks({
  summary: 'Assign a role to machine-to-machine applications',
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

export const removeRoleApplication = checks({
  summary: 'Remove a role from a machine-to-machine application',
  errors: [entityErrors.notFound],
});

export const listApplicationRoles = checks({
  summary: 'List the roles of a machine-to-machine application',
  query: searchQuery,
  output: role,
  errors: [entityErrors.notFound, applicationErrors.invalidType],
});

export const addApplicationRoles = checks({
  summary: 'Assign roles to a machine-to-machine application',
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

export const replaceApplicationRoles = checks({
  summary: 'Replace the roles of a machine-to-machine application',
  body: z.object({ roleIds: ids }),
  output: z.object({ roleIds: z.array(z.string()) }),
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    applicationErrors.invalidType,
    applicationErrors.invalidRoleType,
  ],
});

export const removeApplicationRole = checks({
  summary: 'Remove a role from a machine-to-machine application',
  errors: [entityErrors.notFound, applicationErrors.invalidType],
});
