import * as connectors from '@gatehouse/contract/connectors/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createUser, getUser } from '@gatehouse/contract/users/endpoints';
import { linkUserIdentity } from '@gatehouse/contract/users/identity-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const redirectUri = 'https://app.example.com/account/back';
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let userId: string;
let ahead = 0;
let serial = 0;

beforeAll(async () => {
  provider = await startSocialProvider();
  provider.redirectUris.push(redirectUri);
  server = await startTestServer({
    database: `link_identity_${process.pid}`,
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => Date.now() + ahead,
  });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  for (const id of ['acme', 'other'])
    await call(connectors.createConnector, {
      body: { id, connectorId: 'oidc', config: provider.config, metadata: { target: id } },
    });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  ahead = 0;
  serial += 1;
  provider.person = { sub: `p${serial}`, email: `ada.${serial}@example.com` };
  userId = (await call(createUser, { body: {} })).body.id;
});

const authorize = (state: string, connectorId = 'acme', back = redirectUri) =>
  call(connectors.createAuthorizationUri, { params: { connectorId }, body: { state, redirectUri: back } });
const link = (connectorData: Record<string, unknown>, connectorId = 'acme', id = userId) =>
  call(linkUserIdentity, { params: { userId: id }, body: { connectorId, connectorData } });

/** Signs in at the provider and returns the parameters of the redirect. */
async function visit(state: string, connectorId = 'acme'): Promise<Record<string, string>> {
  const { body } = await authorize(state, connectorId);
  const { headers } = await fetch(body.redirectTo, { redirect: 'manual' });
  return Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
}
const identitiesOf = async (id = userId) => (await call(getUser, { params: { userId: id } })).body.identities;

describe('an account at a provider', () => {
  it('is linked with the parameters of the provider’s redirect, as published clients send them', async () => {
    const state = `state-${serial}`;
    const { status, body } = await authorize(state);
    expect([status, body.redirectUri]).toEqual([200, redirectUri]);
    const asked = new URL(body.redirectTo).searchParams;
    expect([asked.get('state'), asked.get('redirect_uri')]).toEqual([state, redirectUri]);
    const data = await visit(state);
    const linked = await link({ ...data, redirectUri });
    expect(linked.status).toBe(200);
    expect(linked.body).toMatchObject({ acme: { userId: `p${serial}`, details: { id: `p${serial}` } } });
    expect(await identitiesOf()).toEqual(linked.body);
    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'User.Identity.Linked' } });
    expect(logs[0]?.payload).toMatchObject({ result: 'Success' });
  });

  it('that is linked to one user can’t be linked to another', async () => {
    expect((await link(await visit('of-the-first'))).status).toBe(200);
    const { body: other } = await call(createUser, { body: {} });
    const { status, refusal } = await link(await visit('of-the-second'), 'acme', other.id);
    expect([status, refusal.code]).toEqual([422, 'user.identity_already_in_use']);
    expect(await identitiesOf(other.id)).toEqual({});
  });

  it('is linked only if the user and the social connector exist', async () => {
    expect((await authorize('state', 'unknown')).status).toBe(404);
    expect((await link({ state: 's', code: 'c' }, 'unknown')).refusal.code).toBe('connector.not_found');
    const data = await visit('of-nobody');
    expect((await link(data, 'acme', 'unknown')).refusal.code).toBe('entity.not_found');
    // That consumed nothing.
    expect((await link(data)).status).toBe(200);
  });
});

describe('attacks: a response of a provider', () => {
  const refusedAt = async (data: Record<string, unknown>, connectorId?: string) => {
    const { status, refusal } = await link(data, connectorId);
    expect(await identitiesOf()).toEqual({});
    expect(status).toBe(400);
    return [refusal.code, Object.keys((refusal.data as { fields?: object } | undefined)?.fields ?? {})];
  };
  const atState = ['connector.invalid_request_parameters', ['body.connectorData.state']];

  it('code injection: is accepted only with the state of its own request', async () => {
    const victim = await visit('of-the-victim');
    expect(await refusedAt({ ...victim, state: undefined })).toEqual([
      'connector.insufficient_request_parameters',
      ['body.connectorData.state'],
    ]);
    expect(await refusedAt({ ...victim, state: 'of-nobody' })).toEqual(atState);
    // The attacker's own state doesn't help, because the code belongs to another verifier (RFC 7636).
    await authorize('of-the-attacker');
    expect(await refusedAt({ ...victim, state: 'of-the-attacker' })).toEqual([
      'connector.social_auth_code_invalid',
      [],
    ]);
  });

  it('replay: is accepted once, also with concurrent requests, and not after it was rejected', async () => {
    const data = await visit('used-once');
    const all = await Promise.all([link(data), link(data), link(data)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect((await link(data)).status).toBe(400);
    const { body: other } = await call(createUser, { body: {} });
    userId = other.id;
    expect(await refusedAt({ ...(await visit('spoilt')), code: 'wrong' })).toEqual([
      'connector.social_auth_code_invalid',
      [],
    ]);
    expect(await refusedAt({ state: 'spoilt', code: 'again' })).toEqual(atState);
  });

  it('mix-up: is accepted only by the connector that started the request', async () => {
    expect(await refusedAt(await visit('for-other', 'other'), 'acme')).toEqual(atState);
  });

  it('redirects: must name the redirect URI of the request, which must be a valid absolute URL', async () => {
    const data = await visit('elsewhere');
    expect(await refusedAt({ ...data, redirectUri: 'https://evil.example/back' })).toEqual([
      'connector.invalid_request_parameters',
      ['body.connectorData.redirectUri'],
    ]);
    expect(await refusedAt(data)).toEqual(atState);
    for (const back of [
      'javascript:alert(1)//',
      'data:text/html,x',
      '/account/back',
      'https://app.example.com@evil.example/',
      'https://app.example.com/#part',
      'https://app.example.com\\@evil.example/',
    ])
      expect([back, (await authorize('state', 'acme', back)).status]).toEqual([back, 400]);
  });

  it('is rejected after 15 minutes', async () => {
    const data = await visit('late');
    ahead = 15 * 60_000 + 1000;
    expect(await refusedAt(data)).toEqual(atState);
  });

  it('is accepted only in its own tenant, and the stored attempt is encrypted', async () => {
    const data = await visit('of-this-tenant');
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      `select v::text as row from one_time_values v where tenant_id = $1 and purpose = 'social-attempt'`,
      [tenant.id],
    );
    expect(JSON.stringify(rows)).not.toMatch(/of-this-tenant|app\.example\.com|codeVerifier/);
    const elsewhere = await server.createTenant();
    const callThere = await elsewhere.as('all');
    const body = { id: 'acme', connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } };
    await callThere(connectors.createConnector, { body });
    const { body: user } = await callThere(createUser, { body: {} });
    const { refusal } = await callThere(linkUserIdentity, {
      params: { userId: user.id },
      body: { connectorId: 'acme', connectorData: data },
    });
    expect(refusal.code).toBe('connector.invalid_request_parameters');
    expect((await link(data)).status).toBe(200);
  });
});
