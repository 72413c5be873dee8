import { writableCustomData } from '@gatehouse/contract/applications/applications';
import { edgeErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { fail } from '../lib/fail.ts';
import type { TenantDb } from './database.ts';

/**
 * Merges fields into a record's custom data. The database does it, so that concurrent changes of different fields don't overwrite each
 * other. Returns the whole; undefined if there is no such record.
 */
export async function mergeCustomData(
  db: TenantDb,
  table: 'users' | 'applications',
  id: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ customData: Record<string, unknown> }>`
    update ${sql.table(table)} set custom_data = custom_data || ${JSON.stringify(fields)}::jsonb
    where id = ${id} returning custom_data`.execute(db);
  return rows[0]?.customData;
}

/**
 * Throws, which rolls back, if the merged custom data is too large: every change may be small enough, and the result too large. `field`
 * names the caller's field in the error.
 */
export function requireSmallWhole<T extends Record<string, unknown>>(whole: T, field: string): T {
  if (writableCustomData.safeParse(whole).success) return whole;
  return fail(edgeErrors.invalidInput, {
    data: { fields: { [field]: 'must be at most 64 KiB of JSON together with what is stored already' } },
  });
}
