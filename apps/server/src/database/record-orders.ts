import type { RecordSort } from '@gatehouse/contract/sorting';
import { type RawBuilder, sql } from 'kysely';

/** `order by` of a list of records with a name, ignoring case. Each order is the reverse of its opposite, so that one index has both. */
export function recordOrderBy(
  table: 'applications' | 'organizations',
  sort: RecordSort = '-createdAt',
): RawBuilder<unknown> {
  const id = sql.ref(`${table}.id`);
  const createdAt = sql.ref(`${table}.createdAt`);
  const name = sql`lower(${sql.ref(`${table}.name`)})`;
  switch (sort) {
    case 'createdAt':
      return sql`${createdAt}, ${id} desc`;
    case 'name':
      return sql`${name}, ${id}`;
    case '-name':
      return sql`${name} desc, ${id} desc`;
    default:
      return sql`${createdAt} desc, ${id}`;
  }
}
