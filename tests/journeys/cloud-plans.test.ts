import { adminTenantId } from '@gatehouse/contract/common';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createTenant, listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePlan } from '../../apps/server/src/tenancy/operate.ts';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let ada: Account;
let start: string;
/** The free tenant that Ada creates in the console. */
let free: string;
let asAda: Caller;

beforeAll(async () => {
  const environment = { EDITION: 'cloud', LIMIT_FREE_TENANTS: '1' };
  server = await startTestServer({ database: 'journey_cloud_plans', environment });
  ada = await createAccount(server);
  await ada.platform(createTenant, { body: { name: 'Workbench' } });
  start = `${server.tenant(adminTenantId).origin}/console`;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const shoot = async (name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};
const dark = () => page.emulateMedia({ colorScheme: 'dark' });
const phone = () => page.setViewportSize({ width: 390, height: 844 });
const wide = async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
};
const dialog = () => page.getByRole('dialog');

async function openCreation(name: string): Promise<void> {
  await page.getByRole('button', { name: /^Tenant: / }).click();
  await page.getByRole('menuitem', { name: 'Create tenant' }).click();
  await dialog().getByLabel('Name').fill(name);
  await dialog().getByRole('radio', { name: 'Production' }).check();
  await dialog().getByRole('button', { name: 'Choose a plan' }).click();
  await dialog().getByRole('heading', { name: 'Free' }).waitFor();
}

it('[TEN-05] [TEN-06] [TEN-07] [TEN-09 part] [PLAN-06] [PLAN-07] [OPEN-09] [OPEN-11 part] [CONST-01] chooses a plan for a production tenant', async () => {
  await page.goto(start);
  await page.waitForURL(/\/sign-in/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, server.tenant(adminTenantId), flow, ada.id));
  const switcher = page.getByRole('button', { name: 'Tenant: Workbench' });
  await switcher.waitFor();
  expect(await page.locator('.tenant-badges').textContent()).toBe('Development');

  await openCreation('Northwind');
  const cards = dialog().getByRole('article');
  expect((await cards.getByRole('heading').allTextContents()).map((name) => name.trim())).toEqual([
    'Free',
    'Pro Most popular',
  ]);
  expect(await cards.nth(1).textContent()).toContain('$16 per month');
  for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBe(8);
  expect(await findViolations(page)).toEqual([]);
  await shoot('plans-choose');
  await dialog().getByRole('button', { name: 'Back' }).click();
  expect(await dialog().getByLabel('Region').locator('option').allTextContents()).toEqual([
    'Europe',
    'West US',
    'Australia',
  ]);
  await dialog().getByRole('button', { name: 'Choose a plan' }).click();
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tenants'),
  );
  await dialog().getByRole('button', { name: 'Start free' }).click();
  expect((await created).postDataJSON()).toEqual({ name: 'Northwind', regionName: 'EU', tag: 'production' });
  await page.getByRole('button', { name: 'Tenant: Northwind' }).waitFor();
  free = new URL(page.url()).pathname.split('/')[2] ?? '';
  asAda = await ada.management(free);

  await openCreation('Southwind');
  await dialog().getByText('An account can have 1 free tenant.').waitFor();
  expect(await dialog().getByRole('button', { name: 'Start free' }).isDisabled()).toBe(true);
  await dark();
  await phone();
  expect(await findViolations(page)).toEqual([]);
  await shoot('plans-choose-phone-dark');
  await wide();
});

it('[API-41] [TEN-10 part] leads to a larger plan where the one of the tenant has no room', async () => {
  await page.goto(`${start}/${free}/api-resources/create`);
  await dialog().getByLabel('Name').fill('Orders');
  await dialog().getByLabel('API identifier').fill('https://orders.example.com');
  const usage = page.waitForResponse((answer) => answer.url().endsWith('/subscription-usage'));
  await dialog().getByRole('button', { name: 'Create API resource' }).click();
  expect((await usage).status()).toBe(200);
  await page.waitForURL(/\/api-resources\/\w{21}/);
  await page.getByRole('link', { name: 'API resources' }).first().click();
  await page.getByRole('link', { name: 'Create API resource' }).click();
  await dialog().getByText('The Free plan includes 1 API resource').waitFor();
  expect(await dialog().getByRole('button', { name: 'Create API resource' }).count()).toBe(0);
  expect(await dialog().getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe(
    `/console/${free}/tenant-settings/subscription`,
  );
  expect(await findViolations(page)).toEqual([]);
  await shoot('plans-paywall');
  await dark();
  await phone();
  await shoot('plans-paywall-phone-dark');
  await wide();
  await dialog().getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Organizations', exact: true }).click();
  await page.getByText('The Free plan doesn’t include organizations.').waitFor();
  expect(await page.getByRole('link', { name: 'Create organization' }).count()).toBe(0);
  await shoot('plans-locked');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Multi-factor auth' }).click();
  await page.getByText('The Free plan doesn’t include multi-factor authentication.').waitFor();
  expect(await page.getByRole('checkbox').first().isDisabled()).toBe(true);
});

it('shows the limit that the server refuses for, which this page did not know', async () => {
  await page.goto(`${start}/${free}/webhooks/create`);
  await dialog().getByLabel('Name').fill('Orders');
  await dialog().getByLabel('Endpoint URL').fill('https://orders.example.com/events');
  await dialog().getByRole('checkbox').first().check();
  await asAda(createWebhook, {
    body: { name: 'First', events: ['User.Created'], config: { url: 'https://first.example.com' } },
  });
  await dialog().getByRole('button', { name: 'Create webhook' }).click();
  const refusal = page.getByRole('dialog', { name: 'Your plan has no room for this' });
  await refusal.getByText('The Free plan includes 1 webhook').waitFor();
  await shoot('plans-refused');
  await refusal.getByRole('button', { name: 'Got it' }).click();
  expect(await dialog().getByLabel('Name').inputValue()).toBe('Orders');
});

it('[QUOTA-11] [QUOTA-12] [QUOTA-13] [BILL-02] [BILL-04] says once in a session that the plan is exceeded, or a bill is unpaid', async () => {
  await server.runtime.database.platform((db) =>
    db
      .insertInto('entitlementOverrides')
      .values({ tenantId: free, key: 'mauLimit', value: '0', reason: 'test' } as never)
      .execute(),
  );
  await page.goto(`${start}/${free}/roles`);
  await page.getByRole('dialog', { name: 'Monthly active users exceeded' }).waitFor();
  await dialog().getByText('The Free plan is over its limit').waitFor();
  await dialog().getByRole('link', { name: 'Upgrade plan' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot('plans-mau');
  await dialog().getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await page.getByRole('link', { name: 'First' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'First' }).waitFor();
  expect(await dialog().count()).toBe(0);
  expect(await page.locator('.tenant-badges').textContent()).toContain('MAU exceeded');
  // Invoices are those of a payment provider.
  await page.route(`**${listTenants.path}`, async (route) => {
    const response = await route.fetch();
    const tenants = (await response.json()) as CloudTenant[];
    const openInvoices = [{ amountDue: 1250 }, { amountDue: 750 }];
    await route.fulfill({ response, json: tenants.map((tenant) => ({ ...tenant, openInvoices })) });
  });
  await page.reload();
  await page.getByRole('dialog', { name: 'Payment overdue' }).waitFor();
  await dialog().getByText('Northwind has 2 unpaid bills, $20 in total.').waitFor();
  await dialog().getByRole('button', { name: 'Update payment' }).waitFor();
  expect(await page.locator('.tenant-badges').textContent()).toContain('Payment overdue');
  await dark();
  await phone();
  await shoot('plans-overdue-phone-dark');
  await wide();
  await dialog().getByRole('button', { name: 'Not now' }).click();
  await page.unroute(`**${listTenants.path}`);
});

it('[OPEN-33] [OPEN-64] [VIEW-08 part] says once that a paid plan charges for more', async () => {
  await server.runtime.database.platform((db) => changePlan(db, free, 'pro'));
  await server.runtime.cache.changed(free, 'tenant');
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    await asAda(createApplication, { body: { name, type: 'MachineToMachine' } });
  await page.goto(`${start}/${free}/applications/create/machine-curl`);
  await dialog()
    .getByText(
      'Your plan includes 5 machine-to-machine applications. What goes beyond costs $8 each a month.',
    )
    .waitFor();
  await dialog().getByRole('button', { name: 'Create application' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot('plans-add-on');
  await dialog().getByRole('button', { name: 'Dismiss' }).click();
  await dialog().getByText('Your plan includes 5').waitFor({ state: 'detached' });
});
