import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import { ApiError } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type AuditLogFilter, readPart } from './audit-logs-store.ts';

/** Entries that are read at once: an export holds no more of them in memory, and no connection while the caller reads. */
const partSize = 500;
/** Of all callers in this process: each uses a connection at times. */
const mostAtOnce = 4;
/** An export that was not read to its end blocks its caller no longer than this. */
const longestMs = 10 * 60_000;

/** The callers whose exports are running in this process, with the times they began. */
const running = new WeakMap<Runtime, Map<string, number>>();

/**
 * The entries that match, at most `limit`, as JSON lines, newest first. One export of a caller runs at a time. Entries that are written
 * meanwhile aren't in it.
 */
export function exportLogs(ctx: Ctx, filter: AuditLogFilter, limit = Infinity): AsyncIterable<string> {
  const release = begin(ctx);
  const lines = readLines(ctx, filter, limit);
  // Not only in the generator: `return` of one that hasn't been started doesn't run its `finally`.
  const end = async (): Promise<IteratorResult<string>> => {
    release();
    return lines.return(undefined);
  };
  const next = async (): Promise<IteratorResult<string>> => {
    const step = await lines.next().catch((error: unknown) => {
      release();
      throw error;
    });
    if (step.done) release();
    return step;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}

/** Marks the caller's export as running. Throws 429 if another one is. */
function begin({ runtime, tenant, actor, now }: Ctx): () => void {
  const started = running.get(runtime) ?? new Map<string, number>();
  running.set(runtime, started);
  const caller = `${tenant.id} ${'userId' in actor ? actor.userId : ''} ${'clientId' in actor ? actor.clientId : ''}`;
  for (const [each, since] of started) if (now - since >= longestMs) started.delete(each);
  if (started.has(caller) || started.size >= mostAtOnce)
    throw new ApiError(auditLogErrors.exportRunning, { headers: { 'retry-after': '10' } });
  started.set(caller, now);
  return () => {
    if (started.get(caller) === now) started.delete(caller);
  };
}

async function* readLines(
  { runtime, tenant, now }: Ctx,
  filter: AuditLogFilter,
  limit: number,
): AsyncGenerator<string, undefined> {
  const matching = { ...filter, end_time: Math.min(filter.end_time ?? now, now) };
  let left = limit;
  let after: Awaited<ReturnType<typeof readPart>>['last'];
  do {
    const place = after;
    const size = Math.min(left, partSize);
    const part = await runtime.database.tenant(tenant.id, (db) => readPart(db, matching, place, size));
    if (part.entries.length > 0) yield part.entries.map((each) => `${JSON.stringify(each)}\n`).join('');
    left -= part.entries.length;
    after = part.last;
  } while (after && left > 0);
  return undefined;
}
