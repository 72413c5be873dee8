import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { findFreePort } from './ports.ts';
import type { TransactionPooler } from './transaction-pooler.ts';

const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** The version of the installed PgBouncer, if there is one: `apt-get install pgbouncer`. */
export function findPgBouncer(): string | undefined {
  const { stdout, status } = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' });
  return status === 0 ? /PgBouncer ([\d.]+)/.exec(stdout)?.[1] : undefined;
}

/** Starts PgBouncer in transaction mode, as the guide of the database says. */
export async function startPgBouncer(
  database: string,
  ignored = 'statement_timeout, idle_in_transaction_session_timeout',
): Promise<TransactionPooler> {
  const { host = '', port = 5432, user = '', password = '' } = inject('postgres');
  const listenPort = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const login = typeof password === 'string' ? password : '';
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=${port} dbname=${database} user=${user} password='${login.replaceAll(`'`, `''`)}' connect_query='set statement_timeout = 5000; set idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
${ignored ? `ignore_startup_parameters = ${ignored}` : ''}
`,
  );
  // It doesn't run as root.
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 };
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, file]) chownSync(path, uid, gid);
  const child: ChildProcess = spawn('pgbouncer', [file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid, gid }),
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        said.push(line);
        if (line.includes('process up')) resolve();
      });
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said.join('\n')}`)));
  });
  return {
    url: `postgres://pooled@127.0.0.1:${listenPort}/${database}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
