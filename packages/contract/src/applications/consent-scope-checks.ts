import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';
import { consentScopeErrors, consentScopes, userConsentScope } from './consent-scopes.ts';

const ids = z.array(id).max(1000).optional();

export const getConsentScopes = checks({
  summary: 'Get the scopes that a third-party application may request',
  output: consentScopes,
  errors: [entityErrors.notFound],
});

export const addConsentScopes = checks({
  summary: 'Allow a third-party application to request scopes',
  body: z.object({
    userScopes: z.array(userConsentScope).max(userConsentScope.options.length).optional(),
    /** IDs of permissions of API resources. */
    resourceScopes: ids,
    /** IDs of organization permissions. */
    organizationScopes: ids,
    /** IDs of permissions of API resources that apply only in organizations. */
    organizationResourceScopes: ids,
  }),
  status: 201,
  errors: [
    applicationErrors.registered,
    entityErrors.notFound,
    consentScopeErrors.thirdPartyOnly,
    consentScopeErrors.notFound,
    consentScopeErrors.managementApi,
  ],
});

export const removeConsentScope = checks({
  summary: 'Remove a scope from a third-party application and from its grants',
  errors: [entityErrors.notFound],
});
