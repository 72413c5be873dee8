import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import * as store from './audit-logs-store.ts';

/**
 * The audit log of the admin tenant. In the open-source edition all of it concerns the one tenant, also a failed sign-in to no account. In
 * the cloud edition, only the entries of the tenant's members do.
 */
const ofTenant = ({ runtime }: Ctx, tenantId: string): store.AuditLogFilter =>
  runtime.settings.EDITION === 'cloud' ? { membersOf: organizationOfTenant(tenantId) } : {};

export const routes = [
  implement(api.listTenantLogs, async (ctx, { params, query }) => {
    const { start_time: start = 0, end_time: end = Infinity } = query;
    if (end < start) ctx.fail(auditLogErrors.invalidTimeWindow);
    return store.listAuditLogs(ctx.db, { ...query, ...ofTenant(ctx, params.tenantId) }, query);
  }),

  implement(api.getTenantLog, async (ctx, { params: { tenantId, id } }) =>
    ctx.found(await store.getAuditLog(ctx.db, id, ofTenant(ctx, tenantId)), entityErrors.notExistsWithId),
  ),
];
