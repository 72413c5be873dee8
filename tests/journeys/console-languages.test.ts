import { updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import { loadPart } from '@gatehouse/phrases/console/packs';
import { texts as english } from '@gatehouse/phrases/console/en';
import {
  type ConsoleLanguage,
  consoleLanguages,
  isRightToLeft,
  languages,
} from '@gatehouse/phrases/languages';
import { defaultTenantId } from '@gatehouse/contract/common';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { findViolations } from '../support/axe.ts';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { createUser } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let shown: ConsoleLanguage = 'en';

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_languages' });
  admin = await openConsole(server, {}, await createAdministrator(server));
  ({ page } = admin);
  await page.setViewportSize({ width: 1024, height: 768 });
  await createUser(server.runtime, defaultTenantId, { username: 'maria' });
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

/** Texts of a language, by the shape of the English ones. */
async function textsOf(tag: ConsoleLanguage) {
  const read = async <Part extends keyof typeof english>(part: Part) =>
    (await loadPart(tag, part)) as (typeof english)[Part];
  return { app: await read('app'), roles: await read('roles') };
}

async function choose(tag: ConsoleLanguage): Promise<void> {
  const { app } = await textsOf(shown);
  await page.getByRole('button', { name: app.topBar.account }).click();
  await page.getByRole('menuitem', { name: app.menu.language }).press('Enter');
  const saved = answerTo(page, updateMyCustomData);
  await page.getByRole('menuitemradio', { name: languages[tag], exact: true }).click();
  expect((await saved).status()).toBe(200);
  shown = tag;
}

/** `roles.empty.title`, `{{count}}` */
const keys = new RegExp(String.raw`\b(?:${Object.keys(english).join('|')})\.[a-z]\w+\b|\{\{|\[object`, 'g');

/** Pages with many kinds of controls. */
const busy = [
  '/get-started',
  '/applications',
  '/users',
  '/audit-logs',
  '/sign-in-experience/sign-up-and-sign-in',
];

describe.each(consoleLanguages.toReversed())('[I18N-01] the console in %s', (tag) => {
  it('shows its texts as soon as it is chosen, and after a reload', async () => {
    await admin.open('/roles');
    await page
      .getByRole('heading', { level: 1, name: (await textsOf(shown)).roles.title, exact: true })
      .waitFor();
    if (tag !== shown) await choose(tag);
    const { app, roles } = await textsOf(tag);
    const heading = page.getByRole('heading', { level: 1, name: roles.title, exact: true });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    await page.getByRole('link', { name: app.items.audit_logs, exact: true }).waitFor();
    const { lang, dir } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    }));
    expect({ lang, dir }).toEqual({ lang: tag, dir: isRightToLeft(tag) ? 'rtl' : 'ltr' });
  });

  it('has room for its texts at 1024 px, and no key in place of a text', async () => {
    for (const path of busy) {
      await admin.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const { width, text } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        text: document.body.innerText,
      }));
      expect([path, width]).toEqual([path, 1024]);
      expect([path, text.match(keys)]).toEqual([path, null]);
    }
    expect(await findViolations(page)).toEqual([]);
  });
});
