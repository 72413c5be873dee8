import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { Runtime } from '../runtime/runtime.ts';

/** A webhook that is enabled. */
export interface Subscriber {
  id: string;
  events: readonly WebhookEvent[];
  isSlow: boolean | null;
}

const kind = 'webhooks';
type SubscriptionsRuntime = Pick<Runtime, 'cache' | 'database'>;

/**
 * The enabled webhooks of a tenant. Cached, so that an operation without a subscriber needs no statement. The statement that adds events to
 * the outbox compares them with the stored webhooks (`gatehouse_announce_v1`).
 */
const listSubscribers = (
  { cache, database }: SubscriptionsRuntime,
  tenantId: string,
): Promise<Subscriber[]> =>
  cache.get(tenantId, kind, async () => {
    const rows = await database
      .for(tenantId)
      .selectFrom('webhooks')
      .select(['id', 'event', 'events', 'isSlow'])
      .where('enabled', '=', true)
      .execute();
    return rows.map(({ id, event, events, isSlow }) => ({
      id,
      events: events.length > 0 || event === null ? events : [event],
      isSlow,
    }));
  });

/** The webhooks that are subscribed to one of the events. */
export async function findSubscribers(
  runtime: SubscriptionsRuntime,
  tenantId: string,
  events: readonly WebhookEvent[],
): Promise<Subscriber[]> {
  const all = await listSubscribers(runtime, tenantId);
  return all.length === 0 ? all : all.filter((each) => each.events.some((event) => events.includes(event)));
}

/** The events that a webhook of the tenant is subscribed to. */
export async function subscribedEvents(
  runtime: SubscriptionsRuntime,
  tenantId: string,
): Promise<ReadonlySet<WebhookEvent>> {
  return new Set((await listSubscribers(runtime, tenantId)).flatMap(({ events }) => events));
}

/** After a webhook was changed. */
export const forgetSubscribers = ({ cache }: Pick<Runtime, 'cache'>, tenantId: string): Promise<void> =>
  cache.changed(tenantId, kind);
