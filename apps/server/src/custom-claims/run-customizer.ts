import { reservedClaims, type TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import type { Runtime } from '../runtime/runtime.ts';
import type { Environment } from '../saved-scripts/environment.ts';
import { type FinishedScript, runScript } from '../saved-scripts/run-script.ts';
import { scriptLimits } from '../scripts/script-limits.ts';

/** A run of a script for custom claims that no limit of ours ended. */
export type CustomClaims =
  | Exclude<FinishedScript, { kind: 'returned' }>
  | (Pick<FinishedScript, 'console'> & {
      kind: 'claims';
      claims: Record<string, unknown>;
      ignored: string[];
    });

export interface CustomizerInput {
  tenantId: string;
  type: TokenType;
  script: string;
  environment: Environment;
  token: object;
  context: object;
  keepsConsole?: boolean;
}

/**
 * Runs a script and returns the claims as they will stand in a token: without those that scripts can't set. Throws `ScriptLimitError` if a limit
 * of ours ended it.
 */
export async function runCustomizer(runtime: Runtime, input: CustomizerInput): Promise<CustomClaims> {
  const { type, token, context, ...call } = input;
  const given = { token, context };
  const result = await runScript(runtime, {
    ...call,
    kind: type,
    entry: 'getCustomJwtClaims',
    given,
    returnsObject: true,
  });
  if (result.kind !== 'returned') return result;
  const { json, console } = result;
  const returned: unknown = JSON.parse(json ?? '{}');
  if (isDeeper(returned, scriptLimits.resultDepth)) {
    const message = `The result has more than ${scriptLimits.resultDepth} levels`;
    return { kind: 'failed', failure: { name: 'RangeError', message }, console };
  }
  const entries = Object.entries(returned ?? {});
  return {
    kind: 'claims',
    claims: Object.fromEntries(entries.filter(([name]) => !reservedClaims.includes(name))),
    ignored: entries.map(([name]) => name).filter((name) => reservedClaims.includes(name)),
    console,
  };
}

/** The depth is small, so this recursion ends soon. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
