import LogtoClient, {
  buildOrganizationUrn,
  createRequester,
  LogtoRequestError,
  type LogtoConfig,
  Prompt,
  UserScope,
} from '@logto/client';
import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createApplication,
  createBrowser,
  createResource,
  createUser,
  signIn,
} from '../support/oidc-browser.ts';
import { api, createWorld } from '../../apps/server/src/oidc/organization.fixture.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';

const redirectUri = 'https://app.example.com/callback';
const home = 'https://app.example.com/';
const resource = 'https://orders.example.com';

/** A browser's storage for the client, and the URL that the client navigated to. */
function createPage() {
  const items = new Map<string, string>();
  const page = { address: '', items };
  const adapter = {
    requester: createRequester((...args) => fetch(...args)),
    storage: {
      getItem: async (key: string) => items.get(key) ?? null,
      setItem: async (key: string, value: string) => void items.set(key, value),
      removeItem: async (key: string) => void items.delete(key),
    },
    navigate: (url: string) => {
      page.address = url;
    },
    generateState: () => randomBytes(32).toString('base64url'),
    generateCodeVerifier: () => randomBytes(64).toString('base64url'),
    generateCodeChallenge: (verifier: string) => createHash('sha256').update(verifier).digest('base64url'),
  };
  return { page, adapter };
}

describe('@logto/client', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    // The client logs every error response to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, {
      name: 'Ada',
      primaryEmail: 'ada@example.com',
      customData: JSON.stringify({ plan: 'gold' }),
    });
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.stop();
  });

  async function open(config: Partial<LogtoConfig> = {}) {
    const { id } = await createApplication(server.runtime, tenant, {
      type: 'SPA',
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [home],
    });
    const { page, adapter } = createPage();
    const client = new LogtoClient({ endpoint: tenant.origin, appId: id, ...config }, adapter);
    const browser = createBrowser(tenant.origin);
    const goThrough = async (): Promise<string> =>
      (await signIn(server.runtime, tenant, browser, new URL(page.address), userId)).href;
    return { client, page, browser, goThrough };
  }

  it('signs in, reads the user’s claims, requests tokens for an API, refreshes them and signs out', async () => {
    const { client, page, browser, goThrough } = await open({
      scopes: [UserScope.Email, UserScope.CustomData, 'read', 'write'],
      resources: [resource],
    });
    await client.signIn({
      redirectUri,
      interactionMode: 'signUp',
      loginHint: 'ada',
      directSignIn: { method: 'social', target: 'github' },
    });
    const callback = await goThrough();
    expect(await client.isSignInRedirected(callback)).toBe(true);
    await client.handleSignInCallback(callback);
    expect(await client.isAuthenticated()).toBe(true);
    expect(await client.getIdTokenClaims()).toMatchObject({
      sub: userId,
      name: 'Ada',
      email: 'ada@example.com',
    });
    expect(await client.fetchUserInfo()).toMatchObject({ sub: userId, custom_data: { plan: 'gold' } });
    expect(await client.getAccessTokenClaims(resource)).toMatchObject({
      aud: resource,
      scope: 'read',
      sub: userId,
    });
    await client.clearAccessToken();
    expect(await client.getAccessToken(resource)).toBeTruthy();
    const refreshToken = await client.getRefreshToken();
    await client.signOut(home);
    expect(page.address).toContain('/oidc/session/end?');
    expect((await browser.follow(page.address)).url.href).toBe(home);
    expect(await client.isAuthenticated()).toBe(false);
    expect(refreshToken).toBeTruthy();
  });

  it('keeps working when several tokens are requested at the same time', async () => {
    const { client, goThrough } = await open({ scopes: ['read'], resources: [resource] });
    await client.signIn(redirectUri);
    await client.handleSignInCallback(await goThrough());
    await client.clearAccessToken();
    const tokens = await Promise.all([
      client.getAccessToken(resource),
      client.getAccessToken(),
      client.getAccessToken(resource),
    ]);
    expect(tokens.every(Boolean)).toBe(true);
    await client.clearAccessToken();
    expect(await client.getAccessToken(resource)).toBeTruthy();
  });

  it('parses the service’s error responses', async () => {
    const { client, goThrough } = await open();
    await client.signIn({ redirectUri, prompt: [Prompt.Login, Prompt.Consent] });
    await client.handleSignInCallback(await goThrough());
    const failure = await client.getAccessToken('https://unknown.example').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LogtoRequestError);
    expect(failure).toMatchObject({ code: 'oidc.invalid_target' });
  });

  it('[PROD-24 part] gets tokens for organizations, and for an API limited to one, and none for others', async () => {
    const world = await createWorld(server);
    const { id } = await createApplication(server.runtime, world.tenant, {
      type: 'SPA',
      redirectUris: [redirectUri],
    });
    const { page, adapter } = createPage();
    const scopes = [UserScope.Organizations, UserScope.OrganizationRoles, 'read:member', 'read'];
    const config = { endpoint: world.tenant.origin, appId: id, scopes, resources: [api] };
    const client = new LogtoClient(config, adapter);
    await client.signIn(redirectUri);
    const browser = createBrowser(world.tenant.origin);
    const address = new URL(page.address);
    await client.handleSignInCallback(
      (await signIn(server.runtime, world.tenant, browser, address, world.ada)).href,
    );
    expect(await client.getIdTokenClaims()).toMatchObject({
      organizations: [world.acme, world.globex].sort(),
      organization_roles: expect.arrayContaining([`${world.acme}:reader`, `${world.globex}:writer`]),
    });
    expect(await client.getOrganizationTokenClaims(world.acme)).toMatchObject({
      aud: buildOrganizationUrn(world.acme),
      scope: 'read:member',
    });
    expect(decodeJwt(await client.getAccessToken(api, world.acme))).toMatchObject({
      aud: api,
      scope: 'read',
      organization_id: world.acme,
    });
    await expect(client.getOrganizationToken('unknown')).rejects.toMatchObject({
      code: 'oidc.access_denied',
    });
    expect(await client.getOrganizationToken(world.globex)).toBeTruthy();
  });

  it('signs in when it requests the scopes of organizations', async () => {
    const { client, goThrough } = await open({
      scopes: [UserScope.Organizations, UserScope.OrganizationRoles, UserScope.Identities],
    });
    await client.signIn(redirectUri);
    await client.handleSignInCallback(await goThrough());
    expect(await client.isAuthenticated()).toBe(true);
  });
});
