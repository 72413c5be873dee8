import { adminTenantId } from '@gatehouse/contract/common';
import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { createTenant, listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Account, createAccount } from '../support/cloud.ts';
import { readCode } from '../support/messages.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { makeMember } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { addAdminConnector, type SocialProvider, startSocialProvider } from '../support/social.ts';

let server: TestServer;
let provider: SocialProvider;
let browser: Browser;
let page: Page;
/** Administers Southwind. */
let bob: Account;
let southwind: string;
/** Looks at the start, the tenant’s settings and the profile, one after another. */
let fred: Account;

beforeAll(async () => {
  provider = await startSocialProvider();
  server = await startTestServer({
    database: 'journey_cloud_people',
    environment: { EDITION: 'cloud', PLATFORM_OUTBOUND_ALLOW: '127.0.0.1' },
  });
  provider.redirectUris.push(`${server.tenant(adminTenantId).origin}/console/handle-social`);
  await addAdminConnector(server.runtime, provider);
  bob = await createAccount(server);
  southwind = await create(bob, 'Southwind');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.stop();
});

const create = async ({ platform }: Account, name: string, tag?: 'production') =>
  (await platform(createTenant, { body: { name, tag } })).body.id;
const start = () => `${server.tenant(adminTenantId).origin}/console`;
const path = () => page.url().replace(start(), '');
const open = (to: string) => page.goto(start() + to);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const confirmation = () => page.getByRole('alertdialog');
/** Pictures of the page as it is, at two widths, in light and dark. */
async function shoot(name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${process.env.SCREENSHOTS}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, animations: 'disabled' });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}
const expectAccessible = async () => expect(await findViolations(page)).toEqual([]);

/** Opens a page in a new browser without a session. */
async function openAlone(to: string): Promise<void> {
  await page?.context().close();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await open(to);
  await page.waitForURL(/\/(sign-in|register)/);
}
/** Completes the sign-in that is shown. */
async function signInAs(account: Account): Promise<void> {
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  await page.goto(await finishFlow(server.runtime, server.tenant(adminTenantId), flow, account.id));
}
async function enter(account: Account, to: string): Promise<void> {
  await openAlone(to);
  await signInAs(account);
}
const invite = async (account: Account): Promise<string> => {
  const members = await bob.members(southwind);
  const body = { invitee: [String(account.email)], roleName: 'collaborator' as const };
  const made = await members(createTenantInvitations, { params: { tenantId: southwind }, body });
  return made.body[0]?.id ?? '';
};

describe('a newcomer', () => {
  it('[GUARD-06] [IDX-02] [OPEN-61 part] is sent to the onboarding from the start and from a tenant, but not from an invitation or the profile', async () => {
    const carol = await createAccount(server, { isNew: true });
    const own = await create(carol, 'Own');
    await enter(carol, '/');
    await page.waitForURL(`${start()}/onboarding`);
    await open(`/${own}/users`);
    await page.waitForURL(`${start()}/onboarding`);
    await open('/profile');
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor();
    await invite(carol);
    await open('/');
    await page.getByRole('heading', { name: 'find your tenants' }).waitFor({ state: 'attached' });
    expect(page.url()).not.toContain('/onboarding');
  });

  it('[PROD-19] [INV-01] [INV-02] [INV-03] [GUARD-03] [GUARD-10] [OPEN-61] registers for an invitation, joins, and works in the tenant', async () => {
    const dora = await createAccount(server, { isNew: true });
    const id = await invite(dora);
    await openAlone(`/accept/${id}`);
    expect(page.url()).toContain('/register');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
    });
    await signInAs(dora);
    await page.getByRole('heading', { name: 'Join Southwind' }).waitFor({ state: 'attached' });
    expect(visited).toContain('/console/callback');
    await expectAccessible();
    await shoot('accept');
    const sent = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().endsWith(`/api/invitations/${id}/status`),
    );
    await button('Join').click();
    expect((await sent).postDataJSON()).toEqual({ status: 'accepted' });
    await page.waitForURL(`${start()}/${southwind}/get-started`);
    await button('Tenant: Southwind').waitFor();
    await open(`/accept/${id}`);
    await page.getByText('This invitation was already accepted').first().waitFor({ state: 'attached' });
    await expectAccessible();
    await shoot('accept-ended');
    await page.getByRole('link', { name: 'Open Southwind' }).click();
    await page.waitForURL(`${start()}/${southwind}/get-started`);
    await open('/accept/unknown');
    await page.getByText('Invitation not found').first().waitFor({ state: 'attached' });
    await shoot('accept-unknown');
  });

  it('[INV-04] [INV-05] [INV-06] [INV-07] opens the invitation of someone else, and switches the account', async () => {
    const emma = await createAccount(server, { isNew: true });
    const id = await invite(emma);
    await open(`/accept/${id}`);
    await page.getByText('This invitation is for another account').first().waitFor({ state: 'attached' });
    await expectAccessible();
    await shoot('accept-other');
    await button('Switch account').click();
    await page.waitForURL(/\/(sign-in|register)\?/);
    await signInAs(emma);
    await page.waitForURL(`${start()}/accept/${id}`);
    await button('Join').click();
    await page.waitForURL(`${start()}/${southwind}/get-started`);
  });
});

describe('the start', () => {
  it('[IDX-01] [IDX-03] [IDX-08] [IDX-09] [GUARD-05] loads, and shows how to create a tenant if there is none', async () => {
    fred = await createAccount(server);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const hold = async (route: Route) => {
      await held;
      await route.continue();
    };
    await openAlone('/');
    await page.route('**/api/tenants', hold);
    await signInAs(fred);
    await page.locator('.loading-screen[aria-busy=true]').waitFor();
    release();
    await page.getByText('A tenant has its own users').waitFor();
    await shoot('landing');
    await page.getByRole('link', { name: 'Create tenant' }).click();
    await dialog().getByLabel('Name').waitFor();
    const [first, second] = [await create(fred, 'First'), await create(fred, 'Second')];
    const me = page.waitForResponse((response) => new URL(response.url()).pathname === '/me');
    await open('/');
    await page.waitForURL(`${start()}/${first}/get-started`);
    await me;
    // The saved tenant opens from now on; it is deleted, and the first one opens again.
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') reads.push(new URL(request.url()).pathname);
    });
    await button('Tenant: First').click();
    reads.length = 0;
    await page.getByRole('menuitemradio', { name: 'Second Development' }).click();
    await page.waitForURL(`${start()}/${second}/get-started`);
    await button('Tenant: Second').waitFor();
    // GUARD-16: the user is not read again.
    expect(reads).toContain('/api/tenants');
    expect(reads.filter((one) => one === '/me' || one.includes('.well-known'))).toEqual([]);
  });

  it('[RT-07] [LAY-04] [LAY-10] [LAY-18] [GUARD-16] [TEN-09] has every area in the sidebar, and the tenant’s settings last', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    expect(await sidebar.locator('section').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      'Overview',
      'Authentication',
      'Authorization',
      'Users',
      'Developer',
      'Tenant',
    ]);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Help' }).waitFor();
    expect(await bar.getByText(/^v\d/).count()).toBe(0);
    const links = await sidebar.getByRole('link').all();
    expect(links).toHaveLength(17);
    await links.at(-1)?.click();
    await page.waitForURL(/\/tenant-settings\/settings$/);
  });
});

describe('the settings of a tenant', () => {
  it('[RT-29] [RT-30] [RT-31 part] [RT-32] [RT-34] [TEN-08 part] [OPEN-67 part] are tabs, renames and deletes the tenant', async () => {
    const tenantId = path().split('/')[1] ?? '';
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(
      await page.getByRole('navigation', { name: 'Tenant settings' }).getByRole('link').allInnerTexts(),
    ).toEqual(['Settings', 'Administrators', 'Invitations', 'Custom domains', 'Export']);
    await page.getByText(tenantId).first().waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Third');
    await button('Save changes').click();
    await button('Tenant: Third').waitFor();
    await expectAccessible();
    await shoot('tenant-settings');
    await page.getByRole('link', { name: 'Administrators' }).click();
    await button('Leave tenant').click();
    await confirmation().getByText('You’re the only admin').waitFor();
    await page.keyboard.press('Escape');
    await shoot('tenant-members');
    await page.getByRole('link', { name: 'Custom domains' }).click();
    await page.getByRole('link', { name: 'Add domain' }).first().waitFor();
    // A tenant that is paid for isn't deleted.
    await server.runtime.database.query(`update tenants set plan_id = 'pro' where id = $1`, [tenantId]);
    await open(`/${tenantId}/tenant-settings`);
    await page.waitForURL(/tenant-settings\/settings$/);
    await button('Delete tenant').click();
    await confirmation().getByText('It has a paid plan').waitFor();
    await shoot('tenant-blocked');
    await page.keyboard.press('Escape');
    await server.runtime.database.query(`update tenants set plan_id = 'dev' where id = $1`, [tenantId]);
    await page.reload();
    await button('Delete tenant').click();
    await confirmation().getByRole('textbox').fill('Third');
    await shoot('tenant-delete');
    await confirmation().getByRole('button', { name: 'Delete tenant' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/get-started') && !url.pathname.includes(tenantId));
    await button('Tenant: First').waitFor();
  });

  /** A collaborator, and afterwards a member without any permission. */
  let gina: Account;

  it('[TEN-08] [ROLE-09] [ROLE-10] [RT-33] are only the members for a collaborator, who can leave', async () => {
    gina = await createAccount(server);
    await makeMember(server.runtime, southwind, gina.id, 'collaborator');
    await enter(gina, `/${southwind}/tenant-settings`);
    await page.waitForURL(`${start()}/${southwind}/tenant-settings/members`);
    await page.getByRole('row', { name: String(gina.email) }).waitFor();
    expect(await page.getByRole('link', { name: 'Invitations' }).count()).toBe(0);
    await open(`/${southwind}/tenant-settings/settings`);
    await page.waitForURL(`${start()}/${southwind}/tenant-settings/members`);
    await open(`/${southwind}/tenant-settings/members/invitations`);
    await page.getByText('page not found').waitFor();

    // GUARD-13: the server names a permission that the sign-in has not granted.
    await page.route('**/members/*/scopes', (route) =>
      route.fulfill({ json: [{ name: 'read:data' }, { name: 'manage:tenant' }] }),
    );
    await open(`/${southwind}/roles`);
    await page.waitForURL(/\/sign-in\?/);
    await page.unrouteAll();
    await signInAs(gina);
    await page.waitForURL(`${start()}/${southwind}/roles`);
    await page.getByRole('link', { name: 'Tenant settings' }).click();
    await button('Leave tenant').click();
    await confirmation().getByRole('button', { name: 'Leave' }).click();
    await page.getByText('A tenant has its own users').waitFor();
  });

  it('[GUARD-12] [GUARD-13] a tenant in which the account may do nothing is not opened, and not opened again', async () => {
    const own = await create(gina, 'Own');
    await makeMember(server.runtime, southwind, gina.id, 'viewer');
    await open(`/${own}/get-started`);
    await button('Tenant: Own').waitFor();
    await page.route(`**/tenants/${own}/members/*/scopes`, (route) => route.fulfill({ json: [] }));
    await open(`/${own}/roles`);
    await page.waitForURL(`${start()}/${southwind}/get-started`);
    await button('Tenant: Southwind').click();
    await page.getByRole('menuitemradio', { name: /Southwind/ }).waitFor();
    expect(await page.getByRole('menuitemradio').allInnerTexts()).toEqual([
      expect.stringMatching('Southwind'),
    ]);
  });
});

describe('the profile', () => {
  const newEmail = 'fred.new@northwind.example';
  let sole: string | undefined;

  it('[PROD-21] [PRF-01] [PRF-03] [PRF-04] [PRF-09] [PRF-10] [OPEN-31 part] links and unlinks a social account in a pop-up', async () => {
    // What is deleted with the account, and what isn't.
    const { body: own } = await fred.platform(listTenants);
    sole = own[0]?.id;
    await makeMember(server.runtime, await create(fred, 'Shared'), bob.id, 'admin');
    await enter(fred, '/profile');
    await page.getByRole('heading', { name: 'Linked accounts' }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Profile information',
      'Linked accounts',
      'Password',
      'Second factors',
      'Delete account',
    ]);
    provider.person = { sub: 'fred', email: 'fred@acme.example', email_verified: true };
    const popup = page.waitForEvent('popup');
    await button('Link Acme').click();
    const window = await popup;
    const closed = window.waitForEvent('close');
    await page.getByText('fred@acme.example').waitFor();
    await closed;
    await expectAccessible();
    await shoot('profile');
    await button('Unlink Acme').click();
    await confirmation().getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('fred@acme.example').waitFor();
    await button('Unlink Acme').click();
    await confirmation().getByRole('button', { name: 'Unlink' }).click();
    await button('Link Acme').waitFor();
    // The same account belongs to someone else.
    await server.runtime.database.query(
      `update users set identities = '{"acme": {"userId": "fred", "details": {}}}' where tenant_id = 'admin' and id = $1`,
      [bob.id],
    );
    const second = page.waitForEvent('popup');
    await button('Link Acme').click();
    await confirmation().getByText('The account wasn’t linked').waitFor();
    await second;
    await shoot('profile-in-use');
    await confirmation().getByRole('button').last().click();
  });

  it('[RT-02 part] [RT-03] [PRF-08] changes the email address with codes, and opens no step without the one before', async () => {
    for (const step of ['link-email', 'verification-code']) {
      await open(`/profile/${step}`);
      await page.waitForURL(`${start()}/profile`);
    }
    const enterCode = async (address: string) => {
      await page.getByText(address).first().waitFor();
      await page.getByRole('textbox', { name: 'Code' }).fill(await readCode(server, adminTenantId, address));
      await button('Continue').click();
    };
    await button('Change the email address').click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await expectAccessible();
    await shoot('profile-code');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await button('Continue').click();
    await page.locator('[aria-invalid=true]').waitFor();
    await enterCode(String(fred.email));
    await page.getByRole('heading', { name: 'Change your email address' }).waitFor();
    const field = page.getByRole('textbox', { name: 'New email address' });
    await field.fill('fred');
    await button('Send code').click();
    await page.getByText('Enter an email address.').waitFor();
    await field.fill(newEmail);
    await shoot('profile-email');
    await button('Send code').click();
    await enterCode(newEmail);
    await page.waitForURL(`${start()}/profile`);
    await page.locator('.linked-name').getByText(newEmail).waitFor();
  });

  it('[PRF-11] [PRF-12] [PRF-14] [PRF-15] [OPEN-28 part] [OPEN-60 part] deletes the account after what prevents it, what it deletes, and two confirmations', async () => {
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    const begin = () => button('Delete account').click();
    await page.route('**/api/me/deletion', (route) => route.fulfill({ json: { roles: 'broken' } }));
    await begin();
    await page.getByText('The server’s response couldn’t be read.').waitFor();
    await page.unrouteAll();

    await server.runtime.database.query(`update tenants set plan_id = 'pro' where id = $1`, [sole]);
    await begin();
    await dialog().getByText('On a paid plan').waitFor();
    await dialog().getByRole('link', { name: 'First' }).waitFor();
    await expectAccessible();
    await shoot('delete-blocked');
    await dialog().getByRole('button', { name: 'Got it' }).click();
    expect(deletions).toEqual([]);
    await server.runtime.database.query(`update tenants set plan_id = 'dev' where id = $1`, [sole]);

    await begin();
    await dialog().getByText('Deleted, because you’re the only admin').waitFor();
    const choice = dialog().getByRole('radiogroup', { name: 'What happens to Shared' });
    expect(await choice.getByRole('radio', { name: /^Leave it/ }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: /^Delete it/ }).check();
    const next = dialog().getByRole('button', { name: 'Continue' });
    expect(await next.isDisabled()).toBe(true);
    await dialog().getByRole('textbox').fill('Shared');
    expect(await next.isDisabled()).toBe(false);
    await shoot('delete-review');
    await expectAccessible();
    await choice.getByRole('radio', { name: /^Leave it/ }).check();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await begin();
    await next.click();
    await confirmation().getByText('Delete your account permanently?').waitFor();
    await shoot('delete-final');
    await confirmation().getByRole('button', { name: 'Cancel' }).click();
    expect(deletions).toEqual([]);

    const finish = async () => {
      await begin();
      await next.click();
      await confirmation().getByRole('textbox').fill(newEmail);
      await confirmation().getByRole('button', { name: 'Delete account' }).click();
    };
    await page.route('**/api/me', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'req-123' },
        json: { code: 'request.general', message: 'No.' },
      }),
    );
    await finish();
    await confirmation().getByText('Try again later.').waitFor();
    await confirmation().getByText('req-123').waitFor();
    await shoot('delete-failed');
    await confirmation().getByRole('button').last().click();
    await page.unrouteAll();
    await finish();
    await page.waitForURL(/\/sign-in\?/);
    const { body } = await bob.platform(listTenants);
    expect(body.map(({ name }) => name)).toEqual(['Southwind', 'Shared']);
  });
});
