import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { adminConsoleConfig, adminConsoleConfigChange, tenantEndpoints } from './configs.ts';
import { idTokenConfig } from './id-token.ts';
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

export const getIdTokenConfig = checks({
  summary: 'Get which extended claims ID tokens contain',
  output: idTokenConfig,
  errors: [entityErrors.notFound],
});

export const putIdTokenConfig = checks({
  summary: 'Set which extended claims ID tokens contain',
  body: idTokenConfig,
  output: idTokenConfig,
});

export const getTenantEndpoints = checks({
  summary: 'Get the URLs of the tenant',
  output: tenantEndpoints,
  errors: [entityErrors.notFound],
});
