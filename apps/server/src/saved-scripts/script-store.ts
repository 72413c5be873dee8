import type { SavedVersion } from '@gatehouse/contract/scripts/scripts';
import { type Selectable, sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { ScriptKind, ScriptsTable } from '../database/tables/scripts.ts';
import { createId } from '../lib/ids.ts';

/** Older versions of a script are deleted. */
const keptVersions = 100;

/** A script as it is stored. */
export type StoredScript = Selectable<ScriptsTable>;

export const listScripts = (db: TenantDb, kinds: readonly ScriptKind[]): Promise<StoredScript[]> =>
  db.selectFrom('scripts').selectAll().where('kind', 'in', kinds).orderBy('kind').execute();

export const findScript = (db: TenantQueries, kind: ScriptKind): Promise<StoredScript | undefined> =>
  db.selectFrom('scripts').selectAll().where('kind', '=', kind).executeTakeFirst();

/** The same, which no other transaction can change until this one ends. */
export const lockScript = (db: TenantDb, kind: ScriptKind): Promise<StoredScript | undefined> =>
  db.selectFrom('scripts').selectAll().where('kind', '=', kind).forUpdate().executeTakeFirst();

/** Writes a script with its settings. A changed script gets a new version, which is kept. */
export async function saveScript(
  db: TenantDb,
  kind: ScriptKind,
  { script, sealedEnvironment, settings }: Pick<StoredScript, 'script' | 'sealedEnvironment' | 'settings'>,
): Promise<StoredScript> {
  const columns = {
    script,
    sealedEnvironment,
    settings: JSON.stringify(settings),
    // Random, because a script that was deleted and created again would count from the start.
    revision: createId(),
  };
  const saved = await db
    .insertInto('scripts')
    .values({ kind, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'kind']).doUpdateSet({
        ...columns,
        version: sql`scripts.version + (scripts.script <> excluded.script)::integer`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('scriptVersions')
    .values({ kind, version: saved.version, script })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('scriptVersions')
    .where('kind', '=', kind)
    .where('version', '<=', saved.version - keptVersions)
    .execute();
  return saved;
}

export async function deleteScript(db: TenantDb, kind: ScriptKind): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('scripts').where('kind', '=', kind).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listVersions = (db: TenantDb, kind: ScriptKind): Promise<SavedVersion[]> =>
  db
    .selectFrom('scriptVersions')
    .select(['version', 'script', 'createdAt'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .execute();
