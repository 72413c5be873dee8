import { setTimeout as wait } from 'node:timers/promises';
import { requireSchema } from '../database/migrate.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { requireSealingKeys } from '../keys/secrets-check.ts';

/** A condition for this process to receive requests. `/api/ready` names the failed ones. */
export interface Check {
  name: string;
  /** How long a success is cached. A failure is cached for a second, so that recovery shows soon. */
  keptMs: number;
  /** Throws when the check fails. The reason is logged, never sent. */
  run(runtime: OwnerRuntime): Promise<unknown>;
}

/**
 * Whether the database accepts writes and has disk space, in one round trip. The upsert fails on a read-only standby. On a full disk it
 * still succeeds, because the row is overwritten in place, so the query spills half a megabyte to a temporary file, which does fail.
 */
const write = `begin;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 20000);
  insert into readiness (written_at) values (now()) on conflict (only_row) do update set written_at = excluded.written_at;
  commit`;

/** All checks of `/api/ready`. */
const checks: readonly Check[] = [
  { name: 'running', keptMs: 0, run: refuseWhenStopping },
  {
    name: 'database',
    keptMs: 1_000,
    run: ({ database }) => database.probe('select 1'),
  },
  // A restored backup or a newer version can change the schema of a running server.
  { name: 'schema', keptMs: 10_000, run: ({ database }) => requireSchema(database.probe) },
  { name: 'secrets', keptMs: 10_000, run: requireSealingKeys },
  { name: 'storage', keptMs: 5_000, run: ({ database }) => database.probe(write) },
  { name: 'listener', keptMs: 0, run: requireListener },
];

/** Fails before the process stops serving, so that load balancers notice in time (ADR 113). */
async function refuseWhenStopping({ stopping }: OwnerRuntime): Promise<void> {
  if (stopping.isStopping) throw new Error('This process is stopping.');
}

/** Without it, the process serves for up to ten seconds what others have changed, and commands take it for stopped. */
async function requireListener({ cache }: OwnerRuntime): Promise<void> {
  if (!cache.isListening()) throw new Error('The connection that listens for changes is lost.');
}

const failureKeptMs = 1_000;
/** A check that takes longer has failed. */
const deadlineMs = 3_000;

/** Returns the names of the checks that fail; none when this process is ready. */
export function createReadiness(runtime: OwnerRuntime): () => Promise<string[]> {
  const ask = checks.map((check) => remember(runtime, check));
  return async () => {
    const passed = await Promise.all(ask.map((passes) => passes()));
    return checks.filter((_, at) => !passed[at]).map(({ name }) => name);
  };
}

/** Runs a check at most once at a time and caches its result, so that probes cause no load. */
export function remember(runtime: OwnerRuntime, { name, keptMs, run }: Check): () => Promise<boolean> {
  let known = { passes: false, until: 0 };
  let running: Promise<boolean> | undefined;
  const begin = async (): Promise<boolean> => {
    try {
      await run(runtime);
      return true;
    } catch (error) {
      runtime.log.warn({ err: error, check: name }, 'a check of this process failed');
      return false;
    }
  };
  return async () => {
    const leftMs = known.until - runtime.clock();
    // A longer time was calculated while the clock ran ahead.
    if (leftMs > 0 && leftMs <= (known.passes ? keptMs : failureKeptMs)) return known.passes;
    running ??= begin().finally(() => (running = undefined));
    const passes = await Promise.race([running, wait(deadlineMs, false, { ref: false })]);
    known = { passes, until: runtime.clock() + (passes ? keptMs : failureKeptMs) };
    return passes;
  };
}
