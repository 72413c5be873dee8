import { endpoint } from '../endpoint.ts';

const checks = () => import('./operator-checks.ts');

/** Whether the caller operates the platform, so that the console shows the operator's area. */
export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getOperator,
});

export const listOperatedTenants = endpoint({
  method: 'GET',
  path: '/api/operator/tenants',
  permission: 'operate:platform',
  onlyIn: 'cloud',
  list: true,
  checks: async () => (await checks()).listOperatedTenants,
});

export const updateOperatedTenant = endpoint({
  method: 'PATCH',
  path: '/api/operator/tenants/{tenantId}',
  permission: 'operate:platform',
  onlyIn: 'cloud',
  invalidates: ['/api/tenants'],
  checks: async () => (await checks()).updateOperatedTenant,
});
