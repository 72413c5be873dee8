import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import { hasConnector } from '../../connectors/senders.ts';
import type { TenantDb } from '../../database/database.ts';
import { createMemoryLimiter, type MemoryLimiter } from '../../limits/memory-limiter.ts';
import type { Actor, Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { enqueue } from '../outbox/outbox-store.ts';
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

function isWithinLimit(runtime: Runtime, key: string): boolean {
  const limiter = limiters.get(runtime) ?? createMemoryLimiter(hourly, runtime.clock);
  limiters.set(runtime, limiter);
  try {
    limiter.count({ key });
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells a user by email about a change of their account, in the transaction of the change. Without an email address or a sender nothing is
 * sent, because the change must not fail for that.
 */
export async function sendNotice(
  ctx: NoticeCtx,
  { to, notice }: { to: string | null; notice: AccountNotice },
): Promise<void> {
  const { runtime, tenant } = ctx;
  if (to === null || !(await hasConnector(runtime, tenant.id, 'Email'))) return;
  if (!isWithinLimit(runtime, `${tenant.id} ${to}`)) return;
  await enqueueNotice(ctx, { to, notice });
}

/** Sends a link that an administrator has asked for, and that was counted (`countMessage`). */
export const sendLink = (
  ctx: NoticeCtx,
  message: { to: string; notice: AccountNotice; link: string },
): Promise<void> => enqueueNotice(ctx, message);

async function enqueueNotice(
  ctx: NoticeCtx,
  { to, notice, link }: { to: string; notice: AccountNotice; link?: string },
): Promise<void> {
  const { actor, ip } = ctx;
  const payload: QueuedNotice = {
    type: 'Email',
    to,
    usage: notice,
    payload: { ...(link && { link }) },
    locale: readLocale(ctx.locale),
    applicationId: actor && 'clientId' in actor ? actor.clientId : undefined,
    ip,
  };
  await enqueue(ctx, { kind: noticeKind, payload, lifetimeMs: dayMs });
}
