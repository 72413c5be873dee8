import { cp, rm, writeFile } from 'node:fs/promises';
import { decodeJwt } from 'jose';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, launchWithExtension } from '../support/chromium.ts';
import { createApplication, createResource, type TestApplication } from '../support/oidc-browser.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';
import { serveApp, type ServedApp } from './fixtures/serve-app.ts';
import { installClientPackages } from './packages/install.ts';

interface Config {
  name: string;
  endpoint: string;
  appId: string;
  resource: string;
  scopes: string[];
}

const resource = 'https://orders.example.com';

/** Published browser packages, unchanged, in an application on another origin than the service. */
describe('the packages of browsers', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let browser: Browser;
  let app: ServedApp<Config>;
  let userId: string;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    await installClientPackages();
    [server, browser, app] = await Promise.all([
      startTestServer(),
      launchChromium(),
      serveApp<Config>(`${import.meta.dirname}/packages/browser`),
    ]);
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant.id, { username: 'ada', password: goodPassword });
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
    });
  }, 300_000);
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    await server?.stop();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

  /** Clicks the button and returns the result of its function. */
  async function ask<Answer>(name: string): Promise<Answer> {
    const answers = page.locator('output');
    const next = answers.nth(await answers.count());
    await press(name);
    return JSON.parse((await next.textContent()) ?? '') as Answer;
  }

  const register = async (application: TestApplication): Promise<string> =>
    (await createApplication(server.runtime, tenant, application)).id;

  const configure = (name: string, appId: string): Config => {
    const config = { name, endpoint: tenant.origin, appId, resource, scopes: ['read', 'write'] };
    app.configure(config);
    return config;
  };

  /** Enters username and password on the sign-in pages. */
  async function enter(at: Page): Promise<void> {
    await at.getByLabel('Username').fill('ada');
    await at.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await at.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Claims, a token for the API, and another one after the first was forgotten. */
  async function useTokens(): Promise<void> {
    expect(await ask('ID token')).toMatchObject({ iss: tenant.issuer, sub: userId, username: 'ada' });
    expect(await ask('Userinfo')).toMatchObject({ sub: userId, username: 'ada' });
    const token = await ask<string>('Token for the API');
    expect(decodeJwt(token)).toMatchObject({ aud: resource, sub: userId, scope: 'read' });
    await ask('Forget access tokens');
    expect(await ask<string>('Token for the API')).not.toBe(token);
  }

  it.each(['@logto/browser', '@logto/vue'])(
    '%s signs in, reads claims, refreshes and signs out',
    async (name) => {
      configure(
        name,
        await register({
          type: 'SPA',
          redirectUris: [`${app.origin}/callback`],
          postLogoutRedirectUris: [`${app.origin}/`],
        }),
      );
      await page.goto(app.origin);
      await heading('Signed out');
      await press('Sign in');
      await enter(page);
      await heading('Signed in');
      await useTokens();
      await page.reload();
      await heading('Signed in');
      await press('Sign out');
      await heading('Signed out');
      // The session at the service has ended, too.
      await press('Sign in');
      await page.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  );

  it('@logto/capacitor signs in in a window of its own, reads claims, refreshes and signs out', async () => {
    const callback = `${app.origin}/callback`;
    configure(
      '@logto/capacitor',
      await register({ type: 'Native', redirectUris: [callback], postLogoutRedirectUris: [callback] }),
    );
    await page.goto(app.origin);
    await heading('Signed out');
    const [popup] = await Promise.all([page.waitForEvent('popup'), press('Sign in')]);
    await enter(popup);
    await heading('Signed in');
    await useTokens();
    await press('Sign out');
    await heading('Signed out');
    const [again] = await Promise.all([page.waitForEvent('popup'), press('Sign in')]);
    await again.getByRole('textbox', { name: 'Password' }).waitFor();
  });

  it('@logto/chrome-extension signs in from an extension, reads claims, refreshes and signs out', async () => {
    const folder = `${app.folder}-extension`;
    await cp(app.folder, folder, { recursive: true });
    const manifest = {
      manifest_version: 3,
      name: 'Storefront',
      version: '1.0',
      permissions: ['identity', 'storage'],
      background: { service_worker: 'worker.js' },
    };
    await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest));
    await writeFile(`${folder}/worker.js`, '');
    await context.close();
    const extension = await launchWithExtension(folder);
    ({ context } = extension);
    const redirectUri = `https://${extension.id}.chromiumapp.org/`;
    const appId = await register({
      type: 'SPA',
      redirectUris: [`${redirectUri}callback`],
      postLogoutRedirectUris: [redirectUri],
      custom: { corsAllowedOrigins: [`chrome-extension://${extension.id}`] },
    });
    await writeFile(`${folder}/config.json`, JSON.stringify(configure('@logto/chrome-extension', appId)));
    page = await context.newPage();
    await page.goto(`chrome-extension://${extension.id}/index.html`);
    await heading('Signed out');
    const [window] = await Promise.all([context.waitForEvent('page'), press('Sign in')]);
    await enter(window);
    await heading('Signed in');
    await useTokens();
    await press('Sign out');
    await heading('Signed out');
    await rm(folder, { recursive: true });
  });
});
