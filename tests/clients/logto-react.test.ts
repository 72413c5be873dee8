import { createRole } from '@gatehouse/contract/roles/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { buildOrganizationUrn, UserScope } from '@logto/client';
import react from '@vitejs/plugin-react';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, createWorld } from '../../apps/server/src/oidc/organization.fixture.ts';
import { launchChromium } from '../support/chromium.ts';
import { createApplication } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createUser, goodPassword } from '../support/records.ts';
import type { TestTenant } from '../support/tenant.ts';
import type { Config } from './fixtures/react/main.tsx';
import { serveApp, type ServedApp } from './fixtures/serve-app.ts';

const resource = 'https://orders.example';

/** The published React package, unchanged, in a browser, in an application on another origin than the service. */
describe('@logto/react', () => {
  let server: TestServer;
  let browser: Browser;
  let app: ServedApp<Config>;
  let tenant: TestTenant;
  let appId: string;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    [server, browser, app] = await Promise.all([
      startTestServer(),
      launchChromium(),
      serveApp<Config>(`${import.meta.dirname}/fixtures/react`, [react()]),
    ]);
    tenant = await server.createTenant();
    const { id } = await createApplication(server.runtime, tenant, {
      type: 'SPA',
      redirectUris: [`${app.origin}/callback`],
      postLogoutRedirectUris: [`${app.origin}/`],
    });
    appId = id;
    await sellOrders();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    await server.stop();
  });

  beforeEach(async () => {
    problems.length = 0;
    app.configure({ endpoint: tenant.origin, appId, resource, scopes: ['read:orders', 'write:orders'] });
    context = await browser.newContext();
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(app.origin);
  });
  afterEach(() => context.close());

  /** Creates an API with two permissions. The default role has one of them. */
  async function sellOrders(): Promise<void> {
    const call = await tenant.as('all');
    const { body: api } = await call(createResource, { body: { name: 'Orders', indicator: resource } });
    const scopes = ['read:orders', 'write:orders'].map((name) =>
      call(createResourceScope, { params: { resourceId: api.id }, body: { name } }),
    );
    const [readable] = await Promise.all(scopes);
    const scopeIds = [readable?.body.id ?? ''];
    await call(createRole, { body: { name: 'Customer', description: 'Buys', isDefault: true, scopeIds } });
  }

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

  async function signUp(username: string): Promise<void> {
    await press('Sign up');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await press('Create account');
    await heading('Signed in');
  }

  /** Clicks the button and returns the result of its function. */
  async function ask<Answer>(name: string): Promise<Answer> {
    const answers = page.locator('output');
    const next = answers.nth(await answers.count());
    await press(name);
    return JSON.parse((await next.textContent()) ?? '') as Answer;
  }

  it('[PROD-22 part] signs an end user up on the sign-in pages and keeps them signed in after a reload', async () => {
    await heading('Signed out');
    await signUp('newcomer');
    expect(await ask('ID token')).toMatchObject({ iss: tenant.issuer, aud: appId, username: 'newcomer' });
    await page.reload();
    await heading('Signed in');
    expect(problems).toEqual([]);
  });

  it('gets tokens for an API with the permissions of the user’s roles, and an opaque token for userinfo', async () => {
    await signUp('customer');
    const { sub } = await ask<{ sub: string }>('ID token');
    const token = await ask<string>('Token for the API');
    const keys = createRemoteJWKSet(new URL(`${tenant.issuer}/jwks`));
    const { payload } = await jwtVerify(token, keys, { issuer: tenant.issuer, audience: resource });
    expect(payload).toMatchObject({ sub, client_id: appId, scope: 'read:orders' });
    await ask('Forget access tokens');
    expect(await ask<string>('Token for the API')).not.toBe(token);
    expect((await ask<string>('Token')).split('.')).toHaveLength(1);
    expect(await ask('Userinfo')).toMatchObject({ sub, username: 'customer' });
    expect(problems).toEqual([]);
  });

  it('signs in a user that an administrator created', async () => {
    const { runtime } = server;
    await createUser(runtime, tenant.id, {
      username: 'ada',
      primaryEmail: 'ada@example.com',
      password: goodPassword,
    });
    await press('Sign in');
    await page.getByLabel('Username or email').fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await press('Sign in');
    await heading('Signed in');
    expect(await ask('Userinfo')).toMatchObject({ email: 'ada@example.com', email_verified: true });
    expect(problems).toEqual([]);
  });

  it('revokes the tokens and ends the session at sign-out', async () => {
    await signUp('leaver');
    const revoked = page.waitForRequest(`${tenant.issuer}/token/revocation`);
    await press('Sign out');
    await revoked;
    await heading('Signed out');
    expect(new URL(page.url()).origin).toBe(app.origin);
    await press('Sign in');
    // The session at the server has ended, too.
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('[PROD-24 part] gets tokens for an organization of the user, also for an API, and none for another one', async () => {
    const world = await createWorld(server);
    const { id } = await createApplication(server.runtime, world.tenant, {
      type: 'SPA',
      redirectUris: [`${app.origin}/callback`],
    });
    const { origin } = world.tenant;
    const scopes = [UserScope.Organizations, UserScope.OrganizationRoles, 'read:member', 'read'];
    const config = { endpoint: origin, appId: id, resource: api, scopes, organization: world.acme };
    app.configure(config);
    await page.reload();
    await signUp('member');
    const { sub } = await ask<{ sub: string }>('ID token');
    await world.join(world.acme, sub, world.reader);
    const token = decodeJwt(await ask<string>('Organization token'));
    expect(token).toMatchObject({ sub, aud: buildOrganizationUrn(world.acme), scope: 'read:member' });
    expect(await ask('Claims for the organization')).toEqual(token);
    const forApi = decodeJwt(await ask<string>('Token for the API and organization'));
    expect(forApi).toMatchObject({ sub, aud: api, scope: 'read', organization_id: world.acme });
    expect(await ask('Userinfo')).toMatchObject({
      organizations: [world.acme],
      organization_roles: [`${world.acme}:reader`],
    });
    expect(problems).toEqual([]);
    expect(await ask('Token for an organization of others')).toBeNull();
    expect(problems).toContainEqual(expect.stringContaining('oidc.access_denied'));
  });
});
