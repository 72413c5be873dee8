import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createBrowser,
  createResource,
  createUser,
  type OidcBrowser,
  signIn,
} from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';
import { installClientPackages } from './packages/install.ts';
import type { Application } from './packages/servers.d.mts';

interface Me {
  isAuthenticated: boolean;
  claims?: { sub: string; name?: string };
  accessToken?: string;
}

const resource = 'https://orders.example.com';
const names = ['@logto/express', '@logto/next', '@logto/nuxt', '@logto/remix', '@logto/sveltekit'];

/** Published packages of server frameworks, unchanged, each in an application on another origin than the service. */
describe('the packages of server frameworks', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  let applications: Record<string, Application>;
  let web: Server | undefined;

  beforeAll(async () => {
    await installClientPackages();
    ({ servers: applications } = await import('./packages/servers.mjs'));
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada' });
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
    });
  }, 300_000);
  afterEach(() => {
    web?.closeAllConnections();
    web?.close();
  });
  afterAll(() => server.stop());

  /** Starts the package's application, which the tenant knows, and opens a browser. */
  async function start({ serve, paths }: Application) {
    const listening = createServer();
    web = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const origin = `http://localhost:${(listening.address() as AddressInfo).port}`;
    const { id, secret } = await createApplication(server.runtime, tenant, {
      type: 'Traditional',
      redirectUris: [`${origin}${paths.callback}`],
      postLogoutRedirectUris: [origin, `${origin}/`],
    });
    const scopes = ['read', 'write'];
    listening.on(
      'request',
      serve({ endpoint: tenant.origin, appId: id, appSecret: secret, scopes, resource, origin }),
    );
    const browser = createBrowser(origin);
    const readMe = async (): Promise<Me> => (await browser.fetch(paths.me)).json() as Promise<Me>;
    return { origin, browser, readMe };
  }

  it.each(names)('%s signs in, reads claims, refreshes and signs out', async (name) => {
    const application = applications[name]!;
    const { paths } = application;
    const { origin, browser, readMe } = await start(application);
    expect((await readMe()).isAuthenticated).toBe(false);

    const atService: OidcBrowser = createBrowser(tenant.origin);
    const request = await browser.follow(paths.signIn);
    expect(request.url.origin).toBe(tenant.origin);
    const callback = await signIn(server.runtime, tenant, atService, request.url, userId);
    expect(callback.href.startsWith(`${origin}${paths.callback}?`)).toBe(true);
    const home = await browser.follow(callback);
    expect([home.url.href, home.response.status]).toEqual([`${origin}/`, 200]);

    const { isAuthenticated, claims, accessToken = '' } = await readMe();
    expect({ isAuthenticated, claims }).toMatchObject({
      isAuthenticated: true,
      claims: { sub: userId, name: 'Ada' },
    });
    // The token for the API comes from the refresh token.
    expect(decodeJwt(accessToken)).toMatchObject({ aud: resource, sub: userId, scope: 'read' });

    const end = await browser.follow(paths.signOut);
    expect(end.url.href.startsWith(`${tenant.issuer}/session/end?`)).toBe(true);
    expect(new URL((await atService.follow(end.url)).url).origin).toBe(origin);
    expect((await readMe()).isAuthenticated).toBe(false);
    // The session at the service has ended, too: the next sign-in asks again.
    const again = await browser.follow(paths.signIn);
    expect((await atService.follow(again.url)).url.pathname).toBe('/sign-in');
  });
});
