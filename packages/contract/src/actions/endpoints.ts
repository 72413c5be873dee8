import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listActions = endpoint({
  method: 'GET',
  path: '/api/configs/actions',
  permission: 'read:data',
  checks: async () => (await checks()).listActions,
});

export const testAction = endpoint({
  method: 'POST',
  path: '/api/configs/actions/test',
  permission: 'write:data',
  checks: async () => (await checks()).testAction,
});

export const runAction = endpoint({
  method: 'POST',
  path: '/api/configs/actions/run',
  permission: 'write:data',
  checks: async () => (await checks()).runAction,
});

export const getAction = endpoint({
  method: 'GET',
  path: '/api/configs/actions/{actionType}',
  permission: 'read:data',
  checks: async () => (await checks()).getAction,
});

export const putAction = endpoint({
  method: 'PUT',
  path: '/api/configs/actions/{actionType}',
  permission: 'write:data',
  checks: async () => (await checks()).putAction,
});

export const updateAction = endpoint({
  method: 'PATCH',
  path: '/api/configs/actions/{actionType}',
  permission: 'write:data',
  checks: async () => (await checks()).updateAction,
});

export const deleteAction = endpoint({
  method: 'DELETE',
  path: '/api/configs/actions/{actionType}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteAction,
});

export const listActionVersions = endpoint({
  method: 'GET',
  path: '/api/configs/actions/{actionType}/versions',
  permission: 'read:data',
  checks: async () => (await checks()).listActionVersions,
});
