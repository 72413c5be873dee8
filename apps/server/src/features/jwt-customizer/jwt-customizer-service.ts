import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { deniedTest, failedTest } from '@gatehouse/contract/jwt-customizer/errors';
import {
  type JwtCustomizer,
  type JwtCustomizerRun,
  type JwtCustomizerTest,
  keyOfTokenType,
  type TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { dropCustomizers, type Environment, openEnvironment } from '../../custom-claims/customizers.ts';
import { type CustomClaims, runCustomizer } from '../../custom-claims/run-customizer.ts';
import { fail, found } from '../../lib/fail.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { ScriptLimitError } from '../../scripts/script-pool.ts';
import * as store from './jwt-customizer-store.ts';

/** Test runs of all administrators of a tenant. */
const testRate = { name: 'script-tests', limit: 60, windowMs: 60_000 };

/** A script as the API returns it: the values of its variables are masked. */
function toCustomizer(ctx: Ctx, row: store.StoredCustomizer): JwtCustomizer {
  const { script, sealedEnvironment, contextSample, tokenSample, blockIssuanceOnError } = row;
  const names = Object.keys(openEnvironment(ctx.runtime, sealedEnvironment));
  return {
    script,
    ...(sealedEnvironment !== null && {
      environmentVariables: Object.fromEntries(names.map((name) => [name, secretMask])),
    }),
    ...(contextSample && { contextSample }),
    ...(tokenSample && { tokenSample }),
    ...(blockIssuanceOnError !== null && { blockIssuanceOnError }),
  };
}

/** Replaces masks with the stored values. Throws 400 and names the variables whose value must be entered again. */
function unmask(given: Environment, stored: Environment): Environment {
  const lost = Object.keys(given).filter(
    (name) => given[name] === secretMask && !Object.hasOwn(stored, name),
  );
  if (lost.length > 0)
    fail(edgeErrors.invalidInput, {
      data: { fields: { 'body.environmentVariables': `the values of ${lost.join(', ')} must be entered` } },
    });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === secretMask ? (stored[name] ?? '') : value]),
  );
}

export async function listCustomizers(ctx: TransactionCtx) {
  const rows = await store.listCustomizers(ctx.db);
  return rows.map((row) => ({ key: keyOfTokenType[row.tokenType], value: toCustomizer(ctx, row) }));
}

export async function getCustomizer(ctx: TransactionCtx, type: TokenType): Promise<JwtCustomizer> {
  return toCustomizer(ctx, found(await store.findCustomizer(ctx.db, type), entityErrors.notFound));
}

/** Writes a script with its settings; masked values of variables stay. */
async function save(
  ctx: TransactionCtx,
  type: TokenType,
  { environmentVariables, ...rest }: JwtCustomizer,
  before: store.StoredCustomizer | undefined,
): Promise<JwtCustomizer> {
  const { runtime, tenant } = ctx;
  const stored = openEnvironment(runtime, before?.sealedEnvironment ?? null);
  const sealedEnvironment =
    environmentVariables === undefined
      ? null
      : runtime.secrets.sealJson(unmask(environmentVariables, stored));
  const saved = await store.saveCustomizer(ctx.db, type, { ...rest, sealedEnvironment });
  ctx.afterCommit(() => dropCustomizers(runtime, tenant.id));
  return toCustomizer(ctx, saved);
}

export async function putCustomizer(
  ctx: TransactionCtx,
  type: TokenType,
  body: JwtCustomizer,
): Promise<JwtCustomizer> {
  const before = await store.lockCustomizer(ctx.db, type);
  ctx.note({ changed: Object.keys(body) });
  const saved = await save(ctx, type, body, before);
  if (!before) ctx.created();
  return saved;
}

export async function updateCustomizer(
  ctx: TransactionCtx,
  type: TokenType,
  change: Partial<JwtCustomizer>,
): Promise<JwtCustomizer> {
  const before = found(await store.lockCustomizer(ctx.db, type), entityErrors.notFound);
  ctx.note({ changed: Object.keys(change) });
  return save(ctx, type, { ...toCustomizer(ctx, before), ...change }, before);
}

export async function deleteCustomizer(ctx: TransactionCtx, type: TokenType): Promise<void> {
  if (!(await store.deleteCustomizer(ctx.db, type))) fail(entityErrors.notFound);
  ctx.afterCommit(() => dropCustomizers(ctx.runtime, ctx.tenant.id));
}

export async function listVersions(ctx: TransactionCtx, type: TokenType) {
  found(await store.findCustomizer(ctx.db, type), entityErrors.notFound);
  return store.listVersions(ctx.db, type);
}

/** Runs a script that isn't saved. Masked values of variables are those of the saved script. */
async function run({ runtime, tenant }: Ctx, test: JwtCustomizerTest): Promise<CustomClaims> {
  const { tokenType: type, script, environmentVariables = {}, token, context } = test;
  await countOrRefuse(runtime, tenant.id, testRate, '');
  const saved = await runtime.database
    .for(tenant.id)
    .selectFrom('jwtCustomizers')
    .select('sealedEnvironment')
    .where('tokenType', '=', type)
    .executeTakeFirst();
  const environment = unmask(
    environmentVariables,
    openEnvironment(runtime, saved?.sealedEnvironment ?? null),
  );
  return runCustomizer(runtime, {
    tenantId: tenant.id,
    type,
    script,
    environment,
    token,
    context,
    keepsConsole: true,
  });
}

/** The claims of a script; what it throws is the error (wire). */
export async function testCustomizer(ctx: Ctx, test: JwtCustomizerTest): Promise<Record<string, unknown>> {
  const result = await run(ctx, test);
  if (result.kind === 'claims') return result.claims;
  if (result.kind === 'denied')
    return fail(deniedTest, { data: { message: result.message, error: 'access_denied' } });
  const { name, message, line, column } = result.failure;
  return fail(failedTest, { data: { message: `${name}: ${message}`, line, column } });
}

/** All that a script does. */
export async function tryCustomizer(ctx: Ctx, test: JwtCustomizerTest): Promise<JwtCustomizerRun> {
  const began = performance.now();
  const about = () => ({ ignored: [], milliseconds: Math.round(performance.now() - began) });
  try {
    const { console, ...result } = await run(ctx, test);
    if (result.kind === 'claims')
      return { ...about(), claims: result.claims, ignored: result.ignored, console };
    if (result.kind === 'denied') return { ...about(), denied: result.message, console };
    return { ...about(), failure: result.failure, console };
  } catch (error) {
    if (!(error instanceof ScriptLimitError)) throw error;
    return { ...about(), limit: error.limit, console: error.console };
  }
}
