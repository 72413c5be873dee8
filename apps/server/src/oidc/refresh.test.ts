import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const resource = 'https://api.example.com';
const scope = 'openid offline_access read write';

describe('refresh tokens', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  // A fixed clock, so that 2.9 seconds don't become more than three on a slow machine.
  let now = Date.now();
  const clock = () => now;
  beforeAll(async () => {
    server = await startTestServer({ clock });
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
    });
  });
  afterAll(() => server.stop());

  const createClient = (
    type: 'SPA' | 'Native' | 'Traditional' = 'SPA',
    custom: Record<string, unknown> = {},
  ) => createOidcClient(server.runtime, tenant, { type, custom });

  async function lifetimeOf(clientId: string): Promise<number> {
    const { rows } = await server.runtime.database.pool.query<{ seconds: number }>(
      `select ceil(extract(epoch from expires_at - created_at))::int as seconds
       from oidc_instances where tenant_id = $1 and model = 'RefreshToken' and client_id = $2`,
      [tenant.id, clientId],
    );
    return rows[0]?.seconds ?? 0;
  }

  it('[CONST-14] are valid for 14 days and rotate', async () => {
    const client = await createClient();
    const first = await client.signIn(userId);
    expect(await lifetimeOf(client.id)).toBe(14 * 86_400);
    const { status, body } = await client.refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).toBeTruthy();
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(body.id_token).toBeTruthy();
  });

  it('[OPEN-36] are valid for the application’s days, or else its seconds', async () => {
    for (const [custom, seconds] of [
      [{ refreshTokenTtlInDays: 3, refreshTokenTtl: 60 }, 3 * 86_400],
      [{ refreshTokenTtl: 7200 }, 7200],
    ] as const) {
      const client = await createClient('SPA', custom);
      await client.signIn(userId);
      expect(await lifetimeOf(client.id)).toBe(seconds);
    }
  });

  it('give tokens for a resource the permissions that the user’s roles have now', async () => {
    const client = await createClient();
    const body = await client.signIn(userId, { scope, resource });
    const first = await client.refresh(body.refresh_token, { resource });
    expect(first.body.scope).toBe('read');
    await server.runtime.database.pool.query(
      `insert into roles_scopes (tenant_id, role_id, scope_id)
       select $1::varchar, ur.role_id, s.id from users_roles ur, scopes s
       where ur.tenant_id = $1 and ur.user_id = $2 and s.tenant_id = $1 and s.name = 'write'
         and s.resource_id = (select id from resources where tenant_id = $1 and indicator = $3)`,
      [tenant.id, userId, resource],
    );
    const second = await client.refresh(first.body.refresh_token, { resource });
    expect(second.body.scope?.split(' ').sort()).toEqual(['read', 'write']);
    const less = await client.refresh(second.body.refresh_token, { resource, scope: 'write' });
    expect(less.body.scope).toBe('write');
  });

  it('remain valid if the request is rejected', async () => {
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId, { scope, resource });
    for (const extra of [
      { resource: 'https://unknown.example' },
      { scope: 'never:granted' },
      { resource: 'urn:logto:resource:organizations' },
    ]) {
      const refused = await client.refresh(token, extra);
      expect(refused.status).toBe(400);
    }
    // A used token would be invalid.
    now += 61_000;
    expect((await client.refresh(token, { resource })).status).toBe(200);
  });

  it('belong to one application', async () => {
    const [client, thief] = [await createClient(), await createClient()];
    const { refresh_token: token } = await client.signIn(userId);
    expect((await thief.refresh(token)).body.error).toBe('invalid_grant');
    expect((await client.refresh(token)).status).toBe(200);
  });

  it('don’t rotate for an application with a secret before 70 % of their lifetime', async () => {
    const client = await createClient('Traditional', { refreshTokenTtl: 1000 });
    const { refresh_token: token } = await client.signIn(userId);
    expect((await client.refresh(token)).body.refresh_token).toBe(token);
    await server.runtime.database.pool.query(
      `update oidc_instances set payload = jsonb_set(payload, '{iat}', to_jsonb((payload ->> 'iat')::int - 701)),
         expires_at = expires_at - interval '701 seconds'
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken'`,
      [tenant.id, client.id],
    );
    const later = await client.refresh(token);
    expect(later.status).toBe(200);
    expect(later.body.refresh_token).not.toBe(token);
  });

  it('never rotate if the application disables it', async () => {
    const client = await createClient('SPA', { rotateRefreshToken: false });
    const { refresh_token: token } = await client.signIn(userId);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.refresh(token)).body.refresh_token).toBe(token);
  });

  it('wire A6: are issued for offline_access, or always to a web application with that setting', async () => {
    const asked = async (...client: Parameters<typeof createClient>) =>
      (await (await createClient(...client)).signIn(userId, { scope: 'openid' })).refresh_token;
    expect(await asked()).toBeUndefined();
    expect(await asked('SPA', { alwaysIssueRefreshToken: true })).toEqual(expect.any(String));
    expect(await asked('Native', { alwaysIssueRefreshToken: true })).toBeUndefined();
    const web = await createClient('Traditional', { alwaysIssueRefreshToken: true });
    const body = await web.signIn(userId, { scope: 'openid' });
    expect((await web.refresh(body.refresh_token)).status).toBe(200);
    // Such a token ends with the session.
    await web.browser.fetch(`${tenant.issuer}/session/end?client_id=${web.id}`);
    await server.runtime.database.pool.query(
      `delete from oidc_instances where tenant_id = $1 and model = 'Session' and account_id = $2`,
      [tenant.id, userId],
    );
    expect((await web.refresh(body.refresh_token)).status).toBe(400);
  });

  it('are replaced for a year: the one that an application has then isn’t extended', async () => {
    const client = await createClient('Native');
    const { refresh_token: token } = await client.signIn(userId);
    await server.runtime.database.pool.query(
      `update oidc_instances set payload = jsonb_set(payload, '{iiat}', to_jsonb((payload ->> 'iiat')::int - 31536000))
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken'`,
      [tenant.id, client.id],
    );
    const expiries = async () => {
      const { rows } = await server.runtime.database.pool.query<{ at: Date }>(
        `select expires_at as at from oidc_instances
         where tenant_id = $1 and client_id = $2 and model = 'RefreshToken'`,
        [tenant.id, client.id],
      );
      return rows;
    };
    const before = await expiries();
    expect((await client.refresh(token)).body.refresh_token).toBe(token);
    expect(await expiries()).toEqual(before);
  });

  it('of a browser application expire when the first one would have', async () => {
    const client = await createClient('SPA', { refreshTokenTtl: 1000 });
    const { refresh_token: token } = await client.signIn(userId);
    await server.runtime.database.pool.query(
      `update oidc_instances set expires_at = expires_at - interval '400 seconds'
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken'`,
      [tenant.id, client.id],
    );
    await client.refresh(token);
    const { rows } = await server.runtime.database.pool.query<{ seconds: number }>(
      `select extract(epoch from expires_at - to_timestamp($3))::int as seconds from oidc_instances
       where tenant_id = $1 and client_id = $2 and model = 'RefreshToken' and consumed_at is null`,
      [tenant.id, client.id, clock() / 1000],
    );
    expect(rows[0]?.seconds).toBeLessThanOrEqual(600);
  });
});
