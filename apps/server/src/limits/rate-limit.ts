import { hash } from 'node:crypto';
import { edgeErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { countRateLimit } from '../database/hot/count-rate-limit.ts';
import { fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Caller, callerAt, siteLimit } from './networks.ts';

/** `limit` events in `windowMs`, counted from the first one. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
  /** The error of rejected events; `request.rate_limited` by default. */
  refusal?: ErrorDeclaration;
}

async function count(
  { clock, database }: Runtime,
  tenantId: string,
  { name, windowMs, limit }: Pick<RateLimit, 'name' | 'windowMs'> & { limit?: number },
  { key, site }: Caller,
): Promise<{ count: number; isWithin: boolean; endsAt: number }> {
  const now = clock();
  const [row] = await database.hot<{ count: number; isWithin: boolean; window_end: number }>(
    countRateLimit,
    tenantId,
    [
      limitKey(name, key),
      now + windowMs,
      now,
      limit ?? null,
      site === undefined ? null : limitKey(name, site),
      limit === undefined ? null : siteLimit(limit),
    ],
  );
  return {
    count: row?.count ?? 1,
    isWithin: row?.isWithin ?? true,
    endsAt: row?.window_end ?? now + windowMs,
  };
}

/** Counts an event across all processes, in its own transaction. Returns the number of events in its window. */
export const countEvent = async (
  runtime: Runtime,
  tenantId: string,
  window: Pick<RateLimit, 'name' | 'windowMs'>,
  key: string,
): Promise<number> => (await count(runtime, tenantId, window, { key })).count;

/** Counts an event *before* the work that it limits. Throws 429 with Retry-After if there are more than the limit. */
export async function countOrRefuse(
  runtime: Runtime,
  tenantId: string,
  rate: RateLimit,
  key: string | Caller,
): Promise<void> {
  const counted = typeof key === 'string' ? { key } : key;
  const { isWithin, endsAt } = await count(runtime, tenantId, rate, counted);
  if (!isWithin) refuse(endsAt - runtime.clock(), rate.refusal);
}

/** Takes back a counted event whose work was not done. */
export async function uncountEvent(
  { database }: Runtime,
  tenantId: string,
  { name }: Pick<RateLimit, 'name'>,
  caller: string | Caller,
): Promise<void> {
  const { key, site = key } = typeof caller === 'string' ? { key: caller } : caller;
  const keys = [limitKey(name, key), limitKey(name, site)];
  // Locked in the order in which events are counted, to avoid deadlocks.
  await sql`with locked as materialized (
      select key from rate_limits where key = any(${keys}) order by array_position(${keys}::text[], key::text) for update)
    update rate_limits r set count = r.count - 1 from locked where r.key = locked.key and r.count > 0`.execute(
    database.for(tenantId),
  );
}

/** `countOrRefuse` for the caller's IP address: an IPv6 address counts for its /64 and, with a higher limit, its /48. */
export const countAddressOrRefuse = (
  runtime: Runtime,
  tenantId: string,
  rate: RateLimit,
  ip: string,
): Promise<void> => countOrRefuse(runtime, tenantId, rate, callerAt(ip));

/** The stored form of a key, which may be long or contain an email address. */
export const limitKey = (name: string, key: string): string => hash('sha256', `${name}:${key}`, 'base64url');

/** Throws 429 with the time to wait. */
export function refuse(waitMs: number, refusal: ErrorDeclaration = edgeErrors.rateLimited): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  fail(refusal, {
    headers: { 'retry-after': String(seconds) },
    data: { retryAfter: seconds },
  });
}
