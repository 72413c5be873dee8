import { type AuditEntry, encodeLogs, insertLogs } from '../audit/write.ts';
import type { Runtime } from '../runtime.ts';

const maxWaitMs = 200;
const batchSize = 500;
/** Beyond this the database has been gone for long: memory is worth more than the oldest rows. */
const maxQueued = 20_000;

interface Queue {
  rows: { tenantId: string; row: string }[];
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
 * Writes audit rows of requests that write nothing else, such as a machine's token, in batches: within 200 ms, or 500 rows
 * (ADR 6). Rows of requests that do write go with them.
 */
export function queueTokenAudit(runtime: Runtime, tenantId: string, entries: readonly AuditEntry[]): void {
  const queue = queueOf(runtime);
  for (const entry of entries)
    queue.rows.push({ tenantId, row: encodeLogs([entry], runtime.clock()).slice(1, -1) });
  if (queue.rows.length > maxQueued) queue.rows.splice(0, queue.rows.length - maxQueued);
  if (queue.rows.length >= batchSize) void flushTokenAudit(runtime);
  else
    queue.timer ??= setTimeout(() => {
      queue.timer = undefined;
      void flushTokenAudit(runtime);
    }, maxWaitMs).unref();
}

/** Writes what waits. A batch that cannot be written waits for the next one. */
export async function flushTokenAudit(runtime: Runtime): Promise<void> {
  const queue = queueOf(runtime);
  await queue.flushing;
  clearTimeout(queue.timer);
  queue.timer = undefined;
  const rows = queue.rows.splice(0);
  if (rows.length === 0) return;
  queue.flushing = writeRows(runtime, rows).catch((error: { code?: string }) => {
    runtime.log.error({ err: error, rows: rows.length }, 'audit rows could not be written');
    // Rows the database refuses (class 22, data exception) it would refuse again; all others wait for the next batch.
    if (!error.code?.startsWith('22')) queue.rows.unshift(...rows);
  });
  await queue.flushing;
}

async function writeRows(runtime: Runtime, rows: Queue['rows']): Promise<void> {
  const byTenant = new Map<string, string[]>();
  for (const { tenantId, row } of rows) {
    const group = byTenant.get(tenantId) ?? [];
    group.push(row);
    byTenant.set(tenantId, group);
  }
  for (const [tenantId, group] of byTenant)
    await runtime.database.hot(insertLogs, tenantId, [`[${group.join(',')}]`]);
}
