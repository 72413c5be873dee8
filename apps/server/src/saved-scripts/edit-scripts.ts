import { entityErrors } from '@gatehouse/contract/errors';
import type { SavedVersion, ScriptFields } from '@gatehouse/contract/scripts/scripts';
import type { ScriptKind } from '../database/tables/scripts.ts';
import { fail, found } from '../lib/fail.ts';
import { countOrRefuse } from '../limits/rate-limit.ts';
import type { Ctx, TransactionCtx } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Environment, maskEnvironment, openEnvironment, unmaskEnvironment } from './environment.ts';
import { dropSavedScripts } from './saved-scripts.ts';
import * as store from './script-store.ts';

/** Test runs of all administrators of a tenant. */
const testRate = { name: 'script-tests', limit: 60, windowMs: 60_000 };

/** The settings of its kind are next to the script, as the API has them. */
type Script = ScriptFields & Record<string, unknown>;

/** A script as the API returns it: the values of its variables are masked. */
function toScript(runtime: Runtime, { script, sealedEnvironment, settings }: store.StoredScript): Script {
  return {
    script,
    ...(sealedEnvironment !== null && {
      environmentVariables: maskEnvironment(openEnvironment(runtime, sealedEnvironment)),
    }),
    ...settings,
  };
}

export async function listScripts<Kind extends ScriptKind>(
  ctx: TransactionCtx,
  kinds: readonly Kind[],
): Promise<{ kind: Kind; value: Script }[]> {
  const rows = await store.listScripts(ctx.db, kinds);
  return kinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? [{ kind, value: toScript(ctx.runtime, row) }] : [];
  });
}

export async function getScript(ctx: TransactionCtx, kind: ScriptKind): Promise<Script> {
  return toScript(ctx.runtime, found(await store.findScript(ctx.db, kind), entityErrors.notFound));
}

/** Writes a script with its settings; masked values of variables stay. */
async function save(
  ctx: TransactionCtx,
  kind: ScriptKind,
  { script, environmentVariables, ...settings }: Script,
  before: store.StoredScript | undefined,
): Promise<Script> {
  const { runtime, tenant } = ctx;
  const stored = openEnvironment(runtime, before?.sealedEnvironment ?? null);
  const sealedEnvironment =
    environmentVariables === undefined
      ? null
      : runtime.secrets.sealJson(unmaskEnvironment(environmentVariables, stored));
  const saved = await store.saveScript(ctx.db, kind, { script, sealedEnvironment, settings });
  ctx.afterCommit(() => dropSavedScripts(runtime, tenant.id));
  return toScript(runtime, saved);
}

/** Replaces a script with its settings, or creates it. */
export async function putScript(ctx: TransactionCtx, kind: ScriptKind, body: Script): Promise<Script> {
  const before = await store.lockScript(ctx.db, kind);
  ctx.note({ changed: Object.keys(body) });
  const saved = await save(ctx, kind, body, before);
  if (!before) ctx.created();
  return saved;
}

/** Changes the given fields. */
export async function updateScript(
  ctx: TransactionCtx,
  kind: ScriptKind,
  change: Partial<Script>,
): Promise<Script> {
  const before = found(await store.lockScript(ctx.db, kind), entityErrors.notFound);
  ctx.note({ changed: Object.keys(change) });
  return save(ctx, kind, { ...toScript(ctx.runtime, before), ...change }, before);
}

export async function deleteScript(ctx: TransactionCtx, kind: ScriptKind): Promise<void> {
  if (!(await store.deleteScript(ctx.db, kind))) fail(entityErrors.notFound);
  ctx.afterCommit(() => dropSavedScripts(ctx.runtime, ctx.tenant.id));
}

/** The saved versions, the newest first. */
export async function listVersions(ctx: TransactionCtx, kind: ScriptKind): Promise<SavedVersion[]> {
  found(await store.findScript(ctx.db, kind), entityErrors.notFound);
  return store.listVersions(ctx.db, kind);
}

/** Counts a test run, and returns the variables for it: masked values are those of the saved script. */
export async function prepareTest(
  { runtime, tenant }: Ctx,
  kind: ScriptKind,
  given: Environment = {},
): Promise<Environment> {
  await countOrRefuse(runtime, tenant.id, testRate, '');
  const saved = await store.findScript(runtime.database.for(tenant.id), kind);
  return unmaskEnvironment(given, openEnvironment(runtime, saved?.sealedEnvironment ?? null));
}
