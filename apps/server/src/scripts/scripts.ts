import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { scriptLimits } from './script-limits.ts';
import { createScriptPool, type ScriptPool, type ScriptPoolOptions } from './script-pool.ts';

export type Scripts = ScriptPool;

export interface ScriptsOptions extends Partial<Omit<ScriptPoolOptions, 'outbound'>> {
  outbound: Pick<Outbound, 'request'>;
}

/** Runs administrators' scripts in processes of their own, one at a time in each (ADR 165). */
export function createScripts({
  entry = join(import.meta.dirname, 'script-process.js'),
  // At least two, so that one tenant can't use all of them.
  processes = Math.max(2, availableParallelism()),
  ...options
}: ScriptsOptions): Scripts {
  // Fails at the start, not with the first token.
  if (!existsSync(entry)) throw new Error(`${entry} is missing: build the server.`);
  return createScriptPool({ ...scriptLimits, entry, processes, ...options });
}
