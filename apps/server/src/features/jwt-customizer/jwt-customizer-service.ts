import { deniedTest, failedTest } from '@gatehouse/contract/jwt-customizer/errors';
import {
  type JwtCustomizerRun,
  type JwtCustomizerTest,
  keyOfTokenType,
  tokenTypes,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { type CustomClaims, runCustomizer } from '../../custom-claims/run-customizer.ts';
import { fail } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { listScripts, prepareTest } from '../../saved-scripts/edit-scripts.ts';
import { describeEnd, timeRun } from '../../saved-scripts/run-script.ts';

export async function listCustomizers(ctx: TransactionCtx) {
  const scripts = await listScripts(ctx, tokenTypes);
  return scripts.map(({ kind, value }) => ({ key: keyOfTokenType[kind], value }));
}

/** Runs a script that isn't saved. Masked values of variables are those of the saved script. */
async function run(ctx: Ctx, test: JwtCustomizerTest): Promise<CustomClaims> {
  const { tokenType: type, script, environmentVariables, token, context } = test;
  const environment = await prepareTest(ctx, type, environmentVariables);
  const { runtime, tenant } = ctx;
  const about = { tenantId: tenant.id, type, script, environment, token, context };
  return runCustomizer(runtime, { ...about, keepsConsole: true });
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
export const tryCustomizer = (ctx: Ctx, test: JwtCustomizerTest): Promise<JwtCustomizerRun> =>
  timeRun<Omit<JwtCustomizerRun, 'milliseconds'>>(async () => {
    const result = await run(ctx, test);
    if (result.kind !== 'claims') return describeEnd(result);
    const { claims, ignored, console } = result;
    return { claims, ...(ignored.length > 0 && { ignored }), console };
  });
