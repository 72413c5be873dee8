import { z } from 'zod';
import { queryFlag } from '../common.ts';
import { endpoint } from '../endpoint.ts';
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

const { name } = resource.shape;

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  summary: 'List API resources',
  permission: 'read:data',
  query: searchQuery.extend({ includeScopes: queryFlag.optional() }),
  output: resourceInList,
  list: true,
});

export const createResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  summary: 'Create an API resource',
  permission: 'write:data',
  event: 'Resource.Created',
  body: z.object({
    name,
    indicator: newIndicator,
    accessTokenTtl: accessTokenTtl.default(defaultAccessTokenTtl),
  }),
  status: 201,
  output: resourceInList,
  errors: [resourceErrors.indicatorInUse],
});

export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/{id}',
  summary: 'Get an API resource',
  permission: 'read:data',
  output: resource,
  errors: [entityErrors.notFound],
});

export const updateResource = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}',
  summary: 'Update an API resource',
  permission: 'write:data',
  event: 'Resource.Data.Updated',
  body: z.object({ name, accessTokenTtl }).partial(),
  output: resource,
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/resources/{id}',
  summary: 'Delete an API resource with its permissions',
  permission: 'delete:data',
  event: 'Resource.Deleted',
  errors: [entityErrors.notFound, resourceErrors.deleteManagementApi],
});

export const setDefaultResource = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}/is-default',
  summary: 'Make an API resource the one tokens are for when none is named, or no longer',
  permission: 'write:data',
  event: 'Resource.Data.Updated',
  body: resource.pick({ isDefault: true }),
  output: resource,
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});

export const listResourceScopes = endpoint({
  method: 'GET',
  path: '/api/resources/{resourceId}/scopes',
  summary: 'List the permissions of an API resource',
  permission: 'read:data',
  query: searchQuery,
  output: scope,
  list: true,
  errors: [entityErrors.notFound],
});

export const createResourceScope = endpoint({
  method: 'POST',
  path: '/api/resources/{resourceId}/scopes',
  summary: 'Create a permission of an API resource',
  permission: 'write:data',
  event: 'Scope.Created',
  body: z.object({ name: scopeName, description: scopeDescription.default(null) }),
  status: 201,
  output: scope,
  errors: [
    entityErrors.notFound,
    scopeErrors.nameExists,
    scopeErrors.nameWithSpace,
    resourceErrors.modifyManagementApi,
  ],
});

export const updateResourceScope = endpoint({
  method: 'PATCH',
  path: '/api/resources/{resourceId}/scopes/{scopeId}',
  summary: 'Update a permission of an API resource',
  permission: 'write:data',
  event: 'Scope.Data.Updated',
  body: z.object({ name: scopeName, description: scopeDescription }).partial(),
  output: scope,
  errors: [
    entityErrors.notFound,
    scopeErrors.nameExists,
    scopeErrors.nameWithSpace,
    resourceErrors.modifyManagementApi,
  ],
});

export const deleteResourceScope = endpoint({
  method: 'DELETE',
  path: '/api/resources/{resourceId}/scopes/{scopeId}',
  summary: 'Delete a permission of an API resource',
  permission: 'delete:data',
  event: 'Scope.Deleted',
  errors: [entityErrors.notFound, resourceErrors.modifyManagementApi],
});
