import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { adminConsoleConfig, adminConsoleConfigChange, tenantEndpoints } from './configs.ts';

export const getAdminConsoleConfig = endpoint({
  method: 'GET',
  path: '/api/configs/admin-console',
  summary: 'Get what the console keeps of the tenant',
  permission: 'read:data',
  output: adminConsoleConfig,
});

export const updateAdminConsoleConfig = endpoint({
  method: 'PATCH',
  path: '/api/configs/admin-console',
  summary: 'Change what the console keeps of the tenant',
  permission: 'write:data',
  body: adminConsoleConfigChange,
  output: adminConsoleConfig,
});

export const getTenantEndpoints = endpoint({
  method: 'GET',
  path: '/api/.well-known/endpoints/{tenantId}',
  summary: 'Get the addresses of a tenant',
  permission: 'public',
  output: tenantEndpoints,
  errors: [entityErrors.notFound],
});
