import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { TenantDb } from '../database/database.ts';
import type { Ctx } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { announce, deliverAnnounced } from '../webhooks/announce.ts';
import { subscribedEvents } from '../webhooks/subscriptions.ts';
import type { AnyMade, EndpointEvents } from './events.ts';
import { commonOfRequest, pickEvents } from './pick-events.ts';

const none: ReadonlySet<WebhookEvent> = new Set();

/** The events of webhooks of the tenant, if the operation makes any. */
export const findWanted = (
  runtime: Runtime,
  tenantId: string,
  events: EndpointEvents | undefined,
): ReadonlySet<WebhookEvent> | Promise<ReadonlySet<WebhookEvent>> =>
  events?.webhooks ? subscribedEvents(runtime, tenantId) : none;

/** Adds the events of one request to the outbox, in the transaction of its change. */
export function createAnnouncing(
  endpoint: CheckedEndpoint,
  events: EndpointEvents | undefined,
  { subscribed, url }: { subscribed: ReadonlySet<WebhookEvent>; url: string },
) {
  const webhooks = events?.webhooks ?? [];
  let isAnnounced = webhooks.length === 0;
  return {
    async announce(ctx: Ctx & { db: TenantDb }, made: AnyMade): Promise<void> {
      isAnnounced = true;
      if (!webhooks.some(({ event }) => subscribed.has(event))) return;
      const status = endpoint.status ?? (endpoint.output ? 200 : 204);
      const common = commonOfRequest(ctx, endpoint, { url, status, params: made.params });
      const picked = await pickEvents(webhooks, made, ctx, { subscribed, common });
      await announce(ctx, picked);
      ctx.afterCommit(() => deliverAnnounced(ctx.runtime, ctx.tenant.id, picked));
    },
    /** A handler that opens its transactions itself, and forgot to announce, is a bug. */
    finish({ runtime: { isStrict, log } }: Ctx): void {
      if (isAnnounced) return;
      const problem = `${endpoint.method} ${endpoint.path} does not announce its webhook events`;
      if (isStrict) throw new Error(problem);
      log.error(problem);
    },
  };
}
