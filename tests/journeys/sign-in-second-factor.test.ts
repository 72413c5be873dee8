import { createUserMfaVerification, listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { listUserTrustedDevices } from '@gatehouse/contract/mfa/trusted-device-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';

let pages: SignInPages;
let visit: TestVisit;
let later = 0;
let serial = 0;

beforeAll(async () => {
  pages = await SignInPages.start({ clock: () => Date.now() + later });
  visit = await pages.createVisit({
    mfa: { factors: ['Totp', 'WebAuthn', 'BackupCode'], policy: 'Mandatory' },
  });
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
/** The code of the next 30 seconds, because each code is accepted once. */
function nextCode(secret: string): string {
  later += 30_000;
  return totpCode(secret, Math.floor((Date.now() + later) / 30_000));
}
async function signIn(page: Page, username: string, label = 'Username'): Promise<void> {
  await page.getByLabel(label).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
}
async function newUser({ tenant } = visit): Promise<string> {
  const username = `second_${(serial += 1)}`;
  await createUser(pages.server.runtime, tenant.id, { username, password: goodPassword });
  return username;
}
async function signOut(page: Page, { tenant }: TestVisit): Promise<void> {
  await page.goto(`${tenant.issuer}/session/end`);
  await page.getByRole('button').first().click();
}

it('an authenticator app is set up with backup codes, requested from then on, and replaced by a backup code', async () => {
  const username = await newUser();
  const page = await visit.open({}, { viewport: { width: 360, height: 740 } });
  // A password doesn't help with an identifier that isn't a sign-in method here.
  await signIn(page, '999');
  await page.getByRole('alert').getByText('Sign in with: Username or email.').waitFor();
  await signIn(page, username);
  await heading(page, 'Set up two-step verification');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectNoFault(page, 'bind');
  // Phone users can't scan their own screen.
  const link = page.getByRole('link', { name: 'Open authenticator app' });
  expect(await link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);
  await page.setViewportSize({ width: 1024, height: 740 });
  await link.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 360, height: 740 });
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await heading(page, 'Save your backup codes');
  const kept = page.locator('.backup-codes li');
  await expect.poll(() => kept.count()).toBe(10);
  await expectNoFault(page, 'backup codes');
  const [backupCode = ''] = await kept.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await pages.isBack(page);

  const again = await visit.open({}, { colorScheme: 'dark' });
  await signIn(again, username);
  await heading(again, 'Verify it’s you');
  await expectNoFault(again, 'mfa');
  await again.reload();
  await again.getByRole('textbox', { name: 'Code' }).fill('000000');
  await again.getByRole('alert').getByText('This code is wrong or was already used.').waitFor();
  await again.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await pages.isBack(again);

  const lost = await visit.open();
  await signIn(lost, username);
  await lost.getByRole('button', { name: 'Use a backup code' }).click();
  await lost.getByRole('textbox', { name: 'Backup code' }).fill(backupCode);
  // The page shows nothing of the previous factor.
  expect(await lost.getByRole('heading').count()).toBe(1);
  await lost.keyboard.press('Enter');
  await pages.isBack(lost);
});

it('[OPEN-59 part] the steps have no axe violations in a right-to-left language, in dark mode', async () => {
  const page = await visit.open(
    { ui_locales: 'ar' },
    { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  );
  await page.locator('[name=identifier]').fill(await newUser());
  await page.locator('[name=password]').fill(goodPassword);
  await page.keyboard.press('Enter');
  const code = page.locator('[name=code]');
  await code.waitFor();
  await expectNoFault(page, 'bind');
  await page.locator('.others button').click();
  await code.waitFor({ state: 'detached' });
  await expectNoFault(page, 'bind a passkey');
  await page.locator('.others button').click();
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  await code.fill(nextCode(secret));
  await page.locator('.backup-codes li').nth(9).waitFor();
  await expectNoFault(page, 'backup codes');
});

it('a passkey is set up as second factor, and requested from then on', async () => {
  const username = await newUser();
  const page = await visit.open();
  await addAuthenticator(page);
  await signIn(page, username);
  await page.getByRole('button', { name: 'Use a passkey or security key' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Save your backup codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await pages.isBack(page);
  await signOut(page, visit);
  await page.goto(visit.authorizeUrl());
  await signIn(page, username);
  await heading(page, 'Verify it’s you');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pages.isBack(page);
  const [user] = (await visit.call(listUsers, { query: { search: username } })).body;
  const params = { userId: user?.id ?? '' };
  const factors = (await visit.call(listUserMfaVerifications, { params })).body;
  expect(factors.map(({ type }) => type).toSorted()).toEqual(['BackupCode', 'WebAuthn']);
});

it('a passkey is added after the password, and signs in without it from then on: by a button, and by autofill', async () => {
  const keyed = await pages.createVisit({ passkeySignIn: { enabled: true, allowAutofill: false } });
  const username = await newUser(keyed);
  const page = await keyed.open({}, { viewport: { width: 360, height: 740 } });
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expectNoFault(page, 'sign-in with passkeys');
  await signIn(page, username);
  await heading(page, 'Add a passkey');
  await expectNoFault(page, 'passkey');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pages.isBack(page);

  await signOut(page, keyed);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(keyed.authorizeUrl());
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expectNoFault(page, 'sign-in with passkeys, dark');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await pages.isBack(page);

  const passkeySignIn = { enabled: true, allowAutofill: true, showPasskeyButton: false };
  expect((await keyed.call(updateSignInExperience, { body: { passkeySignIn } })).status).toBe(200);
  await signOut(page, keyed);
  await page.goto(keyed.authorizeUrl());
  // The device selects the passkey immediately, as a user would in the browser's autofill.
  await pages.isBack(page);
});

it('[OPEN-25 part] with adaptive MFA, a browser that the user has remembered isn’t asked again', async () => {
  const own = await pages.createVisit({
    mfa: { factors: ['Totp'], policy: 'PromptAtSignInAndSignUpMandatory' },
    adaptiveMfa: { enabled: true },
  });
  const username = await newUser(own);
  const [user] = (await own.call(listUsers, { query: { search: username } })).body;
  const params = { userId: user?.id ?? '' };
  const { body } = await own.call(createUserMfaVerification, { params, body: { type: 'Totp' } });
  const secret = body.type === 'Totp' ? body.secret : '';
  const page = await own.open({}, { viewport: { width: 360, height: 740 } });
  await signIn(page, username);
  await page.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await heading(page, 'Remember this browser?');
  await expectNoFault(page, 'remember');
  // A reload asks again.
  await page.reload();
  await heading(page, 'Remember this browser?');
  await page.getByRole('button', { name: 'Remember', exact: true }).press('Enter');
  await pages.isBack(page);

  await signOut(page, own);
  await page.goto(own.authorizeUrl());
  await signIn(page, username);
  await pages.isBack(page);

  const other = await own.open({}, { colorScheme: 'dark' });
  await signIn(other, username);
  await heading(other, 'Verify it’s you');
  await other.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await heading(other, 'Remember this browser?');
  await expectNoFault(other, 'remember, dark');
  await other.getByRole('button', { name: 'Not now' }).click();
  await pages.isBack(other);
  expect((await own.call(listUserTrustedDevices, { params })).body).toHaveLength(1);
});

it('[STATE-10] a second factor can be skipped if users decide, and not if it is mandatory', async () => {
  const mfa = { factors: ['Totp' as const], policy: 'UserControlled' as const };
  const own = await pages.createVisit({ mfa });
  const username = await newUser(own);
  const enter = async (): Promise<Page> => {
    const page = await own.open();
    await signIn(page, username, 'Username or email');
    return page;
  };
  const first = await enter();
  await heading(first, 'Set up two-step verification');
  await first.getByRole('button', { name: 'Not now' }).click();
  await pages.isBack(first);
  await pages.isBack(await enter());
  await own.call(updateSignInExperience, { body: { mfa: { ...mfa, policy: 'Mandatory' } } });
  const last = await enter();
  await heading(last, 'Set up two-step verification');
  await last.getByRole('textbox', { name: 'Code' }).waitFor();
  expect(await last.getByRole('button', { name: 'Not now' }).count()).toBe(0);
  const secret = (await last.locator('.secret code').textContent()) ?? '';
  await last.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await pages.isBack(last);
});

it('a code by email is a second factor: to the account’s email address, or to one that is verified for it', async () => {
  const coded = await pages.createVisit({
    mfa: { factors: ['EmailVerificationCode'], policy: 'Mandatory' },
  });
  const { id } = coded.tenant;
  const { runtime } = pages.server;
  const email = 'second@example.com';
  await createUser(runtime, id, { username: 'has_one', primaryEmail: email, password: goodPassword });
  await createUser(runtime, id, { username: 'has_none', password: goodPassword });

  const page = await coded.open({}, { viewport: { width: 360, height: 740 } });
  await signIn(page, 'has_one', 'Username or email');
  await heading(page, 'Verify it’s you');
  await page.getByText('We’ll send a code to s…@example.com.').waitFor();
  await expectNoFault(page, 'mfa by email');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await expectNoFault(page, 'mfa code');
  await page.getByRole('textbox', { name: 'Code' }).fill(await coded.readCode(email));
  await pages.isBack(page);

  const other = await coded.open({}, { colorScheme: 'dark' });
  await signIn(other, 'has_none', 'Username or email');
  await heading(other, 'Set up two-step verification');
  await other.getByLabel('Email address').fill('none@example.com');
  await expectNoFault(other, 'bind by email');
  await other.keyboard.press('Enter');
  await other.getByText('We sent a code to none@example.com.').waitFor();
  await other.getByRole('textbox', { name: 'Code' }).fill(await coded.readCode('none@example.com'));
  await pages.isBack(other);
});
