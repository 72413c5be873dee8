import pg from 'pg';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import { siteOf } from '../limits/networks.ts';
import type { Runtime } from '../runtime/runtime.ts';

const maxWaitMs = 200;
/** Rows that couldn't be written don't wait for another request. */
const retryMs = 1000;
const batchSize = 500;
/** More rows wait only while the database is unreachable; then some are dropped to save memory. */
const maxQueued = 20_000;

interface Queue {
  /** `source` identifies the caller that caused the row: the application, if known, and the IP address or IPv6 /48. */
  rows: { tenantId: string; source: string; row: string }[];
  timer?: NodeJS.Timeout;
  flushing?: Promise<void>;
}

const queues = new WeakMap<Runtime, Queue>();

function queueOf(runtime: Runtime): Queue {
  const queue = queues.get(runtime) ?? { rows: [] };
  queues.set(runtime, queue);
  return queue;
}

/**
 * Writes audit rows of requests that write nothing else, such as client credentials, in batches: every 200 ms or 500 rows
 * (ADR 6). Other requests write their audit rows with their changes.
 */
export function queueTokenAudit(runtime: Runtime, tenantId: string, entries: readonly AuditEntry[]): void {
  const queue = queueOf(runtime);
  for (const entry of entries) {
    const source = `${tenantId} ${entry.applicationId ?? ''} ${siteOf(entry.payload.ip ?? '')}`;
    queue.rows.push({ tenantId, source, row: encodeLogs([entry], runtime.clock()).slice(1, -1) });
  }
  while (queue.rows.length > maxQueued) dropMost(runtime, queue);
  if (queue.rows.length >= batchSize) void flushTokenAudit(runtime);
  else flushLater(runtime, queue, maxWaitMs);
}

function flushLater(runtime: Runtime, queue: Queue, waitMs: number): void {
  queue.timer ??= setTimeout(() => {
    queue.timer = undefined;
    void flushTokenAudit(runtime);
  }, waitMs).unref();
}

/** Drops the newest rows of the source with the most, so that a flood doesn't displace the rows of others. */
function dropMost({ log }: Runtime, queue: Queue): void {
  const counts = new Map<string, number>();
  for (const { source } of queue.rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const [most = '', count = 0] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  let kept = Math.max(0, count - batchSize);
  queue.rows = queue.rows.filter(({ source }) => source !== most || kept-- > 0);
  log.error(
    { source: most, rows: Math.min(count, batchSize) },
    'audit rows were dropped: too many are waiting',
  );
}

/** Writes the waiting rows. Rows that can't be written now are tried again, until the process stops. */
export async function flushTokenAudit(runtime: Runtime): Promise<void> {
  const queue = queueOf(runtime);
  await queue.flushing;
  clearTimeout(queue.timer);
  queue.timer = undefined;
  const rows = queue.rows.splice(0);
  // Another call may have taken them.
  if (rows.length === 0) return queue.flushing;
  queue.flushing = writeRows(runtime, rows).then((left) => {
    queue.rows.unshift(...left);
    if (left.length > 0 && !runtime.stopping.isStopping) flushLater(runtime, queue, retryMs);
  });
  await queue.flushing;
}

/** Returns the rows that couldn't be written. */
async function writeRows(runtime: Runtime, rows: Queue['rows']): Promise<Queue['rows']> {
  const groups = new Map<string, Queue['rows']>();
  for (const row of rows) {
    const group = groups.get(row.tenantId) ?? [];
    group.push(row);
    groups.set(row.tenantId, group);
  }
  const left: Queue['rows'] = [];
  for (const [tenantId, group] of groups) left.push(...(await writeGroup(runtime, tenantId, group)));
  return left;
}

/** Writes rows of one tenant. If the database rejects invalid data, halves are tried, so that only the invalid row is lost. */
async function writeGroup(runtime: Runtime, tenantId: string, rows: Queue['rows']): Promise<Queue['rows']> {
  try {
    await runtime.database.hot(insertLogs, tenantId, [`[${rows.map(({ row }) => row).join(',')}]`]);
    return [];
  } catch (error) {
    // Class 22 is a data exception, 23 a violated constraint: retrying would fail again.
    const isInvalid = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
    if (isInvalid && rows.length > 1) {
      const half = Math.ceil(rows.length / 2);
      const first = await writeGroup(runtime, tenantId, rows.slice(0, half));
      return [...first, ...(await writeGroup(runtime, tenantId, rows.slice(half)))];
    }
    runtime.log.error({ err: error, rows: rows.length }, 'audit rows could not be written');
    return isInvalid ? [] : rows;
  }
}
