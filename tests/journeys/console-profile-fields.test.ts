import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser, getUser, updateUser } from '@gatehouse/contract/users/endpoints';
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
  server = await startTestServer({ database: 'journey_profile_fields' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const tab = '/sign-in-experience/profile-fields';
const rows = () => page.getByRole('list', { name: 'Profile fields' }).getByRole('listitem');
const linkNames = () => rows().getByRole('link').allTextContents();
const savedNames = async () => (await call(api.listProfileFields)).body.map(({ name }) => name);
const handle = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` });

/** Takes pictures in light at 1440 px and in dark at 1024 px, where axe finds nothing. */
async function look(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    expect([name, width, await admin.listViolations()]).toEqual([name, width, []]);
    await admin.shoot(`${name}-${width}-${colorScheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Fills in the create dialog. */
async function create(kind: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('link', { name: 'Create profile field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create profile field' });
  await dialog.getByLabel('Field', { exact: true }).selectOption(kind);
  await fill(dialog);
  const answered = answerTo(page, api.createProfileField);
  await dialog.getByRole('button', { name: 'Create profile field' }).click();
  const status = (await answered).status();
  if (status === 201) await dialog.waitFor({ state: 'detached' });
  return status;
}

it('creates a field of each type, with each error at its field', async () => {
  await admin.open(tab);
  await page.getByText('No profile fields yet').waitFor();
  await look('fields-empty');
  expect(await create('fullname', async () => {})).toBe(201);
  expect(
    await create('address', async (dialog) => dialog.getByLabel('Country', { exact: true }).uncheck()),
  ).toBe(201);
  const custom = (
    name: string,
    type: string,
    more?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
  ) =>
    create('custom', async (dialog) => {
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByLabel('Type').selectOption(type);
      await more?.(dialog);
    });
  expect(await custom('email', 'Text')).toBe(400);
  await page.getByText('This name belongs to an identifier').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('company');
  await page.getByLabel('Minimum length').fill('9');
  await page.getByLabel('Maximum length').fill('3');
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Create profile field' });
  await submit.click();
  await page.getByText('The minimum must not be greater than the maximum').waitFor();
  await look('fields-create-error');
  await page.getByLabel('Maximum length').fill('90');
  await submit.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const choice = custom('plan', 'Select', async (dialog) => {
    await dialog.getByRole('button', { name: 'Create profile field' }).click();
    await dialog.getByText('Add an option.').waitFor();
    await dialog.getByRole('button', { name: 'Add option' }).click();
    await dialog.getByLabel('Value of option 1').fill('gold');
    await dialog.getByLabel('Label of option 1').fill('Gold');
    await look('fields-create-options');
  });
  expect(await choice).toBe(201);
  const pattern = custom('vat', 'Regex', async (dialog) => {
    await dialog.getByLabel('Regular expression', { exact: true }).fill('^[A-Z]{2}[0-9]+$');
  });
  expect(await pattern).toBe(201);
  for (const [name, type] of [
    ['employees', 'Number'],
    ['founded', 'Date'],
    ['news', 'Checkbox'],
    ['blog', 'Url'],
  ] as const)
    expect([name, await custom(name, type)]).toEqual([name, 201]);
  const { body } = await call(api.listProfileFields);
  expect(body.map(({ name, type }) => [name, type])).toEqual([
    ['fullname', 'Fullname'],
    ['address', 'Address'],
    ['company', 'Text'],
    ['plan', 'Select'],
    ['vat', 'Regex'],
    ['employees', 'Number'],
    ['founded', 'Date'],
    ['news', 'Checkbox'],
    ['blog', 'Url'],
  ]);
  expect(body[3]?.config.options).toEqual([{ value: 'gold', label: 'Gold' }]);
  expect(body[1]?.config.parts?.find(({ name }) => name === 'country')?.enabled).toBe(false);
});

it('changes the order by drag and by keyboard, and which fields sign-up asks for', async () => {
  await admin.open(tab);
  await rows().first().waitFor();
  await look('fields-list');
  await handle('company').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect((await linkNames())[0]).toBe('company');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('company');
  await expect.poll(async () => (await savedNames()).slice(0, 3)).toEqual(['company', 'fullname', 'address']);

  const from = await handle('company').boundingBox();
  const to = await handle('plan').boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 4, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 4, to.y + to.height, { steps: 5 });
  await admin.shoot('fields-drag');
  await page.mouse.up();
  const dragged = ['fullname', 'address', 'plan', 'company'];
  await expect.poll(async () => (await savedNames()).slice(0, 4)).toEqual(dragged);

  // Escape ends a drag.
  await handle('company').hover();
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await linkNames()).slice(2, 4)).toEqual(['plan', 'company']);

  const asked = async () =>
    (await call(getSignInExperience)).body.signUpProfileFields?.map(({ name }) => name);
  const toggle = (name: string) => page.getByRole('switch', { name: `Ask for ${name} at sign-up` });
  expect(await asked()).toBeUndefined();
  await toggle('news').uncheck();
  await toggle('blog').uncheck();
  const others = ['fullname', 'address', 'plan', 'company', 'vat', 'employees', 'founded'];
  await expect.poll(asked).toEqual(others);
  await handle('company').press('ArrowUp');
  await expect.poll(asked).toEqual(['fullname', 'address', 'company', 'plan', 'vat', 'employees', 'founded']);
  // All of them is the default again, which also covers those that are created later.
  await toggle('news').check();
  await toggle('blog').check();
  await expect.poll(asked).toBeUndefined();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
});

it('edits a field, shows an error at its field, and deletes it', async () => {
  await admin.open(tab);
  await rows().getByRole('link', { name: 'vat' }).click();
  await page.getByRole('heading', { level: 1, name: 'vat' }).waitFor();
  await page.getByLabel('Label', { exact: false }).first().fill('VAT ID');
  await page.getByLabel('Regular expression').fill('(?=a)');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('look-around').first().waitFor();
  await look('fields-edit');
  await page.getByLabel('Regular expression').fill('^GB[0-9]+$');
  await page.getByRole('switch', { name: 'Required' }).check();
  const answered = answerTo(page, api.replaceProfileField);
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await answered).status()).toBe(200);
  const { body } = await call(api.getProfileField, { params: { name: 'vat' } });
  expect(body).toMatchObject({ label: 'VAT ID', required: true, config: { format: '^GB[0-9]+$' } });

  await admin.open(tab);
  await page.getByRole('button', { name: 'Actions for VAT ID' }).click();
  await page.getByRole('menuitem', { name: 'Delete profile field' }).click();
  await page.getByRole('button', { name: 'Delete profile field' }).click();
  await expect.poll(savedNames).not.toContain('vat');
  await expect.poll(linkNames).not.toContain('VAT ID');
});

it('shows the values on the page of a user, and changes them with the custom data', async () => {
  const customData = { company: 'Northwind', plan: 'bronze', theme: 'dark' };
  const { body: user } = await call(createUser, {
    body: { username: 'noor', customData, profile: { address: { postalCode: 'N1' } } },
  });
  await admin.open(`/users/${user.id}/profile`);
  const company = page.getByLabel('company', { exact: true });
  await company.waitFor();
  expect([await company.inputValue(), await page.getByLabel('plan').inputValue()]).toEqual([
    'Northwind',
    'bronze',
  ]);
  // A part that the field asks for, and one that the user has.
  await page.getByLabel('Address: City').fill('London');
  expect(await page.getByLabel('Address: Postal code').inputValue()).toBe('N1');
  await company.fill('Southwind');
  await page.getByLabel('plan').selectOption('gold');
  await page.getByLabel('employees').fill('12');
  await page.getByRole('switch', { name: 'news' }).check();
  await page.getByRole('heading', { name: 'Custom profile fields' }).scrollIntoViewIfNeeded();
  await look('fields-user');
  const answered = answerTo(page, updateUser);
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await answered).status()).toBe(200);
  const read = async () => (await call(getUser, { params: { userId: user.id } })).body.customData;
  const saved = { company: 'Southwind', plan: 'gold', employees: 12, news: true, theme: 'dark' };
  expect(await read()).toEqual(saved);
  const { body: after } = await call(getUser, { params: { userId: user.id } });
  expect(after.profile.address).toEqual({ locality: 'London', postalCode: 'N1' });
  await company.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const { company: _none, ...others } = saved;
  await expect.poll(read).toEqual(others);
});

it('says that the list could not be loaded', async () => {
  await page.route('**/api/custom-profile-fields', (route) => route.abort());
  await admin.open(`${tab}?`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await look('fields-failed');
  await page.unroute('**/api/custom-profile-fields');
});
