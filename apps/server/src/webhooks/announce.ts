import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { CompiledQuery } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { prepared } from '../database/scoped.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { findSubscribers } from './subscriptions.ts';

/** An event as the outbox takes it. The payload is a snapshot, without secrets. */
export interface AnnouncedEvent {
  event: WebhookEvent;
  /** What it is about, such as `userId:abc`: its events are delivered in the order of their commits. */
  record: string;
  payload: Record<string, unknown>;
}

const announcement = prepared(
  `select gatehouse_announce_v1(gatehouse_tenant(), to_timestamp($1::float8 / 1000), $2::jsonb)`,
);

/** PostgreSQL stores neither U+0000 nor lone surrogates; events may contain texts of callers that nothing else stores. */
const encode = (events: readonly AnnouncedEvent[]): string =>
  JSON.stringify(events, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/[\0\p{Cs}]/gu, '') : value,
  );

interface Announcing {
  runtime: Runtime;
  tenant: { id: string };
  now: number;
  /** The transaction of the change. Without it, the events are committed on their own. */
  db?: TenantDb;
}

/** Adds events to the outbox, as the last step of a transaction (ADR 163). */
export async function announce(
  { runtime, tenant, now, db }: Announcing,
  events: readonly AnnouncedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const values = [now, encode(events)];
  await (db
    ? db.executeQuery(CompiledQuery.raw(announcement.text, values))
    : runtime.database.prepared(announcement, tenant.id, values));
}

/** Delivers events that have been committed, without waiting for it. */
export async function deliverAnnounced(
  runtime: Runtime,
  tenantId: string,
  events: readonly { event: WebhookEvent }[],
): Promise<void> {
  if (events.length === 0) return;
  const names = events.map(({ event }) => event);
  for (const { id, events: wanted, isSlow } of await findSubscribers(runtime, tenantId, names)) {
    const count = names.filter((name) => wanted.includes(name)).length;
    runtime.webhooks.wake({ tenantId, id, isSlow }, count);
  }
}
