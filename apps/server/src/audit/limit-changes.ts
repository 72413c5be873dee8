import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';

/** Of a value, as JSON. */
export const mostOfValue = 4 * 1024;
/** Of all changes of an entry, as JSON. */
export const mostOfEntry = 16 * 1024;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/**
 * The changes as they are stored: a longer value is cut, and after the limit of the entry only the fields are named, at last not even those.
 */
export function limitChanges(changes: readonly AuditLogChange[]): AuditLogChange[] {
  const kept: AuditLogChange[] = [];
  let left = mostOfEntry - sizeOf([]);
  const fits = (change: AuditLogChange): boolean => {
    // With the comma behind it.
    const size = sizeOf(change) + 1;
    if (size > left) return false;
    left -= size;
    kept.push(change);
    return true;
  };
  for (const change of changes) {
    if (fits(cutChange(change)) || fits(nameOnly(change))) continue;
    // Something is missing, and anyone who reads the entry should know.
    const last = kept.pop();
    if (last) kept.push(nameOnly(last));
    break;
  }
  return kept;
}

const nameOnly = ({ path, isMasked }: AuditLogChange): AuditLogChange => ({
  path: path.map((name) => name.slice(0, 128)),
  ...(isMasked ? { isMasked } : { isCut: true }),
});

function cutChange(change: AuditLogChange): AuditLogChange {
  const isLong = ['before', 'after'].some(
    (side) => sizeOf(change[side === 'before' ? 'before' : 'after']) > mostOfValue,
  );
  if (!isLong) return change;
  const { before, after, ...rest } = change;
  return {
    ...rest,
    ...(before !== undefined && { before: cut(before) }),
    ...(after !== undefined && { after: cut(after) }),
    isCut: true,
  };
}

/** A value in at most 4 KB of JSON: a text's beginning, or the beginning of the JSON of anything else. */
function cut(value: unknown): unknown {
  if (sizeOf(value) <= mostOfValue) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  let [low, high] = [0, Math.min(text.length, mostOfValue)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sizeOf(begin(text, middle)) <= mostOfValue) low = middle;
    else high = middle - 1;
  }
  return begin(text, low);
}

/** Not half a character at the end, which PostgreSQL wouldn't store. */
const begin = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
