import { createHash } from 'node:crypto';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { edgeErrors } from '@gatehouse/contract/errors';
import { CompiledQuery } from 'kysely';
import { insertLogsSql } from '../database/hot/insert-logs.ts';
import { callerAt, siteShare } from '../limits/networks.ts';
import type { Runtime } from '../runtime/runtime.ts';

const key: AuditLogKey = 'Requests.Refused';
const hourMs = 3_600_000;
/** Rejected requests of one IP address that get their own entry in an hour; further ones are only counted. */
const notedPerHour = 20;
/** IP addresses of a tenant that are counted separately in an hour; all others share one count. */
const maxAddresses = 200;
const otherAddresses = '';
/** Summary rows that are kept while the database is unreachable. */
const maxWaiting = 10_000;
/** Summary rows that couldn't be written don't wait for another refusal. */
const retryMs = 60_000;

interface Tally {
  noted: number;
  counted: number;
}

interface Summary {
  tenantId: string;
  address: string;
  count: number;
  /** The end of the hour, or now if the process stops before it. */
  at: number;
}

interface Book {
  /** Hours since 1970, so that all processes count the same hour. */
  hour: number;
  tenants: Map<string, Map<string, Tally>>;
  waiting: Summary[];
  timer?: NodeJS.Timeout;
}

const books = new WeakMap<Runtime, Book>();

function openBook(runtime: Runtime): Book {
  const hour = Math.floor(runtime.clock() / hourMs);
  const book = books.get(runtime) ?? { hour, tenants: new Map(), waiting: [] };
  books.set(runtime, book);
  if (book.hour !== hour) closeHour(book, (book.hour + 1) * hourMs);
  book.hour = hour;
  return book;
}

function closeHour(book: Book, at: number): void {
  for (const [tenantId, tallies] of book.tenants)
    for (const [address, { counted }] of tallies)
      if (counted > 0 && book.waiting.length < maxWaiting)
        book.waiting.push({ tenantId, address, count: counted, at });
  book.tenants.clear();
}

/** The further networks of an IPv6 /48 share one tally, so that it can't use up those of all other addresses. */
function addressToTally(tallies: ReadonlyMap<string, Tally>, ip: string): string {
  const { key, site } = callerAt(ip);
  if (site === undefined || tallies.has(key)) return key;
  const neighbors = [...tallies.keys()].filter((address) => address.startsWith(`${site}:`));
  return neighbors.length < siteShare ? key : site;
}

function tallyOf(runtime: Runtime, tenantId: string, ip: string): Tally {
  const book = openBook(runtime);
  const tallies = book.tenants.get(tenantId) ?? new Map<string, Tally>();
  book.tenants.set(tenantId, tallies);
  const own = addressToTally(tallies, ip);
  const address = tallies.has(own) || tallies.size < maxAddresses ? own : otherAddresses;
  const tally = tallies.get(address) ?? { noted: 0, counted: 0 };
  tallies.set(address, tally);
  const untilEnd = (book.hour + 1) * hourMs - runtime.clock();
  book.timer ??= setTimeout(() => void writeRefusals(runtime), untilEnd + 1000).unref();
  return tally;
}

/**
 * Whether a rejected request gets its own entry in the audit log, if anonymous callers can cause any number of them. Otherwise, it is
 * counted for the summary entry of the hour (ADR 101).
 */
export function mayNote(runtime: Runtime, tenantId: string, ip: string): boolean {
  const tally = tallyOf(runtime, tenantId, ip);
  if (tally.noted >= notedPerHour) {
    tally.counted += 1;
    return false;
  }
  tally.noted += 1;
  return true;
}

/** Counts a request that was rejected with 429, which gets no entry of its own, for the summary entry of the hour. */
export function countRefused(runtime: Runtime, tenantId: string, ip: string): void {
  tallyOf(runtime, tenantId, ip).counted += 1;
}

/** Writes the summary entries of past hours, one for each IP address; with `isLast`, when the process stops, also those of this hour. */
export async function writeRefusals(runtime: Runtime, { isLast = false } = {}): Promise<void> {
  const book = openBook(runtime);
  clearTimeout(book.timer);
  book.timer = undefined;
  if (isLast) closeHour(book, runtime.clock());
  const waiting = book.waiting.splice(0);
  for (const tenantId of new Set(waiting.map((summary) => summary.tenantId))) {
    const summaries = waiting.filter((summary) => summary.tenantId === tenantId);
    try {
      await insertSummaries(runtime, tenantId, summaries);
    } catch (error) {
      runtime.log.error(
        { err: error, rows: summaries.length },
        'summary rows of refused requests could not be written',
      );
      book.waiting.push(...summaries);
    }
  }
  if (book.waiting.length > 0 && !runtime.stopping.isStopping)
    book.timer ??= setTimeout(() => void writeRefusals(runtime), retryMs).unref();
}

// Every process adds its count to the same row, in the same order, to avoid deadlocks.
const insert = `${insertLogsSql('$1', 'true', 'gatehouse_tenant()')} order by e.id
  on conflict (tenant_id, created_at, id) do update set payload = logs.payload || jsonb_build_object('count',
    (logs.payload ->> 'count')::bigint + (excluded.payload ->> 'count')::bigint)`;

async function insertSummaries(
  { database }: Runtime,
  tenantId: string,
  summaries: readonly Summary[],
): Promise<void> {
  const rows = summaries.map(({ address, count, at }) => ({
    id: createHash('sha256').update(`${tenantId} ${address} ${at}`).digest('base64url').slice(0, 21),
    key,
    payload: {
      key,
      result: 'Error',
      error: { code: edgeErrors.rateLimited.code },
      count,
      ip: readable(address),
    },
    created_at: at,
  }));
  await database.for(tenantId).executeQuery(CompiledQuery.raw(insert, [JSON.stringify(rows)]));
}

/** IPv6 is counted by /64, or by /48 (`callerAt`). */
function readable(address: string): string | undefined {
  const bits = 16 * address.split(':').length;
  return bits > 16 ? `${address}::/${bits}` : address || undefined;
}
