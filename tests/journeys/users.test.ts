import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createUserMfaVerification, listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { listUserTrustedDevices } from '@gatehouse/contract/mfa/trusted-device-endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser, getUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { getUserIdentity, putUserIdentity } from '@gatehouse/contract/users/identity-endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploadAsset as saveUpload } from '../../apps/server/src/uploads/save-upload.ts';
import { runUserImports } from '../../apps/server/src/user-imports/run-imports.ts';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createApplication, goodPassword } from '../support/records.ts';
import { TestBrowser } from '../support/test-browser.ts';
import type { Caller, TestTenant } from '../support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
let clientId: string;
let later = 0;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_users',
    clock: () => Date.now() + later,
    environment: { LIMIT_MESSAGES_PER_RECIPIENT: '1' },
  });
  tenant = server.tenant('default');
  admin = await openConsole(server);
  ({ page } = admin);
  call = await tenant.as('all');
  clientId = await createApplication(server.runtime, tenant.id, { name: 'Storefront' });
});
afterEach(async () => {
  later = 0;
  await page.unrouteAll();
  await page.goto('about:blank');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

/** The smallest PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let serial = 0;
async function addUser(values: { name?: string; primaryEmail?: string } = {}) {
  const username = `user_${(serial += 1)}_${Date.now().toString(36)}`;
  const { body } = await call(createUser, { body: { username, password: goodPassword, ...values } });
  return { ...body, username };
}

/** Signs in to the application as the user would. The tokens show whether the sign-in is still valid. */
async function signIn(username: string, password = goodPassword) {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  const { status } = await flow.signIn(username, password);
  if (status >= 400) return { status, holds: async () => false };
  const { access_token: token } = await flow.redeem((await flow.resume()).get('code') ?? '');
  const holds = async () =>
    (await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } })).ok;
  return { status, holds };
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const section = (name: string) => page.getByRole('region', { name, exact: true });

describe('users in the console', () => {
  it('[RT-37] have a list, a create dialog, a page each and a URL for each entry of their log', async () => {
    const user = await addUser({ name: 'Visited Person' });
    await admin.open('/users');
    await row('Visited Person').waitFor();
    await admin.open('/users/create');
    await page.getByRole('dialog', { name: 'Create user' }).waitFor();
    await admin.open(`/users/${user.id}/logs`);
    await page.getByRole('link', { name: 'Create user' }).click();
    await page.getByRole('heading', { name: 'Create user' }).waitFor();
    await expect
      .poll(() => admin.path(), { timeout: 10_000 })
      .toMatch(new RegExp(`^/users/${user.id}/logs/\\w{21}$`));
    await page.keyboard.press('Escape');
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/users/${user.id}/logs`);
    await row('Create user').waitFor();
    await admin.open('/users/unknown');
    await page.getByText('Not found').waitFor();
    await admin.open(`/users/${user.id}/nowhere`);
    await page.getByText('page not found').waitFor();
  });

  it('attacks: a picture that tells its host when an administrator looks: shows initials, but uploads as they are', async () => {
    const asked: string[] = [];
    const spy = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    }).listen(0, '127.0.0.1');
    await once(spy, 'listening');
    const { port } = spy.address() as AddressInfo;
    const { url } = await server.runtime.database.tenant('default', (db) =>
      saveUpload({ db, tenant }, { bytes: pixel, type: 'image/png', name: 'me.png' }),
    );
    const watched = await call(createUser, {
      body: { name: 'Watched Person', avatar: `http://127.0.0.1:${port}/watched.png` },
    });
    await call(createUser, { body: { name: 'Pictured Person', avatar: url } });
    await admin.open('/users');
    // The upload is shown, so the other picture would have been requested by now.
    await expect.poll(() => row('Pictured Person').locator('img').count()).toBe(1);
    expect(await row('Pictured Person').locator('img').getAttribute('src')).toBe(url);
    expect(await row('Watched Person').locator('.ui-avatar').getAttribute('data-initials')).toBe('WP');
    await admin.open(`/users/${watched.body.id}/profile`);
    await page.getByLabel('Avatar URL').waitFor();
    expect(await page.locator(`img[src*="${port}"]`).count()).toBe(0);
    expect(asked).toEqual([]);
    spy.close();
  });

  it('[RT-38 part] open at their overview, beside roles and logs', async () => {
    const { id } = await addUser({ name: 'Tabbed Person' });
    await admin.open(`/users/${id}`);
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Tabbed Person' }).getByRole('link', { name });
    await tab('Overview').and(page.locator('[aria-current=page]')).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/users/${id}/settings`);
    await tab('Roles').click();
    await page.getByText('No roles yet').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/users/${id}/roles`);
    await tab('Logs').click();
    await row('Create user').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/users/${id}/logs`);
  });

  it('[PROD-10] are created with a password that is shown once, edited, and deleted by name', async () => {
    await admin.open('/users');
    await page.getByRole('link', { name: 'Create user' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.getByText('Enter at least one: username, email or phone number.').waitFor();
    await dialog.getByLabel('Username').fill('1wrong');
    await dialog.getByLabel(/^Name/).fill('Ada Lovelace');
    await dialog.getByText('must start with a letter or underscore').waitFor();
    await dialog.getByLabel('Username').fill('ada');
    await dialog.getByLabel('Email address').fill('ada@analytical.example');
    await admin.shoot('users-create');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.getByText('User Ada Lovelace created').waitFor();
    await admin.shoot('users-created');
    expect(await admin.listViolations()).toEqual([]);
    const password = (await dialog.locator('code').last().textContent()) ?? '';
    expect(password.length).toBeGreaterThan(16);
    expect((await signIn('ada', password)).status).toBe(200);

    await dialog.getByRole('link', { name: 'Open user' }).click();
    await page.getByRole('heading', { name: 'Ada Lovelace', exact: true }).waitFor();
    expect(await page.content()).not.toContain(password);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByLabel(/^Name/).fill('Ada King');
    await page.getByLabel('Given name').fill('Ada');
    await page.getByLabel('JSON').fill('{"plan": }');
    await page.getByText('3 unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Invalid JSON at line 1, column 10').waitFor();
    await admin.shoot('users-settings-refused');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByLabel('JSON').fill('{"plan": "gold"}');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: 'Ada King' }).waitFor();
    await page.reload();
    await page.getByLabel('Given name').waitFor();
    expect(await page.getByLabel('Given name').inputValue()).toBe('Ada');
    expect(JSON.parse(await page.getByLabel('JSON').inputValue())).toEqual({ plan: 'gold' });
    await admin.shoot('users-settings');

    await page.getByRole('button', { name: 'Actions for Ada King' }).click();
    await page.getByRole('menuitem', { name: 'Delete user' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByText('The user is signed out of 1 browser.').waitFor();
    await admin.shoot('users-delete');
    expect(await admin.listViolations()).toEqual([]);
    await confirm.getByRole('textbox').fill('Ada King');
    await confirm.getByRole('button', { name: 'Delete user' }).click();
    await page.getByText('Ada King was deleted.').waitFor();
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/users');
    expect((await signIn('ada', password)).status).toBe(422);
  });

  it('show at the field that another user already has the value', async () => {
    const taken = await addUser({ primaryEmail: 'taken@example.com' });
    const other = await addUser({ name: 'Other Person' });
    await admin.open(`/users/${other.id}/profile`);
    await page.getByLabel('Email address').fill('taken@example.com');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('This email address belongs to another user.').waitFor();
    expect(await page.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByLabel(/^Username/).fill(taken.username.toUpperCase());
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('This username belongs to another user.').waitFor();
    expect(await page.getByLabel(/^Username/).getAttribute('aria-invalid')).toBe('true');
    const { body: kept } = await call(getUser, { params: { userId: other.id } });
    expect(kept).toMatchObject({ username: other.username, primaryEmail: null });
  });

  it('show their linked accounts by provider name, and unlink them', async () => {
    const { id } = await addUser({ name: 'Lina Haddad' });
    await call(createConnector, {
      body: {
        id: 'github',
        connectorId: 'github-universal',
        config: { clientId: 'us', clientSecret: 'secret' },
        enableTokenStorage: true,
      },
    });
    const params = { userId: id, target: 'github' };
    await call(putUserIdentity, {
      params,
      body: { userId: '583231', details: { email: 'lina@github.example' } },
    });
    await tenant.keepTokens(id, { connectorId: 'github', target: 'github', identityId: '583231' });
    await admin.open(`/users/${id}`);
    await row('lina@github.example').getByText('Stored', { exact: true }).waitFor();
    expect(await admin.listViolations()).toEqual([]);
    await section('Linked accounts').scrollIntoViewIfNeeded();
    await admin.shoot('users-identities');
    const dialog = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Actions for GitHub' }).click();
    await page.getByRole('menuitem', { name: 'Delete stored tokens' }).click();
    await dialog.getByRole('button', { name: 'Delete stored tokens' }).click();
    await page.getByText('Stored', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for GitHub' }).click();
    await page.getByRole('menuitem', { name: 'Unlink' }).click();
    await dialog.getByText('The user can still sign in with a password.').waitFor();
    await admin.shoot('users-unlink');
    await dialog.getByRole('button', { name: 'Unlink' }).click();
    await section('Linked accounts').getByText('No linked accounts.').waitFor();
    expect((await call(getUserIdentity, { params })).status).toBe(404);
  });

  it('[PROD-15 part] show their second factors without secrets, which are removed one by one', async () => {
    const user = await addUser({ name: 'Noor Aziz' });
    const params = { userId: user.id };
    const session = await signIn(user.username);
    await admin.open(`/users/${user.id}`);
    await section('Second factors').getByText('No second factor.').waitFor();
    const made = await call(createUserMfaVerification, { params, body: { type: 'Totp' } });
    await call(createUserMfaVerification, { params, body: { type: 'BackupCode' } });
    await page.reload();
    await row('Backup codes').getByText('10 codes left').waitFor();
    expect(await page.content()).not.toContain(made.body.type === 'Totp' && made.body.secret);
    await section('Second factors').scrollIntoViewIfNeeded();
    await admin.shoot('users-factors');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Actions for Authenticator app' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Backup codes are removed, too').waitFor();
    await dialog.getByText('the user signs in with a password or code only').waitFor();
    await admin.shoot('users-factors-remove');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove factor' }).click();
    await section('Second factors').getByText('No second factor.').waitFor();
    expect((await call(listUserMfaVerifications, { params })).body).toEqual([]);
    expect(await session.holds()).toBe(false);
  });

  it('[OPEN-25 part] show their trusted devices, which are removed', async () => {
    const user = await addUser({ name: 'Ines Duarte' });
    await admin.open(`/users/${user.id}`);
    await section('Sessions').waitFor();
    expect(await section('Trusted devices').count()).toBe(0);
    await tenant.trustDevice(user.id);
    await page.reload();
    await section('Trusted devices').getByText('203.0.113.7').waitFor();
    await section('Trusted devices').scrollIntoViewIfNeeded();
    await admin.shoot('users-trusted-devices');
    expect(await admin.listViolations()).toEqual([]);
    await section('Trusted devices')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    // The page behind the dialog is hidden, which looks like being gone.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await section('Trusted devices').waitFor({ state: 'detached' });
    expect((await call(listUserTrustedDevices, { params: { userId: user.id } })).body).toEqual([]);
  });

  it('are suspended and reactivated, get a new password, and are signed out of sessions one by one', async () => {
    const user = await addUser({ name: 'Kofi Mensah' });
    const first = await signIn(user.username);
    await admin.open(`/users/${user.id}`);
    await section('Sessions').getByRole('row').nth(1).waitFor();
    await section('Authorized applications').getByRole('row').filter({ hasText: 'Storefront' }).waitFor();
    await section('Sessions').scrollIntoViewIfNeeded();
    await admin.shoot('users-sessions');
    await page.getByRole('button', { name: 'Actions for Storefront' }).last().click();
    await page.getByRole('menuitem', { name: 'Revoke access' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click();
    await page.getByText('No authorized applications.').waitFor();
    expect(await first.holds()).toBe(false);
    // The browser still has a session, without applications.
    await section('Sessions')
      .getByRole('button', { name: 'Actions for session without applications' })
      .click();
    await page.getByRole('menuitem', { name: 'End session' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
    await page.getByText('No active sessions.').waitFor();

    const second = await signIn(user.username);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend user' }).click();
    await admin.hears('Suspend user');
    await page.getByText('This user is suspended and can’t sign in.').waitFor();
    expect(await second.holds()).toBe(false);
    expect((await signIn(user.username)).status).toBe(401);
    await admin.shoot('users-suspended');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
    await page.getByText('This user is suspended and can’t sign in.').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Set password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Enter').click();
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog.getByText('Enter a password.').waitFor();
    await dialog.getByRole('textbox').fill('a new password');
    await admin.shoot('users-password');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog.getByText('Password set').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect((await signIn(user.username, 'a new password')).status).toBe(200);
    expect((await signIn(user.username)).status).toBe(422);
    await admin.open(`/users/${user.id}/logs`);
    await row('Revoke access of an application').getByText('Kofi Mensah, Storefront').waitFor();
  });

  it('get a link to set a password, by email or to copy, and have to replace their password', async () => {
    const user = await addUser({ name: 'Mei Tanaka', primaryEmail: 'mei@example.com' });
    await admin.open(`/users/${user.id}`);
    const password = section('Password');
    await password.getByRole('button', { name: 'Require new password' }).click();
    await password.getByText('has to choose a new password at the next sign-in').waitFor();
    expect((await call(getUser, { params: { userId: user.id } })).body.isPasswordExpired).toBe(true);
    await admin.shoot('users-password-required');
    expect(await admin.listViolations()).toEqual([]);
    await password.getByRole('button', { name: 'Cancel requirement' }).click();
    await password.getByRole('button', { name: 'Require new password' }).waitFor();

    await password.getByRole('button', { name: 'Send reset link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('To mei@example.com.').waitFor();
    await admin.shoot('users-link');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await dialog.getByText('We sent the link to mei@example.com.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await password.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Copy link').click();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText('It won’t be shown again.').waitFor();
    await admin.shoot('users-link-created');
    expect(await admin.listViolations()).toEqual([]);
    const link = (await dialog.locator('code').last().textContent()) ?? '';
    const visitor = await page.context().newPage();
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'Set a new password' }).waitFor();
    if (process.env.SCREENSHOTS)
      await visitor.screenshot({
        path: `${process.env.SCREENSHOTS}/password-link.png`,
        animations: 'disabled',
      });
    expect(await findViolations(visitor)).toEqual([]);
    await visitor.getByLabel('New password').fill('Another-Horse-43');
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await visitor.close();
    expect((await signIn(user.username, 'Another-Horse-43')).status).toBe(200);
  });

  it('[OPEN-42 part] are shown as blocked after too many wrong passwords, and unblocked', async () => {
    const user = await addUser({ name: 'Tomas Novak', primaryEmail: 'tomas@example.com' });
    await admin.open(`/users/${user.id}`);
    await section('Sessions').getByText('No active sessions.').waitFor();
    for (let count = 0; count < 10; count += 1) await signIn(user.username, 'wrong');
    expect((await signIn(user.username)).status).toBe(400);
    await page.reload();
    const banner = page.getByRole('alert').filter({ hasText: 'Sign-in is blocked until' });
    await banner.getByText(`Password, for ${user.username}`).waitFor();
    await admin.shoot('users-blocked');
    expect(await admin.listViolations()).toEqual([]);
    await banner.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByText('Unblock Tomas Novak?').waitFor();
    await admin.shoot('users-unblock');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    // Locators by role find nothing behind an open dialog.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await banner.waitFor({ state: 'detached' });
    expect((await signIn(user.username)).status).toBe(200);
    await admin.open(`/users/${user.id}/logs`);
    await row('Unblock user').waitFor();
  });

  it('show that they get no codes after too many requests, until they are unblocked', async () => {
    const email = 'wanda@example.com';
    const user = await addUser({ name: 'Wanda Sowa', primaryEmail: email });
    const forgotPasswordMethods = ['EmailVerificationCode' as const];
    expect((await call(updateSignInExperience, { body: { forgotPasswordMethods } })).status).toBe(200);
    const ask = async () => {
      const flow = await new TestBrowser(tenant).begin(clientId, 'ForgotPassword');
      return (await flow.sendCode('email', email, 'ForgotPassword')).status;
    };
    for (later of [0, 60_000, 120_000]) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    await admin.open(`/users/${user.id}`);
    const banner = page.getByRole('alert').filter({ hasText: 'No new code can be sent until' });
    await banner.getByText(`Too many codes were requested for ${email}.`).waitFor();
    await admin.shoot('users-codes-wait');
    expect(await admin.listViolations()).toEqual([]);
    await banner.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await banner.waitFor({ state: 'detached' });
    expect(await ask()).toBe(200);
  });

  it('[PROD-08 part] get roles from their page and from the role’s, and lose them', async () => {
    const user = await addUser({ name: 'Giulia Moretti' });
    const { body: role } = await call(createRole, {
      body: { name: `Clerk ${serial}`, description: 'Sees invoices' },
    });
    await admin.open(`/users/${user.id}/roles`);
    await page.getByRole('button', { name: 'Assign roles' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(role.name).check();
    await admin.shoot('users-assign-roles');
    expect(await admin.listViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Assign roles' }).click();
    await admin.hears('Assign roles');
    await row(role.name).waitFor();

    await admin.open(`/roles/${role.id}/users`);
    await row('Giulia Moretti').waitFor();
    await admin.shoot('role-users');
    await page.getByRole('button', { name: 'Actions for Giulia Moretti' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click();
    await page.getByText('No users yet').waitFor();
    await page.getByRole('button', { name: 'Assign users' }).first().click();
    await dialog.getByRole('searchbox').fill('Giulia');
    await dialog.getByRole('checkbox', { name: 'Giulia Moretti' }).check();
    await dialog.getByRole('button', { name: 'Assign users' }).click();
    await row('Giulia Moretti').waitFor();
    await call(addUserRoles, { params: { userId: user.id }, body: { roleIds: [role.id] } });
  });
});

describe('the list of users', () => {
  it('leads to imports: a file is uploaded and checked, then imported, with a report', async () => {
    await addUser({ primaryEmail: 'known@example.com' });
    await admin.open('/users');
    await page.getByRole('link', { name: 'Imports' }).click();
    await page.getByText('No imports yet').waitFor();
    await page.getByRole('link', { name: 'Import users' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const users = Array.from({ length: 30 }, (_, at) => ({
      id: `source|${at}`,
      primaryEmail: `moved${at}@example.com`,
    }));
    const file = [...users, { primaryEmail: 'known@example.com' }, { username: 'no way' }];
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'users.jsonl',
      mimeType: 'application/json',
      buffer: Buffer.from(file.map((user) => JSON.stringify(user)).join('\n')),
    });
    await dialog.getByText('users.jsonl').waitFor();
    await admin.shoot('imports-create');
    await dialog.getByRole('button', { name: 'Upload and check' }).click();
    await page.getByText('Checking the file').waitFor();
    await runUserImports(server.runtime);
    await page.getByText('30 users can be imported').waitFor();
    await page.getByText('2 rows are rejected').waitFor();
    await page.getByRole('button', { name: 'Result' }).click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    await page.getByText('Email address in use').waitFor();
    await page.getByText('Username not allowed').waitFor();
    await admin.shoot('imports-checked');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Import 30 users' }).click();
    await page.getByText('Importing users').waitFor();
    await runUserImports(server.runtime);
    await page.getByText('30 users imported').waitFor();
    await page.getByText('Email address in use').waitFor();
    await admin.shoot('imports-completed');
    await page.getByRole('link', { name: 'Show users' }).click();
    await page.getByRole('searchbox').fill('source|29');
    await row('moved29@example.com').waitFor();
  });

  it('[VIEW-15] is searched and paged, with both in the URL', async () => {
    for (let number = 1; number <= 23; number += 1)
      await addUser({
        name: `Crowd ${String(number).padStart(2, '0')}`,
        primaryEmail: `crowd${number}@example.com`,
      });
    await admin.open('/users');
    await page.getByRole('searchbox').fill('CROWD');
    await page.getByText('1–20 of 23').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/users?search=CROWD');
    await admin.shoot('users-list');
    expect(await admin.listViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('21–23 of 23').waitFor();
    await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe('/users?search=CROWD&page=2');
    await page.reload();
    await row('Crowd 01').waitFor();
    await page.goBack();
    await row('Crowd 23').waitFor();
    await page.getByRole('searchbox').fill('crowd17@');
    await row('Crowd 23').waitFor({ state: 'detached' });
    await row('Crowd 17').waitFor();
    await page.getByRole('searchbox').fill('unknown user');
    await page.getByText('No results for “unknown user”').waitFor();
    await admin.shoot('users-nothing-found');
    const { headers } = await call(listUsers);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByText(`of ${headers.get('total-number')}`).waitFor();
  });

  it('shows the failure with the request ID, and a retry works', async () => {
    const { username } = await addUser();
    let asked = 0;
    await page.route(`${tenant.origin}/api/users?**`, (route) => {
      asked += 1;
      return route.fulfill({
        status: 400,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'x-request-id',
          'x-request-id': 'abc123',
        },
        json: { code: 'request.general', message: 'Something went wrong on the server.' },
      });
    });
    await admin.open('/users');
    await page.getByText('Something went wrong on the server.').waitFor();
    await page.getByText('abc123').waitFor();
    await admin.shoot('users-failed');
    expect(await admin.listViolations()).toEqual([]);
    // The console has retried automatically three times (API-42).
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(4);
    await page.unroute(`${tenant.origin}/api/users?**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(username).waitFor();
  });
});

describe('users in dark mode, in a small window', () => {
  let dark: ConsoleBrowser;

  beforeAll(async () => {
    dark = await openConsole(server, { colorScheme: 'dark', viewport: { width: 1024, height: 768 } });
  });
  afterAll(() => dark?.close());

  it.each([
    ['list', (_id: string) => '/users', 'Dark Person'],
    ['create', (_id: string) => '/users/create', 'Create user'],
    ['overview', (id: string) => `/users/${id}/settings`, 'Sessions'],
    ['roles', (id: string) => `/users/${id}/roles`, 'No roles yet'],
    ['logs', (id: string) => `/users/${id}/logs`, 'Create user'],
  ])('the %s has no axe violations and no overflow', async (name, pathOf, text) => {
    const { id } = await addUser({ name: 'Dark Person', primaryEmail: `dark_${name}@example.com` });
    await dark.open(pathOf(id));
    // The list below the dialog also contains the text "Create user".
    const part = name === 'create' ? dark.page.getByRole('dialog') : dark.page;
    await part.getByText(text).first().waitFor();
    await expect.poll(() => dark.page.locator('[aria-busy=true]').count()).toBe(0);
    await dark.shoot(`dark-users-${name}`);
    expect(await dark.listViolations()).toEqual([]);
    const [scrolled, seen] = await dark.page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
  });
});
