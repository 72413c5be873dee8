import { createCredential } from '@gatehouse/connectors/google/google.fake';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeOneTap, reachGoogle } from '../support/google.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, holdScripts, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';

const settings: Partial<SignInExperienceSettings> = {
  signUp: { identifiers: [], password: false, verify: false },
  socialSignInConnectorTargets: ['acme'],
};
let pages: SignInPages;
let provider: SocialProvider;
let visit: TestVisit;

beforeAll(async () => {
  provider = await startSocialProvider();
  pages = await SignInPages.start({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  visit = await pages.createVisit({});
  provider.redirectUris.push(`${visit.tenant.origin}/callback/acme`);
  const made = await visit.call(createConnector, {
    body: {
      id: 'acme',
      connectorId: 'oidc',
      config: provider.config,
      metadata: { target: 'acme', name: { en: 'Acme' } },
    },
  });
  expect(made.status).toBe(200);
});
beforeEach(async () => {
  expect((await visit.call(updateSignInExperience, { body: settings })).status).toBe(200);
});
afterEach(() => pages.closeContexts());
afterAll(async () => {
  await pages?.stop();
  await provider?.stop();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Acme' });

it('[SIP-01 part] a new user signs up with a provider, and signs in with it afterwards, also directly without the sign-in page', async () => {
  provider.person = { sub: 'new', email: 'new@example.com' };
  const page = await visit.open({}, { viewport: { width: 360, height: 740 } });
  await button(page).waitFor();
  await expectNoFault(page, 'sign-in');
  await button(page).press('Enter');
  await heading(page, 'No account yet');
  await expectNoFault(page, 'no account');
  await page.getByRole('button', { name: 'Create account' }).click();
  await pages.isBack(page);

  const again = await visit.open({ direct_sign_in: 'social:acme' }, { colorScheme: 'dark' });
  await pages.isBack(again);
});

it('the layout does not shift while a password is checked, and a double click opens no provider', async () => {
  const page = await visit.open({}, { viewport: { width: 1024, height: 800 } });
  const asked: string[] = [];
  let answer = (): void => {};
  await page.route('**/api/experience/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    if (asked.at(-1) === 'password') await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const alert = page.getByRole('alert').getByText('Incorrect account or password.');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, input, a')].map((each) => each.getBoundingClientRect().y),
    );
  await page.getByLabel('Username').fill('nobody_here');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = [x + width / 2, y + height / 2] as const;
  const under = () =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent, at);

  // Twice: the error appears, and then is shown again.
  for (const times of [1, 2]) {
    const before = await places();
    await page.mouse.dblclick(...at);
    await expect.poll(() => asked.filter((each) => each === 'password').length).toBe(times);
    expect(await places()).toEqual(before);
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
    await button(page).dispatchEvent('click');
    await page.mouse.click(...at);
    answer();
    await alert.waitFor();
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe(null);
    expect(await under()).toBe('Sign in');
    if (times === 2) expect(await places()).toEqual(before);
    expect(
      await page
        .getByRole('textbox', { name: 'Password' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  }
  expect(asked.filter((each) => each === 'password').length).toBe(2);
  expect(asked).not.toContain('authorization-uri');
});

it('an account with the same email address is linked once the address is verified, also in Arabic', async () => {
  const userId = await createUser(pages.server.runtime, visit.tenant.id, {
    username: 'linked',
    primaryEmail: 'linked@example.com',
    password: goodPassword,
  });
  provider.person = { sub: 'linked', email: 'linked@example.com' };
  const arabic = await visit.open({ ui_locales: 'ar' });
  await arabic.getByRole('button', { name: /Acme/ }).click();
  await arabic.getByText('linked@example.com').waitFor();
  await expectNoFault(arabic, 'link');

  const page = await visit.open();
  await button(page).click();
  await heading(page, 'You already have an account');
  // A button works as soon as it is visible, also while the script is loading.
  const deliver = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  deliver();
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
  await pages.isBack(page);
  const { body } = await visit.call(getUser, { params: { userId } });
  expect(body.identities).toMatchObject({ acme: { userId: 'linked' } });
});

it('[attack: login CSRF] a callback is accepted only in the tab that started it, and an error leads back to the page', async () => {
  provider.person = { sub: 'refused' };
  const page = await visit.open();
  await page.route(`${provider.issuer}/auth*`, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state');
    return route.fulfill({
      status: 302,
      headers: { location: `${visit.tenant.origin}/callback/acme?error=access_denied&state=${state}` },
    });
  });
  await button(page).click();
  await heading(page, 'Sign-in failed');
  await expectNoFault(page, 'refused');
  const foreign = await page.context().newPage();
  await foreign.goto(page.url());
  await heading(foreign, 'This sign-in has ended');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await button(page).waitFor();
});

it('[attack: login CSRF] Google One Tap signs in from the page itself; a credential from the application needs a click', async () => {
  const someone = { sub: 'tapped', email: 'tapped@gmail.example' };
  reachGoogle(pages.server.runtime);
  const google = { clientId: 'client', clientSecret: 'good', isOneTapEnabled: true };
  await visit.call(createConnector, { body: { connectorId: 'google-universal', config: google } });
  await visit.call(updateSignInExperience, { body: { socialSignInConnectorTargets: ['acme', 'google'] } });

  const without = await pages.openContext();
  await without.route('https://accounts.google.com/**', (route) => route.abort());
  const plain = await without.newPage();
  const asked = plain.waitForEvent('requestfailed');
  await plain.goto(visit.authorizeUrl());
  expect((await asked).url()).toContain('https://accounts.google.com/gsi/client');
  await expectNoFault(plain, 'sign-in without Google’s script');

  const context = await pages.openContext();
  await fakeOneTap(context, (nonce) => createCredential({ ...someone, nonce }));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(visit.authorizeUrl());
  await page.frameLocator('iframe').getByRole('button', { name: 'Continue as Ada' }).click();
  await heading(page, 'No account yet');
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Create account' }).click();
  await pages.isBack(page);
  expect(faults).toEqual([]);

  const handed = await visit.open({ google_one_tap_credential: createCredential(someone) });
  await handed.waitForFunction('window.isReady');
  await expectNoFault(handed, 'sign-in with a credential that was handed over');
  await handed.getByRole('button', { name: `Continue as ${someone.email}` }).click();
  await pages.isBack(handed);
});
