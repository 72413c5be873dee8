import { sql, type SqlBool } from 'kysely';
import type { Database, TenantDb, TenantQueries } from '../../database/database.ts';
import { prepared } from '../../database/scoped.ts';

/** One of the counts that a message goes into. */
export interface Bucket {
  key: string;
  /** Hash of the recipient, for a recipient's count. */
  recipient?: string;
  /** Messages that can go without a wait. */
  free: number;
  /** The same while too many codes of the tenant are not entered. */
  freeInAlarm?: number;
  /** The level goes down by 1 in this time. */
  drainMs: number;
}

const firstWaitMs = 60_000;
export const longestWaitMs = 600_000;

const milliseconds = (count: string): string => `${count} * interval '1 millisecond'`;
/** The level at a time. */
const remaining = (w: string, at: string, drain: string): string =>
  `greatest(0, ${w}.level - greatest(0, extract(epoch from ${at} - ${w}.counted_at)::float8) * 1000 / ${drain})`;
/**
 * When the next message may go: a minute later, then twice as long for each further one. Levels are fractions, so a small tolerance rounds
 * them. Without a wait it is a time long ago, because clocks of processes differ.
 */
const opening = (level: string, free: string, at: string): string =>
  `case when ${level} < ${free} then to_timestamp(0)
     else ${at} + ${milliseconds(`least(${longestWaitMs}, ${firstWaitMs} * power(2, least(10, floor(${level} - ${free} + 0.01))))`)} end`;

// A wait that is longer than any was made while a clock ran ahead.
const isClosed = (at: string): string =>
  `(w.open_at > ${at} and w.open_at <= ${at} + interval '1 minute' + ${milliseconds(String(longestWaitMs))})`;

const level = `(${remaining('w', 'excluded.counted_at', 'excluded.drain_ms')} + 1)`;

// If one bucket is closed, none counts. Rows are locked in the order of their keys, to avoid deadlocks. If another request closes a bucket
// after this statement began, a row is missing in the result.
const count = prepared(`with asked as materialized (
     select a.key, a.recipient, a.drain_ms, to_timestamp($7::float8 / 1000) as now,
       case when a.free_in_alarm is not null and exists (
         select from message_waits w where w.tenant_id = $1 and w.key = $8::text
           and ${remaining('w', 'to_timestamp($7::float8 / 1000)', 'w.drain_ms')} >= $9::float8)
         then a.free_in_alarm else a.free end as free
     from unnest($2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[])
       as a (key, recipient, free, free_in_alarm, drain_ms)),
   closed as materialized (
     select max(w.open_at) as until from message_waits w join asked a on a.key = w.key
     where w.tenant_id = $1 and ${isClosed('a.now')}),
   counted as (
     insert into message_waits as w (tenant_id, key, recipient, level, free, drain_ms, counted_at, open_at, expires_at)
     select $1, key, recipient, 1, free, drain_ms, now, ${opening('1', 'free', 'now')},
       now + ${milliseconds(`greatest(drain_ms, ${longestWaitMs})`)}
     from asked where (select until is null from closed) order by key
     on conflict (tenant_id, key) do update set
       level = ${level},
       free = excluded.free, drain_ms = excluded.drain_ms, counted_at = excluded.counted_at,
       open_at = ${opening(level, 'excluded.free', 'excluded.counted_at')},
       expires_at = excluded.counted_at + ${milliseconds(`greatest(${level} * excluded.drain_ms, ${longestWaitMs})`)}
     where not ${isClosed('excluded.counted_at')}
     returning w.key, w.level, w.open_at)
   select c.key, c.level, coalesce(c.open_at, d.until) as "openAt" from closed d left join counted c on true`);

export interface CountedBucket {
  key: string;
  level: number;
  openAt: number;
}

/** Counts a message in all its buckets, or returns when the last closed one opens. */
export async function countInBuckets(
  database: Database,
  tenantId: string,
  buckets: readonly Bucket[],
  { now, alarm }: { now: number; alarm?: { key: string; limit: number } },
): Promise<{ counted: CountedBucket[] } | { closedUntil: number }> {
  const rows = await database.prepared<Omit<CountedBucket, 'key'> & { key: string | null }>(count, tenantId, [
    tenantId,
    buckets.map(({ key }) => key),
    buckets.map(({ recipient = null }) => recipient),
    buckets.map(({ free }) => free),
    buckets.map(({ freeInAlarm = null }) => freeInAlarm),
    buckets.map(({ drainMs }) => drainMs),
    now,
    alarm?.key ?? null,
    alarm?.limit ?? null,
  ]);
  const counted = rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ key, ...row }]));
  if (counted.length === buckets.length) return { counted };
  const [first] = rows;
  return { closedUntil: first?.key === null && first.openAt ? first.openAt : now + firstWaitMs };
}

const deletion = prepared('delete from message_waits where key = $1');
export async function deleteBucket(database: Database, tenantId: string, key: string): Promise<void> {
  await database.prepared(deletion, tenantId, [key]);
}

const lowering = prepared(
  'update message_waits set level = greatest(0, level - 1), open_at = to_timestamp(0) where key = $1',
);
/** Takes one message back from a bucket, and ends its wait. */
export async function lowerBucket(database: Database, tenantId: string, key: string): Promise<void> {
  await database.prepared(lowering, tenantId, [key]);
}

/** Waits of recipients that are longer than the first minute. */
export const listWaits = (
  db: TenantQueries,
  recipients: readonly string[],
  now: number,
): Promise<{ key: string; recipient: string | null; openAt: number }[]> =>
  db
    .selectFrom('messageWaits')
    .select(['key', 'recipient', 'openAt'])
    .where(sql<SqlBool>`recipient = any(${recipients})`)
    .where(sql<SqlBool>`open_at > ${new Date(now)}`)
    .where(sql<SqlBool>`open_at > counted_at + ${firstWaitMs} * interval '1 millisecond'`)
    .orderBy('openAt', 'desc')
    .execute();

export async function forgetWaits(db: TenantDb, recipients: readonly string[]): Promise<void> {
  await db
    .deleteFrom('messageWaits')
    .where(sql<SqlBool>`recipient = any(${recipients})`)
    .execute();
}
