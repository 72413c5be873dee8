import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listTenants = endpoint({
  method: 'GET',
  path: '/api/tenants',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listTenants,
});

export const createTenant = endpoint({
  method: 'POST',
  path: '/api/tenants',
  permission: 'create:tenant',
  onlyIn: 'cloud',
  checks: async () => (await checks()).createTenant,
});

export const updateTenant = endpoint({
  method: 'PATCH',
  path: '/api/tenants/{tenantId}',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  checks: async () => (await checks()).updateTenant,
});

/** The tenant is gone with the response. The operator can restore it for 7 days. */
export const deleteTenant = endpoint({
  method: 'DELETE',
  path: '/api/tenants/{tenantId}',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  worksWhileSuspended: true,
  checks: async () => (await checks()).deleteTenant,
});
