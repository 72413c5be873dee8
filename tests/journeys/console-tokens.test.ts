import { createApplication, getApplication } from '@gatehouse/contract/applications/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { listPersonalAccessTokens } from '@gatehouse/contract/users/personal-access-token-endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_tokens' });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const section = (name: string) => page.getByRole('heading', { name, exact: true });
async function look(name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1024, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await admin.shoot(`${name}-${width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

describe('tokens in the console', () => {
  it('[ENT-28 part] personal access tokens are created with an expiry, shown once, renamed and deleted', async () => {
    const { body: user } = await call(createUser, { body: { name: 'Ada Lovelace', username: 'ada' } });
    await admin.open(`/users/${user.id}`);
    await page.getByText('No personal access tokens.').scrollIntoViewIfNeeded();
    await look('tokens-none');
    await button('Create token').click();
    await dialog().getByLabel('Name', { exact: true }).fill('Build server');
    await dialog().getByLabel('Expiration', { exact: true }).selectOption('90');
    await look('tokens-create');
    expect(await admin.listViolations()).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog().getByText('It won’t be shown again.').waitFor();
    await dialog().getByRole('button', { name: 'Show Build server' }).click();
    await dialog()
      .getByText(/^pat_\w{43}$/)
      .waitFor();
    await look('tokens-made');
    await dialog().getByRole('button', { name: 'Done' }).click();
    const table = page.getByRole('table', { name: 'Personal access tokens' });
    await table.getByText(/^pat_\*{8}\w{4}$/).waitFor();
    expect(await page.getByText(/^pat_\w{43}$/).count()).toBe(0);
    await look('tokens-list');
    expect(await admin.listViolations()).toEqual([]);

    await table.getByRole('button', { name: 'Actions for Build server' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog().getByLabel('Name', { exact: true }).fill('Release server');
    await page.keyboard.press('Enter');
    await table.getByText('Release server').waitFor();
    await table.getByRole('button', { name: 'Actions for Release server' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click();
    await page.getByText('No personal access tokens.').waitFor();
    const params = { userId: user.id };
    expect((await call(listPersonalAccessTokens, { params })).body).toEqual([]);
  });

  it('[ENT-03 part] an application is allowed to exchange tokens, but not a third-party one', async () => {
    const create = async (isThirdParty: boolean) =>
      (await call(createApplication, { body: { name: 'Helpdesk', type: 'Traditional', isThirdParty } })).body
        .id;
    const id = await create(false);
    await admin.open(`/applications/${id}`);
    await page.getByRole('switch', { name: 'Allow token exchange' }).check();
    await look('tokens-exchange');
    expect(await admin.listViolations()).toEqual([]);
    await button('Save changes').click();
    await page.getByText('1 unsaved change').waitFor({ state: 'detached' });
    const { body } = await call(getApplication, { params: { id } });
    expect(body.customClientMetadata.allowTokenExchange).toBe(true);
    await admin.open(`/applications/${await create(true)}`);
    await section('Token exchange').scrollIntoViewIfNeeded();
    await page.getByText('Third-party applications can’t exchange tokens.').waitFor();
  });
});
