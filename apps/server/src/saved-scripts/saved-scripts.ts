import type { TenantQueries } from '../database/database.ts';
import type { ScriptKind } from '../database/tables/scripts.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What running a script needs. The variables are opened for each run. */
export interface SavedScript {
  script: string;
  sealedEnvironment: string | null;
  settings: Record<string, unknown>;
  /** Another one after each change. */
  revision: string;
}

const cacheKind = 'scripts';

async function readScripts(db: TenantQueries): Promise<ReadonlyMap<ScriptKind, SavedScript>> {
  const rows = await db
    .selectFrom('scripts')
    .select(['kind', 'script', 'sealedEnvironment', 'settings', 'revision'])
    .execute();
  return new Map(rows.map(({ kind, ...script }) => [kind, script]));
}

/** The script of a kind, if the tenant has one; cached, so that tenants without a script have no further statement. */
export async function getSavedScript(
  runtime: Runtime,
  tenantId: string,
  kind: ScriptKind,
): Promise<SavedScript | undefined> {
  const load = () => readScripts(runtime.database.for(tenantId));
  return (await runtime.cache.get(tenantId, cacheKind, load)).get(kind);
}

/** Drops the cached scripts of every process. Called after the change was committed. */
export const dropSavedScripts = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** The script whose revision is the current one. Another process may have just changed it. */
export async function refreshSavedScript(
  runtime: Runtime,
  tenantId: string,
  { kind, known, revision }: { kind: ScriptKind; known: SavedScript; revision: string | null },
): Promise<SavedScript | undefined> {
  if (known.revision === revision) return known;
  await dropSavedScripts(runtime, tenantId);
  return getSavedScript(runtime, tenantId, kind);
}
