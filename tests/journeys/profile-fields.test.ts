import { mkdir } from 'node:fs/promises';
import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
import type { NewProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';

let pages: SignInPages;
let visit: TestVisit;
let serial = 0;

beforeAll(async () => {
  pages = await SignInPages.start();
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

const fields: NewProfileField[] = [
  {
    name: 'fullname',
    type: 'Fullname',
    required: true,
    config: {
      parts: (['givenName', 'familyName'] as const).map((name) => ({
        name,
        type: 'Text',
        enabled: true,
        required: true,
      })),
    },
  },
  {
    name: 'company',
    type: 'Text',
    label: 'Company',
    description: 'As it is on your invoices.',
    required: true,
    config: { placeholder: 'Northwind', minLength: 3 },
  },
  { name: 'employees', type: 'Number', label: 'Employees', required: false, config: { minValue: 1 } },
  { name: 'birthdate', type: 'Date', required: false, config: { format: 'dd/MM/yyyy' } },
  {
    name: 'plan',
    type: 'Select',
    label: 'Plan',
    required: true,
    config: { options: [{ value: 'free', label: 'Free' }, { value: 'gold' }] },
  },
  { name: 'vat', type: 'Regex', label: 'VAT ID', required: false, config: { format: '^[A-Z]{2}[0-9]+$' } },
  { name: 'website', type: 'Url', required: false },
  {
    name: 'address',
    type: 'Address',
    required: false,
    config: {
      parts: (['streetAddress', 'locality', 'country'] as const).map((name) => ({
        name,
        type: 'Text',
        enabled: true,
        required: false,
      })),
    },
  },
  {
    name: 'news',
    type: 'Checkbox',
    label: 'Send me news',
    required: false,
    config: { defaultValue: 'true' },
  },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Registers with a username and a password, up to the step after them. */
async function register(page: Page): Promise<string> {
  const username = `newcomer_${(serial += 1)}`;
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
  return username;
}

async function findUser(search: string) {
  const { body } = await visit.call(listUsers, { query: { search } });
  return body[0];
}

/** Pictures of a screen, if asked for, on a phone and a desktop, in both color schemes. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme });
      await expectNoFault(page, `${name} at ${width} px, ${colorScheme}`);
      if (!folder) continue;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: null });
}

async function createVisit(...asked: NewProfileField[]): Promise<void> {
  visit = await pages.createVisit({ signUp: { identifiers: ['username'], password: true, verify: false } });
  if (asked.length === 0) return;
  const { status } = await visit.call(api.createProfileFields, { body: asked });
  expect(status).toBe(201);
}

it('[API-43 part] users who register fill in the profile fields of the tenant, with each error at its field', async () => {
  await createVisit(...fields);
  const page = await visit.open({ first_screen: 'register' });
  const username = await register(page);
  await heading(page, 'Tell us about yourself');
  await look(page, 'profile-fields');
  await proceed(page);
  const errorOf = (label: string) =>
    page.locator('.field', { has: page.getByLabel(label, { exact: true }) }).getByRole('alert');
  expect(await errorOf('First name').textContent()).toBe('First name is required.');
  expect(await errorOf('Plan').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('givenName');

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Company').fill('AB');
  await page.getByLabel('Employees (optional)').fill('many');
  await page.getByLabel('Plan').selectOption('gold');
  await page.getByLabel('Date of birth (optional)').pressSequentially('12');
  await page.getByLabel('VAT ID (optional)').fill('none');
  await page.getByLabel('Website (optional)').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await errorOf('Company').waitFor();
  expect(await errorOf('Employees (optional)').textContent()).toBe('Enter a number.');
  // A date that isn't complete would be sent as an empty one.
  expect(await errorOf('Date of birth (optional)').textContent()).toBe('Enter a valid date.');
  expect(await errorOf('Website (optional)').textContent()).toContain('https://');
  await look(page, 'profile-fields-errors');

  await page.getByLabel('Company').fill('Northwind');
  await page.getByLabel('Employees (optional)').fill('12');
  await page.getByLabel('Website (optional)').fill('https://northwind.example');
  await page.getByLabel('Date of birth (optional)').fill('1815-12-10');
  await page.getByLabel('Country (optional)').fill('UK');
  await page.getByLabel('Send me news').uncheck();
  await proceed(page);
  // Only the server checks patterns.
  await errorOf('VAT ID (optional)').waitFor();
  await page.getByLabel('VAT ID (optional)').fill('GB123');
  await proceed(page);
  await pages.isBack(page);
  expect(await findUser(username)).toMatchObject({
    profile: {
      givenName: 'Ada',
      familyName: 'Lovelace',
      birthdate: '10/12/1815',
      website: 'https://northwind.example',
      address: { country: 'UK' },
    },
    customData: { company: 'Northwind', employees: 12, plan: 'gold', vat: 'GB123', news: false },
  });
});

it('the step is in the language of the page, and a reload resumes it', async () => {
  await createVisit(
    ...fields.filter(({ name }) => ['fullname', 'birthdate', 'plan', 'address'].includes(name)),
  );
  const page = await visit.open({ ui_locales: 'ar' });
  await page.getByRole('link', { name: 'إنشاء حساب' }).click();
  await page.getByRole('textbox').first().fill('newcomer_ar');
  await page.locator('input[name=password]').fill(goodPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'أخبرنا عن نفسك');
  await look(page, 'profile-fields-ar');
  await page.reload();
  await heading(page, 'أخبرنا عن نفسك');
  expect(await page.getByLabel('الاسم الأول').count()).toBe(1);
});

it('trap G11: fields that are created or deleted while a user registers don’t block the registration', async () => {
  await createVisit();
  const page = await visit.open({ first_screen: 'register' });
  await page.getByLabel('Username').waitFor();
  const [, company, , , plan] = fields;
  if (!company || !plan) throw new Error('no fields');
  // The document that is open has no texts of the step yet.
  expect(await page.content()).not.toContain('extra_profile.');
  await visit.call(api.createProfileFields, { body: [company, plan] });
  const username = await register(page);
  await heading(page, 'Tell us about yourself');
  await page.getByLabel('Company').fill('Northwind');
  await page.getByLabel('Plan').selectOption('gold');
  await visit.call(api.deleteProfileField, { params: { name: 'plan' } });
  await proceed(page);
  await page.getByLabel('Plan').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Company').inputValue()).toBe('Northwind');
  await proceed(page);
  await pages.isBack(page);
  expect((await findUser(username))?.customData).toEqual({ company: 'Northwind' });
});
