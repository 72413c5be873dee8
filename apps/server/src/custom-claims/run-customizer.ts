import { reservedClaims, type TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { createHash } from 'node:crypto';
import type { Runtime } from '../runtime/runtime.ts';
import { scriptLimits } from '../scripts/script-limits.ts';
import type { ConsoleLine, ScriptFailure } from '../scripts/script-messages.ts';
import { ScriptLimitError } from '../scripts/script-pool.ts';
import type { Environment } from './customizers.ts';

/** A run of a script for custom claims that no limit of ours ended. */
export type CustomClaims = { console: ConsoleLine[] } & (
  | { kind: 'claims'; claims: Record<string, unknown>; ignored: string[] }
  | { kind: 'denied'; message: string }
  | { kind: 'failed'; failure: ScriptFailure }
);

export interface CustomizerInput {
  tenantId: string;
  type: TokenType;
  script: string;
  environment: Environment;
  token: object;
  context: object;
  keepsConsole?: boolean;
}

/** Shorter values would hide parts of ordinary words. */
const shortestSecret = 4;

/** Hides the values of environment variables in what people read: errors, denials, the console. */
function hideValues(environment: Environment): (text: string) => string {
  const values = Object.values(environment)
    .filter((value) => value.length >= shortestSecret)
    .toSorted((a, b) => b.length - a.length);
  return (text) => values.reduce((hidden, value) => hidden.replaceAll(value, '•••'), text);
}

/**
 * Runs a script and returns the claims as they will stand in a token: without those that scripts can't set. Throws `ScriptLimitError` if a limit
 * of ours ended it.
 */
export async function runCustomizer(runtime: Runtime, input: CustomizerInput): Promise<CustomClaims> {
  const { tenantId, type, script, environment, token, context, keepsConsole = false } = input;
  const hide = hideValues(environment);
  const show = (lines: ConsoleLine[]): ConsoleLine[] =>
    lines.map(({ level, text }) => ({ level, text: hide(text) }));
  // A test has no version, so the text tells versions apart.
  const version = createHash('sha256').update(script).digest('base64url');
  const call = {
    key: `${tenantId} ${type} ${version}`,
    script,
    entry: 'getCustomJwtClaims',
    input: JSON.stringify({ token, context, environmentVariables: environment }),
    returnsObject: true,
    keepsConsole,
  };
  const { end, console } = await runtime.scripts.run(tenantId, call).catch((error: unknown) => {
    if (!(error instanceof ScriptLimitError)) throw error;
    throw new ScriptLimitError(error.limit, error.message, show(error.console));
  });
  if (end.kind === 'denied') return { kind: 'denied', message: hide(end.message), console: show(console) };
  if (end.kind === 'failed') {
    const failure = { ...end.failure, name: hide(end.failure.name), message: hide(end.failure.message) };
    return { kind: 'failed', failure, console: show(console) };
  }
  const result: unknown = JSON.parse(end.json ?? '{}');
  if (isDeeper(result, scriptLimits.resultDepth)) {
    const message = `The result has more than ${scriptLimits.resultDepth} levels`;
    return { kind: 'failed', failure: { name: 'RangeError', message }, console: show(console) };
  }
  const entries = Object.entries(result ?? {});
  return {
    kind: 'claims',
    claims: Object.fromEntries(entries.filter(([name]) => !reservedClaims.includes(name))),
    ignored: entries.map(([name]) => name).filter((name) => reservedClaims.includes(name)),
    console: show(console),
  };
}

/** The depth is small, so this recursion ends soon. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
