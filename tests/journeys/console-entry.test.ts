import { adminTenantId } from '@gatehouse/contract/common';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { createAdministrator } from '../support/console.ts';
import { finishFlow } from '../support/oidc-browser.ts';
import { findFreePort } from '../support/ports.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readSetupLink } from '../support/setup-link.ts';
import { goodPassword } from '../support/records.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';

let server: TestServer;
let origin: string;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let context: BrowserContext;
let page: Page;
let userId: string;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_entry' });
  ({ origin } = server.tenant(adminTenantId));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

/** Completes the sign-in of the open page without its form, which has separate tests. */
async function finishSignIn(): Promise<void> {
  await page.waitForURL(/\/sign-in\?/);
  const flow = new URL(page.url()).searchParams.get('flow') ?? '';
  userId = await createAdministrator(server);
  await page.goto(await finishFlow(server.runtime, server.tenant(adminTenantId), flow, userId));
}

const isAuthorization = (request: Request) => request.url().startsWith(`${origin}/oidc/auth?`);

describe('a visitor who is not signed in', () => {
  it('[GUARD-01] [GUARD-02] [OPEN-07 part] is redirected to sign in, and returns to the requested page', async () => {
    await page.goto(`${origin}/console/roles?search=clerk`);
    await page.waitForURL(/\/sign-in\?/);
    await finishSignIn();
    await page.waitForURL(`${origin}/console/roles?search=clerk`);
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    // The code isn't in the history either.
    expect(await page.evaluate(() => history.length)).toBeLessThan(6);
  });

  it('[PROD-01] [RT-01] [LAY-01] sees an administration page, the first item of the sidebar', async () => {
    await page.goto(`${origin}/console`);
    await finishSignIn();
    await page.getByRole('heading', { level: 1, name: 'Get started' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/get-started');
    await page.goto(`${origin}/console/roles`);
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    await page.getByRole('link', { name: 'Gatehouse, home' }).click();
    await page.waitForURL(/get-started$/);
    await page.goBack();
    // The root's history entry was replaced: Back returns to the page where the logo was clicked.
    await page.waitForURL(/\/roles$/);
  });

  it('[GUARD-03 part] sees the registration page if they came to register', async () => {
    for (const [path, screen] of [
      ['/console?sign_up=true', 'register'],
      ['/console/accept/inv1', 'register'],
      ['/console/roles', null],
    ] as const) {
      const asked = page.waitForRequest(isAuthorization);
      await page.goto(origin + path);
      expect([path, new URL((await asked).url()).searchParams.get('first_screen')]).toEqual([path, screen]);
      // An unfinished navigation would interrupt the next one.
      await page.waitForURL(/\/sign-in\?|\/register\?/);
    }
  });

  it('[GUARD-10 part] is redirected to sign-in, returns with a code, and sees the console', async () => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(`${origin}/console`);
    await finishSignIn();
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    const [first, authorization, signIn] = documents;
    expect([first, authorization, signIn]).toEqual(['/console', '/oidc/auth', '/sign-in']);
    expect(documents.slice(-2)).toEqual([expect.stringMatching(/^\/oidc\/auth\/./), '/console']);
  });
});

describe('the tokens', () => {
  it('[GUARD-11 part] [API-38 part] [API-39] are sent to the tenant’s own URL, each with its audience and the language', async () => {
    const { indicator, origin: endpoint } = server.tenant('default');
    const asked = [`${endpoint}/api/roles`, `${origin}/me`].map((address) =>
      page.waitForRequest((request) => request.url().startsWith(address) && request.method() === 'GET'),
    );
    await page.goto(`${origin}/console/roles`);
    await finishSignIn();
    const seen = [];
    for (const request of await Promise.all(asked)) {
      const headers = await request.allHeaders();
      const [, payload = ''] = (headers['authorization'] ?? '').replace('Bearer ', '').split('.');
      seen.push([headers['accept-language'], JSON.parse(Buffer.from(payload, 'base64url').toString()).aud]);
    }
    expect(seen).toEqual([
      ['en', indicator],
      ['en', indicator.replace('default', 'admin').replace('/api', '/me')],
    ]);
  });

  it('are requested one after the other by two tabs that open at the same time, and both work', async () => {
    await page.goto(`${origin}/console/roles`);
    await finishSignIn();
    await page.getByRole('table').waitFor();
    // A file of the console's origin, so that this page requests no tokens.
    await page.waitForLoadState('networkidle');
    await page.goto(`${origin}/console/config.json`);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('console:session') ?? '{}');
      localStorage.setItem('console:session', JSON.stringify({ ...session, tokens: {} }));
    });
    const asked: URLSearchParams[] = [];
    const steps: string[] = [];
    await context.route(`${origin}/oidc/token`, async (route) => {
      asked.push(new URLSearchParams(route.request().postData() ?? ''));
      steps.push('begin');
      if (asked.length === 1) await otherTabWaits();
      const response = await route.fetch();
      steps.push('end');
      await route.fulfill({ response });
    });
    const otherTabWaits = () =>
      expect
        .poll(
          () =>
            page.evaluate(async () => {
              const { held = [], pending = [] } = await navigator.locks.query();
              return pending.some(({ clientId }) => held.every((lock) => lock.clientId !== clientId));
            }),
          { timeout: 20_000 },
        )
        .toBe(true);
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(`${origin}/console/roles`)));
    for (const tab of tabs) {
      await tab.getByRole('link', { name: '#internal:admin' }).waitFor();
      await tab.waitForLoadState('networkidle');
    }
    const { indicator } = server.tenant('default');
    expect(new Set(asked.map((form) => form.get('resource')))).toEqual(
      new Set([indicator.replace('default', 'admin').replace('/api', '/me'), indicator]),
    );
    // A tab may see the other's token only after it has requested its own: browsers copy localStorage with a delay.
    expect(steps).toEqual(asked.flatMap(() => ['begin', 'end']));
    const held = await page.evaluate(
      () => JSON.parse(localStorage.getItem('console:session') ?? '{}').refreshToken,
    );
    expect(held).toEqual(expect.any(String));
    expect(asked.map((form) => form.get('refresh_token'))).not.toContain(held);
  });

  it('that the server no longer accepts lead to a new sign-in, and back', async () => {
    await page.goto(`${origin}/console/roles`);
    await finishSignIn();
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    const readSession = () =>
      page.evaluate(() => {
        const { subject, refreshToken } = JSON.parse(localStorage.getItem('console:session') ?? '{}');
        return { subject, refreshToken };
      });
    const before = await readSession();
    await server.runtime.database.pool.query(`delete from oidc_instances where tenant_id = $1`, [
      adminTenantId,
    ]);
    await page.getByRole('link', { name: 'Get started' }).click();
    await finishSignIn();
    await page.waitForURL(/get-started$/);
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    const { subject, refreshToken } = await readSession();
    expect(subject).toBe(userId);
    expect(refreshToken).not.toBe(before.refreshToken);
  });
});

describe('signing out', () => {
  it('[LAY-27] ends the session here, in the other tabs and at the provider', async () => {
    await page.goto(`${origin}/console/roles`);
    await finishSignIn();
    await page.getByRole('table').waitFor();
    const other = await context.newPage();
    await other.goto(`${origin}/console/get-started`);
    await other.getByRole('heading', { name: 'Get started' }).waitFor();
    const ended = page.waitForRequest((request) => request.url().includes('/oidc/session/end'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await ended;
    await page.waitForURL(/\/sign-in\?/);
    await other.waitForURL(/\/sign-in\?/);
    const { rows } = await server.runtime.database.pool.query(
      `select 1 from oidc_instances where tenant_id = $1 and model in ('Session', 'RefreshToken') and account_id = $2
       and expires_at > now()`,
      [adminTenantId, userId],
    );
    expect(rows).toHaveLength(0);
  });
});

describe('an obstacle to sign-in', () => {
  it('[ERR-10] that is a browser without Web Crypto is explained by a page', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    });
    await page.goto(`${origin}/console`);
    await page.getByText('Insecure contexts').waitFor();
    expect(page.url()).toBe(`${origin}/console`);
  });

  it('[ERR-12] that is an error of the provider is shown, with its details only for developers', async () => {
    const refuse = async () => {
      await page.goto(`${origin}/console`);
      await page.waitForURL(/\/sign-in\?/);
      const pending = await page.evaluate(() => sessionStorage.getItem('console:pending_sign_in'));
      const { state } = JSON.parse(pending ?? '{}') as { state: string };
      const query = new URLSearchParams({
        error: 'access_denied',
        error_description: 'The account may not.',
        state,
        iss: `${origin}/oidc`,
      });
      await page.goto(`${origin}/console?${query}`);
      await page.getByRole('heading', { name: 'something went wrong' }).waitFor();
      return page.locator('main').innerText();
    };
    expect(await refuse()).not.toContain('access_denied');
    await page.evaluate(() => localStorage.setItem('console:is_dev_features_enabled', 'true'));
    const told = await refuse();
    expect(told).toContain('access_denied');
    expect(told).toContain('The account may not.');
  });

  it('that is a server that does not respond is shown, and trying again works', async () => {
    const asked: string[] = [];
    page.on('request', (request) => isAuthorization(request) && asked.push(request.url()));
    await page.route('**/console/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${origin}/console`);
    await page.getByText('The server is unreachable.').waitFor();
    expect([page.url(), asked.length]).toEqual([`${origin}/console`, 0]);
    await page.unroute('**/console/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/sign-in\?/);
    expect(asked).toHaveLength(1);
  });
});

it('[SCR-03] the redirect page leads to a stored target, or to the root', async () => {
  await page.goto(`${origin}/console`);
  await finishSignIn();
  await page.waitForURL(/get-started$/);
  await page.evaluate(() => sessionStorage.setItem('console:redirect_after_sign_in', '/roles'));
  await page.goto(`${origin}/console/callback`);
  await page.waitForURL(/\/console\/roles$/);
  await page.getByRole('heading', { name: 'Roles' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('console:redirect_after_sign_in'))).toBeNull();
  await page.goto(`${origin}/console/callback`);
  await page.waitForURL(/\/console\/get-started$/);
  await page.getByRole('heading', { name: 'Get started' }).waitFor();
});

describe('the first administrator', () => {
  it('sees where the setup link was printed, opens it, and reaches the console with only the keyboard', async () => {
    const fresh = await startTestServer({ database: `journey_setup_${process.pid}` });
    const desk = fresh.tenant(adminTenantId).origin;
    const link = await readSetupLink(fresh);
    const secret = new URL(link).hash.slice(1);
    const title = (name: string) => page.getByRole('heading', { name }).waitFor();
    const told: string[] = [];
    context.on('request', (request) => {
      const { origin: to, pathname, search } = new URL(request.url());
      told.push(`${to}${pathname}${search} ${request.headers()['referer'] ?? ''}`);
    });
    try {
      await page.goto(`${desk}/console/users`);
      await title('Open the setup link');
      await page.getByText('npm run admin -- setup-link').waitFor();
      expect(await page.locator('input, button, a').count()).toBe(0);
      expect(await findViolations(page)).toEqual([]);

      await page.goto(`${desk}/setup#${secret.slice(1)}`);
      await title('This setup link doesn’t work');
      expect(page.url()).toBe(`${desk}/setup`);
      expect(await findViolations(page)).toEqual([]);
      // The setup page is still open, so opening the link changes only the fragment.
      await page.goto(link);
      await title('Create the first administrator');
      expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
      await page.reload();
      await title('Create the first administrator');
      const tab = await context.newPage();
      await tab.goto(`${desk}/console`);
      await tab.getByRole('heading', { name: 'Create the first administrator' }).waitFor();

      await page.bringToFront();
      await page.locator('input[name=username]:focus').waitFor();
      await page.keyboard.type('ada');
      await page.keyboard.press('Tab');
      await page.keyboard.type(goodPassword);
      await page.keyboard.press('Enter');
      await title('Get started');

      expect(told.filter((line) => line.includes(secret))).toEqual([]);
      const history = await (await context.newCDPSession(page)).send('Page.getNavigationHistory');
      expect(history.entries.filter(({ url }) => url.includes('#'))).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('gh_admin_setup');
    } finally {
      await fresh.stop();
    }
  });

  it('can register only once: the page of a used link says so, and links to the sign-in', async () => {
    const fresh = await startTestServer({ database: `journey_setup_used_${process.pid}` });
    const desk = fresh.tenant(adminTenantId).origin;
    const link = await readSetupLink(fresh);
    try {
      await page.goto(link);
      await page.getByLabel('Username').fill('ada');
      await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'Get started' }).waitFor();
      const stranger = await browser.newContext();
      const other = await stranger.newPage();
      await other.goto(link);
      await other.getByRole('heading', { name: 'This setup link was already used' }).waitFor();
      await other.getByRole('link', { name: 'Sign in' }).click();
      await other.waitForURL(new RegExp(`^${desk}/sign-in\\?`));
      await other.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await other.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
      await stranger.close();
    } finally {
      await fresh.stop();
    }
  });
});

describe('behind a proxy that ends TLS', () => {
  it('the first administrator registers, works and signs out, all over https', async () => {
    const port = await findFreePort();
    const endpoint = `https://id.localhost:${port}`;
    const console = `https://admin.localhost:${port}`;
    const behind = await startTestServer({
      database: `journey_tls_${process.pid}`,
      environment: { ENDPOINT: endpoint, ADMIN_ENDPOINT: console, TRUST_PROXY: 'loopback' },
    });
    const proxy = await startTlsProxy(port, {
      [new URL(endpoint).host]: behind.settings.PORT,
      [new URL(console).host]: behind.settings.ADMIN_PORT,
    });
    const secure = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
    const tab = await secure.newPage();
    const asked: string[] = [];
    const said: string[] = [];
    secure.on('request', (request) => asked.push(request.url()));
    secure.on('response', (response) => {
      const to = response.headers()['location'];
      if (to) asked.push(new URL(to, response.url()).href);
    });
    tab.on('console', (message) => message.type() !== 'log' && said.push(message.text()));
    try {
      await tab.goto(await readSetupLink(behind));
      await tab.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
      await tab.goto(`${console}/console/roles`);
      await tab.getByLabel('Username').fill('ada');
      await tab.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
      await tab.getByRole('button', { name: 'Create account' }).click();
      await tab.waitForURL(`${console}/console/roles`);
      await tab.getByRole('table').or(tab.getByText('No roles')).first().waitFor();
      const cookies = await secure.cookies();
      expect(cookies.map(({ name }) => name)).toContain('__Host-gh_admin_session');
      expect(cookies.filter(({ secure: isSecure, httpOnly }) => !isSecure || !httpOnly)).toEqual([]);
      expect(cookies.filter(({ name }) => !/^__(Host|Secure)-/.test(name))).toEqual([]);

      await tab.getByRole('button', { name: 'Your account' }).click();
      await tab.getByRole('menuitem', { name: 'Sign out' }).click();
      await tab.waitForURL(/\/sign-in\?/);
      await tab.goto(`${endpoint}/demo-app`);
      await tab.getByRole('button', { name: 'Create account' }).click();
      await tab.getByLabel('Username').waitFor();
      expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([console, endpoint]));
      expect(said).toEqual([]);
    } finally {
      await secure.close();
      await proxy.stop();
      await behind.stop();
    }
  });
});
