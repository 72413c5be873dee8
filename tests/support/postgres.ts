import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';

/** The connection to this test run's PostgreSQL: `inject('postgres')`. */
export type TestPostgres = { host: string; port: number; user: string; password: string; database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** Vitest calls this once per project; the projects of a run share one server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1;
  running ??= start();
  const { postgres } = await running;
  project.provide('postgres', postgres);
  return async () => {
    users -= 1;
    if (users === 0) await (await running)?.stop();
  };
}

type Running = { postgres: TestPostgres; stop(): Promise<void> };
let running: Promise<Running> | undefined;
let users = 0;

const prefix = 'gatehouse-tests-';
/** A migrated database, which test servers with a database of their own copy: migrating each would take longer than most tests. */
export const templateDatabase = 'gatehouse_template';

async function start(): Promise<Running> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const postgres = parse(new URL(url));
    await makeTemplate(postgres);
    return { postgres, stop: async () => undefined };
  }
  await removeLeftovers();
  const dataRoot = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  // Traversable by other users: otherwise root's data would be stored in the system's folder and never be removed.
  await chmod(dataRoot, 0o755);
  const embedded = await startEmbeddedPostgres({ dataRoot, durable: false });
  const stop = async (): Promise<void> => {
    await embedded.stop();
    await rm(dataRoot, { recursive: true, force: true });
  };
  await makeTemplate(embedded.connection);
  return { postgres: embedded.connection, stop };
}

async function makeTemplate(postgres: TestPostgres): Promise<void> {
  const client = new pg.Client(postgres);
  await client.connect();
  await client.query(`drop database if exists ${templateDatabase}`);
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate({ ...postgres, database: templateDatabase }, 'gatehouse_tenant');
}

function parse(url: URL): TestPostgres {
  return {
    host: decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  };
}

/** Removes the servers of killed test runs, which are recognized by the process ID in the folder's name. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (!owner || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const pidFile = await readFile(join(folder, 'database', 'data', 'postmaster.pid'), 'utf8').catch(
      () => '',
    );
    try {
      if (pidFile) process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user, who removes it.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
