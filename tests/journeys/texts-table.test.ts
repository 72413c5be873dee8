import { updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { listCustomPhrases, putCustomPhrase } from '@gatehouse/contract/phrases/endpoints';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_texts_table' });
  const call = await server.tenant('default').as('all');
  const fields = { name: 'Edit', email: 'Edit', password: 'Edit', session: 'Edit' } as const;
  await call(updateAccountCenter, { body: { enabled: true, fields } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

const frame = () => page.frameLocator('iframe').first();
const cell = (english: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(english, { exact: true }) })
    .getByRole('textbox');
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
const choose = (label: string) => page.locator('label').filter({ hasText: label }).click();

/** Clicks a text of the preview, where it is: the page in it is inert, and scaled. It may be drawn once more meanwhile. */
async function clickAt(text: Locator, isDone: () => Promise<boolean>): Promise<void> {
  const find = () =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width: innerWidth };
    });
  await expect
    .poll(async () => {
      const frameBox = await page.locator('.preview-device iframe').first().boundingBox();
      const at = await find().catch(() => undefined);
      if (frameBox && at) {
        const scale = frameBox.width / at.width;
        await page.mouse.click(frameBox.x + at.x * scale, frameBox.y + at.y * scale);
      }
      // Another click meanwhile would be one in the page that this one opens.
      return expect
        .poll(isDone, { timeout: 2000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
}
const isOpen = (address: string) => () => Promise.resolve(page.url().endsWith(address));
const isFocusedTextarea = async (): Promise<boolean> =>
  (await page.evaluate('document.activeElement.tagName')) === 'TEXTAREA';

async function findNothingWrong(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await admin.shoot(`${name}-${width}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('the texts of a language as a table', () => {
  it('shows the English text beside each, is edited by keyboard and saved at once', async () => {
    await admin.open('/sign-in-experience/content/fr');
    await page.getByRole('columnheader', { name: 'English' }).waitFor();
    await page.getByLabel('Text or key').fill('sign_in.title');
    await cell('Sign in').first().waitFor();
    await page.getByLabel('Text or key').fill('');
    const first = page.getByRole('row').nth(1).getByRole('textbox');
    const second = page.getByRole('row').nth(2).getByRole('textbox');
    await first.focus();
    await page.keyboard.type('Un texte');
    await page.keyboard.press('Enter');
    expect(await isFocused(second)).toBe(true);
    await page.keyboard.type('Un autre');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(first)).toBe(true);
    await choose('Customized (2)');
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await findNothingWrong('texts-table');
    const saved = answerTo(page, putCustomPhrase);
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await saved).ok()).toBe(true);
    const call = await server.tenant('default').as('all');
    const { body } = await call(listCustomPhrases);
    expect(JSON.stringify(body)).toContain('Un autre');
  });
});

describe('a click on a text in the preview', () => {
  it('opens it in the table of its language', async () => {
    await admin.open('/sign-in-experience/content/de');
    const heading = frame().getByRole('heading').first();
    await clickAt(heading, isFocusedTextarea);
    await page.getByRole('columnheader', { name: 'English' }).waitFor();
    await expect
      .poll(() => page.evaluate('document.activeElement.placeholder'))
      .toBe(await heading.textContent());
    await findNothingWrong('texts-clicked');
  });

  it('opens the editor from another tab, in the language of the preview', async () => {
    await admin.open('/sign-in-experience/branding');
    await clickAt(
      frame().getByRole('heading').first(),
      isOpen('/sign-in-experience/content/en?text=sign_in.title'),
    );
    // The page's URL leads to the text, too.
    await page.reload();
    await page.getByRole('columnheader', { name: 'English' }).waitFor();
    await expect.poll(isFocusedTextarea).toBe(true);
  });

  it('attacks: is not told by a page of another origin', async () => {
    await admin.open('/sign-in-experience/branding');
    await frame().getByRole('heading').first().waitFor();
    const before = page.url();
    await page.evaluate(`dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', source: window,
      data: { type: 'gatehouse:preview-text', keys: ['sign_in.title'] } }))`);
    await page.evaluate(`postMessage({ type: 'gatehouse:preview-text', keys: ['sign_in.title'] }, '*')`);
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
    expect(page.url()).toBe(before);
  });
});

describe('the preview', () => {
  it('[ONB-29 part] shows the consent page, and the account page as its form says', async () => {
    await admin.open('/sign-in-experience/branding');
    await page.getByLabel('Page', { exact: true }).selectOption('consent');
    await frame().getByRole('heading', { name: 'Example app' }).waitFor();
    await findNothingWrong('preview-consent');
    await admin.open('/sign-in-experience/account-center');
    await frame().getByText('Ada Lovelace').first().waitFor();
    await findNothingWrong('preview-account');
    const title = frame().getByRole('heading', { level: 1 });
    await clickAt(title, isOpen('/sign-in-experience/content/en?text=account.title'));
  });

  it('is a drawer where there is no room, also of the account page', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await admin.open('/sign-in-experience/account-center');
    await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
    await frame().getByText('Ada Lovelace').first().waitFor();
    await admin.shoot('preview-account-drawer');
    expect(await admin.listViolations()).toEqual([]);
  });
});
