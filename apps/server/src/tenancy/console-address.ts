import { adminTenantId } from '@gatehouse/contract/common';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Runtime } from '../runtime/runtime.ts';

/** Key in the admin tenant's configs: the console's URL in the settings of the server that was started last. */
const key = 'consoleAddress';

/** Stores the console's URL for the operator's commands, which may run without the server's settings. */
export async function keepConsoleAddress({ database, settings }: Runtime): Promise<void> {
  const value = JSON.stringify(settings.ADMIN_ENDPOINT);
  await database.tenant(adminTenantId, (db) =>
    db
      .insertInto('tenantConfigs')
      .values({ key, value })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'key']).doUpdateSet({ value: sql`excluded.value` }),
      )
      .execute(),
  );
}

/** The stored URL; undefined if no server has stored one yet. */
export async function findConsoleAddress(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    'select value from tenant_configs where tenant_id = $1 and key = $2',
    [adminTenantId, key],
  );
  return rows[0]?.value;
}
