import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getAdminConsoleConfig = endpoint({
  method: 'GET',
  path: '/api/configs/admin-console',
  permission: 'read:data',
  checks: async () => (await checks()).getAdminConsoleConfig,
});

export const updateAdminConsoleConfig = endpoint({
  method: 'PATCH',
  path: '/api/configs/admin-console',
  permission: 'write:data',
  checks: async () => (await checks()).updateAdminConsoleConfig,
});

export const getSessionConfig = endpoint({
  method: 'GET',
  path: '/api/configs/oidc/session',
  permission: 'read:data',
  checks: async () => (await checks()).getSessionConfig,
});

export const updateSessionConfig = endpoint({
  method: 'PATCH',
  path: '/api/configs/oidc/session',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).updateSessionConfig,
});

export const getIdTokenConfig = endpoint({
  method: 'GET',
  path: '/api/configs/id-token',
  permission: 'read:data',
  checks: async () => (await checks()).getIdTokenConfig,
});

export const putIdTokenConfig = endpoint({
  method: 'PUT',
  path: '/api/configs/id-token',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).putIdTokenConfig,
});

export const getTenantEndpoints = endpoint({
  method: 'GET',
  path: '/api/.well-known/endpoints/{tenantId}',
  permission: 'public',
  checks: async () => (await checks()).getTenantEndpoints,
});
