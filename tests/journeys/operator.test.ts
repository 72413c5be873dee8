import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, runCommand, type ServerProcess, startServerProcess } from '../support/process.ts';
import { testSecretsKey } from '../support/server.ts';
import { openSetupLink } from '../support/setup-link.ts';
import { goodPassword, redirectUri } from '../support/records.ts';
import { TestBrowser } from '../support/test-browser.ts';

let folder: string;
let source: string;
let file: string;

const environment = (database: string, more: Record<string, string> = {}) => ({
  DATABASE_URL: database,
  LIMIT_REGISTER_PER_ADDRESS: '1000',
  ...more,
});
const tenantAt = ({ endpoint }: ServerProcess) => ({ origin: endpoint, issuer: `${endpoint}/oidc` });

async function withClient<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const signIn = async (server: ServerProcess): Promise<number> =>
  (await (await new TestBrowser(tenantAt(server)).authorize('kept')).signIn('kept', goodPassword)).status;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-backup-'));
  file = join(folder, 'a.backup');
  source = await createDatabase('operator_source');
  const server = await startServerProcess(environment(source));
  await withClient(source, (client) =>
    client.query(
      `insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'kept', $1, 'SPA', $2)`,
      [
        // A line separator and a tab, which code that reads lines might handle wrongly.
        'Kept \u2028\t\\. name',
        JSON.stringify({ redirectUris: [redirectUri], postLogoutRedirectUris: [] }),
      ],
    ),
  );
  await (await new TestBrowser(tenantAt(server)).authorize('kept')).register('kept', goodPassword);
  const made = await runCommand(['backup', file], environment(source));
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('SECRETS_KEY') });
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('made while a server runs is restored into an empty database, where its users sign in', async () => {
    const target = await createDatabase('operator_target', { isEmpty: true });
    expect(await runCommand(['restore', file], environment(target))).toMatchObject({ code: 0 });
    const names = await withClient(target, (client) =>
      client.query(`select name from applications where id = 'kept'`),
    );
    expect(names.rows).toEqual([{ name: 'Kept \u2028\t\\. name' }]);
    const server = await startServerProcess(environment(target));
    expect(await signIn(server)).toBe(200);

    const attached = await runCommand(['restore', file, '--replace'], environment(target));
    expect(attached).toMatchObject({ code: 1, output: expect.stringContaining('A server is running') });
    await server.stop();
    const full = await runCommand(['restore', file], environment(target));
    expect(full).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    expect(await runCommand(['restore', file, '--replace'], environment(target))).toMatchObject({ code: 0 });
  });

  it('contains neither the secrets key nor a private key or client secret in clear text', async () => {
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain('kept');
    expect(text).not.toContain(testSecretsKey);
    expect(text).not.toMatch(/"d":|PRIVATE KEY/);
  });

  it('is rejected before anything is written if the key does not match or the file is truncated', async () => {
    const target = await createDatabase('operator_refused', { isEmpty: true });
    const other = randomBytes(32).toString('base64url');
    const foreign = await runCommand(['restore', file], environment(target, { SECRETS_KEY: other }));
    expect(foreign).toMatchObject({ code: 1, output: expect.stringContaining('does not match this backup') });
    const cut = join(folder, 'cut.backup');
    const text = gunzipSync(await readFile(file));
    await writeFile(cut, gzipSync(text.subarray(0, text.length - 40)));
    expect(await runCommand(['restore', cut], environment(target))).toMatchObject({ code: 1 });
    const half = join(folder, 'half.backup');
    await writeFile(half, (await readFile(file)).subarray(0, 2000));
    for (const unread of [half, join(folder, 'absent')]) {
      const { code, output } = await runCommand(['restore', unread], environment(target));
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^The backup .* cannot be read: .*changed\.$/m),
      ]);
      expect(output).not.toMatch(/^ +at /m);
    }
    const tables = await withClient(target, (client) =>
      client.query(`select to_regclass('public.tenants') as name`),
    );
    expect(tables.rows).toEqual([{ name: null }]);
  });
});

describe('the secrets key', () => {
  it('is replaced by adding a new one in front and encrypting all values again; with a wrong one the server does not start', async () => {
    const target = await createDatabase('operator_rotate', { isEmpty: true });
    expect(await runCommand(['restore', file], environment(target))).toEqual({
      code: 0,
      output: expect.any(String),
    });
    const next = randomBytes(32).toString('base64url');
    await expect(startServerProcess(environment(target, { SECRETS_KEY: next }))).rejects.toThrow(
      /SECRETS_KEY does not match/,
    );
    const both = environment(target, { SECRETS_KEY: `${next},${testSecretsKey}` });
    const during = await startServerProcess(both);
    expect(await runCommand(['rotate-secrets-key'], both)).toMatchObject({ code: 0 });
    expect(await runCommand(['rotate-secrets-key'], both)).toMatchObject({
      output: expect.stringMatching(/^0 values sealed again/),
    });
    expect(await signIn(during)).toBe(200);
    await during.stop();
    const after = await startServerProcess(environment(target, { SECRETS_KEY: next }));
    expect(await signIn(after)).toBe(200);
    await after.stop();
  });
});

describe('the secrets key of the embedded database', () => {
  it('is generated and replaced by one command, before and after a restart', async () => {
    // Traversable by other users: otherwise root's data would be stored in the system's folder and never be removed.
    const data = await mkdtemp(join(tmpdir(), 'gatehouse-rotate-'));
    await chmod(data, 0o755);
    const settings = { SECRETS_KEY: '', DATA_DIR: join(data, 'own') };
    const file = join(settings.DATA_DIR, 'secrets-key');
    const isReady = async ({ endpoint }: ServerProcess) => (await fetch(`${endpoint}/api/ready`)).status;
    const first = await startServerProcess({ ...settings, SHUTDOWN_GRACE_SECONDS: '0' });
    const old = (await readFile(file, 'utf8')).trim();
    expect(await runCommand(['rotate-secrets-key'], settings)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The running server does not use the new key yet, which is now in \S+secrets-key, before the old one\. Restart it/,
      ),
    });
    expect(await isReady(first)).toBe(204);
    await first.stop();
    const second = await startServerProcess({ ...settings, SHUTDOWN_GRACE_SECONDS: '0' });
    expect(await runCommand(['rotate-secrets-key'], settings)).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ values sealed again[^]*secrets-key now has only the new key/),
    });
    expect(await isReady(second)).toBe(204);
    await second.stop();
    const next = (await readFile(file, 'utf8')).trim();
    expect([next === old, next.length, await readFile(`${file}.previous`, 'utf8')]).toEqual([
      false,
      old.length,
      `${old}\n`,
    ]);
    // If no server is running, one command is enough.
    expect(await runCommand(['rotate-secrets-key'], settings)).toMatchObject({ code: 0 });
    expect(await readFile(`${file}.previous`, 'utf8')).toBe(`${next},${old}\n`);
    const last = await startServerProcess({ ...settings, SHUTDOWN_GRACE_SECONDS: '0' });
    expect(await isReady(last)).toBe(204);
    await last.stop();
    await rm(data, { recursive: true });
  });
});

/** The link that a command prints. The command gets no URL of the server. */
async function readLink(
  database: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<{ link: string; output: string }> {
  const { output } = await runCommand(args, environment(database, more));
  return { link: /http:\S+/.exec(output)?.[0] ?? '', output };
}

describe('the first administrator', () => {
  it('has a setup link, which the server prints at its start and a command at any time, but which isn’t logged', async () => {
    const database = await createDatabase('operator_setup', { isEmpty: true });
    const ask = ['admin', 'setup-link'];
    expect(await runCommand(ask, environment(database))).toMatchObject({
      code: 1,
      output: expect.stringContaining('Start Gatehouse once'),
    });
    const server = await startServerProcess(environment(database));
    const own = { ADMIN_ENDPOINT: server.adminEndpoint };
    const { link, output } = await readLink(database, ask, own);
    expect(link).toMatch(new RegExp(`^${server.adminEndpoint}/setup#\\w{24}$`));
    expect(output).not.toContain('The settings of this command');
    const again = await startServerProcess(environment(database, { ADMIN_ENDPOINT: server.adminEndpoint }));
    await again.stop();
    for (const { said, log } of [server, again]) {
      expect(said).toContain(`  ${link}`);
      expect(log.join('\n')).not.toContain(new URL(link).hash.slice(1));
    }
    const browser = new TestBrowser({ origin: server.adminEndpoint, issuer: `${server.adminEndpoint}/oidc` });
    const flow = await browser.authorize('admin-console', {
      redirect_uri: `${server.adminEndpoint}/console`,
    });
    await openSetupLink(link, browser);
    expect((await flow.register('ada', goodPassword)).status).toBe(200);
    expect(await runCommand(ask, environment(database))).toMatchObject({
      code: 1,
      output: expect.stringContaining('An administrator exists already'),
    });
    expect(await runCommand(['admin'], environment(database))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/setup-link[^]*reset NAME/),
    });
    await server.stop();
  });

  it('gets links to the running server, not to the one in the settings of the command', async () => {
    const database = await createDatabase('operator_addresses');
    const server = await startServerProcess(environment(database));
    const { link, output } = await readLink(database, ['admin', 'setup-link']);
    expect(new URL(link).origin).toBe(server.adminEndpoint);
    expect(output).toContain('The settings of this command name http://localhost:3002.');
    await server.stop();
  });
});

describe('an administrator who is locked out', () => {
  it('sets a new password by a single-use link, which ends the sessions of the old password', async () => {
    const database = await createDatabase('operator_reset');
    const server = await startServerProcess(environment(database));
    const admin = { origin: server.adminEndpoint, issuer: `${server.adminEndpoint}/oidc` };
    const begin = () =>
      new TestBrowser(admin).authorize('admin-console', {
        redirect_uri: `${server.adminEndpoint}/console/callback`,
      });
    const flow = await begin();
    await openSetupLink((await readLink(database, ['admin', 'setup-link'])).link, flow.browser);
    expect((await flow.register('ada', goodPassword)).status).toBe(200);
    expect(await runCommand(['admin', 'reset', 'nobody'], environment(database))).toMatchObject({ code: 1 });
    const { link } = await readLink(database, ['admin', 'reset', 'ADA']);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link.replace(server.adminEndpoint, server.endpoint))).status).toBe(404);
    const send = (password: string, given = token) =>
      fetch(`${server.adminEndpoint}/reset-administrator`, {
        method: 'POST',
        body: new URLSearchParams({ token: given, password }),
      });
    expect((await send('New-Password-77', 'another-token')).status).toBe(404);
    expect((await send('short')).status).toBe(400);
    expect((await send('New-Password-77')).status).toBe(200);
    expect((await send('New-Password-88')).status).toBe(404);
    expect((await fetch(link)).status).toBe(404);
    expect((await (await begin()).signIn('ada', goodPassword)).status).toBe(422);
    expect((await (await begin()).signIn('ada', 'New-Password-77')).status).toBe(200);
    const { rows } = await withClient(database, (client) =>
      client.query(
        `select key from logs where tenant_id = 'admin' and key like 'Administrator.%' order by created_at`,
      ),
    );
    expect(rows).toEqual([{ key: 'Administrator.Reset.Created' }, { key: 'Administrator.Reset.Used' }]);
    await server.stop();
  });
});

describe('a command', () => {
  // There is no database: neither help nor usage errors need one.
  const nowhere = { DATABASE_URL: 'postgres://someone@localhost:1/none' };

  it.each(['backup', 'restore', 'admin', 'rotate-secrets-key', 'doctor', 'seed'])(
    '%s prints help for --help, and rejects unknown options and extra arguments',
    async (name) => {
      expect(await runCommand([name, '--help'], nowhere)).toEqual({
        code: 0,
        output: expect.stringMatching(new RegExp(`^Usage:[^]*npm run ${name}`)),
      });
      expect(await runCommand([name, '--nope'], nowhere)).toEqual({
        code: 1,
        output: expect.stringMatching(/^Unknown option '--nope'\.\n\nUsage:/),
      });
      // `admin` has commands of its own, and one with many words.
      expect(await runCommand([name, 'a', 'b', 'c', 'd'], nowhere)).toEqual({
        code: 1,
        output: expect.stringMatching(
          name === 'admin'
            ? /^Unknown command 'a'\.\n\nUsage:/
            : /^There is one word too many: \w\.\n\nUsage:/,
        ),
      });
    },
  );
});

describe('a failed start', () => {
  it('prints the invalid setting, or the port that is in use', async () => {
    await expect(startServerProcess(environment(source, { EDITION: 'lite' }))).rejects.toThrow(/EDITION: /);
    const server = await startServerProcess(environment(source));
    const { port } = new URL(server.endpoint);
    // Nothing is started before this check, so nothing has to be logged.
    await expect(startServerProcess(environment(source, { PORT: port }))).rejects.toThrow(
      new RegExp(`^[^{]*Port ${port} is in use[^{]*$`),
    );
    await server.stop();
    const nowhere = environment(source, { DATABASE_URL: 'postgres://someone:hidden@localhost:1/none' });
    await expect(startServerProcess(nowhere)).rejects.toThrow(
      /^(?![^]*hidden)[^]*DATABASE_URL: someone@localhost:1\/none cannot be used, nothing answers there/,
    );
  });
});

describe('Ctrl+C', () => {
  it('ends the server without waiting for a load balancer, and ends a wait that SIGTERM has started', async () => {
    const settings = environment(source, { SHUTDOWN_GRACE_SECONDS: '300' });
    const start = async (): Promise<ServerProcess> => {
      const server = await startServerProcess(settings);
      expect((await fetch(`${server.endpoint}/api/ready`)).status).toBe(204);
      return server;
    };
    expect(await (await start()).stop('SIGINT')).toMatchObject({ code: 0 });
    const server = await start();
    const stopped = server.stop();
    await expect.poll(async () => (await fetch(`${server.endpoint}/api/ready`)).status).toBe(503);
    // Repeated, because SIGINT right after the first signal counts as the same key press.
    const press = setInterval(() => server.child.kill('SIGINT'), 200);
    expect(await stopped).toMatchObject({ code: 0 });
    clearInterval(press);
  });
});

describe('SIGTERM', () => {
  it('finishes a running request and its log line, and then ends', async () => {
    const server = await startServerProcess(environment(source, { REFUSED_PASSWORD_MS: '1500' }));
    const flow = await new TestBrowser(tenantAt(server)).authorize('kept');
    await flow.begin('SignIn');
    const slow = flow.verify('username', 'kept', 'wrong-password');
    // Wait until the server is processing the request.
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        void withClient(source, (client) =>
          client.query('select count(*)::int as n from sentinel_activities'),
        ).then(({ rows }) => {
          if ((rows[0] as { n: number }).n > 0) {
            clearInterval(timer);
            resolve();
          }
        });
      }, 20);
    });
    const answered = (path: string, status: number) => () =>
      server.log
        .map((line) => JSON.parse(line) as { msg: string; path?: string; status?: number })
        .filter((line) => line.msg === 'answered' && line.path === path && line.status === status).length;
    await expect.poll(answered('/api/experience', 204), { timeout: 5000 }).toBe(1);
    const stopped = server.stop();
    expect((await slow).status).toBe(422);
    // After a timeout, the code would be 1.
    expect(await stopped).toEqual({ code: 0 });
    // Buffered log lines are written at the end.
    await expect.poll(answered('/api/experience/verification/password', 422), { timeout: 5000 }).toBe(1);
    const lines = server.log.map((line) => JSON.parse(line) as { msg: string; graceMs?: number });
    expect(lines.find(({ msg }) => msg === 'stopping')?.graceMs).toBe(0);
    const said = lines.map(({ msg }) => msg);
    expect(said.slice(said.indexOf('stopping'))).toEqual([
      'stopping',
      'request rejected',
      'answered',
      'stopped',
    ]);
  });
});
