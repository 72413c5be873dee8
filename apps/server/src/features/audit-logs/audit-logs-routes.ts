import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { findWebhookLog } from '../../webhooks/requests.ts';
import { implement } from '../../web/implement.ts';
import * as store from './audit-logs-store.ts';
import { exportLogs } from './export-logs.ts';

export const routes = [
  implement(api.listAuditLogs, async (ctx, { query }) => {
    if (isBackwards(query)) ctx.fail(auditLogErrors.invalidTimeWindow);
    return store.listAuditLogs(ctx.db, query, query);
  }),

  implement(api.exportAuditLogs, async (ctx, { query }) => {
    if (isBackwards(query)) ctx.fail(auditLogErrors.invalidTimeWindow);
    const lines = exportLogs(ctx, query, query.limit);
    const filters = Object.entries(query).filter(([, value]) => value !== undefined);
    ctx.note({ params: Object.fromEntries(filters.map(([name, value]) => [name, String(value)])) });
    ctx.setHeader('content-disposition', 'attachment; filename="audit-log.jsonl"');
    return lines;
  }),

  // On the wire, requests of webhooks are entries, too, which the list leaves out.
  implement(api.getAuditLog, async (ctx, { params: { id } }) => {
    const found = (await store.getAuditLog(ctx.db, id)) ?? (await findWebhookLog(ctx.db, id));
    const { payload, ...entry } = ctx.found(found, entityErrors.notExistsWithId);
    return { tenantId: ctx.tenant.id, ...entry, payload: { ...payload } };
  }),
];

const isBackwards = ({ start_time: start = 0, end_time: end = Infinity }: store.AuditLogFilter): boolean =>
  end < start;
