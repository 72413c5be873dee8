import { readFile } from 'node:fs/promises';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles, listRoleUsers } from '@gatehouse/contract/roles/user-endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { createUser, deleteUser, listUsers } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
let roleId: string;
const ids = new Map<string, string>();
const day = 86_400_000;

/** People with their last sign-in, in days ago. */
const people: Record<string, number | null> = {
  'Amara Diallo': 1,
  'Benedikt Brandt': 40,
  'Chen Wei': null,
  'Dalia Haddad': 3,
  'Emil Fischer': 100,
};

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_user_list' });
  const tenant = server.tenant('default');
  call = await tenant.as('all');
  for (const [name, days] of Object.entries(people)) {
    const primaryEmail = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    const { body } = await call(createUser, { body: { name, primaryEmail } });
    ids.set(name, body.id);
    if (days !== null)
      await server.runtime.database.tenant(tenant.id, (db) =>
        db
          .updateTable('users')
          .set({ lastSignInAt: new Date(Date.now() - days * day) })
          .where('id', '=', body.id)
          .execute(),
      );
  }
  const role = await call(createRole, { body: { name: 'Support', description: 'Answers questions' } });
  roleId = role.body.id;
  await call(addUserRoles, { params: { userId: idOf('Amara Diallo') }, body: { roleIds: [roleId] } });
  await call(createUserMfaVerification, { params: { userId: idOf('Dalia Haddad') }, body: { type: 'Totp' } });
  await call(suspendUser, { params: { userId: idOf('Emil Fischer') }, body: { isSuspended: true } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const idOf = (name: string): string => ids.get(name) ?? '';
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const names = () => page.locator('tbody .user-name').allInnerTexts();
const shows = (...expected: string[]) => expect.poll(names, { timeout: 10_000 }).toEqual(expected);
const query = () => new URL(page.url()).search;
const choose = async (chip: string, option: string) => {
  await page.locator('.ui-toolbar').getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('menuitemradio', { name: option }).click();
};
const statesOf = async (...of: string[]) => {
  const { body } = await call(listUsers, {});
  return of.map((name) => body.find((user) => user.name === name)?.isSuspended);
};

describe('the list of users in the console', () => {
  it('is filtered and sorted, which the URL says', async () => {
    await admin.open('/users');
    const all = ['Emil Fischer', 'Dalia Haddad', 'Chen Wei', 'Benedikt Brandt', 'Amara Diallo'];
    await shows(...all);
    await row('Emil Fischer').getByText('Suspended').waitFor();
    await row('Dalia Haddad').getByText('Authenticator app').waitFor();
    await admin.shoot('users-list');

    const header = page.getByRole('columnheader', { name: 'Last sign-in' });
    await header.getByRole('button').click();
    await shows('Amara Diallo', 'Dalia Haddad', 'Benedikt Brandt', 'Emil Fischer', 'Chen Wei');
    expect([query(), await header.getAttribute('aria-sort')]).toEqual(['?sort=-lastSignInAt', 'descending']);
    await choose('Last sign-in', 'Over 30 days ago');
    await shows('Benedikt Brandt', 'Emil Fischer');
    await choose('Status', 'Active');
    await shows('Benedikt Brandt');
    await page.reload();
    await shows('Benedikt Brandt');
    await admin.shoot('users-filtered');

    await page.getByRole('button', { name: 'Clear filter Status' }).click();
    await page.getByRole('button', { name: 'Clear filter Last sign-in' }).click();
    await page.getByRole('button', { name: 'Role', exact: true }).click();
    await page.getByRole('dialog', { name: 'Role' }).getByRole('button', { name: 'Support' }).click();
    await shows('Amara Diallo');
    await page.getByText('Role: Support').waitFor();
    expect(query()).toContain(`roleId=${roleId}`);
  });

  it('keeps filters under a name', async () => {
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('menuitem', { name: 'Save current filters' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Support team');
    await page.getByRole('button', { name: 'Save filters' }).click();
    await admin.open('/users');
    await row('Chen Wei').waitFor();
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('menuitem', { name: 'Support team' }).click();
    await shows('Amara Diallo');
  });

  it('suspends selected users with the keyboard alone', async () => {
    await admin.open('/users?sort=name');
    await shows('Amara Diallo', 'Benedikt Brandt', 'Chen Wei', 'Dalia Haddad', 'Emil Fischer');
    for (const name of ['Amara Diallo', 'Benedikt Brandt']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByText('2 selected').waitFor();
    await admin.shoot('users-selected');
    await page.getByRole('button', { name: 'Suspend', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Suspend 2 users?' }).waitFor();
    await page.getByRole('button', { name: 'Suspend users' }).focus();
    await page.keyboard.press('Enter');
    await row('Benedikt Brandt').getByText('Suspended').waitFor();
    expect(await statesOf('Amara Diallo', 'Benedikt Brandt', 'Chen Wei')).toEqual([true, true, false]);
    expect(await page.getByText('2 selected').count()).toBe(0);
  });

  it('gives selected users a role, and says which of them are gone', async () => {
    await page.getByRole('checkbox', { name: 'Select Chen Wei' }).check();
    await page.getByRole('checkbox', { name: 'Select Dalia Haddad' }).check();
    await call(deleteUser, { params: { userId: idOf('Chen Wei') } });
    await page.getByRole('button', { name: 'Assign roles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign roles to 2 users' });
    await dialog.getByText('Support', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Assign roles' }).click();
    const failed = page.getByRole('dialog', { name: '1 of 2 failed' });
    await failed.getByRole('row').filter({ hasText: 'Chen Wei' }).waitFor();
    await admin.shoot('users-failed');
    await failed.locator('.ui-dialog-footer, footer').getByRole('button', { name: 'Close' }).click();
    const { body } = await call(listRoleUsers, { params: { id: roleId } });
    expect(body.map(({ name }) => name).toSorted()).toEqual(['Amara Diallo', 'Dalia Haddad']);
    await row('Chen Wei').waitFor({ state: 'detached' });
  });

  it('exports and deletes selected users', async () => {
    await call(createUser, { body: { name: '=HYPERLINK("x")', username: 'formula' } });
    await admin.open('/users?search=formula');
    await shows('=HYPERLINK("x")');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 1 user?' });
    const confirm = dialog.getByRole('button', { name: 'Delete users' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('delete 1 user');
    await confirm.click();
    await page.getByText('No results for').waitFor();
    expect((await call(listUsers, { query: { search: 'formula' } })).body).toEqual([]);
  });

  it('has a menu for each user', async () => {
    await admin.open('/users');
    await row('Benedikt Brandt').getByRole('button', { name: 'Actions for Benedikt Brandt' }).click();
    await page
      .getByRole('menuitem', { name: 'Send reset link' })
      .or(page.getByRole('menuitem', { name: 'Send invitation link' }))
      .waitFor();
    await admin.shoot('users-menu');
    await page.getByRole('menuitem', { name: 'Reactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
    // Rows behind a dialog are hidden, so the badge would seem to be gone.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await row('Benedikt Brandt').getByText('Suspended').waitFor({ state: 'detached' });
    expect(await statesOf('Benedikt Brandt')).toEqual([false]);
    expect(await admin.listViolations()).toEqual([]);
  });
});
