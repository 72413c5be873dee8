import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers, removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { openConsole } from '../support/console.ts';
import { findFreePort } from '../support/ports.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readSetupLink } from '../support/setup-link.ts';
import { createUser, goodPassword } from '../support/records.ts';
import type { TestTenant } from '../support/tenant.ts';
import { totpCode } from '../../apps/server/src/mfa/totp-codes.ts';

const indicator = 'https://orders.example';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
/** The row of a claim, a scope or a parameter, with its explanation. */
const rowOf = (page: Page, name: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

/** Screenshots at the widths and in the colors that people use, in the folder named by `SCREENSHOTS`. */
async function look(page: Page, screen: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `${process.env.SCREENSHOTS}/${screen}-${width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The application that new users sign in to, on the tenant's origin. */
describe('the demo application', () => {
  let server: TestServer;
  let browser: Browser;
  let tenant: TestTenant;
  let home: string;
  let context: BrowserContext;
  const problems: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchChromium()]);
    tenant = await server.createTenant();
    home = `${tenant.origin}/demo-app`;
    await sellOrders();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  afterEach(() => context.close());

  /** Creates an API with two permissions. The default role has one of them. */
  async function sellOrders(): Promise<void> {
    const call = await tenant.as('all');
    const { body: resource } = await call(createResource, { body: { name: 'Orders', indicator } });
    const scopes = ['read:orders', 'write:orders'].map((name) =>
      call(createResourceScope, { params: { resourceId: resource.id }, body: { name } }),
    );
    const [readable] = await Promise.all(scopes);
    const scopeIds = [readable?.body.id ?? ''];
    await call(createRole, { body: { name: 'Customer', description: 'Buys', isDefault: true, scopeIds } });
  }

  async function open(address = home, options: BrowserContextOptions = {}): Promise<Page> {
    problems.length = 0;
    context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(address);
    return page;
  }

  async function signUp(page: Page, username: string): Promise<void> {
    await press(page, 'Create account');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await press(page, 'Create account');
    await heading(page, `Signed in as ${username}`);
  }

  async function askForApi(page: Page, address: string, permissions = ''): Promise<void> {
    await page.getByRole('link', { name: 'API token' }).click();
    await page.getByLabel('API identifier').fill(address);
    await page.getByLabel('Permissions').fill(permissions);
    await press(page, 'Get token');
  }

  it('[PROD-22 part] signs up a new user and explains each claim of the ID token', async () => {
    const page = await open();
    await signUp(page, 'newcomer');
    expect(page.url()).toBe(home);
    await page.getByText('JWT, signed with ES256').waitFor();
    await page.getByText(/^Valid with public key \S+$/).waitFor();
    expect(await rowOf(page, 'username').textContent()).toContain('newcomer');
    expect(await rowOf(page, 'iss').textContent()).toContain(tenant.issuer);
    expect(await rowOf(page, 'aud').textContent()).toContain('demo-app');
    // Every received claim has a specific explanation.
    expect(await page.getByText('Added for this service.').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('uses the access token, the refresh token and a token for an API', async () => {
    const page = await open();
    await signUp(page, 'customer');
    await page.getByRole('link', { name: 'Access token' }).click();
    await press(page, 'Call userinfo');
    const answer = page.getByRole('region', { name: 'Userinfo' });
    expect(await answer.textContent()).toContain('customer');

    await page.getByRole('link', { name: 'Refresh token' }).click();
    const token = page.getByRole('region', { name: 'Raw token' }).locator('code');
    const before = await token.textContent();
    await press(page, 'Get new tokens');
    await page.getByText('The refresh token was replaced').waitFor();
    expect(await token.textContent()).not.toBe(before);

    await askForApi(page, indicator, 'read:orders write:orders');
    await heading(page, `Token for ${indicator}`);
    expect(await rowOf(page, 'scope').textContent()).toContain('read:orders');
    expect(await rowOf(page, 'scope').textContent()).not.toContain('write:orders');
    const steps = page.getByRole('complementary').locator('summary');
    expect(await steps.last().textContent()).toContain('Token request for an API');
    // The API was already requested, so the refresh token is enough.
    const count = await steps.count();
    await press(page, 'Get token');
    await steps.nth(count).waitFor();
    expect(problems).toEqual([]);
  });

  describe('a token for an organization', () => {
    /** A new user of the demo, who is a member of an organization with a role. */
    async function newMember(page: Page, username: string, isMfaRequired = false) {
      await signUp(page, username);
      const userId = (await rowOf(page, 'sub').locator('dd').first().textContent()) ?? '';
      await page.getByRole('link', { name: 'Organization token' }).click();
      await page.getByText('You aren’t a member of an organization.').waitFor();
      const call = await tenant.as('all');
      const name = `Company of ${username}`;
      const { body } = await call(createOrganization, { body: { name, isMfaRequired } });
      await call(addMembers, { params: { id: body.id }, body: { userIds: [userId] } });
      const organizationRoleIds = [await createReader(username)];
      await call(addMemberRoles, { params: { id: body.id, userId }, body: { organizationRoleIds } });
      await press(page, 'Check again');
      await page
        .getByRole('option', { name: `${name} (reader of ${username})` })
        .waitFor({ state: 'attached' });
      return { call, name, params: { id: body.id, userId } };
    }
    async function createReader(username: string): Promise<string> {
      const call = await tenant.as('all');
      const scope = (await call(createOrganizationScope, { body: { name: `read:${username}` } })).body.id;
      const body = { name: `reader of ${username}`, organizationScopeIds: [scope] };
      return (await call(createOrganizationRole, { body })).body.id;
    }

    it('[PROD-24 part] is shown with its claims and permissions', async () => {
      const page = await open();
      const { name, params } = await newMember(page, 'member');
      await press(page, 'Get token');
      await heading(page, `Token for ${name}`);
      expect(await rowOf(page, 'aud').textContent()).toContain(`urn:logto:organization:${params.id}`);
      await page.getByText('None. None of your roles').waitFor();
      await page.getByLabel('Permissions').fill('read:member read:nothing');
      await press(page, 'Get token');
      await expect.poll(() => rowOf(page, 'scope').textContent()).toContain('read:member');
      expect(new URL(page.url()).hash).toBe('#organization-token');
      expect(await page.getByLabel('Permissions').inputValue()).toBe('read:member read:nothing');
      expect(problems).toEqual([]);
      await look(page, 'organization token');
    });

    it('is refused without the second factor that the organization requires, which can be set up right there', async () => {
      const call = await tenant.as('all');
      await call(updateSignInExperience, { body: { mfa: { policy: 'NoPrompt', factors: ['Totp'] } } });
      const page = await open();
      const { name, params } = await newMember(page, 'guarded', true);
      await press(page, 'Get token');
      const alert = page.getByRole('alert');
      await alert.getByText('No token for this organization').waitFor();
      await alert.getByText('access_denied: the organization requires a second factor').waitFor();
      await look(page, 'organization denied');
      await press(page, 'Sign in for the organization');
      await page.getByLabel('Username or email').fill('guarded');
      await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
      await press(page, 'Sign in');
      const secret = (await page.locator('.secret code').textContent()) ?? '';
      const code = totpCode(secret, Math.floor(Date.now() / 30_000));
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await heading(page, `Token for ${name}`);
      expect(await rowOf(page, 'aud').textContent()).toContain(`urn:logto:organization:${params.id}`);
    });

    it('is refused to a user who is no member any more', async () => {
      const page = await open();
      const { call, params } = await newMember(page, 'former');
      await call(removeMember, { params });
      await press(page, 'Get token');
      await page.getByRole('alert').getByText('not a member of the organization').waitFor();
      await page.getByRole('link', { name: 'Refresh token' }).click();
      await press(page, 'Get new tokens');
      await page.getByText('The refresh token was replaced').waitFor();
      await page.getByRole('link', { name: 'Organization token' }).click();
      await page.getByText('You aren’t a member of an organization.').waitFor();
      expect(await page.getByRole('button', { name: 'Get token' }).count()).toBe(0);
    });
  });

  it('keeps tokens only in this tab, and out of the URL', async () => {
    const page = await open();
    await signUp(page, 'private_person');
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await page.reload();
    await heading(page, 'Signed in as private_person');
    const other = await context.newPage();
    await other.goto(home);
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  it('signs out of the demo and of the service', async () => {
    const page = await open();
    await signUp(page, 'leaver');
    const revoked = page.waitForRequest(`${tenant.issuer}/token/revocation`);
    await press(page, 'Sign out');
    await revoked;
    await page.getByRole('alert').getByText('You’re signed out').waitFor();
    expect(page.url()).toBe(home);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('You’re signed out').count()).toBe(0);
  });

  it('shows that an API does not exist, and keeps the input and the sign-in', async () => {
    const page = await open();
    await signUp(page, 'typist');
    await askForApi(page, 'no address');
    await page.getByRole('alert').getByText('Enter an absolute URL').waitFor();
    await askForApi(page, 'https://unknown.example');
    await page.getByRole('alert').getByText('API not found').waitFor();
    expect(await page.getByLabel('API identifier').inputValue()).toBe('https://unknown.example');
    await heading(page, 'Signed in as typist');
  });

  it('shows that an administrator ended the sign-in, and offers a new one', async () => {
    const page = await open();
    await signUp(page, 'goner');
    const userId = (await rowOf(page, 'sub').locator('dd').first().textContent()) ?? '';
    await (
      await tenant.as('all')
    )(deleteUser, { params: { userId } });
    const answers: [string, number][] = [];
    page.on('response', (response) => {
      if (['GET', 'POST'].includes(response.request().method()) && response.url().startsWith(tenant.issuer))
        answers.push([response.url().slice(tenant.issuer.length), response.status()]);
    });
    await page.getByRole('link', { name: 'Access token' }).click();
    await press(page, 'Call userinfo');
    await page.getByRole('alert').getByText('The access token is no longer valid').waitFor();
    await page.getByRole('link', { name: 'Refresh token' }).click();
    await press(page, 'Get new tokens');
    await page.getByRole('alert').getByText('Your session has ended').waitFor();
    expect(answers).toEqual([
      ['/me', 401],
      ['/token', 400],
    ]);
    await press(page, 'Sign in again');
    await page.getByLabel('Username or email').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  it('shows that the service can’t be reached, and works again when it can', async () => {
    const page = await open();
    await context.setOffline(true);
    await press(page, 'Sign in');
    await heading(page, 'Can’t reach Gatehouse');
    expect(page.url()).toBe(home);
    await context.setOffline(false);
    await press(page, 'Sign in again');
    await page.getByLabel('Username or email').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  it('shows that access was denied, with the service’s message', async () => {
    const page = await open();
    const asked = page.waitForRequest((request) => request.url().startsWith(`${tenant.issuer}/auth?`));
    await press(page, 'Sign in');
    const { searchParams } = new URL((await asked).url());
    const answer = new URLSearchParams({
      error: 'access_denied',
      error_description: 'no entry today',
      state: searchParams.get('state') ?? '',
      iss: tenant.issuer,
    });
    await page.goto(`${home}?${answer}`);
    await heading(page, 'Sign-in canceled');
    await page.getByText('access_denied: no entry today').waitFor();
    expect(page.url()).toBe(home);
    await press(page, 'Back to start');
    await heading(page, 'See how signing in works');
    expect(await page.locator('main').textContent()).not.toContain('access_denied');
  });

  it('does not repeat texts from the URL, and rejects a code from elsewhere', async () => {
    const page = await open();
    await press(page, 'Sign in');
    await page.getByLabel('Username or email').waitFor();
    await page.goto(`${home}?error=access_denied&error_description=Call+555-0100&state=guess`);
    await heading(page, 'This sign-in was started elsewhere');
    expect(await page.locator('main').textContent()).not.toContain('555');
    await page.goto(`${home}?code=stolen&state=guess&iss=${encodeURIComponent(tenant.issuer)}`);
    await heading(page, 'This sign-in was started elsewhere');
    expect(new URL(page.url()).search).toBe('');
  });

  it('works with only the keyboard', async () => {
    await createUser(server.runtime, tenant.id, { username: 'typing_ada', password: goodPassword });
    const page = await open();
    // Keys that are pressed before the script has rendered the page have no effect.
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sign-in/);
    // The server renders the sign-in page. Now the script has attached its handlers.
    await page.waitForFunction('window.isReady');
    await page.getByLabel('Username or email').focus();
    await page.keyboard.type('typing_ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await heading(page, 'Signed in as typing_ada');
    await page.getByRole('link', { name: 'Access token' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Access to your account');
    const step = page.locator('details').first();
    await step.locator('summary').focus();
    expect(await step.getAttribute('open')).toBeNull();
    await page.keyboard.press('Enter');
    await page.getByText('The application.').first().waitFor();
    expect(await step.getAttribute('open')).toBe('');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`[OPEN-59 part] has no axe violations and no overflow, ${colorScheme}`, async () => {
      const page = await open(home, { colorScheme });
      const check = async (screen: string): Promise<void> => {
        for (const width of [1440, 1024, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const overflows = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect([screen, width, await findViolations(page), overflows]).toEqual([screen, width, [], false]);
        }
      };
      await check('start');
      await signUp(page, `viewer_${colorScheme}`);
      await page.locator('summary').first().click();
      await check('ID token');
      await page.getByRole('link', { name: 'Access token' }).click();
      await check('access token');
      await page.getByRole('link', { name: 'Refresh token' }).click();
      await check('refresh token');
      await askForApi(page, 'https://unknown.example');
      await page.getByText('API not found').waitFor();
      await check('refused');
      await askForApi(page, indicator);
      await heading(page, `Token for ${indicator}`);
      await check('token for an API');
      await press(page, 'Sign out');
      await page.getByText('You’re signed out').waitFor();
      await check('signed out');
      await page.goto(`${home}?error=access_denied&state=x`);
      await heading(page, 'This sign-in was started elsewhere');
      await check('failed');
    });
});

/** Cookies ignore ports: by default, both origins have the same host for the browser. */
it('an administrator in the console and an end user in the demo share a browser, and neither signs the other out', async () => {
  const [port, adminPort] = [String(await findFreePort()), String(await findFreePort())];
  const home = `http://localhost:${port}/demo-app`;
  const console = `http://localhost:${adminPort}/console`;
  const server = await startTestServer({
    database: `journey_one_browser_${process.pid}`,
    environment: {
      PORT: port,
      ADMIN_PORT: adminPort,
      ENDPOINT: `http://localhost:${port}`,
      HOST: '::',
    },
  });
  const browser = await launchChromium();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [desk, visit] = [await context.newPage(), await context.newPage()];
  const register = async (page: Page, username: string): Promise<void> => {
    await page.getByLabel('Username').fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await press(page, 'Create account');
  };
  const sessions = async (): Promise<string[]> =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.endsWith('_session'));
  try {
    // The setup link allows this browser to register, and the console's sign-in then leads to the registration.
    await desk.goto(await readSetupLink(server));
    await desk.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
    await desk.goto(`${console}/users`);
    await register(desk, 'ada_admin');
    await heading(desk, 'Users');
    await visit.goto(home);
    await press(visit, 'Create account');
    await register(visit, 'end_user');
    await heading(visit, 'Signed in as end_user');
    await desk.reload();
    await desk.getByRole('cell', { name: 'end_user' }).first().waitFor();

    await press(visit, 'Sign out');
    await visit.getByRole('alert').getByText('You’re signed out').waitFor();
    expect(await sessions()).toEqual(['gh_admin_session']);
    await desk.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('console:session') ?? '{}');
      localStorage.setItem('console:session', JSON.stringify({ ...session, tokens: {} }));
    });
    await desk.reload();
    await desk.getByRole('cell', { name: 'end_user' }).first().waitFor();

    await press(visit, 'Sign in');
    await visit.getByLabel('Username or email').fill('end_user');
    await visit.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await press(visit, 'Sign in');
    await heading(visit, 'Signed in as end_user');
    await desk.getByRole('button', { name: 'Your account' }).click();
    await desk.getByRole('menuitem', { name: 'Sign out' }).click();
    await desk.waitForURL(/\/sign-in\?/);
    expect(await sessions()).toEqual(['gh_default_session']);
    await visit.getByRole('link', { name: 'Refresh token' }).click();
    await press(visit, 'Get new tokens');
    await visit.getByText('The refresh token was replaced').waitFor();
  } finally {
    await browser.close();
    await server.stop();
  }
});

it('if it is turned off, the console does not link to it', async () => {
  const server = await startTestServer({
    database: `journey_no_demo_${process.pid}`,
    environment: { DEMO_APP: 'false' },
  });
  const admin = await openConsole(server);
  try {
    await admin.open('/get-started');
    await heading(admin.page, 'Create your application');
    const steps = admin.page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(await steps.count()).toBe(4);
    expect(await admin.page.locator('a[href*=demo-app]').count()).toBe(0);
    await admin.open('/connectors/inbox');
    await admin.page.getByText('No messages in the last 24 hours').waitFor();
    expect(await admin.page.locator('a[href*=demo-app]').count()).toBe(0);
  } finally {
    await admin.close();
    await server.stop();
  }
});
