import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import { hasConnector } from '../../connectors/senders.ts';
import type { TenantDb } from '../../database/database.ts';
import { createMemoryLimiter, type MemoryLimiter } from '../../limits/memory-limiter.ts';
import type { Actor, Ctx, Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createEntry, deliverEntries, enqueue, type NewEntry } from '../outbox/outbox-store.ts';
import { noticeKind, type QueuedNotice } from './message.ts';
import { readLocale } from './read-locale.ts';

/** The request that makes the change, in its transaction; pages have no caller. */
type NoticeCtx = Pick<Ctx, 'runtime' | 'tenant' | 'now' | 'ip' | 'locale' | 'afterCommit'> & {
  db: TenantDb;
  actor?: Actor;
};

const dayMs = 86_400_000;

/** A user who gets twenty notices in an hour knows; more would only use up the tenant's messages. */
const hourly = { limit: 20, windowMs: 3_600_000 };
const limiters = new WeakMap<Runtime, MemoryLimiter>();

function limiterOf(runtime: Runtime): MemoryLimiter {
  const limiter = limiters.get(runtime) ?? createMemoryLimiter(hourly, runtime.clock);
  limiters.set(runtime, limiter);
  return limiter;
}

const keyOf = ({ id }: Tenant, to: string): string => `${id} ${to}`;

function isWithinLimit(runtime: Runtime, key: string): boolean {
  try {
    limiterOf(runtime).requireRoom({ key });
    return true;
  } catch {
    return false;
  }
}

/** Counts what was committed: attempts that fail must not use up the notices of a change that succeeds. */
const count = ({ runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>, to: string): void =>
  limiterOf(runtime).add({ key: keyOf(tenant, to) });

/**
 * Tells a user by email about a change of their account, in the transaction of the change. Without an email address or a sender nothing is
 * sent, because the change must not fail for that.
 */
export async function sendNotice(
  ctx: NoticeCtx,
  { to, notice, name }: { to: string | null; notice: AccountNotice; name?: string },
): Promise<void> {
  if (to === null || !(await maySend(ctx, to))) return;
  await enqueue(ctx, queueNotice(ctx, { to, notice, ...(name !== undefined && { name }) }));
  ctx.afterCommit(async () => count(ctx, to));
}

/** Notices that a statement adds to the outbox with the changes that it makes. */
export interface PreparedNotices {
  /** For `gatehouse_enqueue_v1`. */
  entries: readonly NewEntry[];
  /** Delivers them, once they are committed. */
  deliver: () => void;
}

/** The same for changes that one statement makes. */
export async function prepareNotices(
  ctx: Ctx,
  { to, notices }: { to: string | null; notices: readonly AccountNotice[] },
): Promise<PreparedNotices | undefined> {
  if (to === null || notices.length === 0 || !(await maySend(ctx, to))) return undefined;
  const entries = notices.map((notice) => createEntry(ctx, queueNotice(ctx, { to, notice })));
  return {
    entries,
    deliver() {
      for (const _entry of entries) count(ctx, to);
      deliverEntries(ctx, entries);
    },
  };
}

/** Sends a link that an administrator has asked for, and that was counted (`countMessage`). */
export const sendLink = (
  ctx: NoticeCtx,
  message: { to: string; notice: AccountNotice; link: string },
): Promise<void> => enqueue(ctx, queueNotice(ctx, message));

async function maySend({ runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>, to: string): Promise<boolean> {
  return (await hasConnector(runtime, tenant.id, 'Email')) && isWithinLimit(runtime, keyOf(tenant, to));
}

function queueNotice(
  { actor, ip, locale, tenant }: Pick<NoticeCtx, 'actor' | 'ip' | 'locale' | 'tenant'>,
  { to, notice, link, name }: { to: string; notice: AccountNotice; link?: string; name?: string },
): { kind: string; payload: QueuedNotice; lifetimeMs: number } {
  const payload: QueuedNotice = {
    type: 'Email',
    to,
    usage: notice,
    // The name of a tenant is where the application's is in other messages.
    payload: { ...(link && { link }), ...(name !== undefined && { application: { name } }) },
    locale: readLocale(locale),
    applicationId: actor && 'clientId' in actor ? actor.clientId : undefined,
    ip,
    ...(tenant.domainId && { domainId: tenant.domainId }),
  };
  return { kind: noticeKind, payload, lifetimeMs: dayMs };
}
