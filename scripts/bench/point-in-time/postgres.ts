import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../environment.ts';
import { findPostgres, type Tools } from '../failover/tools.ts';

/** The lines of postgresql.conf that archive the WAL, as the guide has them. */
export const archiving = (archive: string): string[] => [
  'wal_level = replica',
  'archive_mode = on',
  `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  'archive_timeout = 60',
];

/** The lines that recover up to a point in time, as the guide has them. */
export const recovery = (archive: string, target: string): string[] => [
  `restore_command = 'cp ${archive}/%f %p'`,
  `recovery_target_time = '${target}'`,
  `recovery_target_action = 'promote'`,
  'archive_mode = off',
];

export interface Postgres {
  user: Tools['user'];
  run(program: string, args: readonly string[]): void;
  /** Starts the server of a data folder with these settings, and these empty files. */
  start(
    data: string,
    lines: readonly string[],
    files?: readonly string[],
  ): Promise<{ port: number; stop(): Promise<void> }>;
  stopAll(): Promise<void>;
}

export function openPostgres(folder: string): Postgres {
  const { bin, user } = findPostgres();
  const running = new Set<string>();
  const run = (program: string, args: readonly string[]): void =>
    void execFileSync(join(bin, program), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: folder,
      ...user,
    });
  const stop = async (data: string): Promise<void> => {
    if (running.delete(data)) run('pg_ctl', ['stop', '--pgdata', data, '--mode', 'fast', '--silent']);
  };
  return {
    user,
    run,
    async start(data, lines, files = []) {
      const port = await findFreePort();
      const own = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${data}'`];
      appendFileSync(join(data, 'postgresql.conf'), `\n${[...own, ...lines].join('\n')}\n`);
      for (const file of files) writeFileSync(join(data, file), '');
      running.add(data);
      // In recovery it is ready when it has been promoted, for which the caller waits.
      run('pg_ctl', ['start', '--pgdata', data, '--log', join(data, 'log'), '--silent']);
      return { port, stop: () => stop(data) };
    },
    async stopAll() {
      for (const data of running) await stop(data);
    },
  };
}
