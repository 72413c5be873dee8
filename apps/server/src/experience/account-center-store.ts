import {
  type AccountCenter,
  type AccountCenterSettings,
  adminAccountCenter,
  defaultAccountCenter,
} from '@gatehouse/contract/account-center/account-center';
import { adminTenantId } from '@gatehouse/contract/common';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';

/** The settings of the account center, completed with defaults. Read on each request, because they decide what users may do. */
export async function readAccountCenter(db: TenantQueries, tenantId: string): Promise<AccountCenter> {
  const row = await db.selectFrom('accountCenters').select('settings').executeTakeFirst();
  const defaults = tenantId === adminTenantId ? adminAccountCenter : defaultAccountCenter;
  return { tenantId, id: 'default', ...defaults, ...row?.settings };
}

/** Replaces the given settings; the controls of fields are merged, by the database, so that concurrent changes don't overwrite each other. */
export async function saveAccountCenter(
  db: TenantDb,
  { fields, ...change }: Partial<AccountCenterSettings>,
): Promise<void> {
  const settings = JSON.stringify({ ...change, ...(fields && { fields }) });
  await db
    .insertInto('accountCenters')
    .values({ settings })
    .onConflict((conflict) =>
      conflict.column('tenantId').doUpdateSet({
        settings: sql`account_centers.settings || ${JSON.stringify(change)}::jsonb
          || jsonb_build_object('fields', coalesce(account_centers.settings -> 'fields', '{}') || ${JSON.stringify(fields ?? {})}::jsonb)`,
      }),
    )
    .execute();
}
