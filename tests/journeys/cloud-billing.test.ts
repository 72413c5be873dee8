import { adminTenantId } from '@gatehouse/contract/common';
import { createDomain } from '@gatehouse/contract/domains/endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { operatorRoleName } from '@gatehouse/contract/tenants/operator';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { cloudWays } from '../support/cloud-ways.ts';
import { addressOf, followWay } from '../support/follow-way.ts';
import { measureFirstLoad } from '../support/first-load.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let ada: Account;
let tenantId: string;
let start: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_billing', environment: { EDITION: 'cloud' } });
  ada = await createAccount(server);
  tenantId = (await ada.platform(createTenant, { body: { name: 'Northwind', tag: 'production' } })).body.id;
  await server.runtime.database.query(
    `insert into users_roles (tenant_id, user_id, role_id)
     select tenant_id, $1, id from roles where tenant_id = 'admin' and name = $2`,
    [ada.id, operatorRoleName],
  );
  start = `${server.tenant(adminTenantId).origin}/console`;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function shoot(name: string, shown = page): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await shown.setViewportSize({ width, height: 900 });
    await shown.emulateMedia({ colorScheme });
    await shown.screenshot({
      path: `${process.env.SCREENSHOTS}/${name}-${width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await shown.setViewportSize({ width: 1440, height: 900 });
  await shown.emulateMedia({ colorScheme: 'light' });
}
const stored = () => page.evaluate(() => sessionStorage.getItem('console:checkout_session'));

it('[PROD-20] [CHK-03] [CHK-04] [CHK-06] [CHK-07 part] [CHK-08] [CHK-09 part] [RT-35 part] buys a plan in the sandbox, and sees it active', async () => {
  await page.goto(`${start}/${tenantId}/tenant-settings/subscription`);
  await page.waitForURL(/\/sign-in/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, server.tenant(adminTenantId), flow, ada.id));
  await page.getByRole('button', { name: 'Upgrade' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot('billing-free');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.waitForURL(/\/billing\/pages\//);
  await page.getByRole('heading', { name: 'Subscribe to Pro' }).waitFor();
  expect(JSON.parse((await stored()) ?? '{}')).toMatchObject({
    callbackPage: '/tenant-settings/subscription',
  });
  await shoot('billing-checkout');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`${start}/${tenantId}/tenant-settings/subscription`);
  await page.getByText('The plan is active.').waitFor();
  expect(await stored()).toBeNull();
  await page.getByRole('listitem').filter({ hasText: 'Pro' }).getByText('Current plan').waitFor();
  await page.getByText(/renews \w{3} \d{1,2}, \d{4}/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot('billing-pro');
});

it('[BILL-06] [BILL-07] opens invoices and the payment portal in new tabs', async () => {
  await page.getByRole('link', { name: 'Billing history' }).click();
  const row = page.getByRole('row').filter({ hasText: '$16.00' });
  await row.getByText('Paid').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot('billing-history');
  const [invoice] = await Promise.all([page.waitForEvent('popup'), row.getByRole('button').first().click()]);
  await invoice.getByRole('heading', { name: /^Invoice / }).waitFor();
  await shoot('billing-invoice', invoice);
  await invoice.close();
  await page.getByRole('link', { name: 'Subscription' }).click();
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage payment' }).click(),
  ]);
  await portal.getByRole('heading', { name: 'Billing' }).waitFor();
  await shoot('billing-portal', portal);
  expect(await findViolations(portal)).toEqual([]);
  await portal.close();
});

it('[PROD-02] [PROD-17] has a switcher of tenants, and pages for the members, domains, subscription and invoices of one', async () => {
  for (const [tab, shown] of Object.entries({
    members: page.getByRole('row', { name: String(ada.email) }),
    domains: page.getByRole('link', { name: 'Add domain' }).first(),
    'billing-history': page.getByRole('row').filter({ hasText: '$16.00' }),
    subscription: page.getByRole('button', { name: 'Manage payment' }),
  })) {
    await page.goto(`${start}/${tenantId}/tenant-settings/${tab}`);
    await shown.waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Tenant: Northwind/ }).count()).toBe(1);
  }
});

it('[BILL-05] cancels the plan: it is deleted, then loaded again, and stays until the end of the cycle', async () => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/subscription') || pathname.endsWith('/billing'))
      calls.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  await page.getByRole('button', { name: 'Downgrade' }).click();
  await shoot('billing-downgrade');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Downgrade' }).click();
  await page.getByText(/This plan ends on/).waitFor();
  expect(calls[0]).toBe('DELETE subscription');
  expect(calls.slice(1)).toContain('GET billing');
  expect(await page.getByRole('button', { name: 'Downgrade' }).count()).toBe(0);
  await shoot('billing-ending');
});

it('[CHK-02] [CHK-14] a callback without its record leads to the start, and says so if the record is broken', async () => {
  const callback = `${start}/checkout-success-callback?checkout-state=unknown`;
  await page.goto(callback);
  await page.waitForURL(`${start}/${tenantId}/get-started`);
  await page.evaluate(() => sessionStorage.setItem('console:checkout_session', '{"state":'));
  await page.goto(callback);
  await page.getByText('The stored checkout is not valid JSON.').waitFor();
  expect(await stored()).toBeNull();
});

it('reaches each route of the cloud edition by clicks', async () => {
  const own = await ada.management(tenantId);
  const ids: Record<string, string> = { tenant: tenantId };
  const fill = (step: string) => step.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `:${name}`);
  for (const [pattern, steps] of Object.entries(cloudWays)) {
    if (steps.some((step) => step.includes(':domain')) && ids['domain'] === undefined) {
      ids['domain'] = (await own(createDomain, { body: { domain: 'login.shop.example.com' } })).body.id;
      await page.goto(`${start}/${tenantId}/tenant-settings/domains`);
    }
    await followWay(page, steps, fill);
    await page.waitForURL(({ pathname }) => addressOf(pattern).test(pathname));
    const isDialog = pattern.endsWith('/create');
    await (isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 }).first()).waitFor();
    expect([pattern, await page.getByText('page not found').count()]).toEqual([pattern, 0]);
    if (pattern === '/operator') {
      await page.getByRole('row', { name: 'Northwind' }).getByText('Active').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Gatehouse' }).click();
      await page.waitForURL(`${start}/${tenantId}/get-started`);
    }
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: 'Custom domains' }).click();
  await page.getByText('A tenant can have 1 custom domain.').waitFor();
  expect(await page.getByRole('link', { name: 'Add domain' }).count()).toBe(0);
});

it('takes at most 230 KB until the first page of a tenant is usable', async () => {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const { total, list } = await measureFirstLoad(
    await context.newPage(),
    `${start}/${tenantId}/get-started`,
    (shown) => shown.getByText('Protect an API').waitFor(),
  );
  expect(total).toBeGreaterThan(100_000);
  expect(total, list).toBeLessThanOrEqual(230_000);
  await context.close();
});
