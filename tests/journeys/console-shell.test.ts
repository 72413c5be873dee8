import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { createResource } from '@gatehouse/contract/resources/endpoints';
import { createRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { featuresOf } from '../../apps/console/src/shell/navigation.ts';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let administrator: string;

beforeAll(async () => {
  server = await startTestServer({
    database: 'journey_console_shell',
    environment: {
      VERSION_FEED_URL: 'https://feed.example/version.json',
      HELP_CHAT_URL: 'https://chat.example',
      HELP_ISSUES_URL: 'https://issues.example',
      HELP_EMAIL: 'help@example.com',
      HELP_CALL_URL: 'https://call.example',
    },
  });
  administrator = await createAdministrator(server);
  admin = await openConsole(server, {}, administrator);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.unrouteAll();
  await release('v1.21.0');
});

/** Replaces the response of the public version feed. */
const release = (latestRelease: string) =>
  page.route('https://feed.example/**', (route) =>
    route.fulfill({ json: { latestRelease }, headers: { 'access-control-allow-origin': '*' } }),
  );
const openRoles = async () => {
  await admin.open('/roles');
  await page.getByRole('heading', { name: 'Roles' }).waitFor();
};
const openAccount = () => page.getByRole('button', { name: 'Your account' }).click();
const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('the sidebar', () => {
  it('[LAY-04 part] [LAY-05] [LAY-06] [LAY-07] [LAY-08] [LAY-09] has its sections and items in order', async () => {
    await openRoles();
    const sections = await page
      .getByRole('navigation', { name: 'Main' })
      .evaluate((navigation) =>
        [...navigation.querySelectorAll('section')].map((section) => [
          section.getAttribute('aria-label'),
          [...section.querySelectorAll('a, button')].map((item) => item.textContent),
        ]),
      );
    const all = {
      Overview: ['Get started', 'Dashboard'],
      Authentication: [
        'Applications',
        'Sign-in experience',
        'Multi-factor auth',
        'Connectors',
        'Enterprise SSO',
      ],
      Authorization: ['API resources', 'Roles', 'Organization template'],
      Users: ['Organizations', 'Users'],
      Developer: ['Signing keys', 'Custom JWT', 'Webhooks', 'Audit logs'],
    };
    expect(sections).toEqual(Object.entries(all));
  });

  it('[LAY-12] [LAY-10 part] [PROD-03] marks the current page; the open-source edition has no tenant switcher', async () => {
    await openRoles();
    const current = page.locator('nav [aria-current="page"]').filter({ hasText: /^(Roles|Get started)$/ });
    expect(await current.textContent()).toBe('Roles');
    await page.getByRole('link', { name: 'Get started' }).click();
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    expect(await current.textContent()).toBe('Get started');
    for (const absent of ['Tenant settings', 'Create tenant'])
      expect(await page.getByText(absent).count()).toBe(0);
  });
});

describe('the top bar', () => {
  it('[LAY-16] [LAY-18 part] [CONST-06] has logo, docs, help, version and user menu, above the content', async () => {
    await openRoles();
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Gatehouse, home' }).waitFor();
    const docs = bar.getByRole('link', { name: 'Documentation' });
    const guides = await fetch((await docs.getAttribute('href')) ?? '');
    expect([guides.status, await guides.text()]).toEqual([200, expect.stringContaining('API reference')]);
    await bar.getByRole('button', { name: 'Help' }).waitFor();
    const versionLink = bar.getByRole('link', { name: 'v1.21.0' });
    const changes = await fetch((await versionLink.getAttribute('href')) ?? '');
    expect([changes.status, await changes.text()]).toEqual([200, expect.stringContaining('>Changelog</h1>')]);
    await bar.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByRole('main').getByRole('heading', { name: 'Roles' }).waitFor();
  });

  it('[LAY-17] has a shadow while content is scrolled below it', async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await admin.open('/get-started');
    await page.getByText('Management API resource').waitFor();
    const shadow = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow);
    expect(await shadow()).toBe('none');
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header') as Element).boxShadow !== 'none',
    );
  });

  it('[LAY-19] has a dot on the version when a newer one is available, and only then', async () => {
    await openRoles();
    const link = page.getByRole('banner').getByRole('link', { name: /v1\.21\.0/ });
    await page.waitForLoadState('networkidle');
    expect(await link.textContent()).toBe('v1.21.0');
    await page.unrouteAll();
    await release('v1.22.0');
    await openRoles();
    await page.getByRole('link', { name: 'Version 1.22.0 is available' }).waitFor();
  });

  it('[ERR-15] shows nothing when the version feed fails, and logs it', async () => {
    await page.unrouteAll();
    await page.route('https://feed.example/**', (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('version feed'));
    await openRoles();
    await logged;
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });

  it('[LAY-28] [UI-01 part] offers four ways to get help, and the browser’s back closes them', async () => {
    await openRoles();
    await page.getByRole('button', { name: 'Help' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get help' });
    const channels = dialog.getByRole('region').getByRole('button');
    await channels.first().waitFor();
    expect(await channels.count()).toBe(4);
    expect(await dialog.innerText()).toMatch(/Community chat[^]*Issues[^]*Email[^]*Book a call/);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/console/roles');
  });
});

/** Chooses an appearance and waits until it is saved. */
async function choose(appearance: 'System' | 'Light' | 'Dark'): Promise<void> {
  const saved = answerTo(page, updateMyCustomData);
  await openAccount();
  await page.getByRole('menuitem', { name: 'Appearance' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: appearance }).click();
  expect((await saved).status()).toBe(200);
}

describe('the user menu', () => {
  it('[LAY-23] [CONST-03] has profile, language, appearance and sign-out, 12 px from its button', async () => {
    await openRoles();
    await openAccount();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual([
      'Profile',
      'Administrators',
      'Custom domains',
      'Language',
      'Appearance',
      'Sign out',
    ]);
    const [button, popup] = await Promise.all([
      page.getByRole('button', { name: 'Your account' }).boundingBox(),
      menu.boundingBox(),
    ]);
    expect(Math.round((popup?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBe(12);
    await page.keyboard.press('Escape');
  });

  it('[LAY-24] opens the profile in a new tab', async () => {
    await openRoles();
    await openAccount();
    const opened = admin.context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const tab = await opened;
    await tab.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/console/profile');
    await tab.close();
  });

  it('[LAY-25] opens the languages after 300 ms of hover and closes them after 100 ms', async () => {
    await openRoles();
    await openAccount();
    const language = page.getByRole('menuitem', { name: 'Language' });
    const english = page.getByRole('menuitemradio', { name: 'English' });
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1000));
    await language.hover();
    await page.clock.runFor(299);
    expect(await english.count()).toBe(0);
    await page.clock.runFor(2);
    await english.waitFor();
    expect(await english.getAttribute('aria-checked')).toBe('true');
    await page.mouse.move(400, 700);
    await page.clock.runFor(98);
    expect(await english.count()).toBe(1);
    await page.clock.runFor(3);
    await english.waitFor({ state: 'detached' });
    await page.clock.resume();
  });

  it('[LAY-26] [STATE-02] [OPEN-31 part] [CONST-17 part] changes the appearance, which follows the system until it is chosen', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openRoles();
    expect(await theme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    for (const [choice, shown] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['System', 'dark'],
    ] as const) {
      await choose(choice);
      await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, shown);
      expect(await stored('console:appearance_mode')).toBe(choice.toLowerCase());
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  });

  it('applies the choice in another browser of the same user', async () => {
    await openRoles();
    await choose('Dark');
    const other = await openConsole(server, { colorScheme: 'light' }, administrator);
    try {
      await expect
        .poll(() => other.page.evaluate(() => document.documentElement.dataset.theme), { timeout: 10_000 })
        .toBe('dark');
    } finally {
      await other.close();
    }
    await choose('System');
  });
});

describe('the palette', () => {
  it('opens any page by a few typed letters, and finds records', async () => {
    await openRoles();
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Search or jump to…');
    await field.fill('get st');
    await page.keyboard.press('Enter');
    await page.waitForURL(/get-started$/);
    const call = await server.tenant('default').as('all');
    const [role] = (await call(listRoles, { query: { search: '#internal' } })).body;
    await page.keyboard.press('Control+k');
    await field.fill('#internal');
    await page.getByRole('option', { name: /#internal:admin/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '#internal:admin' }).waitFor();
    await expect.poll(() => admin.path()).toBe(`/roles/${role?.id}/permissions`);
  });

  it('opens the server’s result on Enter, although commands come first', async () => {
    const call = await server.tenant('default').as('all');
    const { body: role } = await call(createRole, {
      body: { name: 'API resources crew', description: 'Looks after APIs' },
    });
    await openRoles();
    // A pointer that rests where the list will open selects nothing.
    await page.mouse.move(720, 420);
    await page.keyboard.press('Control+k');
    // With a space, which no random ID of another record contains.
    await page.getByPlaceholder('Search or jump to…').fill('api re');
    await page.getByRole('option', { selected: true }).filter({ hasText: 'API resources crew' }).waitFor();
    expect(
      await page
        .getByRole('option')
        .filter({ hasText: /^API resources$/ })
        .count(),
    ).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'API resources crew' }).waitFor();
    await expect.poll(() => admin.path()).toBe(`/roles/${role.id}/permissions`);
  });
});

describe('a section of a page', () => {
  /** The heading of the focused section, and whether it is near the top of the window. */
  const focused = () =>
    page.evaluate(() => {
      const section = document.activeElement;
      const { top = -1 } = section?.getBoundingClientRect() ?? {};
      const isAtTop = top > 0 && top < 200;
      return section?.matches('section') ? [section.querySelector('h2')?.textContent, isAtTop] : [];
    });
  const choose = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search or jump to…').fill(text);
    await page.getByRole('option', { selected: true }).filter({ hasText: text }).waitFor();
    await page.keyboard.press('Enter');
  };

  it('is opened from the palette, scrolled to and focused, on another page and on the same', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openRoles();
    await choose('Custom CSS');
    await expect.poll(focused, { timeout: 5000 }).toEqual(['Custom CSS', true]);
    expect(admin.path()).toBe('/sign-in-experience/branding#css');
    await choose('Colors');
    await expect.poll(focused, { timeout: 5000 }).toEqual(['Colors', true]);
  });

  it('of a record is opened from the palette on any page of the record', async () => {
    const call = await server.tenant('default').as('all');
    const { body } = await call(createApplication, { body: { name: 'Importer', type: 'MachineToMachine' } });
    await page.setViewportSize({ width: 1280, height: 500 });
    await admin.open(`/applications/${body.id}/logs`);
    await page.getByRole('heading', { name: 'Importer' }).waitFor();
    await choose('Secrets');
    await expect.poll(focused, { timeout: 5000 }).toEqual(['Secrets', true]);
    expect(admin.path()).toBe(`/applications/${body.id}/settings#secrets`);
  });

  it('has its name in the URL, for each section in the palette', async () => {
    const places = featuresOf('open-source')
      .flatMap(({ places: all = [] }) => all)
      .filter(({ path, section }) => section && !path.includes(':id'));
    expect(places.length).toBeGreaterThan(15);
    for (const { path, section } of places) {
      await admin.open(`${path}#${section}`);
      await page.waitForFunction(() => document.activeElement?.matches('main section'));
    }
  });
});

describe('the open record', () => {
  it('has its acts in the palette, also that of its menu, and C creates below it', async () => {
    const call = await server.tenant('default').as('all');
    const { body } = await call(createResource, {
      body: { name: 'Parcels', indicator: 'https://parcels.example.com' },
    });
    await admin.open(`/api-resources/${body.id}/permissions`);
    await page.getByText('No permissions yet').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Create permission' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const run = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search or jump to…').fill(text);
      await page.getByRole('option', { selected: true }).filter({ hasText: text }).waitFor();
      await page.keyboard.press('Enter');
    };
    await run('Delete API resource');
    await page.getByRole('alertdialog', { name: 'Delete Parcels?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const { body: user } = await call(createUser, { body: { username: 'noor', name: 'Noor Haddad' } });
    await admin.open(`/users/${user.id}/roles`);
    await page.getByText('No roles yet').waitFor();
    await run('Suspend');
    await page.getByRole('alertdialog', { name: 'Suspend Noor Haddad?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    // The page of no record offers none.
    await admin.open('/roles');
    await page.getByRole('link', { name: '#internal:admin' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search or jump to…').fill('Suspend');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option', { name: 'Suspend', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('the browser’s Back', () => {
  /** Scrolls far down in the list and opens a record. Returns the scroll position. */
  async function leaveTheList(): Promise<number> {
    const call = await server.tenant('default').as('all');
    const { body } = await call(listRoles, { query: { search: 'of many' } });
    for (let serial = body.length; serial < 12; serial += 1)
      await call(createRole, { body: { name: `of many ${serial}`, description: 'Fills the list' } });
    await page.setViewportSize({ width: 1280, height: 400 });
    await openRoles();
    const last = page.getByRole('row').getByRole('link', { name: '#internal:admin' });
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    await last.click();
    await page.waitForURL(/permissions$/);
    await page.getByRole('heading', { name: '#internal:admin' }).waitFor();
    return scrolled;
  }

  it('returns to the row that was opened, at the same scroll position; a new page starts at its top', async () => {
    const scrolled = await leaveTheList();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('#internal:admin');
  });

  it('leaves the page right after Escape, and closes an open dialog before that', async () => {
    await leaveTheList();
    const record = page.url();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    for (const moment of ['at once', 'at once', 'in the next frame', 'once it is closed']) {
      await page.keyboard.press('Control+k');
      await palette.waitFor();
      await page.evaluate(async (when) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        if (when === 'in the next frame') await frame();
        if (when === 'once it is closed') while (document.querySelector('[role=dialog]')) await frame();
        history.back();
      }, moment);
      await page.waitForURL(/\/roles$/);
      await page.getByRole('heading', { name: 'Roles' }).waitFor();
      expect(await palette.count()).toBe(0);
      await page.goForward();
      await page.waitForURL(record);
      await page.getByRole('heading', { name: '#internal:admin' }).waitFor();
    }
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.goBack();
    await palette.waitFor({ state: 'detached' });
    expect(page.url()).toBe(record);
    await page.goBack();
    await page.waitForURL(/\/roles$/);
  });

  it('skips what was opened and closed in between', async () => {
    await openRoles();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search or jump to…').fill('audit');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Audit logs' }).waitFor();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Audit logs' }).waitFor();
    expect(admin.path()).toBe('/audit-logs');
    await page.goBack();
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    expect(admin.path()).toBe('/roles');
    await page.goForward();
    await page.getByRole('heading', { name: 'Audit logs' }).waitFor();
    expect([admin.path(), await page.getByRole('dialog').count()]).toEqual(['/audit-logs', 0]);
  });
});

describe('a page that does not exist', () => {
  it('[RT-41] [RT-42] [RT-43] shows an error, inside a tenant and outside, with an illustration for each theme', async () => {
    const images = new Set<string | null>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/nowhere', '/roles/x/nowhere', '/profile/nowhere']) {
        await admin.open(path);
        await page.getByRole('heading', { name: 'page not found' }).waitFor();
        images.add(await page.getByRole('main').locator('img').first().getAttribute('src'));
      }
    }
    expect(images.size).toBe(2);
  });
});

describe('an area', () => {
  it('[RT-07 part] [RT-08] opens at the URL of its root', async () => {
    const areas = [
      'get-started',
      'api-resources',
      'applications',
      'audit-logs',
      'connectors',
      'dashboard',
      'mfa',
      'organizations',
      'roles',
      'sign-in-experience',
      'signing-keys',
      'users',
    ];
    for (const area of areas) {
      await admin.open(`/${area}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect([area, await page.getByRole('heading', { name: 'page not found' }).count()]).toEqual([area, 0]);
      expect(admin.path().startsWith(`/${area}`)).toBe(true);
    }
  });
});

describe('development features', () => {
  it('[DEV-01] leave the page that fails to load out of the build', async () => {
    await admin.open('/__internal__/import-error');
    await page.getByRole('heading', { name: 'page not found' }).waitFor();
    const built = readFileSync(join(import.meta.dirname, '../../apps/console/dist/modules.json'), 'utf8');
    expect(built).toContain('console/src/features/roles/list');
    expect(built).not.toContain('import-error');
  });

  it('[DEV-02] show a banner while they are on', async () => {
    await openRoles();
    expect(await page.getByText('Dev features enabled').count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('console:is_dev_features_enabled', 'true'));
    await openRoles();
    await page.getByText('Dev features enabled').waitFor();
    await page.evaluate(() => localStorage.removeItem('console:is_dev_features_enabled'));
  });
});
