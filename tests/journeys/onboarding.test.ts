import { adminTenantId } from '@gatehouse/contract/common';
import { getAdminConsoleConfig, updateAdminConsoleConfig } from '@gatehouse/contract/configs/endpoints';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let ada: Account;
let start: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_onboarding', environment: { EDITION: 'cloud' } });
  ada = await createAccount(server, { isNew: true });
  start = `${server.tenant(adminTenantId).origin}/console`;
  browser = await launchChromium();
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** At both widths. */
const shoot = async (name: string) => {
  if (!process.env.SCREENSHOTS) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
  }
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('[ONB-01 part] [ONB-02] [ONB-03] [ONB-08] [ONB-09] [ONB-10] [ONB-11] [ONB-12] [ONB-13] [CONST-05] asks a newcomer what they build', async () => {
  const admin = server.tenant(adminTenantId);
  await page.goto(`${start}/onboarding/create-tenant`);
  await page.waitForURL(/\/sign-in/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, admin, flow, ada.id));
  await page.waitForURL(/\/onboarding\/welcome$/);
  await page.getByText('Step 1 of 3').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await page.getByLabel('Company name').count()).toBe(0);
  await page.getByRole('radio', { name: 'A company' }).check();
  await page.getByLabel('Company name').fill('Northwind');
  await page.getByRole('radio', { name: 'A new product' }).check();
  await page.getByRole('checkbox', { name: 'Compliance' }).check();
  await page.getByRole('checkbox', { name: 'Something else' }).check();
  expect(await findViolations(page)).toEqual([]);
  await shoot('onboarding-welcome');
  await button('Next').click();
  await page.waitForURL(/\/onboarding\/create-tenant$/);
});

it('[ONB-04] [ONB-15] [ONB-16] [ONB-17] [ONB-18] [ONB-19] [TEN-14 part] [TEN-15] [TEN-18] [TEN-19] [TEN-20] [TEN-21 part] [OPEN-05 part] creates a tenant with colleagues', async () => {
  await page.getByText('Step 2 of 3').waitFor();
  expect(await page.getByLabel('Name').getAttribute('placeholder')).toBe('My project');
  const region = page.getByLabel('Region');
  expect([await region.inputValue(), await region.locator('option').allTextContents()]).toEqual([
    'EU',
    ['Europe', 'West US'],
  ]);
  const input = page.getByLabel('Collaborators');
  const tags = page.locator('.ui-tag-text');
  await input.fill('bob@northwind.example nonsense');
  await input.press('Enter');
  await page.getByText('One of these is no email address.').waitFor();
  expect(await tags.count()).toBe(0);
  await input.fill('bob@northwind.example');
  await input.press('Space');
  await input.fill('eve@northwind.example');
  await input.press('Enter');
  await input.fill('zoe@northwind.example');
  await input.blur();
  await expect.poll(() => tags.count()).toBe(3);
  await input.press('Backspace');
  expect(await page.locator('.ui-tag[data-selected]').textContent()).toContain('zoe@');
  await input.press('Backspace');
  await expect.poll(() => tags.count()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await shoot('onboarding-tenant');
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tenants'),
  );
  const invited = page.waitForRequest((request) => request.url().endsWith('/invitations'));
  await button('Create').click();
  expect((await created).postDataJSON()).toEqual({ regionName: 'EU' });
  expect((await invited).postDataJSON()).toMatchObject({
    invitee: ['bob@northwind.example', 'eve@northwind.example'],
  });
  await page.waitForURL(/\/onboarding\/[a-z0-9]{21}\/sign-in-experience$/);
  await page.getByText('The tenant is created.').waitFor();
  await page.getByText('The invitations are sent.').waitFor();
  expect((await ada.platform(listTenants)).body).toMatchObject([{ name: 'My project', tag: 'development' }]);
});

it('[ONB-20] has a field for the URL of a logo, and an upload where files can be stored', async () => {
  const upload = page.getByRole('button', { name: 'Upload Logo' });
  await upload.waitFor();
  await page.route('**/api/user-assets/service-status', (route) =>
    route.fulfill({
      json: { status: 'not_configured' },
      headers: { 'access-control-allow-origin': new URL(page.url()).origin },
    }),
  );
  const answered = page.waitForResponse('**/api/user-assets/service-status');
  await page.reload();
  await answered;
  await page.getByRole('textbox', { name: 'Logo optional' }).waitFor();
  expect(await upload.count()).toBe(0);
  await page.unroute('**/api/user-assets/service-status');
  await page.reload();
  await upload.waitFor();
});

it('[ONB-05] [ONB-14] [ONB-21] [ONB-22] [ONB-23] [ONB-24] [ONB-25] [ONB-26] [ONB-29] [ONB-30] [ONB-31] [ONB-34] [ONB-36] [ONB-41] [VIEW-05] designs the sign-in page, and opens the tenant', async () => {
  const tenantId = page.url().split('/').at(-2) ?? '';
  await page.getByText('Step 3 of 3').waitFor();
  const color = page.getByRole('textbox', { name: 'Brand color', exact: true });
  expect(await color.inputValue()).toBe('#5D34F2');
  const frame = page.getByTitle('Preview of the sign-in page');
  expect(await frame.getAttribute('src')).toBe(`${server.tenant(tenantId).origin}/sign-in?preview=true`);
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading').waitFor();
  for (const name of ['Apple', 'Facebook', 'Microsoft', 'Kakao', 'OIDC'])
    expect(await page.getByRole('checkbox', { name: `${name} Unlocked later` }).isDisabled()).toBe(true);
  // The page offers what only exists when it is saved.
  await page.getByRole('checkbox', { name: 'GitHub Demo' }).check();
  await preview.getByText('GitHub').waitFor();
  const password = page.getByRole('checkbox', { name: 'Password' });
  const code = page.getByRole('checkbox', { name: 'Verification code' });
  await password.click();
  expect(await password.isChecked()).toBe(true);
  await code.check();
  await page.getByRole('radio', { name: 'Username' }).check();
  expect([await code.isChecked(), await code.isDisabled()]).toEqual([false, true]);
  await button('Inspire me').click();
  expect(await color.inputValue()).not.toBe('#5D34F2');
  await page.getByRole('radio', { name: 'Email address' }).check();
  await color.fill('#0a7d5a');
  const accent = () =>
    preview.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
  await expect.poll(accent).toBe('#0a7d5a');
  expect(await findViolations(page)).toEqual([]);
  await shoot('onboarding-look');
  const sent: string[] = [];
  page.on('request', (request) => {
    const [method, url] = [request.method(), new URL(request.url())];
    if (method !== 'GET' && /^\/api\/(connectors$|sign-in-exp$)/.test(url.pathname))
      sent.push(`${method} ${url.pathname}${url.search}`);
  });
  await button('Finish and done').click();
  await page.waitForURL(`${start}/${tenantId}/get-started`);
  expect([sent[0], sent.at(-1)]).toEqual([
    'POST /api/connectors',
    'PATCH /api/sign-in-exp?removeUnusedDemoSocialConnector=1',
  ]);
  const call = await ada.management(tenantId);
  const { body: saved } = await call(getSignInExperience);
  expect([saved.color.primaryColor, saved.signUp.identifiers, saved.signUp.verify]).toEqual([
    '#0a7d5a',
    ['email'],
    true,
  ]);
  const kinds = (await call(listConnectors)).body.map(({ connectorId }) => connectorId);
  expect(kinds).toContain('default-email');
  expect(kinds.filter((kind) => kind.endsWith('-demo')).length).toBe(
    saved.socialSignInConnectorTargets.length,
  );
  const [row] = await server.runtime.database.query<{ data: object }>(
    "select custom_data -> 'onboarding' as data from users where tenant_id = 'admin' and id = $1",
    [ada.id],
  );
  expect(row?.data).toEqual({
    isOnboardingDone: true,
    questionnaire: {
      project: 'company',
      companyName: 'Northwind',
      stage: 'new-product',
      additionalFeatures: ['compliance', 'others'],
    },
  });
});

it('[ONB-07] leads a finished account to its tenant', async () => {
  await page.goto(`${start}/onboarding`);
  await page.waitForURL(/\/console\/[a-z0-9]{21}\/get-started$/);
  expect(await page.getByText('Step 1 of 3').count()).toBe(0);
});

it('[TEN-12] [VIEW-10 part] [STATE-03] says that a tenant for production is missing, and once what the operator has changed', async () => {
  await page.getByText('You have no tenant for production yet').waitFor();
  const tenantId = page.url().split('/').at(-2) ?? '';
  const call = await ada.management(tenantId);
  const notification = { isPaidTenant: false, tag: 'development' };
  await call(updateAdminConsoleConfig, { body: { developmentTenantMigrationNotification: notification } });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Usage purpose: Development' });
  await dialog.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const saved = answerTo(page, updateAdminConsoleConfig);
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await saved;
  const { body } = await call(getAdminConsoleConfig);
  expect(body.developmentTenantMigrationNotification).toEqual({
    ...notification,
    readAt: expect.any(Number),
  });
  await page.reload();
  await page.getByText('You have no tenant for production yet').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
