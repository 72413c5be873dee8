import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { tenantMemberErrors, tenantSettings } from './tenant-members.ts';

export const getTenantSettings = checks({
  summary: 'Get the settings of a tenant that apply to its members',
  output: tenantSettings,
  errors: [entityErrors.notFound],
});

export const updateTenantSettings = checks({
  summary: 'Change whether the members of a tenant need a second factor',
  body: tenantSettings,
  output: tenantSettings,
  errors: [entityErrors.notFound, tenantMemberErrors.ownFactorMissing],
});
