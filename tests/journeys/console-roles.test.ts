import { updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_console_roles' });
  call = await server.tenant('default').as('all');
  const { body: api } = await call(resources.createResource, {
    body: { name: 'Orders API', indicator: 'https://orders.example' },
  });
  for (const name of ['read:orders', 'write:orders', 'cancel:orders'])
    await call(resources.createResourceScope, { params: { resourceId: api.id }, body: { name } });
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const path = () => new URL(page.url()).pathname + new URL(page.url()).search;

describe('roles', () => {
  it('[RT-25] [OPEN-26 part] open at their permissions, beside their holders and general settings', async () => {
    for (const [type, held] of [
      ['User', 'users'],
      ['MachineToMachine', 'machine-to-machine-apps'],
    ] as const) {
      const { body: role } = await call(roles.createRole, {
        body: { name: `Tabbed ${type}`, description: 'd', type },
      });
      await admin.open(`/roles/${role.id}`);
      await expect.poll(() => admin.path(), { timeout: 10_000 }).toBe(`/roles/${role.id}/permissions`);
      const tabs = page.getByRole('navigation', { name: role.name }).getByRole('link');
      await tabs.first().waitFor();
      expect(
        await tabs.evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)),
        ),
      ).toEqual(['permissions', held, 'general']);
      for (const tab of [held, 'general', 'permissions']) {
        await admin.open(`/roles/${role.id}/${tab}`);
        await page
          .getByRole('navigation', { name: role.name })
          .locator(`[aria-current=page][href$="/${tab}"]`)
          .waitFor();
        expect(await page.getByText('page not found').count()).toBe(0);
      }
      await call(roles.deleteRole, { params: { id: role.id } });
    }
  });

  it('[PROD-08] [RT-24] are created with permissions, changed and deleted', async () => {
    await admin.open('/roles');
    await page.getByRole('link', { name: 'Create role' }).click();
    await page.waitForURL(/\/roles\/create$/);
    const dialog = page.getByRole('dialog', { name: 'Create role' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('clerk');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Books orders');
    await dialog.getByRole('checkbox', { name: 'read:orders' }).check();
    // Roles of users can't have permissions of the management API.
    expect(await dialog.getByText('Management API').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await page.waitForURL(/\/roles\/\w{21}\/permissions$/);
    await page.getByRole('cell', { name: 'read:orders', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Assign permissions' }).click();
    const assign = page.getByRole('dialog', { name: 'Assign permissions to clerk' });
    await assign.getByRole('checkbox', { name: 'write:orders' }).waitFor();
    expect(await assign.getByRole('checkbox', { name: 'read:orders' }).count()).toBe(0);
    await assign.getByRole('searchbox').fill('cancel');
    await assign.getByRole('checkbox', { name: 'cancel:orders' }).check();
    expect(await assign.getByRole('checkbox').count()).toBe(1);
    await assign.getByRole('button', { name: 'Assign permissions' }).click();
    await page.getByRole('cell', { name: 'cancel:orders', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Actions for read:orders' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove permission' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'read:orders', exact: true }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'General' }).click();
    await page.getByLabel('Name').fill('senior clerk');
    await page.getByLabel('Default role').check();
    await page.getByText('2 unsaved changes: Name, Default role').waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toEqual({ name: 'senior clerk', isDefault: true });
    await page.getByRole('heading', { name: 'senior clerk' }).waitFor();

    await page.getByRole('button', { name: 'Actions for senior clerk' }).click();
    await page.getByRole('menuitem', { name: 'Delete role' }).click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' });
    expect(await sure.isDisabled()).toBe(true);
    await page.getByLabel('Type senior clerk to confirm').fill('senior clerk');
    await sure.click();
    await page.waitForURL(/\/roles$/);
    await page.getByText('senior clerk was deleted.').waitFor();
    expect((await call(roles.listRoles, { query: { search: 'clerk' } })).body).toEqual([]);
  });

  it('are saved by Enter in one of several fields, without a second button for screen readers', async () => {
    const { body: role } = await call(roles.createRole, { body: { name: 'typed', description: 'x' } });
    await admin.open(`/roles/${role.id}/general`);
    await page.getByRole('textbox', { name: 'Description' }).fill('Packs parcels');
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    await page.getByText('Saved', { exact: true }).waitFor();
    const { body: saved } = await call(roles.getRole, { params: { id: role.id } });
    expect(saved.description).toBe('Packs parcels');
    expect(await page.locator('main form').getByRole('button').count()).toBe(0);
  });

  it('reject a name that is taken, at the field', async () => {
    await call(roles.createRole, { body: { name: 'taken', description: 'x' } });
    await admin.open('/roles/create');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await dialog.getByText('Enter a value.').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('taken');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('y');
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await dialog.getByText('A role with this name exists already.').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    expect((await call(roles.listRoles, { query: { search: 'taken' } })).body).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(/\/roles$/);
  });

  it('[VIEW-15 part] [OPEN-23 part] are paged and searched by the URL, which the browser’s Back reverts', async () => {
    for (let serial = 0; serial < 45; serial += 1)
      await call(roles.createRole, { body: { name: `batch ${serial}`, description: 'one of many' } });
    await admin.open('/roles?search=batch');
    await page.getByText('1–20 of 45').waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('page=2'));
    await page.getByRole('link', { name: 'Next' }).click();
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('page'), searchParams.get('page_size')]).toEqual(['2', '20']);
    await page.getByText('21–40 of 45').waitFor();
    expect(path()).toBe('/console/roles?search=batch&page=2');
    await page.goBack();
    await page.getByText('1–20 of 45').waitFor();
    await admin.open('/roles?search=batch&page=9');
    await page.getByText('41–45 of 45').waitFor();
    await page.keyboard.press('/');
    // The slash key focuses the search and selects its text.
    await page.keyboard.type('batch 44');
    // A single page shows no pagination.
    await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^batch/ })
        .allInnerTexts(),
    ).toEqual(['batch 44']);
    expect(path()).toBe('/console/roles?search=batch+44');
    await page.getByRole('searchbox').fill('unknown');
    await page.getByText('No results for “unknown”').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByText('1–20 of').waitFor();
    expect(path()).toBe('/console/roles');
  });

  it('[UI-01] ask before unsaved changes are lost, and the browser’s Back closes the question', async () => {
    const { body: role } = await call(roles.createRole, { body: { name: 'guarded', description: 'x' } });
    await admin.open(`/roles/${role.id}/permissions`);
    await page.getByRole('link', { name: 'General' }).click();
    await page.getByLabel('Name').fill('changed');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await question.waitFor();
    // The router restores the address after it blocks Back.
    await page.waitForURL(/general$/);
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    await page.waitForURL(/general$/);
    expect(await page.getByLabel('Name').inputValue()).toBe('changed');
    await page.getByRole('link', { name: 'Permissions' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('changed');
    await page.getByRole('link', { name: 'Permissions' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(/permissions$/);
  });

  it('that are built in can be viewed, but not changed', async () => {
    const [internal] = (await call(roles.listRoles, { query: { search: '#internal' } })).body;
    await admin.open(`/roles/${internal?.id}/general`);
    await page.getByText('This role is built in and can’t be changed.').waitFor();
    expect(await page.getByLabel('Name').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  });

  it('that no longer exist show a message immediately, with a link back', async () => {
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/roles/gone0000') && response.request().method() === 'GET')
        asked.push(`${response.status()}`);
    });
    await admin.open('/roles/gone0000/general');
    await page.getByText('Not found').waitFor();
    // Immediately: the request was not repeated.
    expect(asked).toEqual(['404']);
    await page.getByRole('link', { name: 'Back to list' }).click();
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    expect(path()).toBe('/console/roles');
  });

  it('[VIEW-07 part] don’t show a dismissed notice again', async () => {
    await admin.open('/roles/create');
    await page.getByRole('radio', { name: /^Machine-to-machine/ }).check();
    const notice = page.getByText('This role can only be assigned to machine-to-machine apps');
    await notice.waitFor();
    const saved = answerTo(page, updateMyCustomData);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    await saved;
    await page.goto('about:blank');
    await admin.open('/roles/create');
    await page.getByRole('radio', { name: /^Machine-to-machine/ }).check();
    await page.getByRole('checkbox', { name: 'all', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
  });
});
