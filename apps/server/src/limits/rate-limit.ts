import { createHash } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { edgeErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { countRateLimit } from '../database/hot/count-rate-limit.ts';
import { fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** `limit` events in `windowMs`, counted from the first one. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
  /** What it is refused with; `request.rate_limited` by default. */
  refusal?: ErrorDeclaration;
}

/** A key, and that of the network around it, which has `siteShare` times its limit. */
interface Counted {
  key: string;
  site?: string;
}

/** A /48 of IPv6 may be a site with many subscribers, or one attacker with 65,536 networks. It has as many events as this many of them. */
const siteShare = 10;

async function count(
  { clock, database }: Runtime,
  tenantId: string,
  { name, windowMs, limit }: Pick<RateLimit, 'name' | 'windowMs'> & { limit?: number },
  { key, site }: Counted,
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

/** Counts an event across all processes, in a transaction of its own. Returns how many there were in its window. */
export const countEvent = async (
  runtime: Runtime,
  tenantId: string,
  window: Pick<RateLimit, 'name' | 'windowMs'>,
  key: string,
): Promise<number> => (await count(runtime, tenantId, window, { key })).count;

/** Counts an event *before* the work it limits. Throws 429 with Retry-After when there were more than the limit. */
export async function countOrRefuse(
  runtime: Runtime,
  tenantId: string,
  rate: RateLimit,
  key: string | Counted,
): Promise<void> {
  const counted = typeof key === 'string' ? { key } : key;
  const { isWithin, endsAt } = await count(runtime, tenantId, rate, counted);
  if (!isWithin) refuse(endsAt - runtime.clock(), rate.refusal);
}

/** Takes back an event that was counted for work that was not done. */
export async function uncountEvent(
  { database }: Runtime,
  tenantId: string,
  { name }: Pick<RateLimit, 'name'>,
  key: string,
): Promise<void> {
  await sql`update rate_limits set count = count - 1 where key = ${limitKey(name, key)} and count > 0`.execute(
    database.for(tenantId),
  );
}

/** `countOrRefuse` for the caller's IP address: an IPv6 address counts for its /64 and, with a higher limit, its /48. */
export const countAddressOrRefuse = (
  runtime: Runtime,
  tenantId: string,
  rate: RateLimit,
  ip: string,
): Promise<void> => countOrRefuse(runtime, tenantId, rate, { key: addressKey(ip), site: siteKey(ip) });

/** The limit of a /48, below what the column of counts holds. */
export const siteLimit = (limit: number): number => Math.min(limit * siteShare, 1_000_000_000);

/** The stored form of a key, which may be long or hold an address. */
export const limitKey = (name: string, key: string): string =>
  createHash('sha256').update(`${name}:${key}`).digest('base64url');

/** Throws 429 with the time to wait. */
export function refuse(waitMs: number, refusal: ErrorDeclaration = edgeErrors.rateLimited): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  fail(refusal, {
    headers: { 'retry-after': String(seconds) },
    data: { retryAfter: seconds },
  });
}

const mostKeys = 50_000;

/** Counts in this process alone, for calls that only cost work; at most 50,000 keys are kept. */
export function createMemoryLimiter(
  { limit, windowMs }: RateLimit,
  clock: () => number,
): (key: string) => void {
  const windows = new Map<string, { end: number; count: number }>();
  const isOver = ({ end }: { end: number }, now: number): boolean => end <= now || end > now + windowMs;
  return (key) => {
    const now = clock();
    const window = windows.get(key);
    if (!window || isOver(window, now)) {
      if (windows.size >= mostKeys) forgetSmallest(windows, (each) => (isOver(each, now) ? 0 : each.count));
      windows.set(key, { end: now + windowMs, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count > limit) refuse(window.end - now);
  };
}

/** Deletes the smaller half, so that many keys that are used once, such as invented client ids, do not make others start again. */
function forgetSmallest<T>(entries: Map<string, T>, sizeOf: (entry: T) => number): void {
  const sizes = Float64Array.from(entries.values(), sizeOf).sort();
  const median = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  for (const [key, entry] of entries) if (sizeOf(entry) <= median) entries.delete(key);
}

/** One key for all the addresses one subscriber has: an IPv6 address counts by its /64 (CVE-2026-45364). */
export function addressKey(address: string): string {
  // The usual spellings of IPv4, without the cost of parsing: this is called several times a request.
  const usual = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(usual)) return usual;
  // Some proxies write the port of the connection, which changes with each, behind the address.
  const ip = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  // What a proxy passes on and is no address at all must not be a new caller each time.
  if (isIP(ip) === 0) return 'unreadable';
  // IPv4 is one caller in every spelling (`::ffff:203.0.113.9`, `::ffff:cb00:7109`), IPv6 with or without the zone of a link.
  const parsed = ipaddr.process(ip.replace(/%.*$/, ''));
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The /48 of an IPv6 address, which holds 65,536 of the networks that `addressKey` tells apart. */
export function siteKey(address: string): string | undefined {
  const network = addressKey(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined;
}
