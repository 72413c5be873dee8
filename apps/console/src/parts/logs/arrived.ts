import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';

/** A page that is open for days keeps no more of them; the list has the rest. */
const most = 200;

/** Adds new entries to those that came in before, newest first. Each response repeats those of the last seconds. */
export function addArrived(arrived: readonly AuditLog[], items: readonly AuditLog[]): readonly AuditLog[] {
  const known = new Set(arrived.map(({ id }) => id));
  const added = items.filter(({ id }) => !known.has(id));
  return added.length === 0 ? arrived : [...added, ...arrived].slice(0, most);
}

/** The entries of the page, below those that came in since: a list that was read again has some of them, too. */
export function joinArrived(arrived: readonly AuditLog[], items: readonly AuditLog[]): AuditLog[] {
  const known = new Set(items.map(({ id }) => id));
  return [...arrived.filter(({ id }) => !known.has(id)), ...items];
}
