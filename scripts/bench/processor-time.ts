import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Milliseconds of processor time that processes have had so far, hardly touched by what else the machine does; 0 but where there is Linux's `/proc`. */
export interface ProcessorTime {
  program: number;
  postgres: number;
  load: number;
}

/** The kernel counts in hundredths of a second, whatever its own tick (proc(5), USER_HZ). */
const tickMs = 10;

/** Parent and times of a process, those of its children that have ended apart. */
async function readStat(pid: string | number): Promise<{ parent: number; own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { parent, own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs };
}

/** PostgreSQL is all the processes of the one that started the pool's connection. */
async function readPostgres(postmaster: number): Promise<number> {
  const { own, ended } = await readStat(postmaster);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(readStat));
  return stats
    .filter(({ parent }) => parent === postmaster)
    .reduce((sum, child) => sum + child.own, own + ended);
}

/** The process that started the one behind a connection of the pool. */
export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readStat(rows[0]?.pid ?? 0)).parent;
}

/** What a program, PostgreSQL and this very process have had. */
export async function readProcessorTime(program: number, postmaster: number): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  return {
    program: (await readStat(program)).own,
    postgres: await readPostgres(postmaster),
    load: (user + system) / 1000,
  };
}
