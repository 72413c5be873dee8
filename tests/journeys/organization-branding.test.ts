import * as organizations from '@gatehouse/contract/organizations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createApplication, redirectUri } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { expectNoFault } from '../support/sign-in-pages.ts';
import type { Caller } from '../support/tenant.ts';
import { codeWays } from '../support/ways-in.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
let preview: FrameLocator;
let id: string;

const logoUrl = 'https://acme.example/logo.png';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="6" fill="#7b1fa2"/>
  <text x="60" y="27" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">ACME</text></svg>`;

beforeAll(async () => {
  server = await startTestServer({ database: `organization_branding_${process.pid}` });
  call = await server.tenant('default').as('all');
  expect((await call(updateSignInExperience, { body: codeWays })).status).toBe(200);
  admin = await openConsole(server);
  ({ page } = admin);
  await page
    .context()
    .route('https://acme.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  preview = page.frameLocator('iframe');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  id = (await call(organizations.createOrganization, { body: { name: 'Acme' } })).body.id;
  await admin.open(`/organizations/${id}/branding`);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const color = () => page.getByRole('textbox', { name: 'Brand color optional' });
const accent = () =>
  preview.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim());

describe('the branding of an organization', () => {
  it('[ONB-31 part] is previewed before it is saved, and shown to users who sign in for it', async () => {
    await preview.getByRole('heading').waitFor();
    await color().fill('#7b1fa2');
    await expect.poll(accent).toBe('#7b1fa2');
    await page.getByRole('textbox', { name: /^Logo optional/ }).fill(logoUrl);
    await expect.poll(() => preview.locator('img.logo').getAttribute('src')).toBe(logoUrl);
    await page.getByText('2 unsaved changes').waitFor();
    for (const [scheme, width] of [
      ['light', 1440],
      ['dark', 1024],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(scheme);
      await admin.shoot(`organization-branding-${scheme}`);
      expect(await admin.listViolations()).toEqual([]);
    }
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await button('Save changes').click();
    expect((await sent).postDataJSON()).toEqual({
      color: { primaryColor: '#7b1fa2' },
      branding: { logoUrl },
    });
    await page.getByText('2 unsaved changes').waitFor({ state: 'detached' });

    const tenant = server.tenant('default');
    const clientId = await createApplication(server.runtime, tenant.id);
    const parameters = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
      organization_id: id,
    });
    const visitor = await page.context().newPage();
    await visitor.goto(`${tenant.origin}/oidc/auth?${parameters}`);
    await visitor.getByRole('heading').first().waitFor();
    expect(await visitor.locator('img.logo').getAttribute('src')).toBe(logoUrl);
    await expectNoFault(visitor, 'sign-in');
    if (process.env.SCREENSHOTS)
      await visitor.screenshot({ path: `${process.env.SCREENSHOTS}/organization-sign-in.png` });
    await visitor.close();
  });

  it('keeps what was entered if it is rejected or the server fails', async () => {
    await color().fill('red');
    await button('Save changes').click();
    await page.getByText('Enter a color with three or six hex digits').waitFor();
    await color().fill('#aa0000');
    await page.route(`**/api/organizations/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 500,
            json: { code: 'request.server_error', message: 'Something went wrong on the server.' },
            headers: { 'access-control-allow-origin': server.tenant('admin').origin },
          })
        : route.fallback(),
    );
    await button('Save changes').click();
    await page.getByRole('status').getByText('Something went wrong').waitFor();
    await admin.shoot('organization-branding-failing');
    expect(await color().inputValue()).toBe('#aa0000');
    await page.unrouteAll();
    await button('Try again').click();
    await expect
      .poll(async () => (await call(organizations.getOrganization, { params: { id } })).body.color)
      .toEqual({ primaryColor: '#aa0000' });
  });
});
