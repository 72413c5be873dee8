import { z } from 'zod';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { consentScopeErrors, consentScopes, userConsentScope } from './consent-scopes.ts';

const ids = z.array(id).max(1000).optional();

export const getConsentScopes = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/user-consent-scopes',
  summary: 'Get what a third-party application may ask its users for',
  permission: 'read:data',
  output: consentScopes,
  errors: [entityErrors.notFound],
});

/** Those it has already stay; organizations have no permissions yet, so that naming one is refused. */
export const addConsentScopes = endpoint({
  method: 'POST',
  path: '/api/applications/{applicationId}/user-consent-scopes',
  summary: 'Let a third-party application ask its users for more',
  permission: 'write:data',
  event: 'Application.ConsentScopes.Updated',
  body: z.object({
    userScopes: z.array(userConsentScope).max(userConsentScope.options.length).optional(),
    /** Ids of permissions of API resources. */
    resourceScopes: ids,
    organizationScopes: ids,
    organizationResourceScopes: ids,
  }),
  status: 201,
  errors: [
    entityErrors.notFound,
    consentScopeErrors.thirdPartyOnly,
    consentScopeErrors.notFound,
    consentScopeErrors.managementApi,
  ],
});

/** `scopeType` is `user-scopes` or `resource-scopes`; `scopeId` is the scope's name or the permission's id. */
export const removeConsentScope = endpoint({
  method: 'DELETE',
  path: '/api/applications/{applicationId}/user-consent-scopes/{scopeType}/{scopeId}',
  summary: 'Let a third-party application ask for less; what its users have allowed of it ends',
  permission: 'delete:data',
  event: 'Application.ConsentScopes.Updated',
  errors: [entityErrors.notFound],
});
