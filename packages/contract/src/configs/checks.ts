import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { adminConsoleConfig, adminConsoleConfigChange, tenantEndpoints } from './configs.ts';

export const getAdminConsoleConfig = checks({
  summary: 'Get what the console keeps of the tenant',
  output: adminConsoleConfig,
});

export const updateAdminConsoleConfig = checks({
  summary: 'Change what the console keeps of the tenant',
  body: adminConsoleConfigChange,
  output: adminConsoleConfig,
});

export const getTenantEndpoints = checks({
  summary: 'Get the addresses of a tenant',
  output: tenantEndpoints,
  errors: [entityErrors.notFound],
});
