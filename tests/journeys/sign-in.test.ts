import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { createTheme } from '@gatehouse/contract/sign-in-experience/theme';
import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { createApplication as createClient, createResource } from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { holdScripts } from '../support/sign-in-pages.ts';
import { createApplication, createUser, goodPassword } from '../support/records.ts';
import type { TestTenant } from '../support/tenant.ts';

let server: TestServer;
let browser: Browser;
let tenant: TestTenant;
/** The application that users return to. */
let application: Server;
let home: string;
let clientId: string;
let serial = 0;
const someName = (): string => `visitor_${(serial += 1)}`;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
  application = createServer((_request, response) => response.end('<h1>Back</h1>'));
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
  tenant = await server.createTenant();
  clientId = await newApplication();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  application.close();
  await browser.close();
  await server.stop();
});

async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  contexts.push(context);
  return context;
}

const newApplication = (
  at = tenant.id,
  values: { name?: string; isThirdParty?: boolean } = {},
): Promise<string> =>
  createApplication(server.runtime, at, { redirectUris: [`${home}/callback`], ...values });

const newThirdParty = () => newApplication(tenant.id, { name: 'Northwind Reports', isThirdParty: true });

/** Allows a third-party application to request a permission that this user has by a role. */
const allowPermission = (
  applicationId: string,
  username: string,
  { indicator, description }: { indicator: string; description: string },
): Promise<unknown> =>
  server.runtime.database.tenant(tenant.id, async (db) => {
    const user = db.selectFrom('users').select('id').where('username', '=', username);
    const { id: userId } = await user.executeTakeFirstOrThrow();
    await createResource(server.runtime, tenant, { indicator, scopes: ['read'], held: ['read'], userId });
    const resource = db.selectFrom('resources').select('id').where('indicator', '=', indicator);
    const scope = db.updateTable('scopes').set({ description }).where('resourceId', '=', resource);
    const { id: scopeId } = await scope.returning('id').executeTakeFirstOrThrow();
    await db.insertInto('applicationResourceScopes').values({ applicationId, scopeId }).execute();
  });

const authorizeUrl = (extra: Record<string, string> = {}, id = clientId, at = tenant): string => {
  const parameters = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: `${home}/callback`,
    scope: 'openid profile',
    prompt: 'consent',
    state: 'state',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `${at.origin}/oidc/auth?${parameters}`;
};

async function openSignIn(
  extra: Record<string, string> = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await openContext(options)).newPage();
  await page.goto(authorizeUrl(extra));
  return page;
}

const identifierOf = (page: Page) => page.getByLabel('Username or email');
const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submitOf = (page: Page, name = 'Sign in') => page.getByRole('button', { name });
/** Waits until the page is back at the application, with these parameters in the URL. */
const isBack = (page: Page, answer = 'code=') =>
  page.waitForURL((url) => url.origin === home && url.search.includes(answer));

async function fillAndSend(page: Page, name: string, password: string): Promise<void> {
  await identifierOf(page).fill(name);
  await passwordOf(page).fill(password);
  await submitOf(page).click();
}

async function newUser(): Promise<string> {
  const username = someName();
  await createUser(server.runtime, tenant.id, { username, password: goodPassword });
  return username;
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a visitor', () => {
  it('[PROD-22 part] signs up, signs out and signs in again', async () => {
    const page = await openSignIn();
    const username = someName();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill(username);
    await passwordOf(page).fill(goodPassword);
    await submitOf(page, 'Create account').click();
    await isBack(page);
    expect(new URL(page.url()).searchParams.get('state')).toBe('state');

    await page.goto(`${tenant.issuer}/session/end`);
    await page.getByRole('button').first().click();
    await page.goto(authorizeUrl());
    await fillAndSend(page, username, goodPassword);
    await isBack(page);
  });

  it('sees an error at the field, which gets the focus and does not move', async () => {
    const username = await newUser();
    const page = await openSignIn();
    await submitOf(page).click();
    await page.getByText('is required.').first().waitFor();
    expect(await identifierOf(page).getAttribute('aria-invalid')).toBe('true');
    expect(await identifierOf(page).evaluate((input) => input === document.activeElement)).toBe(true);

    await fillAndSend(page, username, 'not the password');
    const problem = page.getByRole('alert');
    await problem.getByText('Incorrect account or password.').waitFor();
    const described = await passwordOf(page).getAttribute('aria-describedby');
    expect(await problem.getAttribute('id')).toBe(described);
    expect(await passwordOf(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await identifierOf(page).inputValue()).toBe(username);
    await passwordOf(page).fill(goodPassword);
    await submitOf(page).click();
    await isBack(page);
  });

  it('[OPEN-42 part] sees how long a lockout lasts', async () => {
    const username = await newUser();
    const page = await openSignIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answered = page.waitForResponse(/verification\/password/);
      await fillAndSend(page, username, attempt < 10 ? 'not the password' : goodPassword);
      statuses.push((await answered).status());
    }
    await page.getByText('Too many attempts. Try again in 60 minutes.').waitFor();
    // Even the correct password is rejected now.
    expect(statuses).toEqual([...Array<number>(9).fill(422), 400, 400]);
  });

  it('sees the password requirements while typing, and those that only the server checks at the end', async () => {
    const taken = await newUser();
    const page = await openSignIn({ first_screen: 'register' });
    const rules = page.getByRole('list', { name: 'Your password needs:' });
    await page.getByLabel('Username').fill(taken);
    await passwordOf(page).fill('aaa');
    expect(await rules.locator('.met').count()).toBe(0);
    await passwordOf(page).fill(goodPassword);
    expect(await rules.locator('.met').count()).toBe(2);
    await submitOf(page, 'Create account').click();
    await page.getByText('This username is taken. Choose another one.').waitFor();
    await page.getByLabel('Username').fill(someName());
    await submitOf(page, 'Create account').click();
    await isBack(page);
  });

  it('who is suspended sees that only after entering the password, on a separate page', async () => {
    const username = someName();
    await createUser(server.runtime, tenant.id, { username, password: goodPassword, isSuspended: true });
    const page = await openSignIn();
    await fillAndSend(page, username, goodPassword);
    const heading = page.getByRole('heading', { name: 'This account is suspended' });
    await heading.waitFor();
    expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
  });

  it('whose account lacks information is asked for it, and continues', async () => {
    await createUser(server.runtime, tenant.id, {
      primaryEmail: 'kofi@northwind.example',
      password: goodPassword,
    });
    const page = await openSignIn();
    await fillAndSend(page, 'Kofi@Northwind.example', goodPassword);
    await page.getByRole('heading', { name: 'Choose a username' }).waitFor();
    // The step belongs to the flow: a reload returns to it.
    await page.reload();
    const username = someName();
    await page.getByLabel('Username').fill(username);
    await submitOf(page, 'Continue').click();
    await isBack(page);
    const call = await tenant.as('all');
    const { body: users } = await call(listUsers, { query: { search: 'kofi@northwind.example' } });
    expect(users.map((user) => user.username)).toEqual([username]);
  });

  it('can show the password', async () => {
    const page = await openSignIn();
    await passwordOf(page).fill('visible');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password');
  });
});

describe('the pages', () => {
  it('finish two sign-ins in two tabs, each with its own state', async () => {
    const context = await openContext();
    const [one, two] = [await newUser(), await newUser()];
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(authorizeUrl({ state: 'of-the-first' }));
    await second.goto(authorizeUrl({ state: 'of-the-second' }));
    await fillAndSend(first, one, goodPassword);
    await isBack(first);
    expect(new URL(first.url()).searchParams.get('state')).toBe('of-the-first');
    await fillAndSend(second, two, goodPassword);
    await isBack(second, 'state=of-the-second');
  });

  it('are restored by back and reload, and explain that a flow has ended', async () => {
    const username = await newUser();
    const page = await openSignIn();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.reload();
    await fillAndSend(page, username, goodPassword);
    await isBack(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'This sign-in has ended' }).waitFor();
    const back = page.getByRole('link', { name: 'Back to Storefront' });
    expect(await back.getAttribute('href')).toBe(home);
  });

  it('are rendered before scripts load, keep input until then, and submit forms that were sent', async () => {
    const username = await newUser();
    const context = await openContext();
    const page = await context.newPage();
    const deliver = await holdScripts(page);
    await page.goto(authorizeUrl(), { waitUntil: 'commit' });
    await identifierOf(page).fill(username);
    await passwordOf(page).fill(goodPassword);
    await submitOf(page).click();
    expect(await identifierOf(page).inputValue()).toBe(username);
    expect(page.url()).not.toContain(goodPassword);
    deliver();
    await isBack(page);
  });

  it('are one document and two files, within 100 KB, before any request, without layout shift', async () => {
    const context = await openContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shifts = globalThis as unknown as { shift?: number };
          shifts.shift = (shifts.shift ?? 0) + (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(authorizeUrl(), { waitUntil: 'networkidle' });
    await identifierOf(page).fill('someone');
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(requests.filter((path) => path.startsWith('/sign-in/assets/')).length).toBe(2);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(100 * 1024);
    expect(await page.evaluate(() => (globalThis as unknown as { shift?: number }).shift ?? 0)).toBe(0);
  });

  it('[OPEN-59 part] work with only the keyboard, in reading order', async () => {
    const username = await newUser();
    const page = await openSignIn();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(goodPassword);
    const names: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(names).toEqual(['Show password', 'Forgot your password?', 'Sign in', 'Create an account']);
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).toBe('solid');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await isBack(page);
  });

  it('explain without scripts why there is no form, before anything else', async () => {
    const page = await openSignIn({}, { javaScriptEnabled: false });
    const note = page.locator('.no-script');
    await note.waitFor();
    expect(await page.locator('form:not(.language)').isVisible()).toBe(false);
    const [above, below] = [await note.boundingBox(), await page.getByRole('heading').boundingBox()];
    expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
    // The protocol's pages need no scripts.
    await page.goto(`${tenant.origin}/oidc/device`);
    await page.getByLabel('Code').waitFor();
    expect(await page.locator('form:not(.language)').isVisible()).toBe(true);
  });

  it('look alike if the protocol ends a sign-in, or a URL does not exist', async () => {
    const page = await openSignIn();
    const card = async () => {
      const { x, width } = (await page.locator('main.card').boundingBox()) ?? {};
      const look = await page.evaluate(() => {
        const { backgroundColor, fontFamily } = getComputedStyle(document.body);
        return [
          backgroundColor,
          fontFamily,
          getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
        ];
      });
      return [x, width, ...look];
    };
    const usual = await card();
    await page.goto(authorizeUrl({ redirect_uri: 'https://elsewhere.example/' }));
    await page.getByRole('heading', { name: 'Can’t continue sign-in' }).waitFor();
    expect(await card()).toEqual(usual);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.getByRole('link', { name: /^Back to / }).getAttribute('href')).toBe(home);
    await page.goto(`${tenant.origin}/oidc/session/end`);
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor();
    expect(await card()).toEqual(usual);
    await page.goto(`${tenant.origin}/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await card()).toEqual(usual);
    expect(await findViolations(page)).toEqual([]);
  });

  it('keep the input clear of the eye icon in a right-to-left language', async () => {
    const page = await openSignIn({ ui_locales: 'ar' });
    const eye = await page.locator('.reveal').boundingBox();
    const password = page.locator('[name=password]');
    const field = await password.boundingBox();
    const [left, right] = await password.evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    });
    expect(eye && field && eye.x + eye.width).toBeLessThanOrEqual((field?.x ?? 0) + (left ?? 0));
    expect(right).toBeLessThan(left ?? 0);
  });

  it('have the autocomplete attributes that password managers need', async () => {
    const page = await openSignIn();
    expect(await identifierOf(page).getAttribute('autocomplete')).toBe('username');
    expect(await passwordOf(page).getAttribute('autocomplete')).toBe('current-password');
    await page.getByRole('link', { name: 'Create an account' }).click();
    expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username');
    expect(await passwordOf(page).getAttribute('autocomplete')).toBe('new-password');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360, 320])
      it(`[OPEN-59 part] have no axe violations and no overflow, ${colorScheme}, ${width} px`, async () => {
        // The narrowest screen is also tested right to left.
        const language = { ui_locales: width === 320 ? 'ar' : 'en' };
        const third = await newThirdParty();
        const username = await newUser();
        const isNarrow = width < 500;
        const page = await openSignIn(language, {
          colorScheme,
          viewport: { width, height: 740 },
          hasTouch: isNarrow,
          isMobile: isNarrow,
        });
        const check = async (screen: string): Promise<void> => {
          expect([screen, await findViolations(page), await overflowOf(page)]).toEqual([screen, [], 0]);
        };
        /** Submits a password, in any language of the page. */
        const say = async (password: string): Promise<void> => {
          await page.locator('[name=identifier]').fill(username);
          await page.locator('[name=password]').fill(password);
          await page.keyboard.press('Enter');
        };
        await check('sign-in');
        await say('not the password');
        await page.getByRole('alert').waitFor();
        await check('wrong password');
        await page.locator('.other a').click();
        await page.locator('[autocomplete=new-password]').fill('Some-Horse');
        await check('register');
        await page.goto(authorizeUrl(language, third));
        await say(goodPassword);
        await page.locator('.scopes').waitFor();
        await check('consent');
        await page.goto(`${tenant.origin}/unknown-session`);
        await check('dead end');
        const height = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--control'),
        );
        expect(height.trim()).toBe(isNarrow ? '2.75rem' : '2.25rem');
      });

  it('stay readable with any brand color of the tenant', async () => {
    const own = await server.createTenant();
    const application = await newApplication(own.id);
    const call = await own.as('all');
    for (const color of ['#ffd500', '#000']) {
      const body = { color: { primaryColor: color, isDarkModeEnabled: true, darkPrimaryColor: color } };
      expect((await call(updateSignInExperience, { body })).status).toBe(200);
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await (await openContext({ colorScheme })).newPage();
        await page.goto(authorizeUrl({}, application, own));
        expect([color, colorScheme, await findViolations(page)]).toEqual([color, colorScheme, []]);
      }
    }
  });

  it('keep the form visible with a long name and many sign-in methods', async () => {
    const own = await server.createTenant();
    const application = await newApplication(own.id, {
      name: 'Fulfillment of the northern branches '.repeat(6),
    });
    const call = await own.as('all');
    const targets = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];
    for (const target of targets) {
      const body = {
        connectorId: 'oauth2',
        metadata: { target, name: { en: target } },
        config: {
          clientId: 'id',
          clientSecret: 'secret',
          authorizationEndpoint: 'https://idp.example.com/auth',
          tokenEndpoint: 'https://idp.example.com/token',
          userInfoEndpoint: 'https://idp.example.com/me',
        },
      };
      expect((await call(createConnector, { body })).status).toBe(200);
    }
    await call(updateSignInExperience, { body: { socialSignInConnectorTargets: targets } });
    const page = await (await openContext({ viewport: { width: 360, height: 780 } })).newPage();
    await page.goto(authorizeUrl({}, application, own));
    const { height = 0 } = (await page.locator('.brand').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(50);
    await fillAndSend(page, 'unknown', goodPassword);
    await page.getByText('Sign in with Ash, Birch, Cedar, or Elm.').waitFor();
  });

  it('stay in light mode if the tenant has no dark mode', async () => {
    const own = await server.createTenant();
    const application = await newApplication(own.id);
    const body = { color: { primaryColor: '#6139F6', isDarkModeEnabled: false, darkPrimaryColor: '#fff' } };
    const call = await own.as('all');
    await call(updateSignInExperience, { body });
    const page = await (await openContext({ colorScheme: 'dark' })).newPage();
    await page.goto(authorizeUrl({}, application, own));
    expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

describe('a third-party application', () => {
  it('gets the shown permissions if access is allowed, and an error if it is denied', async () => {
    const third = await newThirdParty();
    const username = await newUser();
    const resource = `https://${username}.example`;
    await allowPermission(third, username, { indicator: resource, description: 'Read your reports' });
    const asked = { scope: 'openid profile read', resource };
    const params = { applicationId: third };
    const termsOfUseUrl = 'https://northwind.example/terms';
    const look = { displayName: 'Northwind', termsOfUseUrl, color: { primaryColor: '#00aa77' } };
    const call = await tenant.as('all');
    await call(putApplicationSignInExperience, { params, body: look });
    const page = await (await openContext()).newPage();
    await page.goto(authorizeUrl(asked, third));
    await fillAndSend(page, username, goodPassword);
    await page.getByRole('heading', { name: 'Northwind wants to access your account' }).waitFor();
    const terms = page.getByText('Read the terms of use of Northwind.').getByRole('link');
    expect(await terms.getAttribute('href')).toBe(termsOfUseUrl);
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
    );
    expect(accent).toBe(createTheme('#00aa77', 'light')['--accent']);
    await page.getByText(`Signed in as ${username}`).waitFor();
    expect(await page.locator('.scopes li').allTextContents()).toEqual([
      'Know who you are',
      expect.stringMatching(`^See your name, username and picture${username}What is in your profile`),
      'Read your reports',
    ]);
    await page.getByText(`You’ll be redirected to ${new URL(home).host}`).waitFor();
    await page.getByRole('button', { name: 'Deny' }).click();
    await isBack(page, 'error=access_denied');

    await page.goto(authorizeUrl(asked, third));
    await page.getByRole('button', { name: 'Allow' }).click();
    await isBack(page);
  });

  it('is not framed, and a device is connected by a code that the user compares', async () => {
    const custom = { isDeviceFlow: true };
    const device = await createClient(server.runtime, tenant, { type: 'Native', custom });
    const begin = async () => {
      const body = new URLSearchParams({ client_id: device.id, scope: 'openid profile' });
      const answer = await fetch(`${tenant.issuer}/device/auth`, { method: 'POST', body });
      return (await answer.json()) as { user_code: string; verification_uri_complete: string };
    };
    const viewport = { width: 360, height: 740 };
    const mirrored = await (await openContext({ viewport, locale: 'ar', colorScheme: 'dark' })).newPage();
    const isFaultless = async (screen: Page): Promise<void> =>
      expect([await findViolations(screen), await overflowOf(screen)]).toEqual([[], 0]);
    await mirrored.goto(`${tenant.origin}/device`);
    expect(await mirrored.locator('html').getAttribute('dir')).toBe('rtl');
    await isFaultless(mirrored);
    await mirrored.goto((await begin()).verification_uri_complete);
    await mirrored.locator('p.device-code').waitFor();
    await isFaultless(mirrored);
    await mirrored.locator('[name=abort]').click();
    await mirrored.locator('form:not(.language)').waitFor({ state: 'detached' });
    await isFaultless(mirrored);

    const page = await (await openContext({ viewport })).newPage();
    const answer = await page.goto(`${tenant.origin}/device`);
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await page.getByLabel('Code').fill('bcdf-ghjk');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Wrong code.').waitFor();
    await expect.poll(() => page.getByLabel('Code').inputValue()).toBe('bcdf-ghjk');
    await isFaultless(page);
    const { user_code: code } = await begin();
    await page.getByLabel('Code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Connect to Test application?' }).waitFor();
    await page.getByText(code).waitFor();
    await isFaultless(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    const [one, two] = [await newUser(), await newUser()];
    await fillAndSend(page, one, goodPassword);
    await page.getByRole('heading', { name: 'Your device is connected' }).waitFor();
    // Signed-in users see which account the device gets, and can use another.
    await page.goto((await begin()).verification_uri_complete);
    await page.getByText(`Signed in as ${one}`).waitFor();
    await page.getByText('What is in your profile').click();
    await page.getByText('date of birth').waitFor();
    await isFaultless(page);
    await page.getByRole('button', { name: 'Use another account' }).click();
    await fillAndSend(page, two, goodPassword);
    await page.getByRole('heading', { name: 'Your device is connected' }).waitFor();
    await page.goto((await begin()).verification_uri_complete);
    await page.getByText(`Signed in as ${two}`).waitFor();
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('heading', { name: 'Device not connected' }).waitFor();
  });

  it('restarts the sign-in for users who choose another account', async () => {
    const third = await newThirdParty();
    const [one, two] = [await newUser(), await newUser()];
    const page = await (await openContext()).newPage();
    await page.goto(authorizeUrl({ scope: 'openid' }, third));
    await fillAndSend(page, one, goodPassword);
    await page.getByText(`Signed in as ${one}`).waitFor();
    await page.getByRole('link', { name: 'Use another account' }).click();
    await fillAndSend(page, two, goodPassword);
    await page.getByText(`Signed in as ${two}`).waitFor();
    expect(await page.locator('main').textContent()).not.toContain(one);
  });
});
