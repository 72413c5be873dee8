import { writableCustomData } from '@gatehouse/contract/applications/applications';
import { edgeErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { fail } from '../lib/fail.ts';
import type { TenantDb } from './database.ts';

/**
 * Merged by the database, so that two who change different fields of a record's custom data at once both keep theirs. Answers the whole;
 * undefined where there is no such record.
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
 * Throws, and so rolls back, when what was merged is larger than custom data may be: each piece may be small enough and the whole too large.
 * `field` is where the caller sent the piece.
 */
export function requireSmallWhole<T extends Record<string, unknown>>(whole: T, field: string): T {
  if (writableCustomData.safeParse(whole).success) return whole;
  return fail(edgeErrors.invalidInput, {
    data: { fields: { [field]: 'must be at most 64 KiB of JSON together with what is stored already' } },
  });
}
