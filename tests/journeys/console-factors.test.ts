import { adminTenantId } from '@gatehouse/contract/common';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { goodPassword } from '../support/records.ts';
import { expectNoFault } from '../support/sign-in-pages.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

let server: TestServer;
let ada: ConsoleBrowser;
let grace: ConsoleBrowser;
let later = 0;
let secret = '';

beforeAll(async () => {
  server = await startTestServer({
    database: `console_factors_${process.pid}`,
    clock: () => Date.now() + later,
  });
  await server.runtime.database.query(
    `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
  );
  ada = await openConsole(server, {}, await addMember('ada', 'Ada Lovelace'));
  grace = await openConsole(server, {}, await addMember('grace', 'Grace Hopper'));
});
afterAll(async () => {
  await ada?.close();
  await grace?.close();
  await server?.stop();
});

async function addMember(username: string, name: string): Promise<string> {
  const id = await createAdministrator(server);
  const { value, method } = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  await server.runtime.database.pool.query(
    `update users set username = $1, name = $2, password_encrypted = $3, password_encryption_method = $4
     where tenant_id = $5 and id = $6`,
    [username, name, value, method, adminTenantId, id],
  );
  return id;
}

const button = ({ page }: ConsoleBrowser, name: string) => page.getByRole('button', { name, exact: true });
const fact = ({ page }: ConsoleBrowser, name: string) => page.locator('.ui-fact').filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });
/** The next code of the authenticator app: each is accepted once. */
function nextCode(): string {
  later += 30_000;
  return totpCode(secret, Math.floor((Date.now() + later) / 30_000));
}
async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
}
async function signOut(of: ConsoleBrowser): Promise<void> {
  await button(of, 'Your account').click();
  await of.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(of.page, 'Sign in');
}
/** Pictures of a page of the console. */
async function look({ page, listViolations, shoot }: ConsoleBrowser, name: string): Promise<void> {
  for (const width of [1024, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await shoot(`${name}-${width}-${colorScheme}`);
    }
  await page.emulateMedia({ colorScheme: null });
  expect(await listViolations()).toEqual([]);
}

describe('second factors of administrators', () => {
  it('can’t be required by who has none: the console leads to the profile', async () => {
    await ada.open('/settings/members');
    const requirement = ada.page.getByRole('switch', { name: 'Require a second factor' });
    await ada.page.getByText('You have no second factor yet.').waitFor();
    expect(await requirement.isDisabled()).toBe(true);
    await look(ada, 'factors-blocked');
    await ada.page.getByRole('link', { name: 'Open your profile' }).click();
    await heading(ada.page, 'Second factors');
    await fact(ada, 'Authenticator app').getByText('Not set up').waitFor();
    await look(ada, 'factors-none');
  });

  it('are set up on the account page, which leads back, and asked for at sign-in', async () => {
    const { page } = ada;
    await page.getByRole('link', { name: 'Manage second factors' }).click();
    await page.getByRole('button', { name: 'Add: Authenticator app' }).click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFault(page, `account page at ${width} px`);
      await ada.shoot(`factors-account-${width}`);
    }
    secret = (await page.locator('.secret code').textContent()) ?? '';
    await code(page).fill(nextCode());
    await page.getByRole('button', { name: 'Add: Backup codes' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('Codes left: 10').waitFor();
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await fact(ada, 'Authenticator app').getByText('Set up').waitFor();
    await fact(ada, 'Backup codes').getByText('10 codes left').waitFor();
    expect(ada.path()).toBe('/profile');
    await signOut(ada);
    await ada.shoot('factors-sign-in');
    await signIn(page, 'ada');
    await heading(page, 'Verify it’s you');
    await ada.shoot('factors-verify');
    await code(page).fill(nextCode());
    await page.waitForURL(/\/console\//);
    await page.getByRole('link', { name: 'Roles', exact: true }).waitFor();
  });

  it('can be required, and a colleague without one is told so and sets one up at once', async () => {
    await grace.open('/roles');
    await heading(grace.page, 'Roles');
    await ada.open('/settings/members');
    await ada.page.getByRole('switch', { name: 'Require a second factor' }).check();
    await button(ada, 'Save changes').click();
    const question = ada.page.getByRole('alertdialog');
    await question.getByText('Grace Hopper').waitFor();
    await look(ada, 'factors-confirm');
    await question.getByRole('button', { name: 'Require' }).click();
    await ada.page.getByText('unsaved change').waitFor({ state: 'detached' });
    await look(ada, 'factors-required');

    // Grace has a token that is still valid.
    const { page } = grace;
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByText('Your account grace has none.', { exact: false }).waitFor();
    await look(grace, 'factors-needed');
    await page.getByRole('button', { name: 'Sign in and set up' }).click();
    await signIn(page, 'grace');
    await heading(page, 'Set up two-step verification');
    secret = (await page.locator('.secret code').textContent()) ?? '';
    await grace.shoot('factors-enrol');
    await code(page).fill(nextCode());
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.waitForURL(/\/console\/users/);
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await ada.page.reload();
    await ada.page.getByRole('row').filter({ hasText: 'Grace Hopper' }).getByText('Set up').waitFor();
  });

  it('a passkey is added in the same way, and signs in alone', async () => {
    const { page } = ada;
    await ada.open('/profile');
    await page.getByRole('link', { name: 'Manage second factors' }).click();
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add: Passkey' }).click();
    await page.getByRole('textbox', { name: 'Passkey name' }).fill('Blue key');
    await page.keyboard.press('Enter');
    await page.getByText('Blue key').waitFor();
    await ada.shoot('factors-account');
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await fact(ada, 'Passkeys').getByText('Blue key').waitFor();
    await look(ada, 'factors-set-up');
    const verified = page.waitForRequest('**/verification/sign-in-passkey/authentication/verify');
    await button(ada, 'Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    // The device selects the passkey immediately, as a user would in the browser's autofill.
    await verified;
    await page.getByRole('link', { name: 'Roles', exact: true }).waitFor();
  });
});
