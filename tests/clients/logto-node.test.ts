import LogtoClient, { CookieStorage, type LogtoConfig } from '@logto/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createApplication,
  createBrowser,
  createResource,
  createUser,
  signIn,
} from '../support/oidc-browser.ts';
import { createWorld } from '../../apps/server/src/oidc/organization.fixture.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';

const redirectUri = 'https://app.example.com/callback';
const home = 'https://app.example.com/';
const resource = 'https://orders.example.com';

describe('@logto/node', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada' });
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read'],
      held: ['read'],
      userId,
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.stop();
  });

  /** A server-side application whose session is the package's encrypted cookie. */
  async function open(config: Partial<LogtoConfig> = {}) {
    const { id, secret } = await createApplication(server.runtime, tenant, {
      type: 'Traditional',
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [home],
    });
    const page = { address: '', cookies: new Map<string, string>() };
    const storage = new CookieStorage({
      encryptionKey: 'a key of at least thirty-two characters',
      getCookie: (name) => page.cookies.get(name),
      setCookie: (name, value) => void page.cookies.set(name, value),
    });
    await storage.init();
    const client = new LogtoClient(
      { endpoint: tenant.origin, appId: id, appSecret: secret, ...config },
      { navigate: (url) => void (page.address = url), storage },
    );
    const browser = createBrowser(tenant.origin);
    const goThrough = async (): Promise<string> =>
      (await signIn(server.runtime, tenant, browser, new URL(page.address), userId)).href;
    return { client, page, browser, goThrough };
  }

  it('signs in with the secret in the header and the client ID in the body, and returns the complete context', async () => {
    const { client, goThrough } = await open({ scopes: ['read'], resources: [resource] });
    await client.signIn({ redirectUri });
    await client.handleSignInCallback(await goThrough());
    const context = await client.getContext({ getAccessToken: true, resource, fetchUserInfo: true });
    expect(context).toMatchObject({
      isAuthenticated: true,
      claims: { sub: userId, name: 'Ada' },
      userInfo: { sub: userId },
      scopes: ['read'],
    });
  });

  it('refreshes repeatedly, also before the refresh token is rotated, and signs out', async () => {
    const { client, page, browser, goThrough } = await open({ scopes: ['read'], resources: [resource] });
    await client.signIn({ redirectUri });
    await client.handleSignInCallback(await goThrough());
    for (let turn = 0; turn < 3; turn += 1) {
      await client.clearAccessToken();
      expect(await client.getAccessToken(resource)).toBeTruthy();
    }
    await client.signOut(home);
    expect((await browser.follow(page.address)).url.href).toBe(home);
    expect((await client.getContext()).isAuthenticated).toBe(false);
  });

  it('returns the organizations of the user, and a token for one in the context', async () => {
    const world = await createWorld(server);
    const { id, secret } = await createApplication(server.runtime, world.tenant, {
      type: 'Traditional',
      redirectUris: [redirectUri],
    });
    const page = { address: '', cookies: new Map<string, string>() };
    const storage = new CookieStorage({
      encryptionKey: 'a key of at least thirty-two characters',
      getCookie: (name) => page.cookies.get(name),
      setCookie: (name, value) => void page.cookies.set(name, value),
    });
    await storage.init();
    const scopes = ['urn:logto:scope:organizations', 'read:member'];
    const client = new LogtoClient(
      { endpoint: world.tenant.origin, appId: id, appSecret: secret, scopes },
      { navigate: (url) => void (page.address = url), storage },
    );
    await client.signIn({ redirectUri });
    const browser = createBrowser(world.tenant.origin);
    const address = new URL(page.address);
    await client.handleSignInCallback(
      (await signIn(server.runtime, world.tenant, browser, address, world.ada)).href,
    );
    const context = await client.getContext({ getOrganizationToken: true });
    expect(context.claims?.organizations).toEqual([world.acme, world.globex].sort());
    expect(Object.keys(context.organizationTokens ?? {}).sort()).toEqual([world.acme, world.globex].sort());
    expect(await client.getOrganizationTokenClaims(world.acme)).toMatchObject({ scope: 'read:member' });
  });

  it('fails with an error code if the sign-in was rejected', async () => {
    const { client, page, browser } = await open();
    await client.signIn({ redirectUri });
    const url = new URL(page.address);
    url.searchParams.set('prompt', 'none');
    const { url: callback } = await browser.follow(url);
    await expect(client.handleSignInCallback(callback.href)).rejects.toMatchObject({
      code: 'callback_uri_verification.error_found',
    });
  });
});
