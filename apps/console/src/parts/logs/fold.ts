import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';

/** A line of the log: one entry, or a sign-in with all its entries. */
export interface LogLine {
  /** The entry that says how it ended. */
  log: AuditLog;
  /** All entries of the sign-in, oldest first; empty if there is only one. */
  steps: readonly AuditLog[];
}

/**
 * Folds the entries of each sign-in, which have the same trace, into one line, at the place of its newest one. `logs` are newest first.
 */
export function foldSignIns(logs: readonly AuditLog[]): LogLine[] {
  const traces = new Map<string, AuditLog[]>();
  for (const log of logs) {
    const trace = log.payload.traceId ?? `entry ${log.id}`;
    traces.set(trace, [...(traces.get(trace) ?? []), log]);
  }
  return [...traces.values()].flatMap((entries) => {
    const log = findOutcome(entries);
    return log ? [{ log, steps: entries.length > 1 ? entries.toReversed() : [] }] : [];
  });
}

/** How a sign-in ended: its last failure if nothing came after it, else its completion, else its last entry. */
function findOutcome(newestFirst: readonly AuditLog[]): AuditLog | undefined {
  const [newest] = newestFirst;
  if (newest?.payload.result === 'Error') return newest;
  return newestFirst.find(isCompletion) ?? newest;
}

const isCompletion = ({ key, payload }: AuditLog): boolean =>
  /^Interaction\.\w+\.Submit$/.test(key) && payload.result === 'Success';

/** The entries in the order in which the lines show them, for “previous” and “next”: a sign-in’s steps from the last to the first. */
export const entriesOf = (lines: readonly LogLine[]): AuditLog[] =>
  lines.flatMap(({ log, steps }) => (steps.length > 0 ? steps.toReversed() : [log]));

/** The user of a sign-in, who is known only after the first steps. */
export const actorOf = ({ log, steps }: LogLine): AuditLog['payload'] =>
  log.payload.userId === undefined
    ? (steps.findLast(({ payload }) => payload.userId !== undefined)?.payload ?? log.payload)
    : log.payload;
