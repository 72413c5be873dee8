import { adminConsoleConfig, type AdminConsoleConfig } from '@gatehouse/contract/configs/configs';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';

const key = 'adminConsole';

/** A tenant that has never saved a configuration has the defaults. */
export async function getAdminConsoleConfig(db: TenantDb): Promise<AdminConsoleConfig> {
  const row = await db.selectFrom('tenantConfigs').select('value').where('key', '=', key).executeTakeFirst();
  return adminConsoleConfig.parse(row?.value ?? {});
}

export async function mergeAdminConsoleConfig(
  db: TenantDb,
  change: Partial<AdminConsoleConfig>,
): Promise<AdminConsoleConfig> {
  const value = JSON.stringify(change);
  const row = await db
    .insertInto('tenantConfigs')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'key'])
        .doUpdateSet({ value: sql`tenant_configs.value || excluded.value` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return adminConsoleConfig.parse(row.value);
}
