import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { measureFirstLoad } from '../support/first-load.ts';
import { allLooks, findFaults, type Look, takeOn } from '../support/looks.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let roleId: string;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_console_looks',
    environment: {
      HELP_CHAT_URL: 'https://chat.example.com',
      HELP_ISSUES_URL: 'https://issues.example.com',
      HELP_EMAIL: 'help@example.com',
      HELP_CALL_URL: 'https://call.example.com',
    },
  });
  const call = await server.tenant('default').as('all');
  const { body } = await call(roles.createRole, {
    body: {
      name: 'a role with a rather long name that says what its holders do',
      description: 'x'.repeat(128),
    },
  });
  roleId = body.id;
  await call(createUser, { body: { name: 'Noor Haddad', primaryEmail: 'noor@example.com' } });
  await call(createApplication, { body: { name: 'Storefront', type: 'SPA' } });
});
afterAll(() => server?.stop());

/** A page to check: its name, how to open it, and what is visible when it has loaded. */
type Screen = [
  name: string,
  open: (admin: ConsoleBrowser) => Promise<void>,
  shown: (page: Page) => Promise<void>,
];
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const at =
  (path: () => string) =>
  (admin: ConsoleBrowser): Promise<void> =>
    admin.open(path());

const screens: Screen[] = [
  ['get-started', at(() => '/get-started'), (page) => page.getByText('Protect an API').waitFor()],
  ['roles', at(() => '/roles'), (page) => page.getByRole('link', { name: '#internal:admin' }).waitFor()],
  ['roles-nothing', at(() => '/roles?search=unknown'), (page) => page.getByText('No results for').waitFor()],
  ['roles-create', at(() => '/roles/create'), (page) => page.getByRole('dialog').waitFor()],
  [
    'role-permissions',
    at(() => `/roles/${roleId}/permissions`),
    (page) => page.getByText('No permissions yet').waitFor(),
  ],
  [
    'role-general',
    async (admin) => {
      await admin.open(`/roles/${roleId}/general`);
      await admin.page.getByRole('textbox', { name: 'Name' }).fill('changed');
    },
    (page) => page.getByText('1 unsaved change').waitFor(),
  ],
  ['role-gone', at(() => '/roles/gone/general'), (page) => page.getByText('Not found').waitFor()],
  ['profile', at(() => '/profile'), heading('Profile information')],
  ['not-found', at(() => '/nowhere'), heading('page not found')],
  [
    'user-menu',
    async (admin) => {
      await admin.open('/roles');
      await admin.page.getByRole('button', { name: 'Your account' }).click();
    },
    (page) => page.getByRole('menu').waitFor(),
  ],
  [
    'palette',
    async (admin) => {
      await admin.open('/roles');
      await admin.page.getByRole('table').waitFor();
      await admin.page.keyboard.press('Control+k');
    },
    (page) => page.getByRole('option').first().waitFor(),
  ],
  [
    'help',
    async (admin) => {
      await admin.open('/roles');
      await admin.page.getByRole('button', { name: 'Help' }).click();
    },
    (page) => page.getByText('Book a call').waitFor(),
  ],
];

const looks: readonly Look[] = allLooks ?? [
  ['light', 1440, 'ltr'],
  ['dark', 1024, 'ltr'],
];

describe('[OPEN-59 part] in light, 1440 px wide, and in dark, 1024 px wide', () => {
  let admin: ConsoleBrowser;

  beforeAll(async () => {
    admin = await openConsole(server);
    return () => admin.close();
  });
  afterEach(() => admin.page.goto('about:blank'));

  it.each(screens)('%s has no axe violations, and nothing overflows', async (name, open, shown) => {
    await open(admin);
    await shown(admin.page);
    await expect.poll(() => admin.page.locator('[aria-busy=true]').count()).toBe(0);
    for (const look of looks) {
      await takeOn(admin.page, look);
      await admin.shoot(`${name}-${look.join('-')}`);
      expect(await findFaults(admin.page), look.join(', ')).toEqual([]);
    }
  });
});

describe('[OPEN-59 part] on a phone, 390 px wide', () => {
  it.each(['/applications', '/roles', '/users', '/api-resources', '/audit-logs'])(
    '%s shows the names of its records, and nothing is hidden or unreachable',
    async (path) => {
      const admin = await openConsole(server, { hasTouch: true });
      const { page } = admin;
      await page.setViewportSize({ width: 390, height: 844 });
      await admin.open(path);
      const name = page.locator('tbody td.ui-table-main').first();
      await name.getByRole('link').waitFor();
      await admin.shoot(`phone${path.replaceAll('/', '-')}`);
      const widths = await page
        .locator('tbody td.ui-table-main')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(160);
      const outside = await page
        .locator('tbody td')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
            .map((cell) => cell.textContent),
        );
      expect(outside).toEqual([]);
      const search = await page.getByRole('button', { name: 'Search or jump to…' }).boundingBox();
      expect(Math.min(search?.width ?? 0, search?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect(await page.getByRole('link', { name: 'v1.21.0' }).isVisible()).toBe(false);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await admin.listViolations()).toEqual([]);
      await admin.close();
    },
  );
});

describe('[OPEN-59 part] with only the keyboard', () => {
  it('the user skips to the content, moves through the list, opens a row and returns', async () => {
    const admin = await openConsole(server);
    const { page } = admin;
    await admin.open('/roles');
    await page.getByRole('link', { name: '#internal:admin' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('a role with a rather long name');
    await page.keyboard.press('End');
    // Every tenant has these two from the start. They were created at the same time.
    expect(await focused()).toMatch(/^(#internal:admin|Management API access)$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/roles\/\w{21}\/permissions$/);
    await page.getByRole('heading', { name: /^(#internal:admin|Management API access)$/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => history.back());
    await page.waitForURL(/\/roles$/);
    // Back at the row that was opened.
    await expect.poll(focused).toMatch(/^(#internal:admin|Management API access)$/);
    await admin.close();
  });
});

describe('the frame of every page', () => {
  it('fills the window, and does not move when a scroll bar appears or a dialog opens', async () => {
    const admin = await openConsole(server, { viewport: { width: 1280, height: 800 } });
    const { page } = admin;
    await admin.open('/roles');
    const button = page.getByText('Create role', { exact: true }).first();
    await page.getByRole('link', { name: '#internal:admin' }).waitFor();
    const placeOf = async () => ({
      topBar: await page.evaluate('document.querySelector(".ui-topbar").offsetWidth - innerWidth'),
      button: (await button.boundingBox())?.x,
    });
    const before = await placeOf();
    expect(before.topBar).toBe(0);
    await page.evaluate('document.querySelector("main").style.minHeight = "3000px"');
    expect(await page.evaluate('document.documentElement.scrollHeight > innerHeight')).toBe(true);
    expect(await placeOf()).toEqual(before);
    await button.click();
    await page.getByRole('dialog').waitFor();
    expect(await placeOf()).toEqual(before);
    await admin.close();
  });

  it('shows toasts where they cover no button of a dialog', async () => {
    const admin = await openConsole(server, { viewport: { width: 1024, height: 768 } });
    const { page } = admin;
    await admin.open('/roles/create');
    const dialog = page.getByRole('dialog');
    await page.route('**/api/roles', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('textbox', { name: 'Name' }).fill('a role');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('without users');
    await dialog.getByRole('button', { name: 'Create role' }).click();
    const toast = page.locator('.ui-toast');
    await toast.waitFor();
    const [note, footer] = [
      await toast.boundingBox(),
      await dialog.locator('.ui-dialog-footer').boundingBox(),
    ];
    expect(note && footer && note.y + note.height <= footer.y).toBe(true);
    await admin.close();
  });

  it('has its typeface from the first paint', async () => {
    const admin = await openConsole(server);
    const { page } = admin;
    await admin.open('/roles');
    await page.getByRole('link', { name: '#internal:admin' }).waitFor();
    const fonts = await page.evaluate(`performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2')).map(({ initiatorType }) => initiatorType)`);
    // Loaded by the document's link, not by a style sheet.
    expect(fonts).toEqual(['link']);
    await admin.close();
  });
});

describe('the first load', () => {
  it('takes at most 215 KB until get-started is usable, which `npm run bench` prints', async () => {
    const admin = await openConsole(server);
    const context = await admin.context
      .browser()
      ?.newContext({ storageState: await admin.context.storageState() });
    const page = await context?.newPage();
    if (!page) throw new Error('no browser');
    const { total, list } = await measureFirstLoad(
      page,
      `${server.tenant('admin').origin}/console/get-started`,
      (shown) => shown.getByText('Protect an API').waitFor(),
    );
    expect(total).toBeGreaterThan(100_000);
    expect(total, list).toBeLessThanOrEqual(215_000);
    await admin.close();
  });
});
