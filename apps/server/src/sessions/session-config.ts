import { type SessionConfig, sessionConfig } from '@gatehouse/contract/configs/session';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';

const key = 'session';
const cacheKind = 'session-config';

/** How long new sessions last. A tenant that has saved nothing has the defaults. */
export async function readSessionConfig(db: TenantQueries): Promise<SessionConfig> {
  const row = await db.selectFrom('tenantConfigs').select('value').where('key', '=', key).executeTakeFirst();
  return sessionConfig.parse(row?.value ?? {});
}

/** The same for the protocol; cached for ten seconds, or until it changes. */
export const getSessionConfig = (runtime: Runtime, tenantId: string): Promise<SessionConfig> =>
  runtime.cache.get(tenantId, cacheKind, () => readSessionConfig(runtime.database.for(tenantId)));

/** Drops the cached settings of every process. Called after the change was committed. */
export const dropSessionConfig = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** Replaces the given fields. */
export async function mergeSessionConfig(
  db: TenantDb,
  change: Partial<SessionConfig>,
): Promise<SessionConfig> {
  const row = await db
    .insertInto('tenantConfigs')
    .values({ key, value: JSON.stringify(change) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'key'])
        .doUpdateSet({ value: sql`tenant_configs.value || excluded.value` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return sessionConfig.parse(row.value);
}
