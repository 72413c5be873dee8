import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { decodeJwt, exportJWK, SignJWT } from 'jose';
import { getRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { getTenantKeys } from '../keys/signing-keys-store.ts';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('tokens', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(() => server.stop());

  const createClient = (type: 'SPA' | 'Traditional' = 'SPA', isThirdParty = false) =>
    createOidcClient(server.runtime, tenant, { type, isThirdParty });

  it('for an API are JWTs with the resource’s audience and lifetime, and without the grant', async () => {
    const resource = 'https://orders.example.com/api';
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
      ttl: 120,
    });
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId, {
      scope: 'openid offline_access read write',
      resource,
    });
    const { body } = await client.refresh(token, { resource });
    expect(body).toMatchObject({ scope: 'read', expires_in: 120 });
    const [header = ''] = (body.access_token ?? '').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      alg: 'ES256',
      typ: 'at+jwt',
    });
    const claims = decodeJwt(body.access_token ?? '');
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'client_id',
      'exp',
      'iat',
      'iss',
      'jti',
      'scope',
      'sub',
    ]);
    expect(claims).toMatchObject({ aud: resource, sub: userId, client_id: client.id, scope: 'read' });
  });

  it('wire A7: for an API without granted permissions have an empty scope', async () => {
    const resource = 'https://empty.example.com';
    await createResource(server.runtime, tenant, { indicator: resource, scopes: ['read'], held: [], userId });
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId, {
      scope: 'openid offline_access',
      resource,
    });
    const { body } = await client.refresh(token, { resource });
    expect(decodeJwt(body.access_token ?? '').scope).toBe('');
    const machine = await createOidcClient(server.runtime, tenant, { type: 'MachineToMachine' });
    const answer = await machine.post('/token', { grant_type: 'client_credentials', resource });
    expect([answer.status, decodeJwt(answer.body.access_token ?? '').scope]).toEqual([200, '']);
  });

  it('for the Management API contain their grant', async () => {
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId, {
      scope: 'openid offline_access all',
      resource: tenant.indicator,
    });
    const { body } = await client.refresh(token, { resource: tenant.indicator });
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `select id from oidc_instances where tenant_id = $1 and model = 'Grant' and client_id = $2`,
      [tenant.id, client.id],
    );
    expect(decodeJwt(body.access_token ?? '').gid).toBe(rows[0]?.id);
  });

  it('for a resource that wasn’t requested at sign-in are rejected', async () => {
    const resource = 'https://later.example.com';
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read'],
      held: ['read'],
      userId,
    });
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId);
    expect((await client.refresh(token, { resource })).body.error).toBe('invalid_target');
    expect((await client.refresh(token, { resource: `${resource}#x` })).body.error).toBe('invalid_target');
  });

  it('are stored as hashes: the database contains no token, code or session id', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    const { body } = await client.redeem(code, verifier);
    const { rows } = await server.runtime.database.pool.query<{ text: string }>(
      `select row_to_json(i)::text as text from oidc_instances i where tenant_id = $1`,
      [tenant.id],
    );
    const stored = rows.map(({ text }) => text).join();
    const cookies = [...client.browser.cookies.values()].map(({ value }) => value);
    for (const secret of [code, body.access_token, body.refresh_token, ...cookies]) {
      expect(String(secret).length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
    }
  });

  it('can be introspected by first-party servers and by their own application', async () => {
    const [spa, api, stranger] = [
      await createClient(),
      await createClient('Traditional'),
      await createClient('Traditional', true),
    ];
    const tokens = await spa.signIn(userId);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const seen = await api.post('/token/introspection', { token });
      expect(seen.body).toMatchObject({ active: true, sub: userId, client_id: spa.id, iss: tenant.issuer });
      expect((await stranger.post('/token/introspection', { token })).body).toEqual({ active: false });
      expect((await spa.post('/token/introspection', { token })).body.active).toBe(true);
      expect((await (await createClient()).post('/token/introspection', { token })).body).toEqual({
        active: false,
      });
    }
    expect((await api.post('/token/introspection', { token: 'unknown' })).body).toEqual({ active: false });
    const anonymous = await fetch(`${tenant.issuer}/token/introspection`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.access_token ?? '' }),
    });
    expect(anonymous.status).toBe(400);
  });

  it('can be revoked only by their own application, with everything of their grant', async () => {
    const [client, other] = [await createClient(), await createClient()];
    const tokens = await client.signIn(userId);
    expect((await other.post('/token/revocation', { token: tokens.refresh_token })).status).toBe(200);
    expect((await client.userinfo(tokens.access_token)).status).toBe(200);
    expect((await client.post('/token/revocation', { token: tokens.refresh_token })).status).toBe(200);
    expect((await client.userinfo(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    // Revoking an older token of the family counts, too (RFC 7009 2.1).
    const first = await client.signIn(userId);
    const { body: second } = await client.refresh(first.refresh_token);
    await client.post('/token/revocation', { token: first.refresh_token });
    expect((await client.refresh(second.refresh_token)).status).toBe(400);
  });

  it('[RFC 9700 4.10] of one tenant are invalid at another', async () => {
    const foreign = await server.createTenant();
    const client = await createClient();
    const tokens = await client.signIn(userId);
    const me = await fetch(`${foreign.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(me.status).toBe(401);
    const machine = await tenant.createMachine('all');
    const token = await tenant.getToken(machine, tenant.indicator, 'all');
    const list = (origin: string) =>
      fetch(`${origin}/api/roles`, { headers: { authorization: `Bearer ${token}` } });
    expect((await list(tenant.origin)).status).toBe(200);
    expect((await list(foreign.origin)).status).toBe(401);
  });

  describe('that are forged', () => {
    let good: string;
    let forgeries: [string, string][];
    beforeAll(async () => {
      const machine = await tenant.createMachine('all');
      good = await tenant.getToken(machine, tenant.indicator, 'all');
      const { tokens: keys } = await getTenantKeys(server.runtime, tenant.id);
      const foreign = await server.createTenant();
      const { tokens: foreignKeys } = await getTenantKeys(server.runtime, foreign.id);
      const [header = '', payload = '', signature = ''] = good.split('.');
      const head = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
      const claims = decodeJwt(good);
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const ownJwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256' };
      const forge = (changes: Record<string, unknown>, body: unknown = claims): string => {
        const input = `${base64({ ...head, ...changes })}.${base64(body)}`;
        return `${input}.${sign('sha256', Buffer.from(input), { key: own.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
      };
      const hmac = (secret: string): string => {
        const input = `${base64({ ...head, alg: 'HS256' })}.${payload}`;
        return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
      };
      const signGood = (
        jwk: Record<string, unknown> | undefined,
        more: Record<string, unknown>,
        header: Record<string, unknown> = {},
      ) =>
        new SignJWT({ ...claims, ...more })
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: String(head.kid), ...header })
          .sign(jwk as never);
      const { d: _private, ...publicJwk } = keys[0] as Record<string, string>;
      const client = await createClient();
      const user = await client.signIn(userId, {
        scope: 'openid offline_access all',
        resource: tenant.indicator,
      });
      const ofUser = await client.refresh(user.refresh_token, { resource: tenant.indicator });
      forgeries = [
        ['alg none', `${base64({ ...head, alg: 'none' })}.${payload}.`],
        ['alg NoNe', `${base64({ ...head, alg: 'NoNe' })}.${payload}.`],
        ['no signature', `${header}.${payload}.`],
        ['two parts', `${header}.${payload}`],
        ['HS256 with the public key', hmac(JSON.stringify(publicJwk))],
        ['HS256 with its coordinate', hmac(publicJwk.x ?? '')],
        ['HS256 with nothing', hmac('')],
        ['an own key under our kid', forge({})],
        ['an own key, unknown kid', forge({ kid: 'own' })],
        ['an own key in jwk', forge({ kid: 'own', jwk: ownJwk })],
        ['an own key by jku', forge({ kid: 'own', jku: 'https://evil.example/jwks' })],
        ['an own key by x5u', forge({ kid: 'own', x5u: 'https://evil.example/x5u' })],
        ['kid of a file', forge({ kid: '../../../../dev/null' })],
        ['kid of SQL', forge({ kid: "' or 1=1 --" })],
        [
          'unknown crit',
          await signGood(keys[0] as never, {}, { crit: ['exp'], exp: 1 }).catch(() =>
            forge({ crit: ['x'], x: 1 }),
          ),
        ],
        ['another tenant’s key', await signGood(foreignKeys[0] as never, {})],
        [
          'another tenant’s key and kid',
          await signGood(foreignKeys[0] as never, {}, { kid: String(foreignKeys[0]?.kid) }),
        ],
        ['another issuer', await signGood(keys[0] as never, { iss: foreign.issuer })],
        [
          'an issuer that begins like ours',
          await signGood(keys[0] as never, { iss: `${tenant.issuer}.evil.example` }),
        ],
        ['another audience', await signGood(keys[0] as never, { aud: foreign.indicator })],
        [
          'audiences ours and another’s',
          await signGood(keys[0] as never, { aud: [tenant.indicator, foreign.indicator] }),
        ],
        ['no audience', await signGood(keys[0] as never, { aud: undefined })],
        ['expired', await signGood(keys[0] as never, { exp: Math.floor(Date.now() / 1000) - 1 })],
        ['no expiry', await signGood(keys[0] as never, { exp: undefined })],
        ['typ JWT', await signGood(keys[0] as never, {}, { typ: 'JWT' })],
        ['typ logout+jwt', await signGood(keys[0] as never, {}, { typ: 'logout+jwt' })],
        ['no typ', await signGood(keys[0] as never, {}, { typ: undefined })],
        ['an unknown machine', await signGood(keys[0] as never, { sub: 'unknown', client_id: 'unknown' })],
        ['changed claims', `${header}.${base64({ ...claims, scope: 'all', sub: 'x' })}.${signature}`],
        ['a cut signature', good.slice(0, -4)],
        ['an ID token', user.id_token ?? ''],
        ['a user’s token of the tenant', ofUser.body.access_token ?? ''],
        ['an opaque token', user.access_token ?? ''],
        ['a refresh token', user.refresh_token ?? ''],
        ['nothing', ''],
        ['garbage', 'a.b.c'],
      ];
    });

    it('[RFC 9700 4.6] are rejected by the Management API', async () => {
      expect((await tenant.with(good)(listRoles)).status).toBe(200);
      for (const [what, token] of forgeries) {
        const response = await fetch(`${tenant.origin}${getRole.path.replace('{id}', 'x')}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([what, response.status]).toEqual([what, 401]);
      }
    });

    it('are rejected by userinfo and not introspected', async () => {
      const api = await createClient('Traditional');
      for (const [what, token] of forgeries.filter(([name]) => name !== 'an opaque token')) {
        const me = await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
        expect([what, me.status >= 400 && me.status < 500]).toEqual([what, true]);
        const { status, body } = await api.post('/token/introspection', { token });
        if (what !== 'a refresh token')
          expect([what, status === 400 || body.active === false]).toEqual([what, true]);
      }
      expect((await api.post('/token/introspection', { token: good })).body).toMatchObject({
        error: 'unsupported_token_type',
      });
    });

    it('aren’t accepted as a hint at sign-out', async () => {
      for (const [what, token] of forgeries.filter(
        ([name]) => name !== 'an ID token' && name !== 'nothing',
      )) {
        const response = await fetch(
          `${tenant.issuer}/session/end?id_token_hint=${encodeURIComponent(token)}`,
          { redirect: 'manual' },
        );
        expect([what, response.status]).toEqual([what, 400]);
      }
    });
  });
});
