import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createPkce,
  createResource,
  createUser,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import { api, asked, createWorld } from './organization.fixture.ts';
import { flushTokenAudit } from './token-audit.ts';
import { subscribedEvents } from '../webhooks/subscriptions.ts';

const resource = 'https://orders.example.com';

/** All statements of this process while `work` runs, with BEGIN, COMMIT and SET but without batches of audit rows. */
async function countStatements(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  await flushTokenAudit(server.runtime);
  const { statements } = await recordStatements(work);
  return statements.filter((name) => name !== 'insert-logs');
}

describe('statements to the database', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  let client: OidcClient;
  let reader: OidcClient;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read'],
      held: ['read'],
      userId,
    });
    client = await createOidcClient(server.runtime, tenant, {
      type: 'SPA',
      postLogoutRedirectUris: ['https://app.example.com/'],
    });
    reader = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
    await client.signIn(userId);
  });
  afterAll(() => server.stop());

  const signIn = () => client.signIn(userId, { scope: 'openid offline_access profile read', resource });

  it('are two for a refresh, with or without a resource', async () => {
    const { refresh_token: token } = await signIn();
    expect(await countStatements(server, () => client.refresh(token, { resource }))).toEqual([
      'oidc-read',
      'oidc-write',
    ]);
    const { refresh_token: other } = await signIn();
    expect(await countStatements(server, () => client.refresh(other))).toEqual(['oidc-read', 'oidc-write']);
  });

  it('are as many for an organization: two for a refresh, one for client credentials', async () => {
    const { tenant: owner, ada, acme, machine } = await createWorld(server);
    const app = await createOidcClient(server.runtime, owner, { type: 'SPA' });
    const { refresh_token: token } = await app.signIn(ada, asked);
    const refresh = () => app.refresh(token, { organization_id: acme, resource: api });
    expect(await countStatements(server, refresh)).toEqual(['oidc-read', 'oidc-write']);
    const form = { grant_type: 'client_credentials', organization_id: acme };
    const ask = () => postForm(`${owner.issuer}/token`, form, machine);
    expect(await countStatements(server, ask)).toEqual(['oidc-read']);
    const { refresh_token: other } = await app.signIn(ada, asked);
    const refused = () => app.refresh(other, { organization_id: 'unknown' });
    expect(await countStatements(server, refused)).toEqual(['oidc-read']);
  });

  it('are one for client credentials, and a row of a batch', async () => {
    const machine = await tenant.createMachine('all');
    await tenant.getToken(machine, tenant.indicator, 'all');
    expect(
      await countStatements(server, () => tenant.getToken(machine, tenant.indicator, 'all')),
    ).toHaveLength(1);
  });

  it('are one for userinfo and introspection, two for revocation', async () => {
    const tokens = await signIn();
    expect(await countStatements(server, () => client.userinfo(tokens.access_token))).toEqual(['oidc-read']);
    const introspect = () => reader.post('/token/introspection', { token: tokens.access_token });
    expect(await countStatements(server, introspect)).toEqual(['oidc-read']);
    const revoke = () => client.post('/token/revocation', { token: tokens.refresh_token });
    expect(await countStatements(server, revoke)).toEqual(['oidc-read', 'oidc-write']);
  });

  it('are two for each protocol step of a sign-in', async () => {
    const known = authorizationUrl(tenant, client, createPkce(), { scope: 'openid' });
    await client.browser.fetch(known);
    expect(await countStatements(server, () => client.browser.fetch(known))).toEqual([
      'oidc-read',
      'oidc-write',
    ]);
    client.browser.cookies.clear();
    const fresh = () => client.browser.fetch(authorizationUrl(tenant, client, createPkce()));
    expect(await countStatements(server, fresh)).toEqual(['oidc-read', 'oidc-write']);
  });

  it('are two for signing out, and one without a session', async () => {
    await signIn();
    // Cached for ten seconds: whether a webhook wants to know.
    await subscribedEvents(server.runtime, tenant.id);
    const url = `${tenant.issuer}/session/end?client_id=${client.id}&post_logout_redirect_uri=https://app.example.com/`;
    expect(await countStatements(server, () => client.browser.fetch(url))).toEqual([
      'oidc-read',
      'oidc-write',
    ]);
    expect(await countStatements(server, () => client.browser.fetch(url))).toEqual(['oidc-read']);
  });

  it('are one for an unknown token, which is answered with 401', async () => {
    expect(await countStatements(server, () => client.userinfo('unknown'))).toEqual(['oidc-read']);
  });
});
