import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { adminConsoleConfig, adminConsoleConfigChange, tenantEndpoints } from './configs.ts';

export const getAdminConsoleConfig = checks({
  summary: 'Get the console’s settings for the tenant',
  output: adminConsoleConfig,
});

export const updateAdminConsoleConfig = checks({
  summary: 'Update the console’s settings for the tenant',
  body: adminConsoleConfigChange,
  output: adminConsoleConfig,
});

export const getTenantEndpoints = checks({
  summary: 'Get the URLs of the tenant',
  output: tenantEndpoints,
  errors: [entityErrors.notFound],
});
