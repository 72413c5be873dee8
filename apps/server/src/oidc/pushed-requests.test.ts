import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  finishFlow,
  type OidcBrowser,
  postForm,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { createProofKey } from '../../../../tests/support/proofs.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { flushTokenAudit } from './token-audit.ts';

const limit = 4;
let server: TestServer;
let tenant: TestTenant;
let client: OidcClient;
let userId: string;
let browser: OidcBrowser;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  tenant = await server.createTenant();
  userId = await createUser(server.runtime, tenant);
  client = await createClient('allowed');
});
afterAll(() => server.stop());
beforeEach(() => {
  browser = createBrowser(tenant.origin);
});

const createClient = (pushedRequests?: 'allowed' | 'required', type: 'SPA' | 'Traditional' = 'Traditional') =>
  createOidcClient(server.runtime, tenant, { type, custom: pushedRequests ? { pushedRequests } : {} });

/** The parameters of a sign-in. */
function parameters(of: OidcClient, extra: Record<string, string> = {}) {
  const pkce = createPkce();
  const url = authorizationUrl(tenant, of, pkce, extra);
  return { form: Object.fromEntries(url.searchParams), verifier: pkce.verifier };
}
const push = async (of = client, extra: Record<string, string> = {}) => {
  const { form, verifier } = parameters(of, extra);
  const answer = await of.post('/par', form);
  return { ...answer, uri: String((answer.body as Record<string, unknown>).request_uri), verifier };
};
const startUrl = (uri: string, of = client) =>
  new URL(`${tenant.issuer}/auth?${new URLSearchParams({ client_id: of.id, request_uri: uri }).toString()}`);
const errorAt = async (url: URL) => {
  const response = await createBrowser(tenant.origin).fetch(url, { headers: { accept: 'application/json' } });
  const location = response.headers.get('location');
  if (location)
    return (
      new URL(location, tenant.origin).searchParams.get('error') ?? new URL(location, tenant.origin).pathname
    );
  return ((await response.json()) as { error: string }).error;
};
const countStored = async () => {
  const { rowCount } = await server.runtime.database.pool.query(
    `select 1 from oidc_instances where tenant_id = $1 and model = 'PushedAuthorizationRequest'`,
    [tenant.id],
  );
  return rowCount ?? 0;
};

describe('pushed authorization requests', () => {
  it('sign users in, once, and their parameters are in no URL', async () => {
    const { status, body, uri, verifier } = await push();
    expect([status, (body as Record<string, unknown>).expires_in]).toEqual([201, 60]);
    expect(uri).toMatch(/^urn:ietf:params:oauth:request_uri:[\w-]{20,}$/);
    const callback = await signIn(server.runtime, tenant, browser, startUrl(uri), userId);
    expect(callback.searchParams.get('state')).toBe('state-1');
    expect((await client.redeem(callback.searchParams.get('code') ?? '', verifier)).status).toBe(200);
    expect(await errorAt(startUrl(uri))).toBe('invalid_request_uri');
    expect(await countStored()).toBe(0);
  });

  it('are in discovery, and never required of all applications', async () => {
    const discovery = (await (
      await fetch(`${tenant.issuer}/.well-known/openid-configuration`)
    ).json()) as object;
    expect(discovery).toMatchObject({
      pushed_authorization_request_endpoint: `${tenant.issuer}/par`,
      request_uri_parameter_supported: false,
    });
    expect(discovery).not.toHaveProperty('require_pushed_authorization_requests');
  });

  it('cost as many statements as a sign-in, and one for the code', async () => {
    const { uri } = await push();
    await browser.fetch(startUrl(uri));
    await flushTokenAudit(server.runtime);
    const count = async (work: () => Promise<unknown>) =>
      (await recordStatements(work)).statements.filter((name) => name !== 'insert-logs');
    expect(await count(() => browser.fetch(startUrl(uri)))).toEqual(['oidc-read', 'oidc-write']);
    const { form } = parameters(client);
    await flushTokenAudit(server.runtime);
    expect(await count(() => client.post('/par', form))).toEqual(['oidc-read', 'oidc-write']);
  });

  it('are off by default: nothing is stored, and the audit log says why', async () => {
    const plain = await createClient();
    const before = await countStored();
    const { status, body } = await push(plain);
    expect([status, body.error]).toEqual([400, 'unauthorized_client']);
    expect(await countStored()).toBe(before);
    await flushTokenAudit(server.runtime);
    const { body: logs } = await (
      await tenant.as('all')
    )(listAuditLogs, { query: { applicationId: plain.id } });
    expect(logs[0]?.key).toBe('Authorization.Refused');
  });

  it('can be required: parameters in the URL are refused then', async () => {
    const strict = await createClient('required');
    expect(await errorAt(authorizationUrl(tenant, strict, createPkce()))).toBe('invalid_request');
    const { uri } = await push(strict);
    const callback = await signIn(server.runtime, tenant, browser, startUrl(uri, strict), userId);
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  it('[attack: code and token replay] give one code, even to two flows that began in time', async () => {
    const { uri } = await push();
    const other = createBrowser(tenant.origin);
    const begin = async (at: OidcBrowser) =>
      (await at.follow(startUrl(uri))).url.searchParams.get('flow') ?? '';
    const [first, second] = [await begin(browser), await begin(other)];
    const [one, two] = [
      await finishFlow(server.runtime, tenant, first, userId),
      await finishFlow(server.runtime, tenant, second, userId),
    ];
    const ends = await Promise.all([browser.fetch(one), other.fetch(two)]);
    const codes = ends.map((end) => new URL(end.headers.get('location') ?? 'x:').searchParams.has('code'));
    expect(codes.filter(Boolean)).toHaveLength(1);
  });

  it('belong to one application, expire, and need its authentication and a registered redirect URI', async () => {
    const other = await createClient('allowed');
    const { uri } = await push();
    expect(await errorAt(startUrl(uri, other))).toBe('invalid_request_object');
    const unsigned = await postForm(`${tenant.issuer}/par`, parameters(client).form);
    expect([unsigned.status, unsigned.body.error]).toEqual([401, 'invalid_client']);
    const elsewhere = await push(client, { redirect_uri: 'https://attacker.example.com/' });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([400, 'invalid_request']);
    const forged = 'urn:ietf:params:oauth:request_uri:unknown';
    expect(await errorAt(startUrl(forged))).toBe('invalid_request_uri');
    expect(await errorAt(startUrl('https://attacker.example.com/request.jwt'))).toBe(
      'request_uri_not_supported',
    );
    const nested = await client.post('/par', { request_uri: uri });
    expect(nested.status).toBe(400);
    now += 61_000;
    expect(await errorAt(startUrl(uri))).toBe('invalid_request_uri');
  });

  it('[attack: anonymous floods] are as small and as limited as flows, by address or application', async () => {
    const strict = await startTestServer({
      database: 'pushed-limit',
      environment: { LIMIT_FLOWS_PER_ADDRESS: String(limit) },
    });
    const own = await strict.createTenant();
    const make = (type: 'SPA' | 'Traditional') =>
      createOidcClient(strict.runtime, own, {
        type,
        custom: { pushedRequests: 'allowed', boundTokens: 'allowed' },
      });
    const send = async (of: OidcClient, times: number, extra: Record<string, string> = {}) => {
      const statuses: number[] = [];
      for (let sent = 0; sent < times; sent += 1)
        statuses.push((await of.post('/par', parameters(of, extra).form)).status);
      return statuses;
    };
    const spa = await make('SPA');
    const large = await spa.post('/par', parameters(spa, { ui_locales: 'x'.repeat(8192) }).form);
    expect([large.status, large.body.error_description]).toEqual([
      400,
      expect.stringContaining('ui_locales'),
    ]);
    expect(await send(spa, limit + 1)).toEqual([...Array<number>(limit).fill(201), 429]);
    // Nor is the ID of a proof stored then.
    const proof = async () => (await createProofKey()).prove('POST', `${own.issuer}/par`);
    const form = { client_id: spa.id, ...parameters(spa).form };
    const flooded = await postForm(`${own.issuer}/par`, form, undefined, { dpop: await proof() });
    const stored = await strict.runtime.database.pool.query(
      `select 1 from one_time_values where tenant_id = $1 and purpose = 'used-jti'`,
      [own.id],
    );
    expect([flooded.status, stored.rowCount]).toEqual([429, 0]);
    const [web, neighbor] = [await make('Traditional'), await make('Traditional')];
    const ofWeb = await send(web, 10 * limit + 1);
    expect([ofWeb.slice(0, -1).every((status) => status === 201), ofWeb.at(-1)]).toEqual([true, 429]);
    expect(await send(neighbor, 1)).toEqual([201]);
    await strict.stop();
  });
});
