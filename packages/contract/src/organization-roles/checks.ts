import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { organizationRole } from './organization-roles.ts';

/** Everything except what is set once. A new field can be written, and left out, without being named here. */
const writable = organizationRole.omit({ tenantId: true, id: true }).partial();

export const listOrganizationRoles = checks({
  summary: 'List organization roles',
  query: searchQuery,
  output: organizationRole,
});

export const createOrganizationRole = checks({
  summary: 'Create an organization role',
  event: 'OrganizationRole.Created',
  body: writable.required({ name: true }),
  output: organizationRole,
});

export const getOrganizationRole = checks({
  summary: 'Get an organization role',
  output: organizationRole,
  errors: [entityErrors.notFound],
});

export const updateOrganizationRole = checks({
  summary: 'Update an organization role',
  event: 'OrganizationRole.Data.Updated',
  body: writable,
  output: organizationRole,
  errors: [entityErrors.notFound],
});

export const deleteOrganizationRole = checks({
  summary: 'Delete an organization role',
  event: 'OrganizationRole.Deleted',
  errors: [entityErrors.notFound],
});
