import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/embedded-postgres.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { createSecrets, createSecretsKey, type Secrets } from '../../apps/server/src/keys/secrets.ts';
import { findSetupLink } from '../../apps/server/src/sign-in/administrators/first-administrator.ts';
import { type Client, createClient } from './client.ts';
import { type Cores, endProgram, startProgram } from './programs.ts';

/** A server as `npm start` runs it, but on its own core. */
export interface BenchServer {
  client: Client;
  adminEndpoint: string;
  pid: number;
  /** From the start of its process to its first answer, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

/** A program that does a part's work without our code. */
export interface Floor {
  child: ChildProcess;
  pid: number;
  /** The message it sent when it was ready. */
  ready: unknown;
  client: Client;
}

/** The environment of a run: a PostgreSQL, a pool, and the servers and floors. */
export interface Environment {
  cores: Cores | undefined;
  pool: pg.Pool;
  databaseUrl: string;
  secretsKey: string;
  secrets: Secrets;
  /** Temporary folder of this run. */
  folder: string;
  /** The setup link for the first administrator. */
  readSetupLink(server: BenchServer): Promise<string>;
  /** Starts this version's server, or another program. */
  startServer(environment?: Record<string, string>, program?: string): Promise<BenchServer>;
  /** Starts a program of the bench's bundle and waits for its message. */
  startFloor(name: string, args?: string[]): Promise<Floor>;
  /** Ends at the latest with the environment what a part has started itself. */
  onClose(work: () => Promise<unknown>): void;
  /** Ends everything that was started. */
  close(): Promise<void>;
}

export const serverProgram = join(process.cwd(), 'apps/server/dist/main.js');

/** Limits would end the measurement. */
export const unlimited = {
  LIMIT_SIGN_IN_PER_ADDRESS: '100000000',
  LIMIT_REGISTER_PER_ADDRESS: '100000000',
  LIMIT_CLIENT_FAILURES: '100000000',
  LIMIT_FLOWS_PER_ADDRESS: '100000000',
  LIMIT_TOKENS: '100000000',
  LIMIT_REFRESHES: '100000000',
  LIMIT_API: '100000000',
  LIMIT_MESSAGES_PER_RECIPIENT: '100000000',
  LIMIT_MESSAGES_PER_ADDRESS: '100000000',
  LIMIT_MESSAGES_PER_TENANT: '100000000',
  // For the bench's mailbox.
  OUTBOUND_ALLOW: '127.0.0.1',
};

export async function openEnvironment(cores: Cores | undefined, nodeArgs: string[]): Promise<Environment> {
  const secretsKey = createSecretsKey();
  const folder = await mkdtemp(join(tmpdir(), `gatehouse-bench-${process.pid}-`));
  // Readable for the user that PostgreSQL runs as; otherwise root's data would be stored in the system's folder and stay there.
  await chmod(folder, 0o755);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const embedded = await startEmbeddedPostgres({ dataRoot: join(folder, 'data') });
  closers.push(() => embedded.stop());
  const pool = new pg.Pool({ ...embedded.connection, max: 4 });
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const { host, port, user, password, database } = embedded.connection;
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`;

  return {
    cores,
    pool,
    databaseUrl,
    folder,
    secretsKey,
    secrets: createSecrets([secretsKey]),
    async readSetupLink({ adminEndpoint }) {
      const settings = { EDITION: 'open-source', ADMIN_ENDPOINT: adminEndpoint } as const;
      const tenantRole = 'gatehouse_tenant';
      const database = openDatabase({
        connection: embedded.connection,
        tenantRole,
        poolSize: 1,
        onError: () => undefined,
      });
      const secrets = createSecrets([secretsKey]);
      const link = await findSetupLink({ settings, database, secrets }).finally(() => database.close());
      if (!link) throw new Error('There is already an administrator.');
      return link;
    },
    async startServer(environment = {}, program = serverProgram) {
      const port = environment['PORT'] ?? (await findFreePort());
      const adminPort = environment['ADMIN_PORT'] ?? (await findFreePort());
      const env = {
        DATABASE_URL: databaseUrl,
        SECRETS_KEY: secretsKey,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        ...unlimited,
        ...environment,
      };
      const startedAt = performance.now();
      const child = startProgram(program, {
        env,
        cores,
        nodeArgs: ['--enable-source-maps', ...nodeArgs],
      });
      closers.push(() => endProgram(child));
      const client = createClient(`http://localhost:${port}`);
      await waitForAnswer(client, child);
      const startMs = performance.now() - startedAt;
      return {
        client,
        adminEndpoint: `http://localhost:${adminPort}`,
        pid: child.pid ?? 0,
        startMs,
        async stop() {
          client.close();
          await endProgram(child);
        },
      };
    },
    async startFloor(name, args = []) {
      const port = await findFreePort();
      const file = join(import.meta.dirname, `floor-${name}.js`);
      const child = startProgram(file, { args: [String(port), ...args], cores, ipc: true });
      closers.push(() => endProgram(child));
      const said = collect(child);
      const ready = await new Promise<unknown>((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', () => reject(new Error(`The floor ${name} ended:\n${said.join('\n')}`)));
      });
      return { child, pid: child.pid ?? 0, ready, client: createClient(`http://localhost:${port}`) };
    },
    onClose: (work) => void closers.push(work),
    async close() {
      for (const close of closers.toReversed()) await close().catch(() => undefined);
    },
  };
}

function collect(child: ChildProcess): string[] {
  const said: string[] = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  return said;
}

/** Polls until the server responds. */
async function waitForAnswer(client: Client, child: ChildProcess): Promise<void> {
  const said = collect(child);
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server did not start:\n${said.join('\n')}`);
    const answer = await client.send({ path: '/api/status' }).catch(() => undefined);
    if (answer?.status === 204) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The server did not answer within a minute:\n${said.join('\n')}`);
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
