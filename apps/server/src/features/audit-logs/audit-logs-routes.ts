import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { findWebhookLog } from '../../webhooks/requests.ts';
import { implement } from '../../web/implement.ts';
import * as store from './audit-logs-store.ts';

export const routes = [
  implement(api.listAuditLogs, async (ctx, { query }) => {
    const { start_time: start = 0, end_time: end = Infinity } = query;
    if (end < start) ctx.fail(auditLogErrors.invalidTimeWindow);
    return store.listAuditLogs(ctx.db, query, query);
  }),

  // On the wire, requests of webhooks are entries, too, which the list leaves out.
  implement(api.getAuditLog, async (ctx, { params: { id } }) => {
    const found = (await store.getAuditLog(ctx.db, id)) ?? (await findWebhookLog(ctx.db, id));
    const { payload, ...entry } = ctx.found(found, entityErrors.notExistsWithId);
    return { tenantId: ctx.tenant.id, ...entry, payload: { ...payload } };
  }),
];
