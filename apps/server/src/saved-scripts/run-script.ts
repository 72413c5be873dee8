import { createHash } from 'node:crypto';
import type { ScriptKind } from '../database/tables/scripts.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { ConsoleLine, ScriptFailure } from '../scripts/script-messages.ts';
import { ScriptLimitError } from '../scripts/script-pool.ts';
import { type Environment, hideSecrets } from './environment.ts';

/** A run of a script that no limit of ours ended. `json` is undefined if the script returned nothing. */
export type FinishedScript = { console: ConsoleLine[] } & (
  | { kind: 'returned'; json: string | undefined }
  | { kind: 'denied'; message: string }
  | { kind: 'failed'; failure: ScriptFailure }
);

export interface ScriptInput {
  tenantId: string;
  kind: ScriptKind;
  script: string;
  /** The function that the script defines. */
  entry: string;
  environment: Environment;
  /** What the function is given besides the variables. */
  given: object;
  /** Values in it that are hidden in what people read. */
  secrets?: readonly string[];
  returnsObject?: boolean;
  keepsConsole?: boolean;
}

/** Runs a script, with its variables hidden in what it throws and prints. Throws `ScriptLimitError` if a limit of ours ended it. */
export async function runScript(runtime: Runtime, input: ScriptInput): Promise<FinishedScript> {
  const { tenantId, kind, script, entry, environment, given, secrets = [] } = input;
  const { returnsObject = false, keepsConsole = false } = input;
  const hide = hideSecrets([...Object.values(environment), ...secrets]);
  const show = (lines: ConsoleLine[]): ConsoleLine[] =>
    lines.map(({ level, text }) => ({ level, text: hide(text) }));
  // A test has no version, so the text tells versions apart.
  const version = createHash('sha256').update(script).digest('base64url');
  const call = {
    key: `${tenantId} ${kind} ${version}`,
    script,
    entry,
    input: JSON.stringify({ ...given, environmentVariables: environment }),
    returnsObject,
    keepsConsole,
  };
  const run = await runtime.scripts.run(tenantId, call).catch((error: unknown) => {
    if (!(error instanceof ScriptLimitError)) throw error;
    throw new ScriptLimitError(error.limit, error.message, show(error.console));
  });
  const { end } = run;
  const console = show(run.console);
  if (end.kind === 'denied') return { kind: 'denied', message: hide(end.message), console };
  if (end.kind === 'returned') return { kind: 'returned', json: end.json, console };
  const failure = { ...end.failure, name: hide(end.failure.name), message: hide(end.failure.message) };
  return { kind: 'failed', failure, console };
}

/** What a test run shows that ended without a result. */
export const describeEnd = (end: Exclude<FinishedScript, { kind: 'returned' }>) =>
  end.kind === 'denied'
    ? { denied: end.message, console: end.console }
    : { failure: end.failure, console: end.console };

/** A test run with the time it took. A limit of ours is part of the answer. */
export async function timeRun<T extends object>(
  run: () => Promise<T>,
): Promise<(T | Pick<ScriptLimitError, 'limit' | 'console'>) & { milliseconds: number }> {
  const began = performance.now();
  const end = await run().catch((error: unknown) => {
    if (!(error instanceof ScriptLimitError)) throw error;
    const { limit, console } = error;
    return { limit, console };
  });
  return { ...end, milliseconds: Math.round(performance.now() - began) };
}
