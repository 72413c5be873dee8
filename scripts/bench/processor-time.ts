import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Milliseconds of processor time used by processes, hardly affected by other load; 0 without Linux's `/proc`. */
export interface ProcessorTime {
  program: number;
  postgres: number;
  load: number;
}

/** The kernel reports hundredths of a second (proc(5), USER_HZ). */
const tickMs = 10;

/** Parent and times of a process, and the times of its ended children. */
async function readStat(pid: string | number): Promise<{ parent: number; own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { parent, own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs };
}

/** All processes of the postmaster. */
async function readPostgres(postmaster: number): Promise<number> {
  const { own, ended } = await readStat(postmaster);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(readStat));
  return stats
    .filter(({ parent }) => parent === postmaster)
    .reduce((sum, child) => sum + child.own, own + ended);
}

/** The parent of the pool's backends. */
export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readStat(rows[0]?.pid ?? 0)).parent;
}

/** Processor time of a program, PostgreSQL and this process. */
export async function readProcessorTime(program: number, postmaster: number): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  return {
    program: (await readStat(program)).own,
    postgres: await readPostgres(postmaster),
    load: (user + system) / 1000,
  };
}
