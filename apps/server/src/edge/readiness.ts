import { setTimeout as wait } from 'node:timers/promises';
import type { Runtime } from '../runtime.ts';

/** One thing that must hold for this process to take requests. `/api/ready` names those that do not. */
export interface Check {
  name: string;
  /** How long a success is believed. A failure is believed for a second, so that probes cost nothing and recovery shows at once. */
  keptMs: number;
  /** Throws when the check fails; why is for the log alone. */
  run(runtime: Runtime): Promise<unknown>;
}

/**
 * Whether the database takes writes, and has room for more. The row shows a standby that a failover has left us with, but is written
 * over in place, which a full disk still allows; what fails there is a result too large for its memory, as this one is: it
 * goes to a temporary file of half a megabyte beside the tables. One round trip.
 */
const write = `begin;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 20000);
  insert into readiness (written_at) values (now()) on conflict (only_row) do update set written_at = excluded.written_at;
  commit`;

/** To add one, add it here. */
const checks: readonly Check[] = [
  { name: 'running', keptMs: 0, run: refuseWhenStopping },
  { name: 'database', keptMs: 1_000, run: ({ database }) => database.query('select 1') },
  { name: 'storage', keptMs: 5_000, run: ({ database }) => database.query(write) },
];

/** Load balancers are told before anything ends (ADR 113). */
async function refuseWhenStopping({ stopping }: Runtime): Promise<void> {
  if (stopping.isStopping) throw new Error('This process is stopping.');
}

const failureKeptMs = 1_000;
/** A check that takes longer has failed: probes give up after a few seconds. */
const patienceMs = 3_000;

/** Answers the names of the checks that fail now; none when this process can serve. */
export function createReadiness(runtime: Runtime): () => Promise<string[]> {
  const ask = checks.map((check) => remember(runtime, check));
  return async () => {
    const passed = await Promise.all(ask.map((passes) => passes()));
    return checks.filter((_, at) => !passed[at]).map(({ name }) => name);
  };
}

/** Runs a check at most once at a time, and not again while its last outcome is believed. */
export function remember(runtime: Runtime, { name, keptMs, run }: Check): () => Promise<boolean> {
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
    if (runtime.clock() < known.until) return known.passes;
    running ??= begin().finally(() => (running = undefined));
    const passes = await Promise.race([running, wait(patienceMs, false, { ref: false })]);
    known = { passes, until: runtime.clock() + (passes ? keptMs : failureKeptMs) };
    return passes;
  };
}
