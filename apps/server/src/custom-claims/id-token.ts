import {
  defaultExtendedClaims,
  type ExtendedClaim,
  type IdTokenConfig,
  idTokenConfig,
} from '@gatehouse/contract/configs/id-token';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';

const key = 'idToken';
const cacheKind = 'id-token';

/** Which extended claims ID tokens contain; undefined if the tenant has chosen none. */
export async function findIdTokenConfig(db: TenantQueries): Promise<IdTokenConfig | undefined> {
  const row = await db.selectFrom('tenantConfigs').select('value').where('key', '=', key).executeTakeFirst();
  return row && idTokenConfig.parse(row.value);
}

export async function saveIdTokenConfig(db: TenantDb, config: IdTokenConfig): Promise<IdTokenConfig> {
  const value = JSON.stringify(config);
  await db
    .insertInto('tenantConfigs')
    .values({ key, value })
    .onConflict((conflict) => conflict.columns(['tenantId', 'key']).doUpdateSet({ value }))
    .execute();
  return config;
}

/** The extended claims of ID tokens; cached for ten seconds, or until they change. */
export const getExtendedClaims = (runtime: Runtime, tenantId: string): Promise<readonly ExtendedClaim[]> =>
  runtime.cache.get(tenantId, cacheKind, async () => {
    const config = await findIdTokenConfig(runtime.database.for(tenantId));
    return config?.enabledExtendedClaims ?? defaultExtendedClaims;
  });

/** Drops the cached settings of every process. Called after the change was committed. */
export const dropExtendedClaims = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);
