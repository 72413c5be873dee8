import {
  createInitialAccessToken,
  deleteInitialAccessToken,
  updateClientRegistration,
} from '@gatehouse/contract/client-registration/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import type { Caller } from '../support/tenant.ts';

describe('the console’s page of registration', () => {
  let server: TestServer;
  let admin: ConsoleBrowser;
  let page: Page;
  let call: Caller;
  beforeAll(async () => {
    server = await startTestServer({ database: 'journey_client_registration' });
    call = await server.tenant('default').as('all');
    admin = await openConsole(server);
    ({ page } = admin);
  });
  afterAll(async () => {
    await admin?.close();
    await server?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
  async function look(name: string): Promise<void> {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 1024],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 2200 });
      await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
      await admin.shoot(`registration-${name}-${colorScheme}`);
      expect(await admin.listViolations()).toEqual([]);
      const [scrolled, seen] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, innerWidth]',
      );
      expect(scrolled).toBeLessThanOrEqual(seen);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  it('lets an administrator turn it on, choose permissions, and give out a token, by keyboard', async () => {
    const { body: resource } = await call(createResource, {
      body: { name: 'Notes', indicator: 'https://notes.example' },
    });
    const params = { resourceId: resource.id };
    await call(createResourceScope, { params, body: { name: 'read:notes' } });
    await admin.open('/applications');
    await page.getByRole('link', { name: 'Registration', exact: true }).press('Enter');
    await page.getByText('No registered clients').waitFor();
    await look('empty');

    await page.getByRole('radio', { name: 'With an initial access token' }).press('Space');
    await page.getByRole('textbox', { name: 'Hosts of redirect URIs' }).fill('*.partner.example');
    await page.getByRole('checkbox', { name: /phone/i }).press('Space');
    const saved = answerTo(page, updateClientRegistration);
    await button('Save changes').press('Enter');
    expect(await (await saved).json()).toMatchObject({
      mode: 'Token',
      redirectHosts: ['*.partner.example'],
      userScopes: ['profile', 'email'],
    });

    await button('Add permissions').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('read:notes').click();
    const added = answerTo(page, updateClientRegistration);
    await dialog.getByRole('button', { name: 'Add permissions' }).press('Enter');
    expect((await (await added).json()).resourceScopes).toMatchObject([{ name: 'read:notes' }]);
    await page.getByRole('table', { name: 'API permissions' }).getByText('Notes', { exact: true }).waitFor();

    await button('Create token').press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ledgerly');
    await page.getByRole('spinbutton', { name: 'Number of clients' }).fill('2');
    const created = answerTo(page, createInitialAccessToken);
    await page.keyboard.press('Enter');
    const { value } = await (await created).json();
    await page.getByRole('dialog', { name: 'Initial access token created' }).waitFor();
    await look('token');
    await button('Done').press('Enter');

    const discovery = await fetch(`${server.tenant('default').issuer}/.well-known/openid-configuration`);
    const { registration_endpoint: url } = (await discovery.json()) as { registration_endpoint: string };
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${value}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Ledgerly books',
        redirect_uris: ['https://books.partner.example/callback'],
      }),
    });
    expect(response.status).toBe(201);
    await page.reload();
    await page.getByText('1 of 2').waitFor();
    await page.getByText('books.partner.example').waitFor();
    await look('client');

    await page.getByRole('link', { name: 'Ledgerly books' }).press('Enter');
    await page.getByText('This application registered itself.').waitFor();
    await page.getByText('Registered itself', { exact: true }).waitFor();
    await look('application');
    await page.goBack();

    await page
      .getByRole('row', { name: /Ledgerly/ })
      .getByRole('button')
      .first()
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const deleted = answerTo(page, deleteInitialAccessToken);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    expect((await deleted).status()).toBe(204);
    await page.getByText('No initial access tokens').waitFor();
  });
});

describe('the consent page of a registered client', () => {
  let pages: SignInPages;
  let visit: TestVisit;
  const username = 'ada';
  beforeAll(async () => {
    pages = await SignInPages.start();
    visit = await pages.createVisit({});
    await createUser(pages.server.runtime, visit.tenant.id, { username, password: goodPassword });
    await visit.call(updateClientRegistration, { body: { mode: 'Open' } });
  });
  afterAll(() => pages.stop());

  async function register(redirectUri: string): Promise<string> {
    const response = await fetch(`${visit.tenant.issuer}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Your bank',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
      }),
    });
    const { client_id } = (await response.json()) as { client_id: string };
    return client_id;
  }

  async function shoot(page: Page, name: string): Promise<void> {
    const folder = process.env.SCREENSHOTS;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }

  it.each([
    ['web', 'https://evil.example/callback', 'evil.example', 'only if you trust this website'],
    ['device', undefined, undefined, 'only if you have just started to sign in there'],
  ])('shows where it is, whatever its name says: %s', async (name, uri, host, text) => {
    const redirect_uri = uri ?? `${pages.home}/callback`;
    const client_id = await register(redirect_uri);
    const page = await visit.open({ client_id, redirect_uri });
    await page.locator('[name=identifier]').fill(username);
    await page.locator('[name=password]').fill(goodPassword);
    await page.keyboard.press('Enter');
    const notice = page.locator('.registered');
    await notice.getByText(host ?? new URL(pages.home).host, { exact: true }).waitFor();
    await notice.getByText(text).waitFor();
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await shoot(page, `consent-registered-${name}-${colorScheme}`);
      expect(await findViolations(page)).toEqual([]);
    }
    if (uri !== undefined) return;
    await page.getByRole('button', { name: 'Allow' }).press('Enter');
    await pages.isBack(page);
  });
});
