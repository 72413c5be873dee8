import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { organizationScope, organizationScopeName } from './organization-scopes.ts';

/** Everything except what is set once. A new field can be written, and left out, without being named here. */
const writable = organizationScope
  .omit({ tenantId: true, id: true })
  .extend({ name: organizationScopeName })
  .partial();

export const listOrganizationScopes = checks({
  summary: 'List organization permissions',
  query: z.object({ q: bounded(256).optional() }),
  output: organizationScope,
  isWhole: true,
});

export const createOrganizationScope = checks({
  summary: 'Create an organization permission',
  body: writable.required({ name: true }),
  status: 201,
  output: organizationScope,
  errors: [entityErrors.notUnique],
});

export const getOrganizationScope = checks({
  summary: 'Get an organization permission',
  output: organizationScope,
  errors: [entityErrors.notExistsWithId],
});

export const updateOrganizationScope = checks({
  summary: 'Update an organization permission',
  body: writable,
  output: organizationScope,
  errors: [entityErrors.notFound, entityErrors.notUnique],
});

export const deleteOrganizationScope = checks({
  summary: 'Delete an organization permission',
  errors: [entityErrors.notFound],
});
