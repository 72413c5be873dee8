import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id } from '../common.ts';
import { entityErrors, withStatus } from '../errors.ts';
import { organizationScope } from '../organization-scopes/organization-scopes.ts';
import { scope } from '../resources/resources.ts';
import { roleErrors, roleType } from '../roles/roles.ts';
import { bounded } from '../validation/bounded.ts';
import { organizationRole, organizationRoleWithScopes } from './organization-roles.ts';

/** Everything except what is set once. A new field can be written, and left out, without being named here. */
const writable = organizationRole.omit({ tenantId: true, id: true }).partial();

const ids = z.array(id).max(1000);

/** Operations of organizations respond 422 to IDs that don't exist; others 404 (OPEN-25). */
const relationNotFound = withStatus(entityErrors.relationNotFound, 422);

export const listOrganizationRoles = checks({
  summary: 'List organization roles',
  query: z.object({ q: bounded(256).optional(), type: roleType.optional() }),
  output: organizationRoleWithScopes,
});

export const createOrganizationRole = checks({
  summary: 'Create an organization role',
  body: writable
    .required({ name: true })
    .extend({ organizationScopeIds: ids.default([]), resourceScopeIds: ids.default([]) }),
  status: 201,
  output: organizationRole,
  errors: [entityErrors.notUnique, relationNotFound, roleErrors.managementScopesForUsers],
});

export const getOrganizationRole = checks({
  summary: 'Get an organization role',
  output: organizationRoleWithScopes,
  errors: [entityErrors.notExistsWithId],
});

export const updateOrganizationRole = checks({
  summary: 'Update an organization role',
  body: writable,
  output: organizationRole,
  errors: [entityErrors.notFound, entityErrors.notUnique, entityErrors.wrongType],
});

export const deleteOrganizationRole = checks({
  summary: 'Delete an organization role',
  errors: [entityErrors.notFound],
});

export const listOrganizationRoleScopes = checks({
  summary: 'List the organization permissions of an organization role',
  output: organizationScope,
  isWhole: true,
  errors: [entityErrors.notExistsWithId],
});

export const addOrganizationRoleScopes = checks({
  summary: 'Add organization permissions to an organization role',
  body: z.object({ organizationScopeIds: ids.min(1) }),
  status: 201,
  errors: [relationNotFound],
});

export const replaceOrganizationRoleScopes = checks({
  summary: 'Replace the organization permissions of an organization role',
  body: z.object({ organizationScopeIds: ids }),
  errors: [relationNotFound],
});

export const removeOrganizationRoleScope = checks({
  summary: 'Remove an organization permission from an organization role',
  errors: [entityErrors.notFound],
});

export const listOrganizationRoleResourceScopes = checks({
  summary: 'List the API resource permissions of an organization role',
  output: scope,
  isWhole: true,
  errors: [entityErrors.notExistsWithId],
});

export const addOrganizationRoleResourceScopes = checks({
  summary: 'Add API resource permissions to an organization role',
  body: z.object({ scopeIds: ids.min(1) }),
  status: 201,
  errors: [relationNotFound, roleErrors.managementScopesForUsers],
});

export const replaceOrganizationRoleResourceScopes = checks({
  summary: 'Replace the API resource permissions of an organization role',
  body: z.object({ scopeIds: ids }),
  errors: [relationNotFound, roleErrors.managementScopesForUsers],
});

export const removeOrganizationRoleResourceScope = checks({
  summary: 'Remove an API resource permission from an organization role',
  errors: [entityErrors.notFound],
});
