import { controlOf } from '@gatehouse/contract/account-center/account-center';
import { createProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { getAccountCenter, updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_account_center' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const open = async (): Promise<void> => {
  await page.goto('about:blank');
  await admin.open('/sign-in-experience/account-center');
  await page.getByRole('heading', { name: 'Parts of the account' }).waitFor();
};
const save = async (): Promise<number> => {
  const answered = answerTo(page, updateAccountCenter);
  await page.getByRole('button', { name: 'Save changes' }).click();
  return (await answered).status();
};
/** Pictures at two widths, in both color schemes. */
async function look(name: string): Promise<void> {
  for (const width of [1024, 1440])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 1800 });
      await page.emulateMedia({ colorScheme });
      await admin.shoot(`${name}-${width}-${colorScheme}`);
    }
}
const read = async () => (await call(getAccountCenter)).body;

it('turns the account page on, with what users see and change, and shows its URL', async () => {
  await open();
  await page.getByText(`${server.tenant('default').origin}/account`).waitFor();
  await page.getByText('The account center is off.').waitFor();
  await look('account-center-off');
  const turnOn = page.getByRole('switch', { name: 'Let users access their own account' });
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  await turnOn.click();
  await page.getByText('Everything is hidden').waitFor();
  await look('account-center-hidden');
  await page.getByRole('button', { name: 'Make all editable' }).click();
  expect(await name.inputValue()).toBe('Edit');
  await page.getByText('Everything is hidden').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Discard' }).click();
  await turnOn.click();
  await name.selectOption('Editable');
  await page.getByRole('combobox', { name: 'Email address' }).selectOption('Read-only');
  await page.getByLabel('Account deletion page').fill('https://example.com/bye');
  await look('account-center-changed');
  expect(await save()).toBe(200);
  expect(await read()).toMatchObject({
    enabled: true,
    fields: { name: 'Edit', email: 'ReadOnly' },
    deleteAccountUrl: 'https://example.com/bye',
  });
  expect(controlOf(await read(), 'session')).toBe('Off');
  expect((await fetch(`${server.tenant('default').origin}/account`, { redirect: 'manual' })).status).toBe(
    303,
  );
  expect(await admin.listViolations()).toEqual([]);
});

it('chooses and orders the profile fields of the account page', async () => {
  for (const name of ['company', 'badge', 'team'])
    await call(createProfileField, { body: { name, type: 'Text', label: name, required: false } });
  await open();
  await page.getByRole('radio', { name: 'Selected' }).check();
  await page.getByRole('switch', { name: 'Show badge' }).click();
  await page.getByRole('button', { name: 'Move team with the arrow keys' }).press('ArrowUp');
  await page.getByRole('button', { name: 'Move team with the arrow keys' }).press('ArrowUp');
  await look('account-center-fields');
  expect(await admin.listViolations()).toEqual([]);
  expect(await save()).toBe(200);
  expect((await read()).profileFields).toEqual([{ name: 'team' }, { name: 'company' }]);
  await page.getByRole('radio', { name: 'All' }).check();
  expect(await save()).toBe(200);
  expect((await read()).profileFields).toBeNull();
});

it('shows an invalid origin at its field, and the error of a failing server with a way to try again', async () => {
  await open();
  await page.getByLabel('Origins that use passkeys').fill('http://example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('must be an origin').waitFor();
  await look('account-center-invalid');
  await page.route('**/api/account-center', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('about:blank');
  await admin.open('/sign-in-experience/account-center');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await look('account-center-failed');
  expect(await admin.listViolations()).toEqual([]);
  await page.unroute('**/api/account-center');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Parts of the account' }).waitFor();
});
