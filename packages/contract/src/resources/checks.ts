import { checks } from '../endpoint.ts';
import { idsParameter, queryFlag } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import {
  accessTokenTtl,
  defaultAccessTokenTtl,
  newIndicator,
  resource,
  resourceErrors,
  resourceInList,
  scope,
  scopeDescription,
  scopeErrors,
  scopeName,
} from './resources.ts';

/** Everything except what is set once or has its own endpoint. A new field can be written, and left out, without being named here. */
const writable = resource
  .omit({ tenantId: true, id: true, indicator: true, isDefault: true })
  .extend({ accessTokenTtl })
  .partial();

const writableScope = scope
  .omit({ tenantId: true, id: true, resourceId: true, createdAt: true })
  .extend({ name: scopeName, description: scopeDescription })
  .partial();

export const listResources = checks({
  summary: 'List API resources',
  query: searchQuery.extend({ ids: idsParameter.optional(), includeScopes: queryFlag.optional() }),
  output: resourceInList,
});

export const createResource = checks({
  summary: 'Create an API resource',
  body: writable.required({ name: true }).extend({
    indicator: newIndicator,
    accessTokenTtl: accessTokenTtl.default(defaultAccessTokenTtl),
  }),
  status: 201,
  output: resourceInList,
  errors: [resourceErrors.indicatorInUse],
});

export const getResource = checks({
  summary: 'Get an API resource',
  output: resource,
  errors: [entityErrors.notFound],
});

export const updateResource = checks({
  summary: 'Update an API resource',
  body: writable,
  output: resource,
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});

export const deleteResource = checks({
  summary: 'Delete an API resource with its permissions',
  errors: [entityErrors.notFound, resourceErrors.deleteManagementApi],
});

export const setDefaultResource = checks({
  summary: 'Set or unset the default API resource, used when a request names none',
  body: resource.pick({ isDefault: true }),
  output: resource,
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});

export const listResourceScopes = checks({
  summary: 'List the permissions of an API resource',
  query: searchQuery,
  output: scope,
  errors: [entityErrors.notFound],
});

export const createResourceScope = checks({
  summary: 'Create a permission of an API resource',
  body: writableScope.required({ name: true }).extend({ description: scopeDescription.default(null) }),
  status: 201,
  output: scope,
  errors: [
    entityErrors.notFound,
    scopeErrors.nameExists,
    scopeErrors.nameWithSpace,
    resourceErrors.modifyManagementApi,
  ],
});

export const updateResourceScope = checks({
  summary: 'Update a permission of an API resource',
  body: writableScope,
  output: scope,
  errors: [
    entityErrors.notFound,
    scopeErrors.nameExists,
    scopeErrors.nameWithSpace,
    resourceErrors.modifyManagementApi,
  ],
});

export const deleteResourceScope = checks({
  summary: 'Delete a permission of an API resource',
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});
