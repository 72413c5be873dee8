import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import type { PublicKey } from '@gatehouse/contract/applications/public-keys';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let client: OidcClient;
let userId: string;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  userId = await createUser(server.runtime, tenant);
  client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  pair = await generateKeyPair('ES256', { extractable: true });
});
afterAll(() => server.stop());
beforeEach(() => change({ signedRequests: 'allowed', pushedRequests: 'allowed' }));

async function change(custom: object) {
  const jwk = (await exportJWK(pair.publicKey)) as PublicKey;
  const call = await tenant.as('all');
  const customClientMetadata = { ...custom, jwks: { keys: [jwk] } };
  expect(
    (await call(updateApplication, { params: { id: client.id }, body: { customClientMetadata } })).status,
  ).toBe(200);
}

/** What a signed request says, for one sign-in. */
function claimsOf(extra: Record<string, unknown> = {}) {
  const pkce = createPkce();
  const claims = {
    ...Object.fromEntries(authorizationUrl(tenant, client, pkce).searchParams),
    iss: client.id,
    aud: tenant.issuer,
    exp: Math.floor(Date.now() / 1000) + 300,
    ...extra,
  };
  return { claims, verifier: pkce.verifier };
}
const sign = (claims: object, { privateKey } = pair) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'oauth-authz-req+jwt' })
    .sign(privateKey);
const startUrl = (request: string, more: Record<string, string> = {}) =>
  new URL(
    `${tenant.issuer}/auth?${new URLSearchParams({ client_id: client.id, request, ...more }).toString()}`,
  );
/** The error of an authorization request, or the page that it leads to. */
const outcomeOf = async (url: URL): Promise<string> => {
  const headers = { accept: 'application/json' };
  const response = await createBrowser(tenant.origin).fetch(url, { headers });
  const location = response.headers.get('location');
  if (!location) return ((await response.json()) as { error: string }).error;
  const target = new URL(location, tenant.origin);
  return target.searchParams.get('error') ?? target.pathname;
};

describe('signed authorization requests (JAR)', () => {
  it('sign users in, and only what is signed counts', async () => {
    const { claims, verifier } = claimsOf();
    const url = startUrl(await sign(claims), { scope: 'openid email', state: 'forged', nonce: 'forged' });
    const callback = await signIn(server.runtime, tenant, createBrowser(tenant.origin), url, userId);
    expect(callback.searchParams.get('state')).toBe('state-1');
    const { status, body } = await client.redeem(callback.searchParams.get('code') ?? '', verifier);
    expect([status, body.scope]).toEqual([200, 'openid offline_access profile']);
  });

  it('are in discovery, asymmetric, and by value', async () => {
    const discovery = (await (
      await fetch(`${tenant.issuer}/.well-known/openid-configuration`)
    ).json()) as object;
    expect(discovery).toMatchObject({
      request_parameter_supported: true,
      request_uri_parameter_supported: false,
      request_object_signing_alg_values_supported: ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA', 'Ed25519'],
    });
    expect(discovery).not.toHaveProperty('require_signed_request_object');
  });

  it('are off by default', async () => {
    await change({});
    expect(await outcomeOf(startUrl(await sign(claimsOf().claims)))).toBe('request_not_supported');
    await change({ signedRequests: 'off' });
    for (const request of ['garbage', new UnsecuredJWT({ ...claimsOf().claims }).encode()])
      expect(await outcomeOf(startUrl(request))).toBe('request_not_supported');
    await change({ pushedRequests: 'allowed' });
    const pushed = await client.post('/par', { request: await sign(claimsOf().claims) });
    expect([pushed.status, pushed.body.error]).toEqual([400, 'request_not_supported']);
  });

  it('can be required, in the URL and when they are pushed', async () => {
    await change({ signedRequests: 'required', pushedRequests: 'allowed' });
    const { claims } = claimsOf();
    expect(await outcomeOf(authorizationUrl(tenant, client, createPkce()))).toBe('invalid_request');
    const plain = Object.fromEntries(authorizationUrl(tenant, client, createPkce()).searchParams);
    expect((await client.post('/par', plain)).body.error).toBe('invalid_request');
    const pushed = await client.post('/par', { request: await sign(claims) });
    expect(pushed.status).toBe(201);
    const uri = String((pushed.body as Record<string, unknown>).request_uri);
    const url = new URL(`${tenant.issuer}/auth`);
    url.search = new URLSearchParams({ client_id: client.id, request_uri: uri }).toString();
    expect(await outcomeOf(url)).toBe('/sign-in');
    expect(await outcomeOf(startUrl(await sign(claims)))).toBe('/sign-in');
  });

  it('[attack: forged requests] are refused unsigned, of another key, for others, too long or too large', async () => {
    const { claims } = claimsOf();
    const now = Math.floor(Date.now() / 1000);
    const stranger = await generateKeyPair('ES256');
    const cases: Record<string, string> = {
      unsigned: new UnsecuredJWT({ ...claims }).encode(),
      'another key': await sign(claims, stranger),
      symmetric: await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32)),
      'another audience': await sign({ ...claims, aud: 'https://elsewhere.example.com' }),
      'no audience': await sign({ ...claims, aud: undefined }),
      'another issuer': await sign({ ...claims, iss: 'somewhere' }),
      'another client': await sign({ ...claims, client_id: 'somewhere' }),
      expired: await sign({ ...claims, exp: now - 60 }),
      'no expiration': await sign({ ...claims, exp: undefined }),
      'too long': await sign({ ...claims, exp: now + 3700 }),
      'a large state': await sign({ ...claims, state: 'x'.repeat(3000) }),
      'a NUL character': await sign({ ...claims, login_hint: 'a\0b' }),
      'a nested request': await sign({ ...claims, request_uri: 'urn:ietf:params:oauth:request_uri:x' }),
      garbage: 'no.request.object',
    };
    for (const [name, request] of Object.entries(cases))
      expect([name, await outcomeOf(startUrl(request))]).toEqual([name, 'invalid_request_object']);
    const tampered = (await sign(claims)).split('.');
    tampered[1] = Buffer.from(JSON.stringify({ ...claims, scope: 'openid email' })).toString('base64url');
    expect(await outcomeOf(startUrl(tampered.join('.')))).toBe('invalid_request_object');
  });

  it('need public keys', async () => {
    const call = await tenant.as('all');
    const { status, refusal } = await call(updateApplication, {
      params: { id: client.id },
      body: { customClientMetadata: { signedRequests: 'allowed' } },
    });
    expect([status, refusal.code]).toEqual([422, 'application.public_keys_required']);
  });
});
