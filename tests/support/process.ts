import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { findFreePort } from './ports.ts';
import { templateDatabase } from './postgres.ts';
import { testSecretsKey } from './server.ts';

/** The built server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** The URLs (`http://localhost:…`) of the tenant `default` and of the console. */
  endpoint: string;
  adminEndpoint: string;
  /** The lines of its log so far. */
  log: string[];
  /** The lines that it prints for users of the terminal. */
  said: string[];
  /** Ends it by SIGKILL and waits until it has ended. */
  kill(): Promise<void>;
  /** Stops it by a signal, SIGTERM by default. Returns its exit code. */
  stop(signal?: 'SIGINT'): Promise<{ code: number | null }>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const program = (name: string, folder = repository): string => join(folder, `apps/server/dist/${name}.js`);

/** The URL of a database of this test run, for DATABASE_URL. */
export function databaseUrl(database: string): string {
  const { host, port, user, password } = inject('postgres');
  return `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port ?? 5432}/${database}`;
}

/** Creates a separate database for a test that stops servers or counts rows: a migrated one, which takes a server less time, or an empty one. */
export async function createDatabase(name: string, { isEmpty = false } = {}): Promise<string> {
  await dropDatabase(name);
  const template = isEmpty ? 'template1' : templateDatabase;
  await administer((client) =>
    client.query(`create database ${client.escapeIdentifier(name)} template ${template}`),
  );
  return databaseUrl(name);
}

export async function dropDatabase(name: string): Promise<void> {
  await administer((client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Where a program is, and what runs it: `['nice']`. By default Node runs the one of the repository. */
export interface Launch {
  folder?: string;
  through?: readonly string[];
}

/** The command and arguments of a program of the built server. */
function launch(name: string, { folder, through = [] }: Launch): [string, string[]] {
  const [command = process.execPath, ...before] = [...through, process.execPath];
  return [command, [...before, program(name, folder)]];
}

/**
 * Starts the server, or the one built in another folder, and waits until it reports that it is running. Throws with its output if it
 * doesn't start.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  where: Launch = {},
): Promise<ServerProcess> {
  const [port, adminPort] = [
    environment.PORT ?? String(await findFreePort()),
    environment.ADMIN_PORT ?? String(await findFreePort()),
  ];
  const child = spawn(...launch('main', where), {
    env: {
      PATH: process.env.PATH,
      ...(environment.SECRETS_KEY_FILE === undefined && { SECRETS_KEY: testSecretsKey }),
      HASH_PROCESSES: '1',
      PORT: port,
      ADMIN_PORT: adminPort,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
  const said: string[] = [];
  const isRunning = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line);
      if (line.includes('Gatehouse is running')) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (!(await isRunning)) throw new Error(`The server did not start:\n${said.join('\n')}`);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  return {
    child,
    endpoint: environment.ENDPOINT ?? `http://localhost:${port}`,
    adminEndpoint: environment.ADMIN_ENDPOINT ?? `http://localhost:${adminPort}`,
    log,
    said,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop(signal) {
      child.kill(signal ?? 'SIGTERM');
      const [code] = await exited;
      return { code };
    },
  };
}

/** Runs an operator's command and waits until it ends. */
export async function runCommand(
  args: string[],
  environment: Record<string, string>,
  where: Launch = {},
): Promise<{ code: number | null; output: string }> {
  const [command, before] = launch('cli', where);
  const child = spawn(command, [...before, ...args], {
    env: { PATH: process.env.PATH, SECRETS_KEY: testSecretsKey, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
