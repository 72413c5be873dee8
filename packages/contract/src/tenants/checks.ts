import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { deletionErrors } from './deletion.ts';
import { cloudTenant, newTenant, tenantChange, tenantErrors } from './tenants.ts';

export const listTenants = checks({
  summary: 'List the tenants that the caller is a member of, the oldest first',
  // The platform uses a connection of its own: one of the tenant’s besides could wait for others that wait for this one.
  transaction: 'none',
  output: z.array(cloudTenant),
});

export const createTenant = checks({
  summary: 'Create a tenant, of which the caller becomes an admin',
  transaction: 'none',
  body: newTenant,
  status: 201,
  output: cloudTenant,
  errors: [tenantErrors.limitReached],
});

export const updateTenant = checks({
  summary: 'Rename a tenant',
  transaction: 'none',
  body: tenantChange,
  output: cloudTenant,
  errors: [entityErrors.notFound],
});

export const deleteTenant = checks({
  summary: 'Delete a tenant, which the operator can restore for 7 days',
  transaction: 'none',
  errors: [entityErrors.notFound, deletionErrors.blocked],
});
