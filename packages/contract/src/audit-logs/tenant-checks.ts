import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { auditLog, auditLogErrors } from './audit-logs.ts';
import { logFilters } from './log-filters.ts';

export const listTenantLogs = checks({
  summary:
    'List the audit log of a tenant’s administrators, newest first: sign-ins, failures, password resets, and changes of members and invitations',
  query: logFilters,
  output: auditLog,
  errors: [auditLogErrors.invalidTimeWindow, entityErrors.notFound],
});

export const getTenantLog = checks({
  summary: 'Get an entry of the audit log of a tenant’s administrators',
  output: auditLog,
  errors: [entityErrors.notExistsWithId, entityErrors.notFound],
});
