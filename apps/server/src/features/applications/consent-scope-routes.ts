import * as api from '@gatehouse/contract/applications/consent-scope-endpoints';
import { implement } from '../../web/implement.ts';
import { addConsentScopes, getConsentScopes, removeConsentScope } from './consent-scopes.ts';

export const routes = [
  implement(api.getConsentScopes, (ctx, { params }) => getConsentScopes(ctx, params.applicationId)),

  implement(api.addConsentScopes, (ctx, { params, body }) =>
    addConsentScopes(ctx, params.applicationId, body),
  ),

  implement(api.removeConsentScope, (ctx, { params }) => removeConsentScope(ctx, params)),
];
