import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb, TenantQueries } from '../database/database.ts';

/** A setting of the tenant, completed by its schema: a tenant that has saved nothing has the defaults. */
export async function readTenantConfig<S extends z.ZodType>(
  db: TenantQueries,
  key: string,
  schema: S,
): Promise<z.output<S>> {
  const row = await db.selectFrom('tenantConfigs').select('value').where('key', '=', key).executeTakeFirst();
  return schema.parse(row?.value ?? {});
}

/** Replaces the given fields of a setting. The database merges them, so that concurrent changes don't overwrite each other. */
export async function mergeTenantConfig<S extends z.ZodType<object>>(
  db: TenantDb,
  key: string,
  schema: S,
  change: Partial<z.input<S>>,
): Promise<z.output<S>> {
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
  return schema.parse(row.value);
}
