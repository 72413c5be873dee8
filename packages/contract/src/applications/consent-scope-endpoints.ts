import { endpoint } from '../endpoint.ts';

const checks = () => import('./consent-scope-checks.ts');

export const getConsentScopes = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/user-consent-scopes',
  permission: 'read:data',
  checks: async () => (await checks()).getConsentScopes,
});

/** Adds scopes; those that it already has stay. */
export const addConsentScopes = endpoint({
  method: 'POST',
  path: '/api/applications/{applicationId}/user-consent-scopes',
  permission: 'write:data',
  checks: async () => (await checks()).addConsentScopes,
});

/** `scopeType` is one of `consentScopeTypes`; `scopeId` is the scope's name or the permission's ID. */
export const removeConsentScope = endpoint({
  method: 'DELETE',
  path: '/api/applications/{applicationId}/user-consent-scopes/{scopeType}/{scopeId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeConsentScope,
});
