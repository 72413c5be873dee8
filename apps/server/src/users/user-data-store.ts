import {
  type User,
  userSettings,
  type UserSettings,
  type UserSettingsChange,
} from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { userColumns } from '../database/user-columns.ts';

const now = sql<Date>`now()`;

/** Merged by the database, so that concurrent changes of different fields don't overwrite each other. */
export async function mergeInto(
  db: TenantDb,
  id: string,
  column: 'customData' | 'profile',
  fields: Record<string, unknown>,
): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({ [column]: sql`${sql.ref(column)} || ${JSON.stringify(fields)}::jsonb`, updatedAt: now })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
}

export async function getSettings(db: TenantDb, id: string): Promise<UserSettings | undefined> {
  const row = await db.selectFrom('users').select('settings').where('id', '=', id).executeTakeFirst();
  return row && userSettings.parse(row.settings);
}

/** Settings have two levels, and both are merged. */
export async function mergeSettings(
  db: TenantDb,
  id: string,
  given: UserSettingsChange,
): Promise<UserSettings | undefined> {
  const row = await db
    .updateTable('users')
    .set({ settings: sql`gatehouse_merge_settings_v1(settings, ${JSON.stringify(given)})`, updatedAt: now })
    .where('id', '=', id)
    .returning('settings')
    .executeTakeFirst();
  return row && userSettings.parse(row.settings);
}
