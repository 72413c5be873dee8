import { createUser, getUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { goodPassword } from '../support/records.ts';
import { SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { codeWays } from '../support/ways-in.ts';

let pages: SignInPages;
let visit: TestVisit;
let serial = 0;
const newPassword = 'Another-Horse-43';

beforeAll(async () => {
  pages = await SignInPages.start({ database: 'journey_expired_password' });
  visit = await pages.createVisit(codeWays);
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

async function newUser(): Promise<{ id: string; username: string }> {
  const username = `expired_${(serial += 1)}`;
  const { body } = await visit.call(createUser, {
    body: {
      username,
      primaryEmail: `${username}@northwind.example`,
      password: goodPassword,
      isPasswordExpired: true,
    },
  });
  return { id: body.id, username };
}
const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, animations: 'disabled' });
};
async function signIn(page: Page, username: string, continues: string): Promise<void> {
  await page.locator('[autocomplete~=username]').first().fill(username);
  await page.getByRole('button', { name: continues }).first().click();
  await page.locator('[type=password]').first().fill(goodPassword);
  await page.locator('[type=password]').first().press('Enter');
}

describe('a user whose password must be replaced', () => {
  it('chooses a new one at sign-in, by keyboard, and goes on to the application', async () => {
    const { id, username } = await newUser();
    const page = await visit.open();
    await signIn(page, username, 'Continue');
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await page.getByText('An administrator requires you to choose a new password').waitFor();
    await shoot(page, 'expired-password');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.getByText('This is your current password. Choose another one.').waitFor();
    // The flow is still there after a reload.
    await page.reload();
    await page.getByText('An administrator requires you to choose a new password').waitFor();
    // It is filled in once the page takes input.
    await expect.poll(() => page.locator('form [autocomplete=username]').inputValue()).toBe(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
    await page.keyboard.press('Enter');
    await pages.isBack(page);
    expect((await visit.call(getUser, { params: { userId: id } })).body.isPasswordExpired).toBe(false);
  });

  it('reads it in their language, on a phone and from right to left', async () => {
    const { username } = await newUser();
    const page = await visit.open(
      { ui_locales: 'ar' },
      { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    );
    await signIn(page, username, 'متابعة');
    await page.getByText('يطلب منك أحد المسؤولين اختيار كلمة مرور جديدة قبل المتابعة.').waitFor();
    await shoot(page, 'expired-password-ar');
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
