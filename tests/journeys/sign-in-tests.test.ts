import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { takeTestResult } from '@gatehouse/contract/sign-in-tests/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { answerTo } from '../support/answers.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';

let server: TestServer;
let provider: SocialProvider;
let admin: ConsoleBrowser;
let page: Page;
let social: string;
let sso: string;

beforeAll(async () => {
  provider = await startSocialProvider();
  server = await startTestServer({
    database: 'journey_sign_in_tests',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  const tenant = server.tenant('default');
  const call = await tenant.as('all');
  const created = await call(createConnector, {
    body: {
      connectorId: 'oidc',
      config: provider.config,
      metadata: { target: 'acme', name: { en: 'Acme' } },
    },
  });
  social = created.body.id;
  const wrong = await call(createSsoConnector, {
    body: {
      providerName: 'OIDC',
      connectorName: 'Northwind',
      config: { ...provider.config, clientSecret: 'wrong' },
      domains: ['northwind.example'],
    },
  });
  sso = wrong.body.id;
  provider.redirectUris.push(`${tenant.origin}/callback/${social}`, `${tenant.origin}/callback/${sso}`);
  await call(createUser, { body: { name: 'Grace Hopper', primaryEmail: 'grace@acme.com' } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
  await provider?.stop();
});
beforeEach(async () => {
  await admin.context.unrouteAll();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

const dialog = () => page.getByRole('dialog');
const start = () => page.getByRole('button', { name: 'Test sign-in' });

/** The provider's page opens only when it is released. */
async function holdProvider(): Promise<{ release: () => void }> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await admin.context.route(`${provider.issuer}/auth**`, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

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
    await shoot(page, `sign-in-test-${name}-${width}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
  }
}

describe('test sign-in', () => {
  it('waits for the window, and shows what the provider sent and whose account it is', async () => {
    provider.person = { sub: 'grace', name: 'Grace Hopper', email: 'grace@acme.com' };
    const { release } = await holdProvider();
    await admin.open(`/connectors/social/${social}/settings`);
    const popup = page.waitForEvent('popup');
    await start().focus();
    await page.keyboard.press('Enter');
    const window = await popup;
    await dialog().getByText('Waiting for the sign-in…').waitFor();
    await dialog()
      .getByText(`${server.tenant('default').origin}/callback/${social}`)
      .waitFor();
    await findNothingWrong('waiting');
    release();
    await dialog().getByText('Sign-in works').waitFor();
    if (!window.isClosed()) await window.waitForEvent('close');
    await dialog().getByRole('link', { name: 'Grace Hopper' }).waitFor();
    await dialog().getByText('"sub": "grace"').first().waitFor();
    await findNothingWrong('passed');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await start().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('says what to change when it failed, and can be repeated', async () => {
    await admin.open(`/enterprise-sso/${sso}/connection`);
    await start().click();
    await dialog().getByText('Sign-in failed').waitFor();
    await dialog().getByText('doesn’t accept the client ID or client secret').waitFor();
    await findNothingWrong('failed');
    const next = page.waitForEvent('popup');
    await dialog().getByRole('button', { name: 'Test again' }).click();
    await next;
    await dialog().getByText('Sign-in failed').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
  });

  it('offers a link if the browser blocks the window', async () => {
    await admin.open(`/connectors/social/${social}/settings`);
    await start().waitFor();
    await page.evaluate('window.open = () => null');
    await start().click();
    await dialog().getByText('The browser blocked the window').waitFor();
    await findNothingWrong('blocked');
    await dialog().getByRole('link', { name: 'Open the test in a new tab' }).press('Enter');
    await dialog().getByText('Sign-in works').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
  });

  it('shows the result in its own window if the console’s does not wait for it, once', async () => {
    const { release } = await holdProvider();
    await admin.open(`/connectors/social/${social}/settings`);
    await start().waitFor();
    await page.evaluate('window.open = () => null');
    await start().click();
    const opened = admin.context.waitForEvent('page');
    await dialog().getByRole('link', { name: 'Open the test in a new tab' }).click();
    const tab = await opened;
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    release();
    await tab.getByText('Sign-in works').waitFor();
    for (const [colorScheme, width] of looks) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width, height: 900 });
      await shoot(tab, `sign-in-test-tab-${width}-${colorScheme}`);
      expect(await findViolations(tab)).toEqual([]);
    }
    expect(new URL(tab.url()).hash).toBe('');
    const again = answerTo(tab, takeTestResult);
    await tab.reload();
    expect((await again).status()).toBe(404);
    await tab.getByText('This test has ended').waitFor();
    await tab.close();
  });
});
