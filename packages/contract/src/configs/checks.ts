import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { adminConsoleConfig, adminConsoleConfigChange, tenantEndpoints } from './configs.ts';
import { sessionConfig, sessionConfigChange } from './session.ts';

export const getAdminConsoleConfig = checks({
  summary: 'Get the console’s settings for the tenant',
  output: adminConsoleConfig,
});

export const updateAdminConsoleConfig = checks({
  summary: 'Update the console’s settings for the tenant',
  body: adminConsoleConfigChange,
  output: adminConsoleConfig,
});

export const getSessionConfig = checks({
  summary: 'Get how long sessions last',
  output: sessionConfig,
});

export const updateSessionConfig = checks({
  summary: 'Change how long new sessions last',
  body: sessionConfigChange,
  output: sessionConfig,
});

export const getTenantEndpoints = checks({
  summary: 'Get the URLs of the tenant',
  output: tenantEndpoints,
  errors: [entityErrors.notFound],
});
