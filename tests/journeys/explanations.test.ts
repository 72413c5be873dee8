import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limitAccess } from '../../apps/server/src/oidc/access.fixture.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createResource } from '../support/oidc-browser.ts';
import { createApplication, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';
import { TestBrowser } from '../support/test-browser.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let admin: ConsoleBrowser;
let page: Page;
let userId: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_explanations' });
  tenant = server.tenant('default');
  call = await tenant.as('all');
  const body = { username: 'ada', name: 'Ada Lovelace', password: goodPassword };
  userId = (await call(createUser, { body })).body.id;
  await createResource(server.runtime, tenant, {
    indicator: 'https://orders.example.com',
    scopes: ['read', 'delete'],
    held: ['read'],
    userId,
  });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));

/** Pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 1024],
    ['light', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await admin.listViolations()).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await admin.shoot(`${name}-${colorScheme}`);
  }
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const pick = async (chip: string, name: string) => {
  await page.getByRole('button', { name: chip, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: chip });
  await dialog.getByRole('button', { name }).click();
  await dialog.waitFor({ state: 'detached' });
};

it('explain on the page of a user why she can’t sign in, and where that is set', async () => {
  const shop = await createApplication(server.runtime, 'default', { name: 'Shop' });
  const vault = await createApplication(server.runtime, 'default', { name: 'Vault' });
  await limitAccess(call, vault);
  await new TestBrowser(tenant).begin(shop).then((flow) => flow.signIn('ada', 'wrong'));
  await admin.open(`/users/${userId}`);
  await page.getByRole('region', { name: 'Recent activity' }).getByText('Wrong password').first().waitFor();
  await look('user-overview');
  await page.getByRole('link', { name: 'Explain access' }).first().click();
  await page.getByText('Select an application').waitFor();
  await look('explain-empty');
  await pick('Application', 'Vault');
  await page.getByText('Ada Lovelace can’t sign in to Vault').waitFor();
  await look('explain-refused');
  await page.getByRole('link', { name: 'Open access settings' }).click();
  await page.waitForURL(`**/applications/${vault}/access`);
  await page.getByRole('navigation').getByRole('link', { name: 'Explain access' }).click();
  await pick('User', 'Ada Lovelace');
  await page.getByText('Ada Lovelace can’t sign in to Vault').waitFor();

  await admin.open(`/users/${userId}/explain?applicationId=${shop}`);
  await page.getByText('Ada Lovelace can sign in to Shop').waitFor();
  await pick('API resource', 'https://orders.example.com');
  await row('read').getByText('Granted', { exact: true }).waitFor();
  await row('delete').getByText('No role of the user includes it.').waitFor();
  await look('explain-open');
});

it('say that an explanation could not be loaded', async () => {
  await page.route('**/api/users/*/access/*', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await look('explain-failed');
  await page.unroute('**/api/users/*/access/*');
});

it('inspect a pasted token by keyboard, which is in no URL', async () => {
  const machine = await tenant.createMachine('read:data');
  const token = await tenant.getToken(machine, tenant.indicator, 'read:data');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await admin.open('/customize-jwt');
  await page.getByRole('link', { name: 'Inspect token' }).click();
  await page.getByLabel('Token', { exact: true }).fill('nothing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Unknown token').waitFor();
  await look('inspect-unknown');
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Access token of an application: works').waitFor();
  await row('read:data').first().waitFor();
  await look('inspect');
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
});
