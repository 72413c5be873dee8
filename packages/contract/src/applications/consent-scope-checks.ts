import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { id } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { consentScopeErrors, consentScopes, userConsentScope } from './consent-scopes.ts';

const ids = z.array(id).max(1000).optional();

export const getConsentScopes = checks({
  summary: 'Get what a third-party application may ask its users for',
  output: consentScopes,
  errors: [entityErrors.notFound],
});

export const addConsentScopes = checks({
  summary: 'Let a third-party application ask its users for more',
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

export const removeConsentScope = checks({
  summary: 'Let a third-party application ask for less; what its users have allowed of it ends',
  event: 'Application.ConsentScopes.Updated',
  errors: [entityErrors.notFound],
});
