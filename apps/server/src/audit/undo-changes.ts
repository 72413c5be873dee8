import { isDeepStrictEqual } from 'node:util';
import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the log has all values that undoing needs. */
export const isComplete = (changes: readonly AuditLogChange[]): boolean =>
  changes.length > 0 && changes.every(({ isMasked, isCut, path }) => !isMasked && !isCut && path.length > 0);

/** The value of a field. Names that an object only inherits are no fields. */
function readField(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    record,
  );
}

/** The names of the changed fields whose values in the record are others than those of one side of the changes. */
export const listDifferent = (
  record: unknown,
  changes: readonly AuditLogChange[],
  side: 'before' | 'after',
): string[] =>
  changes
    .filter(({ path, ...sides }) => !isDeepStrictEqual(readField(record, path), sides[side]))
    .map(({ path }) => path.join('.'));

/** The record with the values from before the changes. */
export function restoreRecord(record: unknown, changes: readonly AuditLogChange[]): Fields {
  return changes.reduce<Fields>(
    (restored, { path, before }) => withField(restored, path, before),
    isFields(record) ? record : {},
  );
}

function withField(record: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  if (name === undefined) return record;
  const inner = Object.hasOwn(record, name) ? record[name] : undefined;
  const next = rest.length > 0 ? withField(isFields(inner) ? inner : {}, rest, value) : value;
  const others = Object.entries(record).filter(([other]) => other !== name);
  // `fromEntries` makes an own field of any name, also of `__proto__`.
  return Object.fromEntries(next === undefined ? others : [...others, [name, next]]);
}
