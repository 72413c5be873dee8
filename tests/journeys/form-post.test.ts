import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApplication, getApplication } from '@gatehouse/contract/applications/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createPkce } from '../support/oidc-browser.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

/** What the application got: it answers a POST with a redirect, as applications do. */
interface Received {
  method: string;
  url: string;
  fields: Record<string, string>;
}

let server: TestServer;
let admin: ConsoleBrowser;
let tenant: TestTenant;
let call: Caller;
let application: Server;
let home: string;
let received: Received[] = [];
let applicationId: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_form_post' });
  admin = await openConsole(server);
  tenant = server.tenant('default');
  call = await tenant.as('all');
  application = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    received.push({ method: request.method ?? '', url: request.url ?? '', fields });
    if (request.method === 'POST') response.writeHead(303, { location: `${home}/signed-in` }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Signed in</h1>');
  }).listen(0, '127.0.0.1');
  await once(application, 'listening');
  home = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
  const oidcClientMetadata = { redirectUris: [`${home}/callback`], postLogoutRedirectUris: [] };
  const body = { name: 'Storefront', type: 'SPA', oidcClientMetadata } as const;
  ({ id: applicationId } = (await call(createApplication, { body })).body);
  await createUser(server.runtime, 'default', { username: 'poster', password: goodPassword });
});
afterAll(async () => {
  application.close();
  await admin?.close();
  await server?.stop();
});

const state = `"><script>document.title = 'attacked'</script>`;
const toUrl = (): string =>
  `${tenant.issuer}/auth?${new URLSearchParams({
    client_id: applicationId,
    redirect_uri: `${home}/callback`,
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'openid',
    state,
    code_challenge: createPkce().challenge,
    code_challenge_method: 'S256',
  })}`;

describe('form_post', () => {
  it('is turned on in the settings of an application', async () => {
    const { page } = admin;
    await admin.open(`/applications/${applicationId}`);
    const allow = page.getByRole('switch', { name: 'Allow form_post' });
    await allow.scrollIntoViewIfNeeded();
    expect(await allow.isChecked()).toBe(false);
    await allow.focus();
    await page.keyboard.press('Space');
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await admin.shoot(`form-post-${width}-${colorScheme}`);
    }
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await page.getByText('1 unsaved change').waitFor({ state: 'detached' });
    const { body } = await call(getApplication, { params: { id: applicationId } });
    expect(body.customClientMetadata.allowFormPost).toBe(true);
  });

  it('brings a browser back by itself after the sign-in, and runs no script of the request', async () => {
    const page = await admin.context.newPage();
    await page.goto(toUrl());
    await page.getByLabel('Username').fill('poster');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Signed in' }).waitFor();
    expect(await page.title()).toBe('');
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/callback',
        fields: { code: expect.any(String), state, iss: tenant.issuer },
      },
      { method: 'GET', url: '/signed-in', fields: {} },
    ]);
    await page.close();
  });

  it('waits for a button in a browser without scripts', async () => {
    received = [];
    const storageState = await admin.context.storageState();
    const context = await admin.context.browser()?.newContext({ javaScriptEnabled: false, storageState });
    const page = (await context?.newPage()) ?? expect.fail('no browser');
    await page.goto(toUrl());
    const button = page.getByRole('button', { name: 'Continue' });
    await button.waitFor();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
      [360, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      if (process.env.SCREENSHOTS)
        await page.screenshot({
          path: `${process.env.SCREENSHOTS}/form-post-page-${width}-${colorScheme}.png`,
        });
    }
    await button.press('Enter');
    await page.getByRole('heading', { name: 'Signed in' }).waitFor();
    expect(received[0]).toMatchObject({ method: 'POST', fields: { state } });
    await context?.close();
  });
});
