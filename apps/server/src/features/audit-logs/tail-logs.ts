import type { LogTail } from '@gatehouse/contract/audit-logs/audit-logs';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { type AuditLogFilter, readNewest } from './audit-logs-store.ts';

/** More in a few seconds are too many to read one by one. */
const mostEntries = 100;
/** An entry has the time at which its request began, and is committed later: at the latest when the longest statements end. */
const overlapMs = 15_000;
/** A caller that was away longer reads the list again, so that no request reads more than these minutes. */
const longestMs = 10 * 60_000;

/** The entries since the cursor, with those of the seconds before it. */
export async function tailLogs(
  { db, now }: TransactionCtx,
  { cursor, ...filter }: AuditLogFilter & { cursor?: number | undefined },
): Promise<LogTail> {
  const next = String(now);
  if (cursor === undefined) return { items: [], hasGap: false, cursor: next };
  const since = Math.max(cursor - overlapMs, now - longestMs);
  const items = await readNewest(db, { ...filter, start_time: since }, mostEntries + 1);
  return {
    items: items.slice(0, mostEntries),
    hasGap: items.length > mostEntries || cursor < since,
    cursor: next,
  };
}
