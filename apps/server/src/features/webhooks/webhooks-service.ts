import type { BodyOf } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/webhooks/endpoints';
import {
  defaultWebhookRetries,
  maskedSecret,
  type Webhook,
  type WebhookConfig,
  webhookErrors,
} from '@gatehouse/contract/webhooks/webhooks';
import { createId, createSecret } from '../../lib/ids.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { forgetSubscribers } from '../../webhooks/subscriptions.ts';
import { replayFailed } from './logs-store.ts';
import * as store from './webhooks-store.ts';

/** Values that are masked are those that are stored. */
export function readHeaders(
  { headers = {} }: WebhookConfig,
  stored: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const kept = value === maskedSecret ? stored[name] : value;
      if (kept === undefined)
        fail(edgeErrors.invalidInput, {
          data: { fields: { 'body.config.headers': `${name} has no value that could be kept` } },
        });
      return [name, kept];
    }),
  );
}

const requireEvents = ({ event, events }: { event: unknown; events: readonly unknown[] }): void => {
  if (events.length === 0 && event === null) fail(webhookErrors.missingEvents);
};

/** Requests of this process and of others use the change. */
const tellOthers = ({ runtime, tenant, afterCommit }: Ctx): void =>
  afterCommit(() => forgetSubscribers(runtime, tenant.id));

/** The response shows the signing key. */
export async function createWebhook(
  ctx: TransactionCtx,
  { config, events = [], event = null, name, enabled }: BodyOf<typeof api.createWebhook>,
): Promise<Webhook> {
  requireEvents({ event, events });
  const { secrets } = ctx.runtime;
  const row = await store.insertRow(ctx.db, {
    id: createId(),
    event,
    events: [...new Set(events)],
    url: config.url,
    retries: config.retries ?? defaultWebhookRetries,
    ...(name !== undefined && { name }),
    ...(enabled !== undefined && { enabled }),
    sealed: secrets.sealJson({ signingKey: createSecret(), headers: readHeaders(config) }),
  });
  tellOthers(ctx);
  return store.toWebhook(secrets, row, { shown: true });
}

export async function updateWebhook(
  ctx: TransactionCtx,
  id: string,
  { config, events, event, name, enabled }: BodyOf<typeof api.updateWebhook>,
): Promise<Webhook> {
  const { secrets, webhooks } = ctx.runtime;
  const former = found(await store.lockRow(ctx.db, id), entityErrors.notFound);
  requireEvents({ event: event === undefined ? former.event : event, events: events ?? former.events });
  const { signingKey, headers } = store.openSecrets(secrets, former);
  const row = await store.updateRow(ctx.db, id, {
    ...(name !== undefined && { name }),
    ...(event !== undefined && { event }),
    ...(events && { events: [...new Set(events)] }),
    ...(config && {
      url: config.url,
      retries: config.retries ?? defaultWebhookRetries,
      sealed: secrets.sealJson({ signingKey, headers: readHeaders(config, headers) }),
    }),
    ...(enabled !== undefined && { enabled }),
    // Enabling it again starts again.
    ...(enabled === true && !former.enabled && { failingSince: null, disabledAt: null }),
  });
  tellOthers(ctx);
  // What waits for a webhook that was disabled is given up.
  const key = { tenantId: ctx.tenant.id, id, isSlow: former.isSlow };
  if (enabled === false) ctx.afterCommit(async () => webhooks.wake(key, 1));
  return store.toWebhook(secrets, found(row, entityErrors.notFound));
}

/** Requests that are sent from now on, retries too, are signed with the new key. */
export async function replaceSigningKey(ctx: TransactionCtx, id: string): Promise<Webhook> {
  const { secrets } = ctx.runtime;
  const former = found(await store.lockRow(ctx.db, id), entityErrors.notFound);
  const { headers } = store.openSecrets(secrets, former);
  const sealed = secrets.sealJson({ signingKey: createSecret(), headers });
  const row = await store.updateRow(ctx.db, id, { sealed });
  return store.toWebhook(secrets, found(row, entityErrors.notFound), { shown: true });
}

/** Delivers failed events again. Their IDs and order stay. */
export async function replay(
  ctx: TransactionCtx,
  id: string,
  which: BodyOf<typeof api.replayWebhook>,
): Promise<{ replayed: number }> {
  const { enabled, isSlow } = found(await store.lockRow(ctx.db, id), entityErrors.notFound);
  if (!enabled) fail(webhookErrors.disabled);
  const replayed = await replayFailed(ctx.db, id, { ...which, now: ctx.now });
  if (which.deliveryId !== undefined && replayed === 0) fail(entityErrors.notFound);
  const key = { tenantId: ctx.tenant.id, id, isSlow };
  ctx.afterCommit(async () => ctx.runtime.webhooks.wake(key, replayed));
  return { replayed };
}
