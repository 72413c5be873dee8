import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createResource } from '@gatehouse/contract/resources/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLogs } from '../../apps/server/src/audit/write.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let call: Caller;
let admin: ConsoleBrowser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_lists' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const phone = { width: 390, height: 844 };
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

/** Texts of elements that overflow the window's right edge. */
const outside = (selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent),
    );

describe('a list', () => {
  it('labels the counts of its rows on a phone, and omits empty ones', async () => {
    await call(createRole, { body: { name: 'Clerk', description: 'Books things' } });
    await page.setViewportSize(phone);
    await admin.open('/roles');
    await row('Clerk').waitFor();
    const labels = () =>
      row('Clerk')
        .locator('td:visible')
        .evaluateAll((cells) =>
          cells.map((cell) => getComputedStyle(cell, '::before').content + cell.textContent),
        );
    expect(await labels()).toEqual(['noneClerk', 'noneBooks things', 'noneUser', '"Users: "0']);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await labels()).slice(3)).toEqual(['none0', 'none—']);
  });

  it.each([1024, 390])('distinguishes both kinds of Entra ID, %i px wide', async (width) => {
    for (const providerName of ['AzureAD', 'AzureAdOidc'] as const)
      await call(createSsoConnector, { body: { providerName, connectorName: `Contoso ${providerName}` } });
    await page.setViewportSize({ width, height: 800 });
    await admin.open('/enterprise-sso');
    await row('Contoso AzureAdOidc').waitFor();
    for (const name of ['Microsoft Entra ID (OIDC)', 'Microsoft Entra ID (SAML)']) {
      const cell = page.getByText(name, { exact: true });
      expect(await cell.isVisible()).toBe(true);
      expect(await cell.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
    }
  });

  it.each([1440, 1280, 1024, 390])('of the audit log shows the whole reason, %i px wide', async (width) => {
    const key = 'Interaction.SignIn.Verification.Password.Submit' as const;
    const message =
      'The redirect URI https://shop.branch.customers.example.com/auth/callback isn’t registered.';
    await writeLogs(server.runtime, 'default', [
      { key, payload: { result: 'Error', error: { code: 'invalid_redirect_uri_of_test', message } } },
    ]);
    await page.setViewportSize({ width, height: 800 });
    await admin.open(`/audit-logs?logKey=${key}`);
    const cell = row('Sign-in: password').first().locator('td.ui-table-main');
    await cell.getByText(message).waitFor();
    const cut = await cell.locator('*').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
          return clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);
        })
        .map(({ className }) => className),
    );
    expect(cut).toEqual([]);
  });

  it('of messages has a note that fits a phone', async () => {
    await page.setViewportSize(phone);
    await admin.open('/connectors/inbox');
    await page.getByText('Not delivered. Kept for 24 hours').waitFor();
    expect(await outside('.ui-toolbar *')).toEqual([]);
  });
});

describe('long names', () => {
  const path = 'path/'.repeat(80);

  it('take two lines of a page, which shows the rest on hover, and facts take one', async () => {
    const name = 'Warehouse API '.repeat(18).trim();
    const indicator = `https://api.example.com/${path}`;
    const { body } = await call(createResource, { body: { name, indicator } });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await admin.open(`/api-resources/${body.id}/general`);
      const title = page.getByRole('heading', { level: 1 });
      await title.getByText(name).or(title).first().waitFor();
      await page.getByRole('link', { name: 'General' }).waitFor();
      expect(await title.evaluate(({ clientHeight }) => clientHeight)).toBe(56);
      expect(await title.getAttribute('title')).toBe(name);
      expect(await outside('.ui-page-header *')).toEqual([]);
    }
  });

  it('of a connector stay in their column', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const { body } = await call(createConnector, {
      body: {
        connectorId: 'oauth2',
        metadata: { target: 'long', name: { en: 'W'.repeat(60) } },
        config: {
          clientId: 'id',
          clientSecret: 'secret',
          authorizationEndpoint: 'https://idp.example.com/auth',
          tokenEndpoint: 'https://idp.example.com/token',
          userInfoEndpoint: 'https://idp.example.com/me',
        },
      },
    });
    await admin.open(`/connectors/social/${body.id}/settings`);
    const head = page.locator('.ui-settings-head').first();
    await head.waitFor();
    expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('of an application use most of the width of a wide list', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const name = 'The portal of the customers of the northern branches';
    await call(createApplication, { body: { name, type: 'SPA' } });
    await admin.open('/applications');
    const link = row(name).getByRole('link').locator('span');
    await link.waitFor();
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

it('a record that fails to load has a link back to its list', async () => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.route('**/api/roles/**', (route) => route.fulfill({ status: 400, json: {} }));
  await admin.open('/roles/role-1/permissions');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(admin.path()).toBe('/roles/role-1/permissions');
  await page.getByRole('link', { name: 'Back to list' }).click();
  await row('#internal:admin').waitFor();
  expect(admin.path()).toBe('/roles');
  await page.unroute('**/api/roles/**');
});
