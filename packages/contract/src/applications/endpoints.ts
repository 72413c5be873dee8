import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listApplications,
});

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  permission: 'write:data',
  quota: ['applicationsLimit', 'machineToMachineLimit', 'thirdPartyApplicationsLimit'],
  noMoreThanOwn: true,
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).createApplication,
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getApplication,
});

export const getApplicationUsage = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/usage',
  permission: 'read:data',
  checks: async () => (await checks()).getApplicationUsage,
});

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}',
  permission: 'write:data',
  isUndoable: true,
  noMoreThanOwn: true,
  invalidates: ['/api/roles', '/api/organizations'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes the role of the Management API away' },
  checks: async () => (await checks()).updateApplication,
});

export const updateApplicationCustomData = endpoint({
  method: 'PATCH',
  path: '/api/applications/{applicationId}/custom-data',
  permission: 'write:data',
  checks: async () => (await checks()).updateApplicationCustomData,
});

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}',
  permission: 'delete:data',
  invalidates: ['/api/roles', '/api/users', '/api/sso-connectors', '/api/organizations'],
  checks: async () => (await checks()).deleteApplication,
});

export const getApplicationSystem = endpoint({
  method: 'GET',
  path: '/api/systems/application',
  permission: 'read:data',
  checks: async () => (await checks()).getApplicationSystem,
});
