import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { organizationScope } from './organization-scopes.ts';

/** Everything except what is set once. A new field can be written, and left out, without being named here. */
const writable = organizationScope.omit({ tenantId: true, id: true }).partial();

export const listOrganizationScopes = checks({
  summary: 'List organization scopes',
  query: searchQuery,
  output: organizationScope,
});

export const createOrganizationScope = checks({
  summary: 'Create an organization scope',
  event: 'OrganizationScope.Created',
  body: writable.required({ name: true }),
  output: organizationScope,
});

export const getOrganizationScope = checks({
  summary: 'Get an organization scope',
  output: organizationScope,
  errors: [entityErrors.notFound],
});

export const updateOrganizationScope = checks({
  summary: 'Update an organization scope',
  event: 'OrganizationScope.Data.Updated',
  body: writable,
  output: organizationScope,
  errors: [entityErrors.notFound],
});

export const deleteOrganizationScope = checks({
  summary: 'Delete an organization scope',
  event: 'OrganizationScope.Deleted',
  errors: [entityErrors.notFound],
});
