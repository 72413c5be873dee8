import { sql } from 'kysely';
import type { OwnerDatabase, TenantDb } from '../database/database.ts';
import type { OwnerRuntime, Runtime } from '../runtime/runtime.ts';

/** Where an upload may be named by its address (ADR 61): the tables, and what is read of each row `t`. */
export const naming: Record<string, string> = {
  application_sign_in_experiences: 't::text',
  applications: 't::text',
  connectors: 't.metadata::text',
  custom_phrases: 't::text',
  email_templates: 't::text',
  sign_in_experiences: 't::text',
  sso_connectors: 't.branding::text',
  tenant_configs: 't::text',
  // Many rows, of which little can hold an address.
  user_sso_identities: 't.detail::text',
  users: "concat_ws(' ', t.avatar, t.profile, t.identities, t.custom_data)",
};

/** An address as JSON, style sheets, scripts and queries write it. */
const address = String.raw`user-assets(?:\\*/|%2[Ff])(\w{21})`;
const dayMs = 86_400_000;
const batch = 1000;

type UploadsRuntime = Pick<OwnerRuntime, 'database' | 'log' | 'secrets'>;

/**
 * Deletes uploads that nothing of their tenant names, nor named a day ago: each is looked at once a day, and goes when it was not used
 * twice in a row, or not used since it came. Answers how many went. `client` finds the tenants; each is then tidied under its own rights.
 */
export async function deleteUnusedUploads(
  client: Pick<OwnerDatabase['pool'], 'query'>,
  { database, log, secrets }: UploadsRuntime,
  now: number,
): Promise<number> {
  const { rows } = await client.query<{ tenant: string }>(
    `select tenant_id as tenant from assets where checked_at < $1
     union select tenant_id from custom_ui_files where checked_at < $1`,
    [new Date(now - dayMs)],
  );
  let deleted = 0;
  for (const { tenant } of rows)
    try {
      deleted += await database.tenant(tenant, (db) => tidy(db, secrets, now), 'long');
    } catch (error) {
      // Its files stay, and the next tenant's turn comes all the same.
      log.error({ err: error, tenant }, 'unused uploads could not be deleted');
    }
  return deleted;
}

async function tidy(db: TenantDb, secrets: Runtime['secrets'], now: number): Promise<number> {
  const isDue = sql<boolean>`checked_at < ${new Date(now - dayMs)}`;
  const pages = await findPages(db);
  const due = await db
    .selectFrom('assets')
    .select('id')
    .where(isDue)
    .orderBy('checkedAt')
    .limit(batch)
    .execute();
  const ids = due.map(({ id }) => id);
  const named = ids.length > 0 ? await findNamed(db, secrets, ids, pages) : [];
  const old = await db
    .selectFrom('customUiFiles')
    .select('assetId')
    .distinct()
    .where(isDue)
    .limit(batch)
    .execute();
  const uploads = old.map(({ assetId }) => assetId);
  return (
    (await settle(db, 'assets', 'id', ids, named, now)) +
    (await settle(db, 'custom_ui_files', 'asset_id', uploads, [pages], now))
  );
}

/** The id of the sign-in pages of the tenant's own that are in use; empty when ours are. */
async function findPages(db: TenantDb): Promise<string> {
  const row = await db.selectFrom('signInExperiences').select('settings').executeTakeFirst();
  return (row?.settings as { customUiAssets?: { id: string } | null } | undefined)?.customUiAssets?.id ?? '';
}

/** Which of these uploads something of the tenant names. */
async function findNamed(
  db: TenantDb,
  secrets: Runtime['secrets'],
  ids: readonly string[],
  pages: string,
): Promise<string[]> {
  const texts = Object.entries(naming).map(
    ([table, text]) => sql`select ${sql.raw(text)} as text from ${sql.table(table)} t`,
  );
  const files = sql`select encode(content, 'escape') as text from custom_ui_files where asset_id = ${pages}`;
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id
    from (${sql.join([...texts, files], sql` union all `)}) said
    cross join lateral regexp_matches(said.text, ${address}, 'g') found
    where said.text like '%user-assets%' and found[1] = any(${ids})`.execute(db);
  // The settings of connectors, with the texts of their e-mails, are sealed whole.
  const connectors = await db.selectFrom('connectors').select('sealed').execute();
  const settings = connectors.map(({ sealed }) => secrets.open(sealed)).join('\n');
  const inSettings = [...settings.matchAll(new RegExp(address, 'g'))].map(([, id = '']) => id);
  return [...new Set([...rows.map(({ id }) => id), ...inSettings])];
}

/** Writes down what was found of these uploads; those without use, now and when last looked at, go. */
async function settle(
  db: TenantDb,
  table: 'assets' | 'custom_ui_files',
  column: 'id' | 'asset_id',
  ids: readonly string[],
  named: readonly string[],
  now: number,
): Promise<number> {
  const id = sql.ref(column);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${id} = any(${ids}) and ${id} <> all(${named}) and not is_used`.execute(
    db,
  );
  await sql`
    update ${sql.table(table)} set is_used = ${id} = any(${named}), checked_at = ${new Date(now)}
    where ${id} = any(${ids})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
