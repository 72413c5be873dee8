import { adminTenantId } from '@gatehouse/contract/common';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, createAdministrator, openConsole } from '../support/console.ts';
import { goodPassword } from '../support/records.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let adminId: string;

beforeAll(async () => {
  server = await startTestServer({ database: `console_administrators_${process.pid}` });
  await server.runtime.database.query(
    `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
  );
  adminId = await createAdministrator(server);
  admin = await openConsole(server, {}, adminId);
});
afterAll(async () => {
  await admin.close();
  await server.stop();
});

const button = (name: string) => admin.page.getByRole('button', { name, exact: true });
const dialog = () => admin.page.getByRole('dialog');
const confirmation = () => admin.page.getByRole('alertdialog');
const row = (text: string) => admin.page.getByRole('row').filter({ hasText: text });
async function choose(text: string, item: string): Promise<void> {
  await row(text).getByRole('button').last().click();
  await admin.page.getByRole('menuitem', { name: item }).click();
}

/** Invites someone in the console. Returns the link that the dialog shows. */
async function invite(email: string, role?: string): Promise<string> {
  await button('Invite').click();
  await dialog().getByLabel('Email addresses').fill(email);
  if (role)
    await dialog()
      .getByRole('radio', { name: new RegExp(`^${role}`) })
      .check();
  await button('Create links').click();
  const link = await dialog().getByText('/invitation?token=').first().textContent();
  await admin.shoot('administrators-link');
  expect(await admin.listViolations()).toEqual([]);
  await button('Done').click();
  return link?.trim() ?? '';
}

/** Someone else opens the link in a browser of their own. */
const openBrowser = (): Promise<BrowserContext> => {
  const browser = admin.context.browser();
  if (!browser) throw new Error('no browser');
  return browser.newContext({ viewport: { width: 1440, height: 900 } });
};

describe('[OPEN-67 part] the administrators in the console', () => {
  it('are found in the user menu and the palette, and the only admin is told why they can’t leave', async () => {
    await admin.open('/roles');
    await button('Your account').click();
    await admin.page.getByRole('menuitem', { name: 'Administrators' }).click();
    await row('Ada Admin').getByText('You', { exact: true }).waitFor();
    expect(admin.path()).toBe('/settings/members');
    await admin.shoot('administrators-one');
    for (const item of ['Change role', 'Leave']) {
      await choose('Ada Admin', item);
      await confirmation().getByText('You’re the only admin').waitFor();
      await admin.shoot('administrators-last');
      await confirmation().getByRole('button').last().click();
    }
    await admin.page.keyboard.press('ControlOrMeta+k');
    await admin.page.keyboard.type('invite');
    await admin.page.getByRole('option', { name: 'Administrators' }).waitFor();
    await admin.page.keyboard.press('Escape');
  });

  it('invite a colleague, who registers with the link and works at once', async () => {
    await admin.open('/settings/members/invitations');
    await admin.page.getByText('No invitations yet').waitFor();
    await admin.shoot('administrators-empty');
    await button('Invite').click();
    await dialog().getByLabel('Email addresses').fill('grace@northwind.example, grace');
    await button('Create links').click();
    await dialog().getByText('“grace” isn’t an email address.').waitFor();
    await admin.shoot('administrators-invite');
    expect(await admin.listViolations()).toEqual([]);
    await button('Cancel').click();
    const link = await invite('grace@northwind.example');
    await row('grace@northwind.example').getByText('Pending').waitFor();

    const context = await openBrowser();
    const page = await context.newPage();
    await page.goto(link);
    await page.getByText('Ada Admin invited grace@northwind.example to the console').waitFor();
    await page.getByText('Collaborator').and(page.locator('b')).waitFor();
    await page.getByText('Gatehouse console').waitFor();
    expect(page.url()).not.toContain('token=');
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/administrators-page.png` });
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill('grace');
    await page.getByRole('button', { name: /Create account|Continue/ }).click();
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/administrators-register.png` });
    await page.getByRole('button', { name: /Create account|Continue|Sign up/ }).click();
    await page.waitForURL(/\/console\//);
    await page.getByRole('link', { name: 'Roles', exact: true }).waitFor();
    await page.goto(`${server.tenant(adminTenantId).origin}/console/settings/members`);
    await page.getByRole('row').filter({ hasText: 'grace' }).getByText('Collaborator').waitFor();
    expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/administrators-read-only.png` });

    await admin.open('/settings/members');
    await row('grace').getByText('Collaborator').waitFor();
    await choose('grace', 'Change role');
    await dialog()
      .getByRole('radio', { name: /^Admin/ })
      .check();
    await button('Save').click();
    await confirmation().getByText('invite and remove administrators, including you').waitFor();
    await admin.shoot('administrators-full-access');
    await confirmation().getByRole('button', { name: 'Give full access' }).click();
    await row('grace').getByText('Admin', { exact: true }).waitFor();
    await admin.shoot('administrators-two');
    await choose('grace', 'Remove');
    await confirmation().getByRole('button', { name: 'Remove' }).click();
    await row('grace').waitFor({ state: 'detached' });

    await page.reload();
    await page.getByText('Your account grace has no access.').waitFor();
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/administrators-no-tenant.png` });
    await context.close();
  });

  it('replace, revoke and delete invitations', async () => {
    await admin.open('/settings/members/invitations');
    const first = await invite('linus@northwind.example', 'Viewer');
    await choose('linus@northwind.example', 'New link');
    const second = await dialog().getByText('/invitation?token=').first().textContent();
    expect(second).not.toBe(first);
    await button('Done').click();
    await button('Invite').click();
    await dialog().getByLabel('Email addresses').fill('Linus@northwind.example');
    await button('Create links').click();
    await dialog().getByText('One of these addresses has a pending invitation.').waitFor();
    await button('Cancel').click();
    await choose('linus@northwind.example', 'Revoke');
    await confirmation().getByRole('button', { name: 'Revoke' }).click();
    await row('linus@northwind.example').getByText('Revoked').waitFor();
    await admin.shoot('administrators-invitations');
    expect(await admin.listViolations()).toEqual([]);
    await choose('linus@northwind.example', 'Delete');
    await confirmation().getByRole('button', { name: 'Delete' }).click();
    await row('linus@northwind.example').waitFor({ state: 'detached' });
  });
});
