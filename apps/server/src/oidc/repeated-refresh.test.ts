import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const resource = 'https://repeated.example.com';
const seconds = 1000;

describe('[RFC 9700 4.14] a refresh token that was used', () => {
  let server: TestServer;
  /** Two more processes on the same database. */
  let others: TestServer[];
  let tenant: TestTenant;
  let userId: string;
  let now = Date.now();
  const clock = () => now;
  beforeAll(async () => {
    server = await startTestServer({ clock });
    others = [await startTestServer({ clock }), await startTestServer({ clock })];
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read', 'write'],
      userId,
    });
  });
  afterAll(async () => {
    for (const one of [server, ...others]) await one.stop();
  });

  const createClient = (
    type: 'SPA' | 'Native' | 'Traditional' = 'SPA',
    custom: Record<string, unknown> = {},
  ) => createOidcClient(server.runtime, tenant, { type, custom });
  const signIn = async (client: OidcClient, extra?: Record<string, string>): Promise<string> =>
    (await client.signIn(userId, extra)).refresh_token ?? '';
  /** Uses a valid token. Returns its successor. */
  const use = async (client: OidcClient, token: string, extra?: Record<string, string>): Promise<string> => {
    const { status, body } = await client.refresh(token, extra);
    expect(status).toBe(200);
    return body.refresh_token ?? '';
  };
  const expectEnded = async (client: OidcClient, ...tokens: (string | undefined)[]): Promise<void> => {
    for (const token of tokens)
      expect(await client.refresh(token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  };
  const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    (await server.runtime.database.pool.query<Row>(text, values)).rows;
  const countUnused = async (client: OidcClient): Promise<number> => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from oidc_instances
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken' and consumed_at is null`,
      [tenant.id, client.id],
    );
    return row?.count ?? 0;
  };

  /** Refreshes behind a proxy that closes the connection at the first byte of the response. */
  async function refreshAndCut(client: OidcClient, token: string): Promise<void> {
    const { port } = new URL(tenant.origin);
    const proxy = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      near.on('error', () => far.destroy()).pipe(far);
      far.once('data', () => {
        near.destroy();
        far.destroy();
      });
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const form = { grant_type: 'refresh_token', client_id: client.id, refresh_token: token };
    const sending = request({
      host: '127.0.0.1',
      port: (proxy.address() as AddressInfo).port,
      method: 'POST',
      path: '/oidc/token',
      headers: { host: new URL(tenant.origin).host, 'content-type': 'application/x-www-form-urlencoded' },
    });
    sending.end(new URLSearchParams(form).toString());
    await expect(once(sending, 'response')).rejects.toThrow('socket hang up');
    await once(proxy.close(), 'close');
  }

  it.each([4, 10, 59])(
    'returns the same successor to a client whose response was cut off %i s ago',
    async (after) => {
      const client = await createClient();
      const token = await signIn(client);
      await refreshAndCut(client, token);
      now += after * seconds;
      const [one, two] = [await client.refresh(token), await client.refresh(token)];
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(one.body.refresh_token).toBe(two.body.refresh_token);
      expect(one.body.refresh_token).not.toBe(token);
      expect(one.body.id_token).toBeTruthy();
      expect((await client.userinfo(one.body.access_token)).status).toBe(200);
      expect(await countUnused(client)).toBe(1);
      await use(client, await use(client, one.body.refresh_token ?? ''));
      const noted = await query<{ repeated: boolean | null }>(
        `select payload -> 'isRepetition' as repeated from logs
       where tenant_id = $1 and application_id = $2 and key = 'ExchangeTokenBy.RefreshToken'`,
        [tenant.id, client.id],
      );
      expect(noted.filter(({ repeated }) => repeated)).toHaveLength(2);
      expect(noted).toHaveLength(5);
    },
  );

  it('revokes the family if it is used again after more than 60 s', async () => {
    const client = await createClient();
    const token = await signIn(client);
    const successor = await use(client, token);
    now += 61 * seconds;
    await expectEnded(client, token, successor);
  });

  it('doesn’t sign users out if responses are lost several times in a row, for several generations', async () => {
    const client = await createClient('Native');
    let token = await signIn(client);
    for (let generation = 0; generation < 4; generation += 1) {
      for (const pause of [4, 20, 30]) {
        await refreshAndCut(client, token);
        now += pause * seconds;
      }
      token = await use(client, token);
    }
    expect(await countUnused(client)).toBe(1);
  });

  it('gives attacker and user the same token, and revokes it for both if the second of them is late', async () => {
    const client = await createClient();
    const stolen = await signIn(client);
    const thiefs = await use(client, stolen);
    now += 2.5 * seconds;
    const owners = await use(client, stolen);
    expect(owners).toBe(thiefs);
    // Both refresh an hour later, when their access tokens have expired.
    now += 3600 * seconds;
    const next = await client.refresh(thiefs);
    expect(next.status).toBe(200);
    now += 61 * seconds;
    await expectEnded(client, owners, next.body.refresh_token, thiefs);
    expect((await client.userinfo(next.body.access_token)).status).toBe(401);
  });

  it('revokes the family once its successor was used, even within 60 s, and the audit log says why', async () => {
    const client = await createClient();
    const stolen = await signIn(client);
    const first = await use(client, stolen);
    const second = await use(client, first);
    now += 2.5 * seconds;
    await expectEnded(client, stolen, first, second);
    const message = 'a rotated refresh token was used again';
    const refused = await query<{ code: string; user: string }>(
      `select payload -> 'error' ->> 'code' as code, user_id as "user" from logs
       where tenant_id = $1 and application_id = $2 and payload -> 'error' ->> 'message' = $3`,
      [tenant.id, client.id, message],
    );
    expect(refused).toEqual([{ code: 'invalid_grant', user: userId }]);
  });

  it('has one successor for 50 concurrent uses in three processes', async () => {
    const client = await createClient();
    const token = await signIn(client, { scope: 'openid offline_access read', resource });
    const issuers = [server, ...others].map((one) => `${one.tenant(tenant.id).origin}/oidc`);
    // Requests that have read it as unused wait for the others.
    const held = await holdRows(
      `select 1 from oidc_instances where tenant_id = $1 and model = 'RefreshToken' and client_id = $2`,
      [tenant.id, client.id],
    );
    const refreshing = Array.from({ length: 50 }, (_, index) =>
      client.refresh(token, index % 2 ? { resource } : {}, issuers[index % 3]),
    );
    await held.releaseTo(10, 'gatehouse_oidc_write');
    const answers = await Promise.all(refreshing);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(50);
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    expect(await countUnused(client)).toBe(1);
    await use(client, [...successors][0] ?? '');
    await expectEnded(client, token);
  });

  it('returns the requested access token to each retry', async () => {
    const client = await createClient();
    const token = await signIn(client, { scope: 'openid offline_access read write', resource });
    const plain = await client.refresh(token);
    const forApi = await client.refresh(token, { resource });
    const less = await client.refresh(token, { resource, scope: 'read' });
    const unknown = await client.refresh(token, { resource: 'https://unknown.example' });
    expect(plain.body.scope).toContain('openid');
    expect(forApi.body.scope?.split(' ').sort()).toEqual(['read', 'write']);
    expect(less.body.scope).toBe('read');
    expect(unknown.body.error).toBe('invalid_target');
    expect(new Set([plain, forApi, less].map(({ body }) => body.refresh_token)).size).toBe(1);
    await use(client, less.body.refresh_token ?? '', { resource });
  });

  it('can be retried if its successor was only rejected, introspected or sent by another application', async () => {
    const [client, other] = [await createClient(), await createClient()];
    const web = await createClient('Traditional');
    const token = await signIn(client);
    const successor = await use(client, token);
    expect((await client.refresh(successor, { scope: 'never:granted' })).status).toBe(400);
    expect((await other.refresh(successor)).body.error).toBe('invalid_grant');
    const introspect = async (value: string) =>
      (await web.post('/token/introspection', { token: value })).body.active;
    expect([await introspect(token), await introspect(successor)]).toEqual([false, true]);
    expect(await use(client, token)).toBe(successor);
  });

  it('is useless to another application, which can’t revoke it either', async () => {
    const [client, thief] = [await createClient(), await createClient()];
    const token = await signIn(client);
    const successor = await use(client, token);
    expect((await thief.refresh(token)).body.error).toBe('invalid_grant');
    now += 61 * seconds;
    expect((await thief.refresh(token)).body.error).toBe('invalid_grant');
    await use(client, successor);
  });

  it.each(['the used one', 'its successor'])('revokes its family if %s is revoked', async (which) => {
    const client = await createClient();
    const token = await signIn(client);
    const successor = await use(client, token);
    await client.post('/token/revocation', { token: which === 'its successor' ? successor : token });
    await expectEnded(client, token, successor);
  });

  it('is rejected if the user was suspended or deleted in the meantime', async () => {
    const client = await createClient();
    const lostId = await createUser(server.runtime, tenant);
    const token = (await client.signIn(lostId)).refresh_token ?? '';
    await use(client, token);
    await query('update users set is_suspended = true where tenant_id = $1 and id = $2', [tenant.id, lostId]);
    await expectEnded(client, token);
    await query('delete from users where tenant_id = $1 and id = $2', [tenant.id, lostId]);
    await expectEnded(client, token);
  });

  it('doesn’t stay valid longer by a retry', async () => {
    const client = await createClient('SPA', { refreshTokenTtl: 30 });
    const token = await signIn(client);
    now += 20 * seconds;
    await use(client, token);
    now += 20 * seconds;
    await expectEnded(client, token);
  });

  it('of an application with a secret has one successor, too; using that without rotation counts', async () => {
    const client = await createClient('Traditional', { refreshTokenTtl: 1000 });
    const token = await signIn(client);
    await query(
      `update oidc_instances set payload = jsonb_set(payload, '{iat}', to_jsonb((payload ->> 'iat')::int - 701)),
         expires_at = expires_at - interval '701 seconds'
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken'`,
      [tenant.id, client.id],
    );
    const successor = await use(client, token);
    now += 30 * seconds;
    // A rotated token stays rotated, even if the application now disables rotation.
    await query(
      `update applications set custom_client_metadata = custom_client_metadata || '{"rotateRefreshToken":false}'
       where tenant_id = $1 and id = $2`,
      [tenant.id, client.id],
    );
    expect(await use(client, token)).toBe(successor);
    expect(await use(client, successor, { scope: 'openid' })).toBe(successor);
    await expectEnded(client, token, successor);
  });

  it('stores its successor encrypted: the database or its dump contains no token', async () => {
    const client = await createClient();
    const token = await signIn(client);
    const successor = await use(client, token);
    const rows = await query<{ text: string; successor: string | null }>(
      `select i::text as text, successor from oidc_instances i where tenant_id = $1 and client_id = $2`,
      [tenant.id, client.id],
    );
    const all = rows.map(({ text }) => text).join('\n');
    for (const value of [token, successor]) expect(all).not.toContain(value);
    const sealed = rows.flatMap((row) => row.successor ?? []);
    expect(sealed.map((one) => server.runtime.secrets.open(one))).toEqual([successor]);
  });

  it('used by the previous release, which stored no successor, can be retried for 3 s', async () => {
    const client = await createClient();
    const [early, late] = [await signIn(client), await signIn(client)];
    for (const token of [early, late]) await use(client, token);
    await query(
      `update oidc_instances set successor = null where tenant_id = $1 and client_id = $2 and consumed_at is not null`,
      [tenant.id, client.id],
    );
    now += 2.9 * seconds;
    expect(await use(client, early)).toBe(await use(client, early));
    now += 0.2 * seconds;
    await expectEnded(client, late);
  });
});
