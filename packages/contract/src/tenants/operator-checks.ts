import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { operatedChange, operatedTenant, operatorErrors } from './operator.ts';

export const getOperator = checks({
  summary: 'Find out whether the caller operates the platform',
  transaction: 'none',
  output: z.object({ isOperator: z.boolean() }),
});

export const listOperatedTenants = checks({
  summary: 'List the tenants of all accounts, the newest first',
  transaction: 'none',
  query: searchQuery,
  output: operatedTenant,
});

export const updateOperatedTenant = checks({
  summary: 'Suspend a tenant, lift its suspension, or give it another plan',
  transaction: 'none',
  body: operatedChange,
  output: operatedTenant,
  errors: [entityErrors.notFound, entityErrors.invalidInput, operatorErrors.adminTenant],
});
