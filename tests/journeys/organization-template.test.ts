import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import * as organizationScopes from '@gatehouse/contract/organization-scopes/endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
/** IDs of the permissions of the API “Orders API”, by name. */
const apiScopes: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_organization_template' });
  call = await server.tenant('default').as('all');
  const { body: api } = await call(resources.createResource, {
    body: { name: 'Orders API', indicator: 'https://orders.example' },
  });
  for (const name of ['read:orders', 'write:orders']) {
    const { body } = await call(resources.createResourceScope, {
      params: { resourceId: api.id },
      body: { name, description: `Can ${name.replace(':', ' ')}` },
    });
    apiScopes[name] = body.id;
  }
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

const addRole = async (body: { name: string; description?: string; type?: 'User' | 'MachineToMachine' }) =>
  (await call(organizationRoles.createOrganizationRole, { body })).body;
const addScope = async (name: string, description?: string) =>
  (await call(organizationScopes.createOrganizationScope, { body: { name, description } })).body;
const removeAll = async () => {
  for (const { id } of (await call(organizationRoles.listOrganizationRoles, {})).body)
    await call(organizationRoles.deleteOrganizationRole, { params: { id } });
  for (const { id } of (await call(organizationScopes.listOrganizationScopes, {})).body)
    await call(organizationScopes.deleteOrganizationScope, { params: { id } });
};

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (name: string) => page.getByRole('cell', { name, exact: true });
const tabs = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
const currentTab = (name: string) => tabs(name).and(page.locator('[aria-current=page]'));

/** Takes pictures in light at 1440 px and in dark at 1024 px, where nothing overflows and axe finds nothing. */
async function look(name: string): Promise<void> {
  await expect.poll(() => page.locator('main[aria-busy=true], main [aria-busy=true]').count()).toBe(0);
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
    await admin.shoot(`template-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
    const [scrolled, seen] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('the organization template', () => {
  it('[RT-20] opens at the organization roles, beside the organization permissions', async () => {
    await removeAll();
    await admin.open('/organization-template');
    await currentTab('Organization template').getByText('Organization roles').waitFor();
    await expect.poll(() => admin.path()).toBe('/organization-template/organization-roles');
    await page.getByText('No organization roles yet').waitFor();
    await look('roles-empty');
    await tabs('Organization template').getByText('Organization permissions').click();
    await page.getByText('No organization permissions yet').waitFor();
    expect(admin.path()).toBe('/organization-template/organization-permissions');
    expect(await currentTab('Organization template').innerText()).toBe('Organization permissions');
    await look('permissions-empty');
    await admin.open('/organization-template/organization-scopes');
    await page.getByText('page not found').waitFor();
  });

  it('[RT-20] has permissions that are created, edited, searched and deleted', async () => {
    await addScope('manage:billing', 'Changes the plan and payment methods');
    await admin.open('/organization-template/organization-permissions');
    await page.getByRole('link', { name: 'Create organization permission' }).click();
    const create = page.getByRole('dialog', { name: 'Create organization permission' });
    const submit = create.getByRole('button', { name: 'Create organization permission' });
    const name = create.getByRole('textbox', { name: 'Name' });
    await submit.click();
    await create.getByText('Enter a value.').waitFor();
    await name.fill('invite members');
    await submit.click();
    await create.getByText('no space').waitFor();
    await name.fill('manage:billing');
    await submit.click();
    await create.getByText('exists already').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await look('permission-create');
    await name.fill('invite:members');
    await submit.click();
    await admin.hears('Create organization permission');
    await row('invite:members').waitFor();
    expect(admin.path()).toBe('/organization-template/organization-permissions');

    // By keyboard: Enter opens the row.
    await row('invite:members').getByRole('link').focus();
    await page.keyboard.press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit organization permission' });
    await edit.waitFor();
    await page.reload();
    await edit.getByRole('textbox', { name: 'Description' }).fill('Invites people by email');
    await page.keyboard.press('Enter');
    await row('Invites people by email').waitFor();
    await look('permissions');

    await page.getByRole('searchbox').fill('by email');
    await row('manage:billing').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for invite:members' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    expect(admin.path()).toBe('/organization-template/organization-permissions?search=by+email');
    await page.getByRole('button', { name: 'Actions for invite:members' }).click();
    await page.getByRole('menuitem', { name: 'Delete organization permission' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Delete invite:members?' });
    await sure.getByText('Removed from all organization roles').waitFor();
    await look('permission-delete');
    await sure.getByRole('button', { name: 'Delete organization permission' }).click();
    await page.getByText('No results for “by email”').waitFor();
    const { body: left } = await call(organizationScopes.listOrganizationScopes, {});
    expect(left.map((scope) => scope.name)).toEqual(['manage:billing']);
  });

  it('[RT-21] opens a role at its permissions, beside its general settings', async () => {
    const { id } = await addRole({ name: 'Tabbed', type: 'MachineToMachine' });
    const base = `/organization-template/organization-roles/${id}`;
    await admin.open(base);
    await currentTab('Tabbed').getByText('Permissions').waitFor();
    await expect.poll(() => admin.path()).toBe(`${base}/permissions`);
    await page.getByText('No permissions yet').waitFor();
    await look('role-permissions-empty');
    for (const tab of ['general', 'permissions']) {
      await admin.open(`${base}/${tab}`);
      await page.locator(`[aria-current=page][href$="${base}/${tab}"]`).waitFor();
    }
    expect(await tabs('Tabbed').allInnerTexts()).toEqual(['Permissions', 'General']);
    await admin.open(`${base}/users`);
    await page.getByText('page not found').waitFor();
    await admin.open('/organization-template/organization-roles/unknown');
    await page.getByText('Not found').waitFor();
  });

  it('[RT-20] [RT-21] has roles that are created with permissions of both kinds, changed and deleted', async () => {
    await removeAll();
    for (const name of ['invite:members', 'manage:billing', 'read:members']) await addScope(name);
    await admin.open('/organization-template/organization-roles');
    await page.getByRole('link', { name: 'Create organization role' }).first().click();
    const create = page.getByRole('dialog', { name: 'Create organization role' });
    await create.getByRole('textbox', { name: 'Name' }).fill('admin');
    await create.getByRole('textbox', { name: 'Description' }).fill('Manages members and orders');
    const ofOrganizations = create.getByRole('group', { name: 'Organization', exact: true });
    await ofOrganizations.getByRole('checkbox', { name: 'invite:members' }).check();
    await ofOrganizations.getByRole('checkbox', { name: 'read:members' }).check();
    await create.getByRole('searchbox').fill('orders');
    await create.getByRole('checkbox', { name: 'invite:members' }).waitFor({ state: 'detached' });
    for (const name of ['read:orders', 'write:orders'])
      await create.getByRole('group', { name: 'Orders API' }).getByRole('checkbox', { name }).check();
    await look('role-create');
    await create.getByRole('button', { name: 'Create organization role' }).click();
    await page.waitForURL(/organization-roles\/\w{21}\/permissions$/);
    for (const name of ['invite:members', 'read:members', 'read:orders', 'write:orders'])
      await cell(name).waitFor();
    expect(await cell('Organization').count()).toBe(2);
    expect(await cell('Orders API').count()).toBe(2);

    await page.getByRole('button', { name: 'Assign permissions' }).click();
    const assign = page.getByRole('dialog', { name: 'Assign permissions to admin' });
    await assign.getByRole('checkbox', { name: 'manage:billing' }).check();
    expect(await assign.getByRole('checkbox').count()).toBe(1);
    await look('role-assign');
    await assign.getByRole('button', { name: 'Assign permissions' }).click();
    await admin.hears('Assign permissions');
    await cell('manage:billing').waitFor();
    await look('role-permissions');

    for (const name of ['invite:members', 'read:orders']) {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      const remove = page.getByRole('alertdialog', { name: `Remove ${name}?` });
      await remove.getByRole('button', { name: 'Remove permission' }).click();
      await cell(name).waitFor({ state: 'detached' });
    }
    await page.getByRole('searchbox').fill('orders');
    await cell('manage:billing').waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(2);

    await tabs('admin').getByText('General').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('owner');
    await page.getByRole('textbox', { name: 'Description' }).fill('');
    await page.getByText('2 unsaved changes: Name, Description').waitFor();
    await look('role-general');
    // Until the role is read again, the page has only the response of the change, which is without permissions.
    let readAgain = () => {};
    const isSeen = new Promise<void>((resolve) => (readAgain = resolve));
    await page.route(/organization-roles\/\w+$/, async (route) => {
      if (route.request().method() === 'GET') await isSeen;
      await route.fallback();
    });
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toEqual({ name: 'owner', description: null });
    await page.getByRole('heading', { name: 'owner' }).waitFor();
    await tabs('owner').getByText('Permissions').click();
    await row('write:orders').getByText('Orders API').waitFor();
    readAgain();

    await page.getByRole('link', { name: 'Organization roles' }).click();
    await row('owner').getByText('manage:billing, read:members, write:orders').waitFor();
    await page.getByRole('link', { name: 'owner' }).click();
    await page.getByRole('button', { name: 'Actions for owner' }).click();
    await page.getByRole('menuitem', { name: 'Delete organization role' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Delete owner?' });
    await sure.getByText('lose its permissions in all organizations').waitFor();
    await look('role-delete');
    await sure.getByRole('textbox').fill('owner');
    await sure.getByRole('button', { name: 'Delete organization role' }).click();
    await page.getByText('owner was deleted.').waitFor();
    await page.getByText('No organization roles yet').waitFor();
  });

  it('does not assign permissions that were selected for another type of role', async () => {
    await admin.open('/organization-template/organization-roles/create');
    const create = page.getByRole('dialog', { name: 'Create organization role' });
    // Without input, Escape closes it without a question.
    await create.getByText('Nothing selected').waitFor();
    await page.keyboard.press('Escape');
    await create.waitFor({ state: 'detached' });
    expect(admin.path()).toBe('/organization-template/organization-roles');
    await page.getByRole('link', { name: 'Create organization role' }).first().click();
    await create.getByRole('textbox', { name: 'Name' }).fill('switched');
    await create.getByRole('group', { name: 'Orders API' }).waitFor();
    // Users with permissions of the Management API would be administrators.
    expect(await create.getByText('Management API').count()).toBe(0);
    await create.getByRole('radio', { name: /^Machine-to-machine/ }).check();
    await create.getByRole('checkbox', { name: 'all', exact: true }).check();
    await create.getByRole('radio', { name: /^User/ }).check();
    await create.getByText('Nothing selected').waitFor();
    await create.getByRole('button', { name: 'Create organization role' }).click();
    await page.getByText('No permissions yet').waitFor();
    const { body } = await call(organizationRoles.listOrganizationRoles, { query: { q: 'switched' } });
    expect(body[0]).toMatchObject({ type: 'User', resourceScopes: [] });
  });

  it('shows many roles and permissions in pages, with search and a filter in the URL', async () => {
    await removeAll();
    const ids: string[] = [];
    for (let serial = 10; serial < 60; serial += 1)
      ids.push((await addScope(`permission:${serial}`, `Number ${serial}`)).id);
    const { body: role } = await call(organizationRoles.createOrganizationRole, {
      body: {
        name: 'a role with a rather long name that says what its holders do in their organization',
        description: 'x'.repeat(256),
        organizationScopeIds: ids,
        resourceScopeIds: Object.values(apiScopes),
      },
    });
    for (let serial = 10; serial < 35; serial += 1) {
      const type = serial % 2 === 0 ? ('User' as const) : ('MachineToMachine' as const);
      await addRole({ name: `role ${serial}`, type });
    }
    await admin.open('/organization-template/organization-roles');
    await page.getByText('1–20 of 26').waitFor();
    await row('a role with a rather long name').getByText('+49').waitFor();
    await look('roles-many');
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByRole('menuitemradio', { name: 'Machine-to-machine' }).click();
    await row('role 10').waitFor({ state: 'detached' });
    expect(admin.path()).toBe('/organization-template/organization-roles?type=MachineToMachine');
    await page.getByRole('searchbox').fill('role 11');
    await row('role 13').waitFor({ state: 'detached' });
    await row('role 11').waitFor();

    const base = `/organization-template/organization-roles/${role.id}/permissions`;
    await admin.open(base);
    await page.getByText('1–20 of 52').waitFor();
    await look('role-permissions-many');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('21–40 of 52').waitFor();
    expect(admin.path()).toBe(`${base}?page=2`);
    await cell('permission:30').waitFor();
    await admin.open(`${base}?page=9`);
    await page.getByText('41–52 of 52').waitFor();
    await page.getByRole('searchbox').fill('Orders API');
    await cell('permission:50').waitFor({ state: 'detached' });
    await cell('read:orders').waitFor();
  });

  it('says what failed when the server fails, and shows it after another try', async () => {
    await removeAll();
    const { id } = await addRole({ name: 'failing' });
    const scope = await addScope('invite:members');
    await call(organizationRoles.addOrganizationRoleScopes, {
      params: { id },
      body: { organizationScopeIds: [scope.id] },
    });
    const fail = (path: RegExp, method: string) =>
      page.route(path, (route) =>
        route.request().method() === method
          ? route.fulfill({
              status: 500,
              json: { code: 'request.server_error', message: 'Something went wrong on the server.' },
              headers: { 'access-control-allow-origin': server.tenant('admin').origin },
            })
          : route.fallback(),
      );
    const base = `/organization-template/organization-roles/${id}/permissions`;
    for (const [path, shown] of [
      ['/organization-template/organization-roles', 'failing'],
      ['/organization-template/organization-permissions', 'invite:members'],
      [base, 'invite:members'],
    ] as const) {
      await fail(/organization-(roles|scopes)\?|resource-scopes\?/, 'GET');
      await admin.open(path);
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.waitFor();
      await look(`failed-${shown.replace(':', '-')}`);
      await page.unrouteAll();
      await retry.click();
      await row(shown).waitFor();
    }
    await fail(/organization-scopes\/\w+$/, 'GET');
    await admin.open(`/organization-template/organization-permissions/${scope.id}`);
    const edit = page.getByRole('dialog', { name: 'Edit organization permission' });
    await edit.getByRole('button', { name: 'Try again' }).waitFor();
    await look('failed-edit');
    await page.unrouteAll();
    await edit.getByRole('button', { name: 'Try again' }).click();
    await edit.getByRole('textbox', { name: 'Name' }).waitFor();
    // The second of two requests fails: the selection stays, and both are sent again.
    await addScope('read:members');
    await admin.open(base);
    await page.getByRole('button', { name: 'Assign permissions' }).click();
    const assign = page.getByRole('dialog', { name: 'Assign permissions to failing' });
    await assign.getByRole('checkbox', { name: 'read:members' }).check();
    await assign.getByRole('checkbox', { name: 'read:orders' }).check();
    await fail(/resource-scopes$/, 'POST');
    await assign.getByRole('button', { name: 'Assign permissions' }).click();
    await page.locator('[data-toast="error"]').getByText('Something went wrong').waitFor();
    await assign.getByText('2 selected').waitFor();
    await page.unrouteAll();
    await assign.getByRole('button', { name: 'Assign permissions' }).click();
    await assign.waitFor({ state: 'detached' });
    for (const name of ['invite:members', 'read:members', 'read:orders']) await cell(name).waitFor();
  });

  it('is found in the palette and named in the audit log', async () => {
    await removeAll();
    const { id } = await addRole({ name: 'auditor' });
    const scope = await addScope('read:audits');
    await call(organizationRoles.addOrganizationRoleScopes, {
      params: { id },
      body: { organizationScopeIds: [scope.id] },
    });
    await call(organizationRoles.removeOrganizationRoleScope, {
      params: { id, organizationScopeId: scope.id },
    });
    await admin.open('/roles');
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Search or jump to…');
    await field.fill('auditor');
    await page.getByRole('option', { name: 'auditor' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => admin.path()).toBe(`/organization-template/organization-roles/${id}/permissions`);
    await page.keyboard.press('Control+k');
    await field.fill('read:audits');
    await page.getByRole('option', { name: 'read:audits' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit organization permission' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await field.fill('create organization role');
    await page.getByRole('option', { name: 'Create organization role' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create organization role' }).waitFor();

    await admin.open('/audit-logs');
    await row('Change permissions of organization role').first().getByText('auditor').waitFor();
    await row('Create organization permission').first().getByText('read:audits').waitFor();
    await row('Change permissions of organization role').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'read:audits', exact: true }).waitFor();
    await look('audit-log');
    await page.getByRole('link', { name: 'auditor', exact: true }).click();
    await page.getByRole('heading', { name: 'auditor' }).waitFor();
  });
});
