import { CompiledQuery } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Database, OwnerDatabase, TenantDb } from '../../database/database.ts';
import { prepared } from '../../database/scoped.ts';
import { createId } from '../../lib/ids.ts';
import type { OutboxEntry } from '../../runtime/runtime.ts';

/** The lease: longer than any handler may take. */
const leaseMs = 60_000;
const keptMs = 7 * 86_400_000;

const time = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;
const insertion = prepared(
  `insert into outbox (id, kind, sealed, attempts, next_at, give_up_at, expires_at, created_at)
   values ($1, $2, $3, 1, ${time('$4')}, ${time('$5')}, ${time('$6')}, ${time('$7')})`,
);

/** An entry to add to the outbox, leased by this process. Times are in milliseconds. */
export interface NewEntry {
  id: string;
  kind: string;
  sealed: string;
  nextAt: number;
  giveUpAt: number;
  expiresAt: number;
}

interface Queued {
  kind: string;
  payload: unknown;
  lifetimeMs: number;
}

/** Seals an entry, for a statement that adds it (`gatehouse_enqueue_v1`). */
export function createEntry(
  { runtime, now }: { runtime: Pick<Ctx['runtime'], 'secrets'>; now: number },
  { kind, payload, lifetimeMs }: Queued,
): NewEntry {
  const giveUpAt = now + lifetimeMs;
  return {
    id: createId(),
    kind,
    sealed: runtime.secrets.sealJson(payload),
    nextAt: now + leaseMs,
    giveUpAt,
    expiresAt: giveUpAt + keptMs,
  };
}

/** Delivers entries that were committed, without waiting for that. */
export function deliverEntries(
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  entries: readonly NewEntry[],
): void {
  for (const { id, kind, sealed, giveUpAt, nextAt } of entries)
    runtime.outbox.deliverNow({ tenantId: tenant.id, id, kind, sealed, attempts: 1, giveUpAt }, nextAt);
}

/**
 * Adds an entry to the outbox, leased by this process: in the transaction of `ctx` if it has one, else in its own statement. It is
 * delivered as soon as it is committed.
 */
export async function enqueue(
  ctx: Pick<Ctx, 'runtime' | 'tenant' | 'now' | 'afterCommit'> & { db?: TenantDb },
  queued: Queued,
): Promise<void> {
  const { runtime, tenant, now } = ctx;
  const entry = createEntry(ctx, queued);
  const values = [entry.id, entry.kind, entry.sealed, entry.nextAt, entry.giveUpAt, entry.expiresAt, now];
  await (ctx.db
    ? ctx.db.executeQuery(CompiledQuery.raw(insertion.text, values))
    : runtime.database.prepared(insertion, tenant.id, values));
  ctx.afterCommit(async () => deliverEntries(ctx, [entry]));
}

/**
 * Leases the due entries of all tenants for a minute. Other kinds than these are left to servers of a newer release, until they have
 * expired.
 */
export async function takeDue(
  database: OwnerDatabase,
  now: number,
  kinds: readonly string[],
  limit: number,
): Promise<OutboxEntry[]> {
  return database.query<OutboxEntry>(
    `update outbox set attempts = attempts + 1, next_at = to_timestamp(($1::float8 + ${leaseMs}) / 1000)
     where (tenant_id, id) in (
       select tenant_id, id from outbox where dead_at is null and next_at <= to_timestamp($1::float8 / 1000)
         and (kind = any($3) or give_up_at <= to_timestamp($1::float8 / 1000))
         and not exists (select from tenants t where t.id = outbox.tenant_id and (t.is_suspended or t.deleted_at is not null))
       order by next_at limit $2 for update skip locked)
     returning tenant_id as "tenantId", id, kind, sealed, plain, attempts, give_up_at as "giveUpAt"`,
    [now, limit, kinds],
  );
}

const removal = prepared('delete from outbox where id = $1');
export async function remove(database: Database, tenantId: string, id: string): Promise<void> {
  await database.prepared(removal, tenantId, [id]);
}

export async function postpone(
  database: Database,
  tenantId: string,
  id: string,
  { nextAt, reason, deadAt }: { nextAt: number; reason: string; deadAt: number | null },
): Promise<void> {
  const dead = deadAt === null ? null : new Date(deadAt);
  const changes = { nextAt: new Date(nextAt), error: reason.slice(0, 512), deadAt: dead };
  await database.for(tenantId).updateTable('outbox').set(changes).where('id', '=', id).execute();
}
