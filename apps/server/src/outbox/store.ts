import type { Ctx } from '../ctx.ts';
import type { Database } from '../database/database.ts';
import { hotStatement } from '../database/hot.ts';
import { createId } from '../ids.ts';

/** An entry that this process has taken. */
export interface Entry {
  tenantId: string;
  id: string;
  kind: string;
  sealed: string;
  attempts: number;
  giveUpAt: number;
}

/** As long as nobody else takes an entry; longer than any handler may take. */
const leaseMs = 60_000;
const keptMs = 7 * 86_400_000;

const columns = `tenant_id as "tenantId", id, kind, sealed, attempts, give_up_at as "giveUpAt"`;

const insert = hotStatement(
  'insert-outbox',
  `insert into outbox (tenant_id, id, kind, sealed, next_at, give_up_at, expires_at, created_at)
   values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000), to_timestamp($7::float8 / 1000),
     to_timestamp($8::float8 / 1000))`,
);

/** For who has written it: taken by nobody yet, so the first try is theirs. */
const takeNew = hotStatement(
  'take-outbox-entry',
  `update outbox set attempts = 1 where tenant_id = $1 and id = $2 and attempts = 0 and dead_at is null
   returning ${columns}`,
);

const removeEntry = hotStatement(
  'remove-outbox-entry',
  'delete from outbox where tenant_id = $1 and id = $2',
);

const postponeEntry = hotStatement(
  'postpone-outbox-entry',
  `update outbox set next_at = to_timestamp($3::float8 / 1000), error = $4, dead_at = to_timestamp($5::float8 / 1000)
   where tenant_id = $1 and id = $2`,
);

/**
 * Writes an effect beside what it belongs to: in the transaction of `ctx` where it has one, else in a statement of its own. This
 * process begins with it as soon as that is committed.
 */
export async function enqueue(
  ctx: Ctx,
  { kind, payload, lifetimeMs }: { kind: string; payload: unknown; lifetimeMs: number },
): Promise<void> {
  const { runtime, tenant, now } = ctx;
  const id = createId();
  const sealed = runtime.secrets.seal(JSON.stringify(payload));
  const [nextAt, giveUpAt] = [now + leaseMs, now + lifetimeMs];
  if (ctx.db)
    await ctx.db
      .insertInto('outbox')
      .values({
        id,
        kind,
        sealed,
        nextAt: new Date(nextAt),
        giveUpAt: new Date(giveUpAt),
        expiresAt: new Date(giveUpAt + keptMs),
        createdAt: new Date(now),
      } as never)
      .execute();
  else
    await runtime.database.hot(insert, tenant.id, [
      id,
      kind,
      sealed,
      nextAt,
      giveUpAt,
      giveUpAt + keptMs,
      now,
    ]);
  ctx.afterCommit(async () => runtime.outbox.hurry(tenant.id, id));
}

export async function takeFirst(
  database: Database,
  tenantId: string,
  id: string,
): Promise<Entry | undefined> {
  const [entry] = await database.hot<Entry>(takeNew, tenantId, [id]);
  return entry;
}

/** Of all tenants, what is due; for a minute they are this process's. */
export async function takeDue(database: Database, now: number, limit: number): Promise<Entry[]> {
  return database.query<Entry>(
    `update outbox set attempts = attempts + 1, next_at = to_timestamp(($1::float8 + ${leaseMs}) / 1000)
     where (tenant_id, id) in (
       select tenant_id, id from outbox where dead_at is null and next_at <= to_timestamp($1::float8 / 1000)
       order by next_at limit $2 for update skip locked)
     returning ${columns}`,
    [now, limit],
  );
}

export async function remove(database: Database, tenantId: string, id: string): Promise<void> {
  await database.hot(removeEntry, tenantId, [id]);
}

export async function postpone(
  database: Database,
  tenantId: string,
  id: string,
  { nextAt, reason, deadAt }: { nextAt: number; reason: string; deadAt: number | null },
): Promise<void> {
  await database.hot(postponeEntry, tenantId, [id, nextAt, reason.slice(0, 512), deadAt]);
}
