import { getCaptchaProvider, putCaptchaProvider } from '@gatehouse/contract/captcha/endpoints';
import { getSessionConfig, updateSessionConfig } from '@gatehouse/contract/configs/endpoints';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { createApplication, goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';
import { TestBrowser } from '../support/test-browser.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_security_settings' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const field = (name: string) => page.getByLabel(name, { exact: true });
const save = async (endpoint: Endpoint = api.updateSignInExperience) => {
  const answered = answerTo(page, endpoint);
  await page.getByRole('button', { name: 'Save changes' }).click();
  return (await answered).status();
};
const open = async () => {
  await page.goto('about:blank');
  await admin.open('/sign-in-experience/security');
  await page.getByRole('heading', { name: 'Usernames' }).waitFor();
};

it('saves limits and lists, shows invalid ones at the field, and a user signs up as john.doe', async () => {
  await open();
  await field('Minimum length').fill('9');
  await field('Maximum length').fill('8');
  await page.getByLabel('Dots (.)').check();
  await field('Failed attempts').fill('5');
  await page.getByLabel('Blocklist').fill('spam');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('must not be less than the minimum length').waitFor();
  await page.getByText('Enter an email address or a domain').waitFor();
  await admin.shoot('security-invalid');
  await field('Minimum length').fill('3');
  await field('Maximum length').fill('20');
  await page.getByLabel('Blocklist').fill('@spam.example');
  expect(await save()).toBe(200);
  expect((await call(api.getSignInExperience)).body).toMatchObject({
    usernamePolicy: { minLength: 3, maxLength: 20, allowedChars: { dot: true, hyphen: false } },
    sentinelPolicy: { maxAttempts: 5, lockoutDuration: 60 },
    emailBlocklistPolicy: { customBlocklist: ['@spam.example'] },
  });
  expect(await admin.listViolations()).toEqual([]);
  const clientId = await createApplication(server.runtime, 'default');
  const flow = await new TestBrowser(server.tenant('default')).begin(clientId, 'Register');
  expect((await flow.register('john.doe', goodPassword)).status).toBe(200);
});

it('turns password expiration on, and shows at the field why a period is wrong', async () => {
  await open();
  await page.getByLabel('Expire passwords').check();
  await expect.poll(() => field('Expire after').inputValue()).toBe('90');
  await field('Expire after').fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Passwords may expire after 1 to 3,650 days.').first().waitFor();
  await admin.shoot('security-expiration');
  await field('Expire after').fill('');
  expect(await save()).toBe(200);
  expect((await call(api.getSignInExperience)).body.passwordExpiration).toMatchObject({
    enabled: true,
    validPeriodDays: 90,
  });
  expect(await admin.listViolations()).toEqual([]);
  await page.getByLabel('Expire passwords').uncheck();
  expect(await save()).toBe(200);
});

it('sets up a CAPTCHA: says that a provider is missing, hides its secret, and removes it', async () => {
  await open();
  await page.getByLabel('Require a CAPTCHA').check();
  await page.getByText('No provider is set up').waitFor();
  await admin.shoot('security-captcha-missing');
  await page.getByRole('button', { name: 'Discard' }).click();
  await field('Site key').fill('0x4AAAAAAA');
  await page.getByLabel('Secret key').fill('0x4BBBBBBB');
  const put = answerTo(page, putCaptchaProvider);
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await put).status()).toBe(200);
  await page.getByRole('button', { name: 'Replace Secret key' }).waitFor();
  expect(await page.content()).not.toContain('0x4BBBBBBB');
  expect((await call(getCaptchaProvider)).body.config).toMatchObject({
    type: 'Turnstile',
    siteKey: '0x4AAAAAAA',
  });
  await page.getByText('reCAPTCHA Enterprise').click();
  await field('Google Cloud project ID').waitFor();
  await admin.shoot('security-captcha');
  expect(await admin.listViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Remove provider' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove provider' }).click();
  await page.getByRole('button', { name: 'Remove provider' }).waitFor({ state: 'detached' });
  expect((await call(getCaptchaProvider)).status).toBe(404);
});

it('is readable in dark mode in a small window, and offers to try again if the server fails', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1024, height: 800 });
  await open();
  await field('Site key').waitFor();
  await admin.shoot('security-dark-1024');
  expect(await admin.listViolations()).toEqual([]);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(overflow)).toBe(0);
  const failing = /api\/(captcha-provider|configs\/oidc\/session)$/;
  const body = { code: 'request.failed', message: 'It failed.' };
  await page.route(failing, (route) => route.fulfill({ status: 500, json: body }));
  await open();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.nth(1).waitFor();
  await again.last().scrollIntoViewIfNeeded();
  await admin.shoot('security-failed');
  await page.unroute(failing);
  await again.first().click();
  await field('Site key').waitFor();
  await again.first().click();
  await page.getByLabel(/^Maximum lifetime/).waitFor();
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('saves how long sessions last, and removes the limit', async () => {
  await open();
  const group = page.getByLabel(/^Maximum lifetime/);
  await group.fill('2');
  expect(await save(updateSessionConfig)).toBe(200);
  const read = async () => (await call(getSessionConfig)).body;
  expect(await read()).toEqual({ ttl: 1_209_600, absoluteTtl: 7_200 });
  await admin.shoot('security-sessions');
  await group.fill('');
  expect(await save(updateSessionConfig)).toBe(200);
  expect(await read()).toEqual({ ttl: 1_209_600, absoluteTtl: null });
});

it('shows which usernames prevent ignoring letter case before the change is rejected', async () => {
  const policy = { usernamePolicy: { caseSensitive: true } };
  expect((await call(api.updateSignInExperience, { body: policy })).status).toBe(200);
  for (const username of ['Anna', 'anna'])
    expect((await call(createUser, { body: { username } })).status).toBe(200);
  await open();
  await page.getByLabel('Case-sensitive usernames').uncheck();
  await page.getByText('1 username exists with different letter case: anna.').waitFor();
  await page.getByText('1 unsaved change: Case-sensitive usernames').waitFor();
  await admin.shoot('security-conflicts');
  expect(await save()).toBe(409);
  await page.getByText('Usernames of several users differ only in letter case.').first().waitFor();
});
