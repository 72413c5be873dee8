import { createApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSaml } from '../../apps/server/src/saml/saml.fixture.ts';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let shop: string;
let payroll: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_application_tests' });
  const tenant = server.tenant('default');
  const call = await tenant.as('all');
  const ada = { username: 'ada', name: 'Ada Lovelace', primaryEmail: 'ada@acme.com', password: goodPassword };
  await call(createUser, { body: ada });
  shop = (await call(createApplication, { body: { name: 'Shop', type: 'SPA' } })).body.id;
  payroll = await createSaml(call, { attributeMapping: { email: 'mail', phone_number: 'phone' } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

const dialog = () => page.getByRole('dialog');
const start = () => page.getByRole('button', { name: 'Test sign-in' });
const looks = [
  ['light', 1440],
  ['dark', 1024],
] as const;

const shoot = async (of: Page, name: string): Promise<void> => {
  if (process.env.SCREENSHOTS) await of.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};

async function findNothingWrong(name: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await shoot(page, `application-test-${name}-${width}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
  }
}

/** Signs in on the pages of a test, as a user does. */
async function signIn(window: Page): Promise<void> {
  await window.getByLabel('Username').fill('ada');
  const password = window.getByLabel('Password', { exact: true });
  if (!(await password.isVisible())) await window.keyboard.press('Enter');
  await password.fill(goodPassword);
  await window.keyboard.press('Enter');
}

describe('test sign-in of an application', () => {
  it('shows the claims of the user who signs in, and what the application lacks', async () => {
    await admin.open(`/applications/${shop}/settings`);
    await page.getByRole('link', { name: 'No redirect URI' }).waitFor();
    await findNothingWrong('page');
    const popup = page.waitForEvent('popup');
    await start().focus();
    await page.keyboard.press('Enter');
    const window = await popup;
    await dialog().getByText('Sign in as a user of the application').waitFor();
    await findNothingWrong('waiting');
    await signIn(window);
    await dialog().getByText('Sign-in works').waitFor();
    await dialog().getByText('The application would get the claims of Ada Lovelace.').waitFor();
    await dialog().getByText('"email": "ada@acme.com"').first().waitFor();
    await findNothingWrong('passed');
    if (!window.isClosed()) await window.waitForEvent('close');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await start().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('says that access control keeps the user out', async () => {
    const call = await server.tenant('default').as('all');
    const body = { appLevelAccessControlEnabled: true };
    await call(updateApplication, { params: { id: shop }, body });
    await admin.open(`/applications/${shop}/settings`);
    const popup = page.waitForEvent('popup');
    await start().click();
    await signIn(await popup);
    await dialog().getByText('The user doesn’t get in').waitFor();
    await findNothingWrong('barred');
    await page.keyboard.press('Escape');
  });

  it('shows the attributes of a SAML assertion, in the window of the test too', async () => {
    await admin.open(`/applications/${payroll}/settings`);
    await start().waitFor();
    await page.evaluate('window.open = () => null');
    await start().click();
    const opened = admin.context.waitForEvent('page');
    await dialog().getByRole('link', { name: 'Open the test in a new tab' }).click();
    const tab = await opened;
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await signIn(tab);
    await tab.getByText('Sign-in works').waitFor();
    await tab.getByText('ada@acme.com').first().waitFor();
    await tab.getByText('No value').waitFor();
    for (const [colorScheme, width] of [...looks, ['light', 360] as const]) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width, height: 900 });
      await shoot(tab, `application-test-tab-${width}-${colorScheme}`);
      expect(await findViolations(tab)).toEqual([]);
    }
    expect(new URL(tab.url()).hash).toBe('');
    await tab.close();
  });
});
