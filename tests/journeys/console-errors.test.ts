import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_errors' });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await admin?.close();
  admin = await openConsole(server);
  ({ page } = admin);
  return () => admin.close();
});

interface Refusal {
  status: number;
  body: object | string;
}

/** Replaces the server's response to one operation. */
const answer = (path: string, method: string, { status, body }: Refusal) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: typeof body === 'string' ? 'text/html' : 'application/json',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: {
            'access-control-allow-origin': server.tenant('admin').origin,
            'access-control-expose-headers': 'x-request-id',
            'x-request-id': 'request-42',
          },
        })
      : route.fallback(),
  );

/** Tries to create a role, which the errors below reject. */
async function createRole(): Promise<void> {
  await admin.open('/roles/create');
  const dialog = page.getByRole('dialog', { name: 'Create role' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('clerk');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Books things');
  await dialog.getByRole('button', { name: 'Create role' }).click();
}

const toast = () => page.locator('[data-toast="error"]');
const isSignedOut = () => page.waitForURL(/\/sign-in\?/);
const hasTokens = () => page.evaluate(() => localStorage.getItem('console:session') !== null);

describe('an error response', () => {
  it('[ERR-01] about missing permissions signs out', async () => {
    const ended = page.waitForRequest((request) => request.url().includes('/oidc/session/end'));
    await answer('/api/roles', 'POST', {
      status: 403,
      body: { code: 'auth.insufficient', message: 'Insufficient permissions.' },
    });
    await createRole();
    await ended;
    await isSignedOut();
    expect(await hasTokens()).toBe(false);
  });

  it('[ERR-02] about forbidden access is shown, and signs out when it is closed', async () => {
    await answer('/api/roles', 'POST', {
      status: 403,
      body: { code: 'auth.forbidden', message: 'You may not do this here.' },
    });
    await createRole();
    const alert = page.getByRole('alertdialog', { name: 'You may not do this here.' });
    await alert.waitFor();
    expect(await hasTokens()).toBe(true);
    await alert.getByRole('button', { name: 'Got it' }).click();
    await isSignedOut();
  });

  it('[ERR-04] [UI-09] shows message and details in an error toast, on separate lines', async () => {
    await answer('/api/roles', 'POST', {
      status: 422,
      body: { code: 'role.refused', message: 'Not this one.', details: 'first\nsecond' },
    });
    await createRole();
    expect(await toast().locator('p').innerText()).toBe('Not this one.\nfirst\nsecond');
    // The input is kept for a retry, and the success toast has another color.
    await page.unrouteAll();
    await page.getByRole('dialog').getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('heading', { name: 'clerk' }).waitFor();
    const failed = await toast().evaluate(
      (one) => getComputedStyle(one).borderColor + getComputedStyle(one).color,
    );
    await page.getByRole('button', { name: 'Actions for clerk' }).click();
    await page.getByRole('menuitem', { name: 'Delete role' }).click();
    await page.getByLabel('Type clerk to confirm').fill('clerk');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click();
    const success = page.locator('[data-toast="success"]');
    await success.waitFor();
    const iconOf = (one: Element) => getComputedStyle(one.querySelector('svg') ?? one).color;
    expect([await success.evaluate(iconOf), failed]).not.toEqual([await toast().evaluate(iconOf), '']);
  });

  it('about one field is shown at the field, and not in a toast', async () => {
    await answer('/api/roles', 'POST', {
      status: 400,
      body: {
        code: 'guard.invalid_input',
        message: 'x',
        data: { fields: { 'body.name': 'Not this name.' } },
      },
    });
    await createRole();
    await page.getByRole('dialog').getByText('Not this name.').waitFor();
    expect(await toast().count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  it('[ERR-06] with an invalid body shows a text for its status', async () => {
    await answer('/api/roles', 'POST', { status: 502, body: '<h1>Bad gateway</h1>' });
    await createRole();
    expect(await toast().locator('p').innerText()).toBe('The server is unreachable.');
    await toast().getByText('Request ID request-42').waitFor();
  });

  it('of a server failure shows a built-in text, and the request ID', async () => {
    await answer('/api/roles', 'POST', {
      status: 500,
      body: { code: 'request.server_error', message: 'Internal server error' },
    });
    await createRole();
    expect(await toast().locator('p').innerText()).toBe('Something went wrong on the server.');
    await toast().getByText('Request ID request-42').waitFor();
    expect(await toast().getByRole('button', { name: 'Copy Request ID' }).count()).toBe(1);
    expect(await admin.listViolations()).toEqual([]);
    await toast().getByRole('button', { name: 'Copy Request ID' }).click();
    await toast()
      .getByRole('button', { name: /dismiss/i })
      .click();
    await toast().waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Create role' }).isVisible()).toBe(true);
  });

  it('[ERR-07] about an invalid token starts a new sign-in, which returns to the page', async () => {
    const refusals: [string, Refusal][] = [
      ['a 401', { status: 401, body: { code: 'auth.unauthorized', message: 'No.' } }],
      ['an invalid grant', { status: 400, body: { code: 'oidc.invalid_grant', message: 'No.' } }],
      ['an invalid target', { status: 400, body: { code: 'oidc.invalid_target', message: 'No.' } }],
    ];
    for (const [, refusal] of refusals) {
      await answer('/api/roles', 'POST', refusal);
      await createRole();
      await isSignedOut();
      expect(await page.evaluate(() => sessionStorage.getItem('console:redirect_after_sign_in'))).toBe(
        '/roles/create',
      );
      await admin.close();
      admin = await openConsole(server);
      ({ page } = admin);
    }
    // Also for a refresh token that is no longer accepted.
    await admin.changeSession('session.refreshToken = "spent"; session.tokens = {};');
    await admin.open('/roles');
    await isSignedOut();
  });
});

describe('a list that fails to load', () => {
  it('shows the reason and the request ID, and trying again works', async () => {
    await answer('/api/roles?*', 'GET', {
      status: 500,
      body: { code: 'request.general', message: 'Broken.' },
    });
    await admin.open('/roles');
    await page.getByText('Failed to load').waitFor();
    await page.getByText('Something went wrong on the server.').waitFor();
    await page.getByText('request-42').waitFor();
    expect(await toast().count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: '#internal:admin' }).waitFor();
  });

  it('because of a missing permission shows which one, without a request', async () => {
    await answer('/api/tenants/default/members/*/scopes', 'GET', {
      status: 200,
      body: [{ name: 'write:data' }],
    });
    // The start page may still be asking for the number of roles.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await admin.open('/roles');
    await page.getByText('read:data').waitFor();
    expect(asked.filter((url) => url.includes('/api/roles'))).toEqual([]);
  });
});

describe('an unhandled error', () => {
  it('[ERR-11] [SCR-04] [SCR-05] [SCR-06] has a page with message and call stack, and its button reloads', async () => {
    await answer('/api/roles?*', 'GET', { status: 200, body: [] });
    // A response that violates the contract, so that rendering the page throws.
    await page.route('**/api/roles/broken', (route) =>
      route.fulfill({
        json: { id: 'broken', name: { not: 'a text' }, type: 'User' },
        headers: { 'access-control-allow-origin': server.tenant('admin').origin },
      }),
    );
    await admin.open('/roles/broken');
    const heading = page.getByRole('heading', { level: 1, name: 'something went wrong' });
    await heading.waitFor();
    expect(await heading.textContent()).toBe('something went wrong');
    const details = page.getByRole('group');
    const stack = page.locator('details pre');
    expect(await stack.isVisible()).toBe(false);
    await details.getByText('Details').click();
    expect(await stack.innerText()).toMatch(/^at .*\/console\/assets\//);
    expect(await stack.innerText()).not.toContain('http');
    expect(await page.locator('main').innerText()).toContain('React');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isSignedOut();
  });
});
