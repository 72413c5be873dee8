import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser, goodPassword } from '../support/records.ts';
import { SignInPages, type TestVisit } from '../support/sign-in-pages.ts';

let pages: SignInPages;
let visit: TestVisit;

beforeAll(async () => {
  pages = await SignInPages.start();
  visit = await pages.createVisit({});
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

describe('password fields', () => {
  it('hide what is typed, and take a pasted password, also a new one', async () => {
    const { runtime } = pages.server;
    await createUser(runtime, visit.tenant.id, { username: 'pasting', password: goodPassword });
    for (const [link, username] of [
      [undefined, 'pasting'],
      ['Create an account', 'newcomer'],
    ] as const) {
      const page = await visit.open();
      if (link) await page.getByRole('link', { name: link }).click();
      const name = page.locator('[autocomplete=username]');
      // From one field to the other by the clipboard, as from a password manager.
      await name.fill(goodPassword);
      await name.press('ControlOrMeta+a');
      await name.press('ControlOrMeta+x');
      const password = page.getByLabel('Password', { exact: true });
      expect(await password.getAttribute('type')).toBe('password');
      await password.press('ControlOrMeta+v');
      expect(await password.inputValue()).toBe(goodPassword);
      await name.fill(username);
      await password.press('Enter');
      await pages.isBack(page);
    }
  });
});
