import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/webhooks/endpoints';
import { found } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { forgetSubscribers } from '../../webhooks/subscriptions.ts';
import { writeLogsIn } from '../../audit/write.ts';
import { implement } from '../../web/implement.ts';
import * as logs from './logs-store.ts';
import { testWebhook } from './test-webhook.ts';
import * as service from './webhooks-service.ts';
import * as store from './webhooks-store.ts';

const dayMs = 86_400_000;

export const routes = [
  implement(api.listWebhooks, async ({ db, now, runtime }, { query }) => {
    const { items, ...page } = await store.listRows(db, query.search, query);
    const stats = query.includeExecutionStats
      ? await store.countRequests(
          db,
          items.map(({ id }) => id),
          now,
        )
      : undefined;
    return {
      ...page,
      items: items.map((row) => store.toWebhook(runtime.secrets, row, { stats: stats?.get(row.id) })),
    };
  }),

  implement(api.createWebhook, (ctx, { body }) => service.createWebhook(ctx, body)),

  implement(
    api.getWebhook,
    async (ctx, { params: { id }, query }) => {
      const row = found(await store.getRow(ctx.db, id), entityErrors.notFound);
      const stats = query.includeExecutionStats
        ? await store.countRequests(ctx.db, [id], ctx.now)
        : undefined;
      const shown = query.includeSigningKey === true;
      if (shown) await logViewed(ctx, id);
      return store.toWebhook(ctx.runtime.secrets, row, { shown, stats: stats?.get(id) });
    },
    async (_ctx, { query }) => query.includeSigningKey === true,
  ),

  implement(api.updateWebhook, (ctx, { params, body }) => service.updateWebhook(ctx, params.id, body)),

  implement(api.deleteWebhook, async (ctx, { params }) => {
    if (!(await store.deleteRow(ctx.db, params.id))) ctx.fail(entityErrors.notFound);
    ctx.afterCommit(() => forgetSubscribers(ctx.runtime, ctx.tenant.id));
  }),

  implement(api.replaceSigningKey, (ctx, { params }) => service.replaceSigningKey(ctx, params.id)),

  implement(api.testWebhook, (ctx, { params, body }) => testWebhook(ctx, params.id, body)),

  implement(api.listWebhookLogs, async (ctx, { params, query }) => {
    const { start_time: start, end_time: end, logKey, result } = query;
    if (start !== undefined && end !== undefined && end < start) ctx.fail(auditLogErrors.invalidTimeWindow);
    found(await store.getRow(ctx.db, params.id), entityErrors.notFound);
    const from = start ?? (end ?? ctx.now) - dayMs;
    const filter = {
      from,
      ...(logKey !== undefined && { logKey }),
      ...(result !== undefined && { result }),
      ...(end !== undefined && { until: end }),
    };
    return logs.listLogs(ctx.db, params.id, filter, query);
  }),

  implement(api.getWebhookLog, async (ctx, { params }) =>
    ctx.found(await logs.getLog(ctx.db, params.id, params.logId), entityErrors.notExistsWithId),
  ),

  implement(api.replayWebhook, (ctx, { params, body }) => service.replay(ctx, params.id, body)),
];

/** Who reads a signing key is recorded, like the secrets of applications. */
async function logViewed(ctx: TransactionCtx, id: string): Promise<void> {
  const { actor, db, ip, now, requestId, userAgent } = ctx;
  await writeLogsIn(
    db,
    [
      {
        key: 'Webhook.SigningKey.Viewed',
        userId: 'userId' in actor ? actor.userId : undefined,
        applicationId: 'clientId' in actor ? actor.clientId : undefined,
        payload: { result: 'Success', ip, userAgent, requestId, actor: actor.kind, params: { id } },
      },
    ],
    now,
  );
}
