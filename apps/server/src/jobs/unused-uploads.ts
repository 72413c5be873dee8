import { sql } from 'kysely';
import { storedConfig } from '../connectors/connector-config.ts';
import type { OwnerDatabase, TenantDb } from '../database/database.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { listUploads } from '../uploads/upload-addresses.ts';

const dayMs = 86_400_000;
const batch = 1000;

type UploadsRuntime = Pick<OwnerRuntime, 'database' | 'log' | 'secrets'>;

/** Conditions for unused uploads, by table: files without references, and sign-in pages that are not in use. */
const unreferenced = {
  assets: `not exists (select from upload_references r where r.tenant_id = f.tenant_id and r.asset_id = f.id)`,
  custom_ui_files: `not exists (select from sign_in_experiences e where e.tenant_id = f.tenant_id
    and e.settings -> 'customUiAssets' ->> 'id' = f.asset_id)`,
};

/**
 * Deletes uploads that no row of their tenant has referred to for a day (ADR 126). Returns the number of deleted files. `client` finds the
 * tenants; the deletion runs under row-level security of each tenant.
 */
export async function deleteUnusedUploads(
  client: Pick<OwnerDatabase['pool'], 'query'>,
  { database, log, secrets }: UploadsRuntime,
  now: number,
): Promise<number> {
  const due = new Date(now - dayMs);
  const { rows } = await client.query<{ tenant: string }>(
    `select tenant_id as tenant from assets f where touched_at < $1 and ${unreferenced.assets}
     union select tenant_id from custom_ui_files f where touched_at < $1 and ${unreferenced.custom_ui_files}`,
    [due],
  );
  let deleted = 0;
  for (const { tenant } of rows)
    try {
      deleted += await database.tenant(tenant, (db) => tidy(db, secrets, due), 'long');
    } catch (error) {
      // Its files stay until the next round, and the other tenants are processed.
      log.error({ err: error, tenant }, 'unused uploads could not be deleted');
    }
  return deleted;
}

async function tidy(db: TenantDb, secrets: UploadsRuntime['secrets'], due: Date): Promise<number> {
  await readSealedSettings(db, secrets);
  let deleted = 0n;
  for (const table of ['custom_ui_files', 'assets'] as const) {
    // A reference that is added concurrently changes `touched_at`, which is compared again once the row is locked.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} f where touched_at < ${due} and ctid in (
        select ctid from ${sql.table(table)} f
        where touched_at < ${due} and ${sql.raw(unreferenced[table])} limit ${batch})`.execute(db);
    deleted += numAffectedRows ?? 0n;
  }
  return Number(deleted);
}

/** Stores the upload URLs in connectors' encrypted settings, where the previous release or a new secrets key left `uploads` empty. */
async function readSealedSettings(db: TenantDb, secrets: UploadsRuntime['secrets']): Promise<void> {
  const unread = await db
    .selectFrom('connectors')
    .select(['id', 'sealed'])
    .where('uploads', 'is', null)
    .forUpdate()
    .execute();
  for (const { id, sealed } of unread) {
    const uploads = listUploads(secrets.openJson(sealed, storedConfig));
    await db.updateTable('connectors').set({ uploads }).where('id', '=', id).execute();
  }
}
