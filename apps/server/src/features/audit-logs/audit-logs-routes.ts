import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { readChanges } from '../../audit/log-changes.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { findLogStart } from '../../tenancy/plans.ts';
import { findWebhookLog } from '../../webhooks/requests.ts';
import { implement } from '../../web/implement.ts';
import { findUndoable, undoChange } from '../../web/undo.ts';
import * as store from './audit-logs-store.ts';
import { exportLogs } from './export-logs.ts';
import { tailLogs } from './tail-logs.ts';

/** What the tenant's plan keeps: housekeeping deletes the rest every ten minutes. */
const kept = async ({ runtime, tenant, now }: Ctx): Promise<Pick<store.AuditLogFilter, 'keptSince'>> => ({
  keptSince: await findLogStart(runtime, tenant.id, now),
});

export const routes = [
  implement(api.listAuditLogs, async (ctx, { query }) => {
    if (isBackwards(query)) ctx.fail(auditLogErrors.invalidTimeWindow);
    return store.listAuditLogs(ctx.db, { ...query, ...(await kept(ctx)) }, query);
  }),

  // What a plan keeps is always more than the minutes that this reads.
  implement(api.tailAuditLogs, (ctx, { query }) => tailLogs(ctx, query)),

  implement(api.exportAuditLogs, async (ctx, { query }) => {
    if (isBackwards(query)) ctx.fail(auditLogErrors.invalidTimeWindow);
    const lines = exportLogs(ctx, { ...query, ...(await kept(ctx)) }, query.limit);
    const filters = Object.entries(query).filter(([, value]) => value !== undefined);
    ctx.note({ params: Object.fromEntries(filters.map(([name, value]) => [name, String(value)])) });
    ctx.setHeader('content-disposition', 'attachment; filename="audit-log.jsonl"');
    return lines;
  }),

  // On the wire, requests of webhooks are entries, too, which the list leaves out.
  implement(api.getAuditLog, async (ctx, { params: { id } }) => {
    const found =
      (await store.getAuditLog(ctx.db, id, await kept(ctx))) ?? (await findWebhookLog(ctx.db, id));
    const { payload, ...entry } = ctx.found(found, entityErrors.notExistsWithId);
    const stored = await readChanges(ctx.db, id);
    return {
      tenantId: ctx.tenant.id,
      ...entry,
      payload: { ...payload },
      ...(stored && {
        changes: [...stored.changes],
        isUndoable: findUndoable(ctx.runtime, stored) !== undefined,
      }),
    };
  }),

  implement(api.undoAuditLog, async (ctx, { params: { id } }) => {
    const { database } = ctx.runtime;
    const filter = await kept(ctx);
    const entry = await database.tenant(ctx.tenant.id, (db) => store.getAuditLog(db, id, filter));
    ctx.found(entry, entityErrors.notExistsWithId);
    return { id: await undoChange(ctx, id) };
  }),
];

const isBackwards = ({ start_time: start = 0, end_time: end = Infinity }: store.AuditLogFilter): boolean =>
  end < start;
