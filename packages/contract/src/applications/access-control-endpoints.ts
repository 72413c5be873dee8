import { endpoint } from '../endpoint.ts';

const checks = () => import('./access-control-checks.ts');

export const getAccessControl = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/access-control',
  permission: 'read:data',
  checks: async () => (await checks()).getAccessControl,
});

/** Takes effect while `appLevelAccessControlEnabled` of the application is true. */
export const putAccessControl = endpoint({
  method: 'PUT',
  path: '/api/applications/{applicationId}/access-control',
  permission: 'write:data',
  alsoNeeds: { scope: 'delete:data', when: 'it removes an entry' },
  checks: async () => (await checks()).putAccessControl,
});
