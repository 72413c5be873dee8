import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../web/implement.ts';
import * as store from './audit-logs-store.ts';

export const routes = [
  implement(api.listAuditLogs, async (ctx, { query }) => {
    const { start_time: start = 0, end_time: end = Infinity } = query;
    if (end < start) ctx.fail(auditLogErrors.invalidTimeWindow);
    return store.listAuditLogs(ctx.db, query, query);
  }),

  implement(api.getAuditLog, async (ctx, { params }) =>
    ctx.found(await store.getAuditLog(ctx.db, params.id), entityErrors.notExistsWithId),
  ),
];
