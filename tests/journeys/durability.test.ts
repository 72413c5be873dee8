import { request } from 'node:http';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecret } from '../../apps/server/src/lib/ids.ts';
import { createTokenKey } from '../../apps/server/src/keys/create-key.ts';
import { createSecrets } from '../../apps/server/src/keys/secrets.ts';
import { findFreePort } from '../support/ports.ts';
import { testSecretsKey } from '../support/server.ts';
import { holdRows } from '../support/hold-rows.ts';
import { createDatabase, type ServerProcess, startServerProcess } from '../support/process.ts';
import { type Call, restartInTurn } from '../support/rolling-restart.ts';
import { goodPassword, redirectUri } from '../support/records.ts';
import { TestBrowser } from '../support/test-browser.ts';

const generous = {
  LIMIT_REGISTER_PER_ADDRESS: '100000',
  LIMIT_SIGN_IN_PER_ADDRESS: '100000',
  LIMIT_API: '100000',
  REFUSED_PASSWORD_MS: '0',
};

let database: string;
let client: pg.Client;

beforeAll(async () => {
  database = await createDatabase('durability');
  client = new pg.Client(database);
  await client.connect();
});
afterAll(() => client.end());

const tenantAt = ({ endpoint }: ServerProcess) => ({ origin: endpoint, issuer: `${endpoint}/oidc` });

async function addApplication(): Promise<string> {
  await client.query(
    `insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'durable', 'Durable', 'SPA', $1)
     on conflict do nothing`,
    [JSON.stringify({ redirectUris: [redirectUri], postLogoutRedirectUris: [] })],
  );
  return 'durable';
}

/** Creates a machine-to-machine application. Returns its token request. */
async function addMachine(): Promise<Call> {
  const secret = createSecret();
  const sealed = createSecrets([testSecretsKey]).seal(secret);
  const resource = 'https://api.durable.example';
  await client.query(
    `insert into applications (tenant_id, id, name, type, oidc_client_metadata) values ('default', 'machine', 'Machine', 'MachineToMachine', '{}')`,
  );
  await client.query(
    `insert into application_secrets (tenant_id, application_id, name, sealed) values ('default', 'machine', 'Default', $1)`,
    [sealed],
  );
  await client.query(
    `insert into resources (tenant_id, id, name, indicator) values ('default', 'durable', 'Durable', $1)`,
    [resource],
  );
  return {
    at: 'tenant',
    method: 'POST',
    path: '/oidc/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`machine:${secret}`).toString('base64')}`,
    },
    body: String(new URLSearchParams({ grant_type: 'client_credentials', resource })),
    status: 200,
  };
}

/** The Authorization header of a machine-to-machine application for the Management API. */
async function authorizeManager({ endpoint }: ServerProcess, id = 'manager'): Promise<string> {
  const secret = createSecret();
  await client.query(
    `with application as (
       insert into applications (tenant_id, id, name, type, oidc_client_metadata)
       values ('default', $3, 'Manager', 'MachineToMachine', '{}')
     ), secret as (
       insert into application_secrets (tenant_id, application_id, name, sealed) values ('default', $3, 'Default', $1)
     )
     insert into applications_roles (tenant_id, application_id, role_id)
     select tenant_id, $3, id from roles where tenant_id = 'default' and name = $2`,
    [createSecrets([testSecretsKey]).seal(secret), internalAdminRoleName, id],
  );
  const answer = await fetch(`${endpoint}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      resource: 'https://default.logto.app/api',
      scope: 'all',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return `Bearer ${token}`;
}

describe('a server that is killed', () => {
  it('during 500 sign-ups has stored each acknowledged user completely, and starts again without repair', async () => {
    const server = await startServerProcess({ DATABASE_URL: database, ...generous });
    const application = await addApplication();
    const acknowledged: string[] = [];
    let next = 0;
    let reached: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (reached = resolve));
    const worker = async (): Promise<void> => {
      while (next < 500) {
        const username = `durable_${next++}`;
        const browser = new TestBrowser(tenantAt(server));
        const flow = await browser.authorize(application);
        const done = await flow.register(username, goodPassword);
        if (done.status === 200) acknowledged.push(username);
        if (acknowledged.length >= 60) reached();
      }
    };
    const workers = Array.from({ length: 8 }, () => worker().catch(() => undefined));
    await enough;
    await server.kill();
    await Promise.all(workers);

    const again = await startServerProcess({ DATABASE_URL: database, ...generous });
    const { rows } = await client.query<{ username: string; whole: boolean }>(
      `select username, password_encrypted is not null as whole from users where tenant_id = 'default'`,
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.filter((name) => !rows.some(({ username }) => username === name))).toEqual([]);
    expect(rows.filter(({ whole }) => !whole)).toEqual([]);
    const { rows: counted } = await client.query<{ value: string }>(
      `select value from tenant_counters where tenant_id = 'default' and name = 'users'`,
    );
    expect(Number(counted[0]?.value)).toBe(rows.length);
    const flow = await new TestBrowser(tenantAt(again)).authorize(application);
    expect((await flow.signIn(acknowledged[0] ?? '', goodPassword)).status).toBe(200);
    expect(await again.stop()).toMatchObject({ code: 0 });
  });

  it('while it replaces 3,000 members of an organization leaves all of the former ones', async () => {
    const server = await startServerProcess({ DATABASE_URL: database, ...generous });
    const authorization = await authorizeManager(server);
    const list = (first: string) =>
      Array.from({ length: 3000 }, (_, number) => `${first}${String(number).padStart(4, '0')}`);
    const [former, wanted] = [list('former'), list('wanted')];
    await client.query(
      `insert into users (tenant_id, id) select 'default', unnest($1::text[] || $2::text[])`,
      [former, wanted],
    );
    await client.query(
      `insert into organizations (tenant_id, id, name) values ('default', 'crowd', 'Crowd')`,
    );
    const replace = (userIds: string[]) =>
      fetch(`${server.endpoint}/api/organizations/crowd/users`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ userIds }),
      });
    expect((await replace(former)).status).toBe(204);
    // The former members are removed when this statement waits for the last of the new ones.
    const held = await holdRows('select from users where id = $1', [wanted.at(-1)], 'durability');
    const answered = replace(wanted).then(
      () => true,
      () => false,
    );
    await held.waitFor(1, 'organization_users');
    await server.kill();
    await held.releaseTo(1, 'organization_users');
    expect(await answered).toBe(false);

    const again = await startServerProcess({ DATABASE_URL: database, ...generous });
    const { rows } = await client.query<{ members: string[]; counted: number }>(
      `select users_count::int as counted, array(select user_id::text from organization_users
         where organization_id = 'crowd' order by user_id) as members from organizations where id = 'crowd'`,
    );
    expect(rows).toEqual([{ members: former, counted: former.length }]);
    expect(await again.stop()).toMatchObject({ code: 0 });
  });

  it('traps G7 (1): while it promotes the next signing key leaves the current one, and the next server promotes it', async () => {
    const server = await startServerProcess({ DATABASE_URL: database, ...generous });
    const { id, algorithm, sealed } = await createTokenKey(createSecrets([testSecretsKey]));
    const listKeys = async () =>
      (
        await client.query<{ id: string; state: string }>(
          `select id, state from signing_keys where tenant_id = 'default' and purpose = 'token' order by state`,
        )
      ).rows;
    const [current] = await listKeys();
    await client.query(
      `insert into signing_keys (tenant_id, id, purpose, algorithm, sealed, state, effective_at)
       values ('default', $1, 'token', $2, $3, 'next', now() - interval '1 second')`,
      [id, algorithm, sealed],
    );
    const before = await listKeys();
    const publish = ({ endpoint }: ServerProcess) => fetch(`${endpoint}/oidc/jwks`);
    // The current key has become the previous one when this statement waits for the next one.
    const held = await holdRows('select from signing_keys where id = $1', [id], 'durability');
    const answered = publish(server).then(
      () => true,
      () => false,
    );
    await held.waitFor(1, 'update "signing_keys"');
    await server.kill();
    await held.releaseTo(1, 'update "signing_keys"');
    expect(await answered).toBe(false);
    expect(await listKeys()).toEqual(before);

    const again = await startServerProcess({ DATABASE_URL: database, ...generous });
    const { keys } = (await (await publish(again)).json()) as { keys: { kid: string }[] };
    expect(keys.map(({ kid }) => kid)).toEqual([id, current?.id]);
    expect(await listKeys()).toEqual([
      { id, state: 'current' },
      { id: current?.id, state: 'previous' },
    ]);
    const { rowCount: promotions } = await client.query(
      `select from logs where tenant_id = 'default' and key = 'SigningKey.Promoted'`,
    );
    expect(promotions).toBe(1);
    expect(await again.stop()).toMatchObject({ code: 0 });
  });

  it('while it imports users has stored whole batches, and the next server adds each of the others once', async () => {
    const server = await startServerProcess({ DATABASE_URL: database, ...generous });
    const authorization = await authorizeManager(server, 'importer');
    const ask = async (path: string, body: FormData | string = '{}') => {
      const headers = {
        authorization,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      };
      const url = `${server.endpoint}/api/user-imports${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { id: string };
    };
    const total = 1500;
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const users = Array.from({ length: total }, (_, number) => ({
      username: `moved_${number}`,
      ...(number % 3 === 0 && { totpSecret: secret }),
    }));
    const readState = async () => {
      const { rows } = await client.query<Record<'users' | 'names' | 'factors' | 'counted' | 'read', number>>(
        `select count(*)::int as users, count(distinct u.username)::int as names,
           (select count(*)::int from mfa_verifications m join users o on o.tenant_id = m.tenant_id and o.id = m.user_id
             where o.username like 'moved%') as factors,
           (select value::int from tenant_counters where tenant_id = 'default' and name = 'users') as counted,
           (select max(row_count)::int from user_imports) as read
         from users u where u.tenant_id = 'default' and u.username like 'moved%' and u.id <> 'held'`,
      );
      return rows[0];
    };
    const before = await readState();
    const { id } = await ask('');
    const form = new FormData();
    form.set('file', new Blob([users.map((user) => JSON.stringify(user)).join('\n')]));
    await ask(`/${id}/parts`, form);
    // The fifth batch waits for this transaction, which takes one of its usernames.
    const held = await holdRows(
      `insert into users (tenant_id, id, username) values ('default', 'held', 'moved_1100')`,
      [],
      'durability',
    );
    await ask(`/${id}/start`);
    await held.waitFor(1, 'gatehouse_import_users');
    await server.kill();
    await held.releaseTo(1, 'gatehouse_import_users');
    const counted = before?.counted ?? 0;
    const batches = { users: 1000, names: 1000, factors: 334, counted: counted + 1000, read: 1000 };
    expect(await readState()).toEqual(batches);

    const again = await startServerProcess({ DATABASE_URL: database, ...generous });
    // The lease of the process that was killed ends within a minute.
    await client.query('update user_imports set leased_until = now() where id = $1', [id]);
    await expect
      .poll(async () => (await client.query('select status from user_imports')).rows, { timeout: 20_000 })
      .toEqual([{ status: 'Completed' }]);
    expect(await readState()).toEqual({
      users: 1499,
      names: 1499,
      factors: 500,
      counted: counted + 1499,
      read: 1500,
    });
    const { rows: report } = await client.query('select number::int, codes from user_import_rows');
    expect(report).toEqual([{ number: 1101, codes: ['username_in_use'] }]);
    const { rowCount: ends } = await client.query(`select from logs where key = 'Import.Completed'`);
    expect([ends, (await client.query('select from user_import_parts')).rowCount]).toEqual([1, 0]);
    expect(await again.stop()).toMatchObject({ code: 0 });
  });

  it('after storing a token refresh, but before responding to it, signs no user out', async () => {
    const server = await startServerProcess({ DATABASE_URL: database, ...generous });
    const application = await addApplication();
    const flow = await new TestBrowser(tenantAt(server)).authorize(application);
    await flow.register('refreshing', goodPassword);
    const { refresh_token: token } = await flow.redeem((await flow.resume()).get('code') ?? '');
    const refresh = ({ endpoint }: ServerProcess, value: unknown) =>
      fetch(`${endpoint}/oidc/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: application,
          refresh_token: String(value),
        }),
      });
    const held = await holdRows(
      `select 1 from oidc_instances i join users u on u.tenant_id = i.tenant_id and u.id = i.account_id
       where i.model = 'RefreshToken' and u.username = 'refreshing'`,
      [],
      'durability',
    );
    const answered = refresh(server, token).then(
      () => true,
      () => false,
    );
    await held.waitFor(1, 'gatehouse_oidc_write');
    // The server is frozen: the database completes its statement, but the request gets no response.
    server.child.kill('SIGSTOP');
    await held.releaseTo(1, 'gatehouse_oidc_write');
    await expect
      .poll(async () => {
        const { rows } = await client.query(`select 1 from oidc_instances where successor is not null`);
        return rows.length;
      })
      .toBe(1);
    await server.kill();
    expect(await answered).toBe(false);

    const again = await startServerProcess({ DATABASE_URL: database, ...generous });
    const successors: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      const repeated = await refresh(again, token);
      expect(repeated.status).toBe(200);
      successors.push(((await repeated.json()) as { refresh_token: string }).refresh_token);
    }
    expect(successors[0]).toBe(successors[1]);
    expect((await refresh(again, successors[0])).status).toBe(200);
    expect(await again.stop()).toMatchObject({ code: 0 });
  });
});

describe('a server that loses its database connections', () => {
  it('responds with 503 until it has reconnected, and no process ends', async () => {
    const hurried = { ...generous, SHUTDOWN_GRACE_SECONDS: '0' };
    const [one, two] = [
      await startServerProcess({ DATABASE_URL: database, ...hurried }),
      await startServerProcess({ DATABASE_URL: database, ...hurried }),
    ];
    const application = await addApplication();
    const begin = ({ endpoint }: ServerProcess) => fetch(`${endpoint}/api/.well-known/sign-in-exp`);
    expect([(await begin(one)).status, (await begin(two)).status]).toEqual([200, 200]);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    for (const server of [one, two]) {
      const seen = new Set<number>();
      // A failed check is cached for a second.
      await expect
        .poll(
          async () => {
            const { status } = await fetch(`${server.endpoint}/api/ready`);
            seen.add(status);
            return status;
          },
          { timeout: 20_000 },
        )
        .toBe(204);
      expect([...seen].filter((status) => status !== 204 && status !== 503)).toEqual([]);
      const flow = await new TestBrowser(tenantAt(server)).authorize(application);
      expect((await flow.register(`after_${server.child.pid}`, goodPassword)).status).toBe(200);
    }
    expect([one.child.exitCode, two.child.exitCode]).toEqual([null, null]);
    for (const server of [one, two]) expect(await server.stop()).toMatchObject({ code: 0 });
  });
});

describe('two servers behind a load balancer that probes /api/ready', () => {
  it('are restarted in turn without a failed request: POSTs, kept and new connections, both origins', async () => {
    const { sent, failed } = await restartInTurn({
      start: (environment) => startServerProcess({ DATABASE_URL: database, ...generous, ...environment }),
      findFreePort,
      async listCalls() {
        const askForToken = await addMachine();
        return [
          askForToken,
          { at: 'tenant', path: '/api/.well-known/sign-in-exp', status: 200 },
          askForToken,
          { at: 'admin', path: '/oidc/.well-known/openid-configuration', status: 200 },
        ];
      },
      restarts: 2,
      requests: 500,
    });
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(500);
  });
});

describe('three servers on one database', () => {
  it('serve one sign-in together, each request on another server', async () => {
    // One URL for clients, and three servers behind it, each on a separate port.
    const first = await startServerProcess({ DATABASE_URL: database, ...generous });
    const shared = {
      ENDPOINT: first.endpoint,
      ADMIN_ENDPOINT: first.adminEndpoint,
      DATABASE_URL: database,
      ...generous,
    };
    const ports = [new URL(first.endpoint).port, String(await findFreePort()), String(await findFreePort())];
    const others = [
      await startServerProcess({ ...shared, PORT: ports[1] ?? '' }),
      await startServerProcess({ ...shared, PORT: ports[2] ?? '' }),
    ];
    const application = await addApplication();
    const asked: string[] = [];
    const browser = new BalancedBrowser(tenantAt(first), ports, asked);
    const registration = await browser.authorize(application);
    expect((await registration.register('balanced', goodPassword)).status).toBe(200);
    const signIn = await browser.authorize(application, { prompt: 'login consent' });
    expect((await signIn.signIn('balanced', goodPassword)).status).toBe(200);
    const code = (await signIn.resume()).get('code') ?? '';
    expect(await signIn.redeem(code)).toMatchObject({
      id_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(new Set(asked)).toEqual(new Set(ports));
    expect(asked.every((port, index) => port !== asked[index - 1])).toBe(true);
    for (const server of [first, ...others]) await server.stop();
  });
});

/** A browser behind a load balancer that never sends two requests in a row to the same server. */
class BalancedBrowser extends TestBrowser {
  constructor(
    tenant: TestBrowser['tenant'],
    private readonly ports: string[],
    private readonly asked: string[],
  ) {
    super(tenant);
  }

  protected override send(url: URL, init: RequestInit): Promise<Response> {
    const port = this.ports[this.asked.length % this.ports.length] ?? '';
    this.asked.push(port);
    return new Promise((resolve, reject) => {
      const headers = { ...(init.headers as Record<string, string>), host: url.host };
      const outgoing = request(
        { host: '127.0.0.1', port, path: url.pathname + url.search, method: init.method, headers },
        (incoming) => {
          const answer = new Headers();
          for (const [name, value] of Object.entries(incoming.headersDistinct))
            for (const line of value ?? []) answer.append(name, line);
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', () =>
            resolve(
              new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
                status: incoming.statusCode,
                headers: answer,
              }),
            ),
          );
        },
      );
      outgoing.on('error', reject).end(init.body);
    });
  }
}
