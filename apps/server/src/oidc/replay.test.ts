import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import {
  authorizationUrl,
  createPkce,
  createUser,
  postForm,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const isAlive = async (client: OidcClient, tokens: { access_token?: string; refresh_token?: string }) =>
  (await client.userinfo(tokens.access_token)).status === 200 &&
  (await client.refresh(tokens.refresh_token)).status === 200;

describe('[RFC 9700 4.5] an authorization code', () => {
  let server: TestServer;
  let others: TestServer[];
  let tenant: TestTenant;
  let userId: string;
  // A fixed clock, so that 2.9 seconds don't become more than three on a slow machine.
  let now = Date.now();
  const clock = () => now;
  beforeAll(async () => {
    server = await startTestServer({ clock });
    others = [await startTestServer({ clock }), await startTestServer({ clock })];
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(async () => {
    for (const one of [server, ...others]) await one.stop();
  });

  const createClient = (type: 'SPA' | 'Traditional' = 'SPA') =>
    createOidcClient(server.runtime, tenant, { type });

  it('is redeemed once by 50 concurrent requests of three processes, and its tokens stay valid', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    const issuers = [server, ...others].map((one) => one.tenant(tenant.id).issuer);
    // Requests that have read the code as unused wait for the others.
    const held = await holdRows(
      `select 1 from oidc_instances where tenant_id = $1 and model = 'AuthorizationCode' and client_id = $2`,
      [tenant.id, client.id],
    );
    const redeeming = Array.from({ length: 50 }, (_, index) =>
      client.redeem(code, verifier, {}, issuers[index % 3]),
    );
    await held.releaseTo(10, 'gatehouse_oidc_write');
    const answers = await Promise.all(redeeming);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect(await isAlive(client, winners[0]?.body ?? {})).toBe(true);
  });

  it('isn’t accepted as a refresh token, nor a refresh token as a code, nor either as an access token (CVE-2026-4282, CVE-2026-27840)', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    expect((await client.refresh(code)).body.error).toBe('invalid_grant');
    expect((await client.userinfo(code)).status).toBe(401);
    const { body } = await client.redeem(code, verifier);
    expect((await client.redeem(body.refresh_token ?? '', verifier)).body.error).toBe('invalid_grant');
    expect((await client.refresh(body.access_token)).body.error).toBe('invalid_grant');
    expect((await client.userinfo(body.refresh_token)).status).toBe(401);
    expect((await client.userinfo(body.access_token?.slice(0, -1))).status).toBe(401);
    expect(await isAlive(client, body)).toBe(true);
  });

  it('can be sent again by its own client within 3 seconds: it is rejected, but nothing is revoked', async () => {
    for (const type of ['SPA', 'Traditional'] as const) {
      const client = await createClient(type);
      const { code, verifier } = await client.authorize(userId);
      const { body } = await client.redeem(code, verifier);
      now += 2900;
      expect((await client.redeem(code, verifier)).body.error).toBe('invalid_grant');
      expect(await isAlive(client, body)).toBe(true);
    }
  });

  it.each([
    [
      'after 3 seconds',
      async (client: OidcClient, code: string, verifier: string) => {
        now += 3100;
        return client.redeem(code, verifier);
      },
    ],
    [
      'minutes after it has expired',
      async (client: OidcClient, code: string, verifier: string) => {
        now += 600_000;
        return client.redeem(code, verifier);
      },
    ],
    [
      'with another verifier',
      (client: OidcClient, code: string) => client.redeem(code, createPkce().verifier),
    ],
    [
      'without a verifier',
      (client: OidcClient, code: string) => client.redeem(code, '', { code_verifier: undefined }),
    ],
    [
      'with another redirect URI',
      (client: OidcClient, code: string, verifier: string) =>
        client.redeem(code, verifier, { redirect_uri: 'https://app.example.com/other' }),
    ],
    [
      'by another client',
      async (_client: OidcClient, code: string, verifier: string) =>
        (await createClient()).redeem(code, verifier),
    ],
  ])('that is sent again %s revokes all tokens issued for it', async (_name, replay) => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    const { body } = await client.redeem(code, verifier);
    expect((await replay(client, code, verifier)).body.error).toBe('invalid_grant');
    expect((await client.userinfo(body.access_token)).status).toBe(401);
    expect((await client.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it.each([
    ['another verifier', (client: OidcClient, code: string) => client.redeem(code, createPkce().verifier)],
    [
      'no verifier',
      (client: OidcClient, code: string) => client.redeem(code, '', { code_verifier: undefined }),
    ],
    ['a short verifier', (client: OidcClient, code: string) => client.redeem(code, 'short')],
    [
      'another redirect URI',
      (client: OidcClient, code: string, verifier: string) =>
        client.redeem(code, verifier, { redirect_uri: 'https://app.example.com/callback/' }),
    ],
    [
      'no redirect URI',
      (client: OidcClient, code: string, verifier: string) =>
        client.redeem(code, verifier, { redirect_uri: undefined }),
    ],
    [
      'another client',
      async (_client: OidcClient, code: string, verifier: string) =>
        (await createClient()).redeem(code, verifier),
    ],
    [
      'a client with a secret',
      async (_client: OidcClient, code: string, verifier: string) =>
        (await createClient('Traditional')).redeem(code, verifier),
    ],
  ])('is rejected with %s, and stays valid for its own client', async (_name, attack) => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    const { status, body } = await attack(client, code, verifier);
    expect(status).toBe(400);
    expect(['invalid_grant', 'invalid_request']).toContain(body.error);
    expect((await client.redeem(code, verifier)).status).toBe(200);
  });

  it('expires', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    now += 61_000;
    expect((await client.redeem(code, verifier)).body.error).toBe('invalid_grant');
  });

  it('[RFC 9700 4.8] requires S256: plain, no challenge and a verifier without challenge are rejected', async () => {
    const pkce = createPkce();
    for (const type of ['SPA', 'Traditional'] as const) {
      const client = await createClient(type);
      const plain = authorizationUrl(tenant, client, undefined, {
        code_challenge: pkce.verifier,
        code_challenge_method: 'plain',
      });
      const unnamed = authorizationUrl(tenant, client, undefined, { code_challenge: pkce.verifier });
      for (const url of [plain, unnamed])
        expect((await client.browser.follow(url)).url.searchParams.get('error')).toBe('invalid_request');
    }
    const spa = await createClient();
    const without = await spa.browser.follow(authorizationUrl(tenant, spa, undefined));
    expect(without.url.searchParams.get('error')).toBe('invalid_request');
    expect(without.url.searchParams.get('iss')).toBe(tenant.issuer);
    // PKCE is optional for an application with a secret; without a challenge, a verifier is rejected.
    const web = await createClient('Traditional');
    const callback = await signIn(
      server.runtime,
      tenant,
      web.browser,
      authorizationUrl(tenant, web, undefined),
      userId,
    );
    const code = callback.searchParams.get('code') ?? '';
    expect((await web.redeem(code, pkce.verifier)).body.error).toBe('invalid_grant');
    expect((await web.redeem(code, '', { code_verifier: undefined })).status).toBe(200);
  });

  it('[RFC 9700 4.4] is returned with the issuer, also in errors', async () => {
    const client = await createClient();
    const { callback } = await client.authorize(userId);
    expect(callback.searchParams.get('iss')).toBe(tenant.issuer);
    const refused = await client.browser.follow(
      authorizationUrl(tenant, client, createPkce(), { resource: 'https://unknown.example' }),
    );
    expect(Object.fromEntries(refused.url.searchParams)).toMatchObject({
      error: 'invalid_target',
      state: 'state-1',
      iss: tenant.issuer,
    });
  });

  it('of one tenant is invalid at another', async () => {
    const client = await createClient();
    const { code, verifier } = await client.authorize(userId);
    const foreign = await server.createTenant();
    const answer = await postForm(`${foreign.issuer}/token`, {
      grant_type: 'authorization_code',
      client_id: client.id,
      code,
      code_verifier: verifier,
      redirect_uri: client.redirectUri,
    });
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });
});
