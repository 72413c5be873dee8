import { adminTenantId } from '@gatehouse/contract/common';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createUser, goodPassword } from '../support/records.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;

/** Opens the console for an administrator with a password. */
async function open(): Promise<void> {
  admin = await openConsole(server);
  ({ page } = admin);
  const { value, method } = await server.runtime.hasher.hash(goodPassword, { from: 'test' });
  await server.runtime.database.pool.query(
    'update users set password_encrypted = $1, password_encryption_method = $2 where tenant_id = $3',
    [value, method, adminTenantId],
  );
}

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_profile' });
  await createUser(server.runtime, adminTenantId, { username: 'taken' });
  await open();
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.unrouteAll();
  await admin.open('/profile');
  await page.getByRole('heading', { name: 'Profile information' }).waitFor();
});

const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The signature of a PNG file. */
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const save = () => page.getByRole('button', { name: 'Save changes' }).click();
const refuse = (status: number, message: string) =>
  page.route('**/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status, json: { code: 'some.code', message } })
      : route.fallback(),
  );

describe('the profile', () => {
  it('[PRF-01 part] [PRF-02] shows picture, name and username, which can be changed, and the password', async () => {
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Profile information',
      'Password',
      'Second factors',
    ]);
    const shown = page.waitForRequest('https://avatars.githubusercontent.com/u/1');
    const values = {
      Name: 'Ada Lovelace',
      Username: 'ada_l',
      Avatar: 'https://avatars.githubusercontent.com/u/1',
    };
    for (const [label, value] of Object.entries(values)) {
      await field(label).fill(value);
      const sent = page.waitForRequest((request) => request.method() === 'PATCH');
      await save();
      // One field per request (API-20).
      expect(Object.values((await sent).postDataJSON() as object)).toEqual([value]);
      await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
    }
    // The server of the picture doesn't learn the page that shows it.
    expect((await (await shown).headerValue('referer')) ?? '').toBe('');
    await page.reload();
    for (const [label, value] of Object.entries(values)) expect(await field(label).inputValue()).toBe(value);
  });

  it('[PRF-02] [ERR-13] [ERR-14] [UI-06] [OPEN-06] uploads a picture, says why it rejects another, and removes one silently', async () => {
    const chooser = page.locator('input[type=file]');
    const upload = page.getByRole('button', { name: 'Upload Avatar' });
    const choose = (size: number, mimeType = 'image/png') =>
      chooser.setInputFiles({ name: 'a file', mimeType, buffer: Buffer.alloc(size, png) });
    await upload.waitFor();
    const before = await field('Avatar').inputValue();
    await choose(100, 'image/gif');
    await page.getByText('Choose an SVG, PNG, JPEG or ICO file.').waitFor();
    await choose(512_001);
    await page.getByText('Choose a file of at most 500 KB.').waitFor();
    await page.evaluate(`{
      const dataTransfer = new DataTransfer();
      for (const name of ['a', 'b']) dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }));
      document.querySelector('.image-field').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }`);
    await page.getByText('Choose one file.').waitFor();
    const problem = page.getByText('The file couldn’t be uploaded.');
    await page.route('**/me/user-assets', (route) =>
      route.fulfill({ status: 500, json: { message: 'No.' } }),
    );
    await choose(100);
    await problem.waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);

    // A slow server: the user cancels the upload, or leaves the page.
    await page.unrouteAll();
    await page.route('**/me/user-assets', () => undefined);
    const calledOff = () =>
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/me/user-assets'));
    for (const leave of ['Cancel Avatar', 'Gatehouse, back to the console']) {
      const failed = calledOff();
      await choose(100);
      await page.getByRole(leave === 'Cancel Avatar' ? 'button' : 'link', { name: leave }).click();
      await failed;
      if (leave === 'Cancel Avatar') {
        await upload.waitFor();
        expect(await problem.count()).toBe(0);
      } else await page.waitForURL((url) => !url.pathname.endsWith('/profile'));
      expect(await page.locator('[data-toast]').count()).toBe(0);
    }

    await page.unrouteAll();
    await admin.open('/profile');
    await upload.waitFor();
    expect(await field('Avatar').inputValue()).toBe(before);
    await choose(512_000);
    await expect.poll(() => field('Avatar').inputValue()).toMatch(/\/user-assets\/\w{21}\.png$/);
    const url = await field('Avatar').inputValue();
    await save();
    await page.getByText('unsaved change').waitFor({ state: 'detached' });
    await page.reload();
    await upload.waitFor();
    expect(await field('Avatar').inputValue()).toBe(url);
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  });

  it('has no empty space for a missing scroll bar', async () => {
    const bar = await page.locator('.ui-topbar').boundingBox();
    expect([bar?.x, bar?.width]).toEqual([0, page.viewportSize()?.width]);
  });

  it('[PRF-05] refuses an empty username, at the field', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await field('Username').fill('');
    await save();
    await page.getByText('must start with a letter or underscore').waitFor();
    expect(calls).not.toContain('PATCH');
  });

  it('[PRF-06] shows an alert with the server’s message on 422', async () => {
    await field('Username').fill('taken');
    await save();
    const alert = page.getByRole('alertdialog', { name: 'This username belongs to another user.' });
    await alert.getByRole('button', { name: 'Got it' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await field('Username').inputValue()).toBe('taken');
  });

  it('[PRF-07] shows a toast with the server’s message on other errors but 401', async () => {
    await refuse(500, 'It is broken.');
    await field('Name').fill('Ada King');
    await save();
    await page.locator('[data-toast="error"]', { hasText: 'It is broken.' }).waitFor();
    await page.unrouteAll();
    await refuse(401, 'Who are you?');
    // The page is left after the response, so its toasts are recorded in the session storage.
    await page.evaluate(() =>
      new MutationObserver(() => {
        const texts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);
        sessionStorage.setItem('test:toasts', JSON.stringify(texts));
      }).observe(document.body, { childList: true, subtree: true, characterData: true }),
    );
    await save();
    await page.waitForURL(/\/sign-in\?/);
    const shown = await page.evaluate(() => sessionStorage.getItem('test:toasts'));
    expect(shown ?? '').not.toContain('Who are you?');
    expect(await page.evaluate(() => sessionStorage.getItem('console:redirect_after_sign_in'))).toBe(
      '/profile',
    );
    await admin.close();
    await open();
  });

  it('[RT-02 part] [RT-03 part] [PRF-08 part] leads back from a step that was opened directly', async () => {
    for (const step of ['verify-password', 'change-password']) {
      await admin.open(`/profile/${step}`);
      await page.waitForURL(/\/profile$/);
      await page.getByRole('heading', { name: 'Profile information' }).waitFor();
    }
    for (const path of ['/callback', '/profile', '/social-demo-callback']) {
      await admin.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('page not found').count()).toBe(0);
    }
  });
});

describe('the demo of a social connector', () => {
  it('[SCR-01] [SCR-02] ends at a page that says so, and leaves no code in the URL', async () => {
    // A provider's response has the same parameters as that of the console's sign-in.
    await admin.open('/social-demo-callback?code=x&state=y');
    await page.getByRole('heading', { name: 'Sign-in with the demo connector' }).waitFor();
    await page.getByText('the demo connector doesn’t sign users in').waitFor();
    expect(admin.path()).toBe('/social-demo-callback?state=y');
    await admin.shoot('social-demo-callback');
    expect(await admin.listViolations()).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/profile$/);
  });
});

describe('the password', () => {
  it('is changed after the old one is entered, and shows errors at the field', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL(/\/profile\/verify-password$/);
    const current = page.getByLabel('Current password');
    await current.fill('wrong');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Incorrect password.').waitFor();
    expect(await current.getAttribute('aria-invalid')).toBe('true');
    await current.fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile\/change-password$/);
    const next = field('New password');
    await next.fill('1234');
    await page.keyboard.press('Enter');
    await page.getByText('Use at least 8 characters.').waitFor();
    expect(await next.getAttribute('aria-invalid')).toBe('true');
    await next.fill('A-Quite-New-Horse-7');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await page.waitForURL(/\/profile$/);
    // This browser stays signed in.
    await page.reload();
    await page.getByRole('heading', { name: 'Profile information' }).waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect password.').waitFor();
    expect(admin.path()).toBe('/profile/verify-password');
    await page.getByLabel('Current password').fill('A-Quite-New-Horse-7');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile\/change-password$/);
  });
});
