import { sql } from 'kysely';
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
