import { mkdir } from 'node:fs/promises';
import { createProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { getUser } from '@gatehouse/contract/users/endpoints';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountFields } from '@gatehouse/contract/account-access';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { packs } from '@gatehouse/phrases/sign-in/languages';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';
import { insertTrustedDevice } from '../../apps/server/src/mfa/trusted-devices.ts';
import { openAccountCenter } from '../support/account.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { codeWays } from '../support/ways-in.ts';

let pages: SignInPages;
let provider: SocialProvider;
let visit: TestVisit;
let email: string;
let userId: string;
let serial = 0;
let later = 0;

const settings = {
  ...codeWays,
  mfa: {
    factors: ['Totp' as const, 'WebAuthn' as const, 'BackupCode' as const],
    policy: 'NoPrompt' as const,
  },
};

/** All languages, four for each test: each is checked with axe. */
const tags = Object.keys(packs);
const languages = tags.flatMap((_, at) => (at % 4 === 0 ? [tags.slice(at, at + 4)] : []));

/** Users have a second factor, and aren't asked for it in browsers that the tenant remembers. */
const adaptive = {
  mfa: { factors: ['Totp' as const], policy: 'PromptAtSignInAndSignUpMandatory' as const },
  adaptiveMfa: { enabled: true },
};

beforeAll(async () => {
  provider = await startSocialProvider();
  pages = await SignInPages.start({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => Date.now() + later,
  });
});
beforeEach(async () => {
  later = 0;
  visit = await pages.createVisit(settings);
  await openAccountCenter(visit.tenant, { deleteAccountUrl: 'https://example.com/delete-account' });
  email = `ada.${(serial += 1)}@example.com`;
  const user = {
    primaryEmail: email,
    username: `ada_${serial}`,
    name: 'Ada Lovelace',
    password: goodPassword,
  };
  userId = await createUser(pages.server.runtime, visit.tenant.id, user);
});
afterEach(() => pages.closeContexts());
afterAll(async () => {
  await pages?.stop();
  await provider?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const read = async () => (await visit.call(getUser, { params: { userId } })).body;
const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();

const hidden = Object.fromEntries(accountFields.map((field) => [field, 'Off' as const]));

/** Opens the account page in a new browser, and enters the password on the way. */
async function enter(options: BrowserContextOptions = {}, rest = ''): Promise<Page> {
  const page = await (await pages.openContext(options)).newPage();
  await page.goto(`${visit.tenant.origin}/account${rest}`);
  await page.getByRole('textbox').first().fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
  await page.keyboard.press('Enter');
  return page;
}

/** Opens the account page in a new browser, and signs in on the way. */
async function openAccount(options: BrowserContextOptions = {}, hash = ''): Promise<Page> {
  const page = await enter(options, hash);
  await section(page, 'Profile').waitFor();
  return page;
}

/** Pictures of a screen, if asked for, on a phone and a desktop, in both color schemes. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectNoFault(page, `${name} at ${width} px, ${colorScheme}`);
      if (!folder) continue;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: null });
}

describe('the account page', () => {
  it('shows the account after the tenant’s sign-in, and changes name, username and password', async () => {
    const { body: acme } = await visit.call(createOrganization, { body: { name: 'Acme' } });
    await visit.call(addMembers, { params: { id: acme.id }, body: { userIds: [userId] } });
    const { body: role } = await visit.call(createOrganizationRole, { body: { name: 'billing' } });
    const params = { id: acme.id, userId };
    await visit.call(addMemberRoles, { params, body: { organizationRoleIds: [role.id] } });
    await openAccount({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    const page = await openAccount();
    expect(page.url()).toBe(`${visit.tenant.origin}/account`);
    await section(page, 'Where you’re signed in').getByText('This browser').waitFor();
    await section(page, 'Where you’re signed in').getByText('Firefox 140, Windows').waitFor();
    await section(page, 'Organizations').getByRole('listitem').filter({ hasText: 'billing' }).waitFor();
    await look(page, 'account');
    await press(page, 'Add: Name');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada King');
    await look(page, 'name');
    await page.keyboard.press('Enter');
    await saved(page);
    await section(page, 'Profile').getByText('Ada King').waitFor();

    await press(page, 'Change: Username');
    await page.getByRole('textbox', { name: 'Username' }).fill('1');
    await press(page, 'Save');
    await page.getByText('Start with a letter').waitFor();
    await page.getByRole('textbox', { name: 'Username' }).fill('countess');
    await press(page, 'Save');
    await section(page, 'Sign-in').getByText('countess').waitFor();

    await press(page, 'Change: Password');
    await page.getByRole('textbox', { name: 'Password' }).fill('Another-Horse-43');
    await look(page, 'password');
    await press(page, 'Save');
    await saved(page);
    // The other browser is signed out, and isn't listed any more.
    const sessions = section(page, 'Where you’re signed in');
    await sessions.getByText('This browser').waitFor();
    await expect.poll(() => sessions.getByText('Firefox 140, Windows').count()).toBe(0);
    expect(await read()).toMatchObject({ name: 'Ada King', username: 'countess' });
  });

  it('traps G11: shows and changes the tenant’s own profile fields, as plain text, with the checks of the registration', async () => {
    const fields: BodyOf<typeof createProfileField>[] = [
      { name: 'birthdate', type: 'Date', required: false, config: { format: 'dd/MM/yyyy' } },
      {
        name: 'size',
        label: 'T-shirt size',
        type: 'Select',
        required: true,
        config: {
          options: [
            { value: 'S', label: 'Small' },
            { value: 'L', label: 'Large' },
          ],
        },
      },
      {
        name: 'badge',
        label: 'Badge number',
        description: 'On the <b>back</b> of your badge',
        type: 'Regex',
        required: false,
        config: { format: String.raw`^[A-Z]\d{4}$` },
      },
      {
        name: 'news',
        label: 'Newsletter',
        type: 'Checkbox',
        required: false,
        config: { defaultValue: 'false' },
      },
      { name: 'hidden', label: 'Hidden', type: 'Text', required: false },
    ];
    for (const body of fields) expect((await visit.call(createProfileField, { body })).status).toBe(201);
    await openAccountCenter(visit.tenant, {
      profileFields: ['size', 'birthdate', 'badge', 'news'].map((name) => ({ name })),
    });
    const page = await openAccount();
    const labels = section(page, 'Profile').locator('.row-label');
    expect(await labels.allTextContents()).toEqual([
      'Picture',
      'Name',
      'T-shirt size',
      'Date of birth',
      'Badge number',
      'Newsletter',
    ]);
    await press(page, 'Add: T-shirt size');
    await press(page, 'Save');
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('combobox', { name: 'T-shirt size' }).selectOption('Large');
    await press(page, 'Save');
    await section(page, 'Profile').getByText('Large').waitFor();
    await press(page, 'Add: Badge number');
    await page.getByText('On the <b>back</b> of your badge').waitFor();
    await page.getByRole('textbox', { name: 'Badge number' }).fill('b12');
    await press(page, 'Save');
    await page.getByText('The format is invalid.').waitFor();
    await look(page, 'profile-field');
    await page.getByRole('textbox', { name: 'Badge number' }).fill('B1234');
    await press(page, 'Save');
    await section(page, 'Profile').getByText('B1234').waitFor();
    await press(page, 'Add: Date of birth');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('1985-12-10');
    await press(page, 'Save');
    await section(page, 'Profile').getByText('10/12/1985').waitFor();
    await press(page, 'Add: Newsletter');
    await page.getByRole('checkbox', { name: 'Newsletter' }).check();
    await press(page, 'Save');
    await section(page, 'Profile').getByText('Yes', { exact: true }).waitFor();
    await look(page, 'profile-fields');
    expect(await read()).toMatchObject({
      customData: { size: 'L', badge: 'B1234', news: true },
      profile: { birthdate: '10/12/1985' },
    });
  });

  it('adds an email address by a code, and asks who the user is once the sign-in is old', async () => {
    const page = await openAccount();
    later = 11 * 60_000;
    await page.reload();
    await section(page, 'Where you’re signed in').getByText('Verify it’s you to see this').waitFor();
    await press(page, 'Change: Email address');
    await dialog(page, 'Verify it’s you').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password');
    await look(page, 'verify');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await press(page, 'Change: Email address');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-42');
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Email address' }).fill('new@example.com');
    await page.keyboard.press('Enter');
    await look(page, 'code');
    await page.getByRole('textbox', { name: 'Code' }).fill(await visit.readCode('new@example.com'));
    await saved(page);
    await section(page, 'Sign-in').getByText('new@example.com').waitFor();
    expect((await read()).primaryEmail).toBe('new@example.com');
    await section(page, 'Where you’re signed in').getByText('This browser').waitFor();
  });

  it('sets up an authenticator app, backup codes and a named passkey, and removes them', async () => {
    const page = await openAccount();
    await addAuthenticator(page);
    await press(page, 'Add: Authenticator app');
    const secret = (await page.locator('.secret code').textContent()) ?? '';
    await look(page, 'totp');
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(totpCode(secret, Math.floor((Date.now() + later) / 30_000)));
    await saved(page);
    await press(page, 'Add: Backup codes');
    await look(page, 'backup-codes');
    await press(page, 'I’ve saved them');
    await page.getByText('Codes left: 10').waitFor();
    await press(page, 'Add: Passkey');
    await page.getByRole('textbox', { name: 'Passkey name' }).fill('Blue key');
    await press(page, 'Save');
    await section(page, 'Passkeys').getByText('Blue key').waitFor();
    await press(page, 'Rename: Blue key');
    await page.getByRole('textbox', { name: 'Passkey name' }).fill('Red key');
    await press(page, 'Save');
    await section(page, 'Passkeys').getByText('Red key').waitFor();
    await look(page, 'factors');
    // The passkey also verifies the user.
    later = 11 * 60_000;
    await page.evaluate(() => sessionStorage.clear());
    // The sections that need a verification try the sign-in while the user already asks for the removal.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/verifications/sign-in', async (route) => {
      await pressed;
      await route.continue();
    });
    const tried = page.waitForRequest('**/api/verifications/sign-in');
    await page.reload();
    await tried;
    await press(page, 'Remove: Red key');
    answer();
    await press(page, 'Use a passkey or security key');
    await press(page, 'Continue');
    await dialog(page, 'Remove: Red key').waitFor();
    await press(page, 'Remove');
    await expect.poll(() => section(page, 'Passkeys').getByText('Red key').count()).toBe(0);
    await press(page, 'Remove: Authenticator app');
    // The backup codes go with the last other factor.
    await page.getByText('Your backup codes will be removed, too.').waitFor();
    await press(page, 'Remove');
    await page.getByRole('button', { name: 'Add: Backup codes' }).waitFor();
  });

  it('links an account of a provider, and unlinks it', async () => {
    provider.redirectUris.push(`${visit.tenant.origin}/callback/acme`);
    const config = { ...provider.config };
    const metadata = { target: 'acme', name: { en: 'Acme' } };
    const body = { id: 'acme', connectorId: 'oidc', config, metadata };
    expect((await visit.call(createConnector, { body })).status).toBe(200);
    const offered = { socialSignInConnectorTargets: ['acme'] };
    expect((await visit.call(updateSignInExperience, { body: offered })).status).toBe(200);
    provider.person = { sub: 'ada', email: 'ada@acme.example', email_verified: true };
    const page = await openAccount();
    await press(page, 'Link: Acme');
    await section(page, 'Linked accounts').getByText('ada@acme.example').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    await look(page, 'linked');
    expect((await read()).identities).toHaveProperty('acme');
    await press(page, 'Unlink: Acme');
    await press(page, 'Unlink');
    await page.getByRole('button', { name: 'Link: Acme', exact: true }).waitFor();
    expect((await read()).identities).toEqual({});
  });

  it('signs out by the link at its top, which ends the session', async () => {
    const page = await openAccount();
    await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
    await expect
      .poll(async () => {
        const { rows } = await pages.server.runtime.database.pool.query(
          `select 1 from oidc_instances where tenant_id = $1 and model = 'Session' and account_id = $2`,
          [visit.tenant.id, userId],
        );
        return rows.length;
      })
      .toBe(0);
    await page.goto(`${visit.tenant.origin}/account`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sign-in');
  });

  it('ends sessions in other browsers, and takes back the access of an application', async () => {
    const other = await openAccount({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    await other.goto(visit.authorizeUrl());
    await pages.isBack(other);
    const page = await openAccount();
    const [sessions, applications] = [
      section(page, 'Where you’re signed in'),
      section(page, 'Applications with access'),
    ];
    await sessions.getByText('Firefox 140, Windows').waitFor();
    await applications.getByRole('button').waitFor();
    await look(page, 'sessions');
    await applications.getByRole('button').click();
    await dialog(page, 'Remove access').getByRole('button', { name: 'Remove access' }).click();
    await applications.getByText('No applications have access').waitFor();
    await press(page, 'Sign out: Firefox 140, Windows');
    await dialog(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => sessions.getByText('Firefox 140, Windows').count()).toBe(0);
    await other.goto(`${visit.tenant.origin}/account`);
    await expect.poll(() => new URL(other.url()).pathname).toBe('/sign-in');
  });

  it('shows the browsers that the tenant remembers, and forgets one and all', async () => {
    expect((await visit.call(updateSignInExperience, { body: adaptive })).status).toBe(200);
    const factor = { params: { userId }, body: { type: 'Totp' as const } };
    const made = await visit.call(createUserMfaVerification, factor);
    const secret = made.body.type === 'Totp' ? made.body.secret : '';
    const place = { ip: '203.0.113.7', country: null, latitude: null, longitude: null };
    const ofOthers = ['(Windows NT 10.0) Firefox/140.0', '(Macintosh) Firefox/142.0'];
    await pages.server.runtime.database.tenant(visit.tenant.id, async (db) => {
      for (const agent of ofOthers) {
        const device = { userId, secretHash: agent, userAgent: `Mozilla/5.0 ${agent}`, ...place };
        await insertTrustedDevice(db, { ...device, now: Date.now() });
      }
    });
    const page = await enter();
    const code = totpCode(secret, Math.floor((Date.now() + later) / 30_000));
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await press(page, 'Remember');
    const devices = section(page, 'Remembered browsers');
    await devices.getByText('Firefox 140, Windows').waitFor();
    await look(page, 'devices');
    await press(page, 'Remove: Firefox 140, Windows');
    await dialog(page, 'Remove: Firefox 140, Windows').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await press(page, 'Remove all browsers');
    await dialog(page, 'Remove all browsers').getByRole('button', { name: 'Remove' }).click();
    await devices.getByText('No remembered browsers.').waitFor();
    const again = await enter({ storageState: await page.context().storageState() }, '?sign-in');
    await again.getByRole('heading', { name: 'Verify it’s you' }).waitFor();
  });

  it('shows and changes only what the account center allows', async () => {
    const fields = { ...hidden, name: 'ReadOnly' as const, email: 'Edit' as const };
    await openAccountCenter(visit.tenant, { fields, deleteAccountUrl: null });
    const page = await openAccount();
    await section(page, 'Sign-in').getByText(email).waitFor();
    expect(await page.getByRole('region').count()).toBe(2);
    expect(await section(page, 'Profile').getByRole('button').count()).toBe(0);
    expect(await section(page, 'Profile').getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Change: Email address' }).waitFor();
    await look(page, 'restricted');
    await openAccountCenter(visit.tenant, { fields: hidden });
    await page.reload();
    await page.getByText('This is turned off here.').waitFor();
  });

  it('works by keyboard alone: dialogs open and close, and the focus returns', async () => {
    const page = await openAccount();
    const name = page.getByRole('button', { name: 'Add: Name', exact: true });
    for (
      let steps = 0;
      steps < 10 && !(await name.evaluate((it) => it === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page, 'Name').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await name.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ada King');
    await page.keyboard.press('Enter');
    await saved(page);
    expect((await read()).name).toBe('Ada King');
  });

  it('says what failed, and keeps what was typed', async () => {
    const page = await openAccount();
    await page.route('**/api/my-account', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await press(page, 'Add: Name');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada King');
    await press(page, 'Save');
    await page.getByRole('alert').getByText('Something went wrong').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada King');
    await page.route('**/api/my-account', (route) => route.abort());
    await page.reload();
    await page.getByText('Your account couldn’t be loaded.').waitFor();
    await look(page, 'failed');
    await page.unroute('**/api/my-account');
    await press(page, 'Try again');
    await section(page, 'Profile').waitFor();
  });

  it('is at most 120 KB', async () => {
    const page = await openAccount();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${visit.tenant.origin}/account`, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThan(120 * 1024);
  });

  it.each(languages)('is in %s, %s, %s and %s, from 360 px', async (...tags) => {
    const page = await openAccount({ viewport: { width: 360, height: 740 } });
    expect((await visit.call(updateSignInExperience, { body: adaptive })).status).toBe(200);
    for (const tag of tags) {
      await page.setExtraHTTPHeaders({ 'accept-language': tag });
      await page.goto(`${visit.tenant.origin}/account`);
      await page.locator('#sessions .row').waitFor();
      await page.locator('#devices').waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
      expect(await page.locator('body').innerText()).not.toMatch(/\b(account|field|error)\.[a-z_]+|\{\w+\}/);
      await expectNoFault(page, tag);
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/language-${tag}.png`, fullPage: true });
    }
  });
});
