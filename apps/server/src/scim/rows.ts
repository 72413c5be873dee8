import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { constraintOf } from '../lib/constraint-of.ts';
import type { ListRange } from './lists.ts';
import { reject } from './scim-error.ts';

/** One page of the rows that match, with how many there are. `matching` is what follows `from`; the rows are `s`. */
export async function listRows<Row>(
  db: TenantDb,
  { columns, matching, key }: Record<'columns' | 'matching' | 'key', RawBuilder<unknown>>,
  { before, count }: ListRange,
): Promise<{ rows: Row[]; total: number }> {
  const total = await countRows(db, matching);
  if (count === 0 || before >= total) return { rows: [], total };
  const { rows } = await sql<Row>`
    select ${columns} from ${matching} order by s.created_at, ${key} limit ${count} offset ${before}`.execute(
    db,
  );
  return { rows, total };
}

export async function countRows(db: TenantDb, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${matching}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Throws 409 with this text if the organization has another row with the name. */
export async function withUniqueName<T>(
  constraint: string,
  taken: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (constraintOf(error) === constraint) reject('uniqueness', taken);
    throw error;
  }
}
