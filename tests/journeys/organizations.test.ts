import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import * as machines from '@gatehouse/contract/organizations/application-endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import { listJitEmailDomains } from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as members from '@gatehouse/contract/organizations/member-endpoints';
import * as memberRoles from '@gatehouse/contract/organizations/member-role-endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;
/** IDs of users, roles and applications by name. */
const ids: Record<string, string> = {};

const people = ['Ada Lovelace', 'Grace Hopper', 'Édith Clarke', 'Hedy Lamarr', 'Katherine Johnson'];

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_organizations' });
  call = await server.tenant('default').as('all');
  for (const name of people) {
    const primaryEmail = `${name.split(' ')[0]?.normalize('NFKD').replaceAll(/\W/g, '').toLowerCase()}@example.com`;
    ids[name] = (await call(createUser, { body: { name, primaryEmail } })).body.id;
  }
  for (const name of ['Nightly import', 'Invoice sync'])
    ids[name] = (await call(createApplication, { body: { name, type: 'MachineToMachine' } })).body.id;
  for (const [name, type] of [
    ['admin', 'User'],
    ['billing', 'User'],
    ['reader', 'User'],
    ['importer', 'MachineToMachine'],
    ['auditor', 'MachineToMachine'],
  ] as const)
    ids[name] = (await call(createOrganizationRole, { body: { name, type } })).body.id;
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

const idOf = (name: string): string => ids[name] ?? '';
const addOrganization = async (name: string, body: object = {}) =>
  (await call(organizations.createOrganization, { body: { name, ...body } })).body.id;
const addMembers = (id: string, names: readonly string[]) =>
  call(members.addMembers, { params: { id }, body: { userIds: names.map(idOf) } });
const namesIn = async (id: string) =>
  (await call(members.listMembers, { params: { id } })).body.map(({ name, organizationRoles }) => [
    name,
    organizationRoles.map((role) => role.name).join(),
  ]);

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const tabs = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
const button = (name: string) => page.getByRole('button', { name, exact: true });

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
    await admin.shoot(`organizations-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
    const [scrolled, seen] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(scrolled).toBeLessThanOrEqual(seen);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('organizations', () => {
  it('[RT-22] [RT-23] [PROD-09] are created, opened at their settings, changed and deleted', async () => {
    for (const { id } of (await call(organizations.listOrganizations)).body)
      await call(organizations.deleteOrganization, { params: { id } });
    await admin.open('/organizations');
    await page.getByText('No organizations yet').waitFor();
    await look('empty');
    await page.getByRole('link', { name: 'Create organization' }).first().click();
    await expect.poll(() => admin.path()).toBe('/organizations/create');
    const create = page.getByRole('dialog', { name: 'Create organization' });
    await create.getByRole('button', { name: 'Create organization' }).click();
    await create.getByText('Enter a value.').waitFor();
    await look('create');
    await create.getByRole('textbox', { name: 'Name' }).fill('Acme');
    await page.keyboard.press('Enter');
    await page.waitForURL(/organizations\/\w{12}\/settings$/);
    const base = admin.path().replace('/settings', '');
    const [id = ''] = /\w{12}$/.exec(base) ?? [];
    expect(await tabs('Acme').allInnerTexts()).toEqual([
      'Settings',
      'Members',
      'Invitations',
      'Provisioning',
      'Machine-to-machine',
      'Branding',
    ]);
    for (const tab of [
      'members',
      'invitations',
      'provisioning',
      'machine-to-machine',
      'branding',
      'settings',
    ]) {
      await admin.open(`${base}/${tab}`);
      await page.locator(`[aria-current=page][href$="${base}/${tab}"]`).waitFor();
    }

    // The whole ID, also where no other fact is before it.
    const shownId = page.locator('.ui-page-meta code');
    expect(await shownId.evaluate((code) => code.scrollWidth <= code.clientWidth)).toBe(true);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme Corporation');
    await page.getByRole('textbox', { name: /^Description/ }).fill('Makes everything');
    await page.getByRole('switch', { name: 'Require a second factor' }).check();
    await page.getByText('3 unsaved changes').waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await button('Save changes').click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Acme Corporation',
      description: 'Makes everything',
      isMfaRequired: true,
    });
    await page.getByRole('heading', { name: 'Acme Corporation' }).waitFor();
    await page.getByText('MFA required').waitFor();
    await look('settings');

    await addMembers(id, ['Ada Lovelace', 'Grace Hopper']);
    await call(machines.addOrganizationApplications, {
      params: { id },
      body: { applicationIds: [idOf('Nightly import')] },
    });
    await button('Actions for Acme Corporation').click();
    await page.getByRole('menuitem', { name: 'Delete organization' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Delete Acme Corporation?' });
    await sure.getByText('2 members lose access').waitFor();
    await sure.getByText('1 machine-to-machine app loses').waitFor();
    await look('delete');
    await sure.getByRole('textbox').fill('Acme Corporation');
    await sure.getByRole('button', { name: 'Delete organization' }).click();
    await page.getByText('Acme Corporation was deleted.').waitFor();
    await page.getByText('No organizations yet').waitFor();
    await admin.open(base);
    await page.getByText('Not found').waitFor();
  });

  it('have just-in-time provisioning by email domain and enterprise SSO connector, with default roles', async () => {
    const id = await addOrganization('Provisioned');
    await call(createSsoConnector, {
      body: { providerName: 'OIDC', connectorName: 'Okta of Acme', domains: ['acme.example'] },
    });
    await admin.open(`/organizations/${id}/settings#jit`);
    const section = page.getByRole('region', { name: 'Just-in-time provisioning' });
    await section.getByText('No email domains.').waitFor();
    const field = section.getByRole('textbox', { name: 'Email domain' });
    await field.fill('no domain');
    await page.keyboard.press('Enter');
    await section.getByText('Enter a domain, such as example.com.').waitFor();
    await field.fill('Gmail.com');
    await section.getByText('Anyone can get an email address at gmail.com').waitFor();
    await field.fill('ACME.example');
    await section.getByRole('button', { name: 'Add domain' }).click();
    await section.getByRole('listitem').filter({ hasText: 'acme.example' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await field.fill('acme.example');
    await page.keyboard.press('Enter');
    await section.getByText('This domain is already in the list.').waitFor();
    await field.fill('labs.example');
    await page.keyboard.press('Enter');
    await section.getByRole('listitem').filter({ hasText: 'labs.example' }).waitFor();
    await section.getByRole('button', { name: 'Remove acme.example' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Remove acme.example?' });
    await sure.getByRole('button', { name: 'Remove domain' }).click();
    // Locators by role find nothing behind an open dialog.
    await sure.waitFor({ state: 'detached' });
    await section.getByRole('listitem').filter({ hasText: 'acme.example' }).waitFor({ state: 'detached' });
    const { body: domains } = await call(listJitEmailDomains, { params: { id } });
    expect(domains.map(({ emailDomain }) => emailDomain)).toEqual(['labs.example']);

    await section.getByRole('button', { name: 'Add SSO connectors' }).click();
    const connectors = page.getByRole('dialog', { name: 'Add SSO connectors to Provisioned' });
    await connectors.getByRole('checkbox', { name: 'Okta of Acme' }).check();
    await connectors.getByRole('button', { name: 'Add SSO connectors' }).click();
    await section.getByRole('link', { name: 'Okta of Acme' }).waitFor();
    await section.getByRole('button', { name: 'Add roles' }).click();
    const roles = page.getByRole('dialog', { name: 'Add default roles to Provisioned' });
    await roles.getByRole('checkbox', { name: 'reader' }).check();
    expect(await roles.getByRole('checkbox', { name: 'importer' }).count()).toBe(0);
    await roles.getByRole('button', { name: 'Add roles' }).click();
    await section.getByRole('link', { name: 'reader' }).waitFor();
    await section.scrollIntoViewIfNeeded();
    await look('just-in-time');
    await section.getByRole('button', { name: 'Add roles' }).click();
    await roles.getByRole('checkbox', { name: 'admin' }).waitFor();
    expect(await roles.getByRole('checkbox', { name: 'reader' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await section.getByRole('button', { name: 'Remove reader' }).click();
    await page.getByRole('button', { name: 'Remove role' }).click();
    await section.getByText('No default roles.').waitFor();
  });

  it('[RT-23] [PROD-09 part] have members, who are added with roles, searched, filtered, changed and removed', async () => {
    const id = await addOrganization('Peopled');
    await admin.open(`/organizations/${id}/members`);
    await page.getByText('No members yet').waitFor();
    await look('members-empty');
    await button('Add members').click();
    const add = page.getByRole('dialog', { name: 'Add members to Peopled' });
    for (const name of ['Ada Lovelace', 'Grace Hopper', 'Hedy Lamarr'])
      await add.getByRole('checkbox', { name }).check();
    await add.getByRole('checkbox', { name: 'reader' }).check();
    expect(await add.getByRole('checkbox', { name: 'importer' }).count()).toBe(0);
    await look('members-add');
    await add.getByRole('button', { name: 'Add members' }).click();
    await admin.hears('Add members');
    await row('Grace Hopper').getByText('reader').waitFor();
    // Members aren't offered again.
    await button('Add members').click();
    await add.getByRole('checkbox', { name: 'Édith Clarke' }).waitFor();
    expect(await add.getByRole('checkbox', { name: 'Ada Lovelace' }).count()).toBe(0);
    await add.getByRole('searchbox').fill('ada');
    await add.getByText('No results for “ada”').waitFor();
    await page.keyboard.press('Escape');
    await add.waitFor({ state: 'detached' });

    await button('Actions for Ada Lovelace').click();
    await page.getByRole('menuitem', { name: 'Edit roles' }).click();
    const edit = page.getByRole('dialog', { name: 'Roles of Ada Lovelace' });
    await edit.getByRole('button', { name: 'Remove reader' }).waitFor();
    expect(await edit.getByRole('button', { name: 'Save roles' }).isDisabled()).toBe(true);
    await edit.getByRole('checkbox', { name: 'reader' }).uncheck();
    await edit.getByRole('checkbox', { name: 'admin' }).check();
    await edit.getByRole('checkbox', { name: 'billing' }).check();
    await look('members-roles');
    await edit.getByRole('button', { name: 'Save roles' }).click();
    await row('Ada Lovelace').getByText('admin, billing').waitFor();

    await button('Role').click();
    await page.getByRole('menuitemradio', { name: 'billing' }).click();
    await row('Grace Hopper').waitFor({ state: 'detached' });
    expect(admin.path()).toBe(`/organizations/${id}/members?organizationRoleId=${idOf('billing')}`);
    await page.getByRole('button', { name: 'Clear filter Role' }).click();
    await page.getByRole('searchbox').fill('grace@');
    await row('Ada Lovelace').waitFor({ state: 'detached' });
    await row('Grace Hopper').waitFor();
    await page.getByRole('searchbox').fill('');

    // Several at once, by keyboard.
    await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Select Hedy Lamarr' }).press('Space');
    await page.getByText('2 selected').waitFor();
    await look('members-selected');
    await button('Assign roles').click();
    const assign = page.getByRole('dialog', { name: 'Assign roles to 2 members' });
    await assign.getByRole('checkbox', { name: 'billing' }).check();
    await assign.getByRole('button', { name: 'Assign roles' }).click();
    await row('Hedy Lamarr').getByText('billing, reader').waitFor();
    await page.getByText('2 selected').waitFor({ state: 'detached' });
    expect((await namesIn(id)).toSorted()).toEqual([
      ['Ada Lovelace', 'admin,billing'],
      ['Grace Hopper', 'billing,reader'],
      ['Hedy Lamarr', 'billing,reader'],
    ]);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('checkbox', { name: 'Select Ada Lovelace' }).uncheck();
    await button('Remove').click();
    await page
      .getByRole('alertdialog', { name: 'Remove 2 members?' })
      .getByRole('button', { name: 'Remove members' })
      .click();
    await row('Grace Hopper').waitFor({ state: 'detached' });
    await button('Actions for Ada Lovelace').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove Ada Lovelace?' })
      .getByRole('button', { name: 'Remove member' })
      .click();
    await page.getByText('No members yet').waitFor();
    expect(await namesIn(id)).toEqual([]);
  });

  it('[RT-23] have machine-to-machine applications with roles', async () => {
    const id = await addOrganization('Automated');
    await admin.open(`/organizations/${id}/machine-to-machine`);
    await page.getByText('No machine-to-machine apps yet').waitFor();
    await button('Add machine-to-machine apps').click();
    const add = page.getByRole('dialog', { name: 'Add machine-to-machine apps to Automated' });
    await add.getByRole('checkbox', { name: 'Nightly import' }).check();
    await add.getByRole('checkbox', { name: 'importer' }).check();
    expect(await add.getByRole('checkbox', { name: 'reader' }).count()).toBe(0);
    await add.getByRole('button', { name: 'Add machine-to-machine apps' }).click();
    await row('Nightly import').getByText('importer').waitFor();
    await button('Add machine-to-machine apps').click();
    await add.getByRole('checkbox', { name: 'Invoice sync' }).check();
    expect(await add.getByRole('checkbox', { name: 'Nightly import' }).count()).toBe(0);
    await add.getByRole('button', { name: 'Add machine-to-machine apps' }).click();
    await row('Invoice sync').waitFor();
    await look('machines');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button('Assign roles').click();
    const assign = page.getByRole('dialog', { name: 'Assign roles to 2 members' });
    await assign.getByRole('checkbox', { name: 'auditor' }).check();
    await assign.getByRole('button', { name: 'Assign roles' }).click();
    await row('Nightly import').getByText('auditor, importer').waitFor();
    await button('Actions for Invoice sync').click();
    await page.getByRole('menuitem', { name: 'Edit roles' }).click();
    const edit = page.getByRole('dialog', { name: 'Roles of Invoice sync' });
    await edit.getByRole('button', { name: 'Remove auditor' }).click();
    await edit.getByRole('button', { name: 'Save roles' }).click();
    await edit.waitFor({ state: 'detached' });
    await row('Invoice sync').getByText('—').first().waitFor();
    await button('Actions for Invoice sync').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove app' }).click();
    await row('Invoice sync').waitFor({ state: 'detached' });
  });

  it('[RT-38] [RT-13] are a tab of users and of machine-to-machine applications', async () => {
    const [first, second] = [await addOrganization('Northwind'), await addOrganization('Contoso')];
    await addOrganization('Initech');
    for (const { path, name, role, other, called } of [
      {
        path: `/users/${idOf('Édith Clarke')}`,
        name: 'Édith Clarke',
        role: 'reader',
        other: 'admin',
        called: 'user',
      },
      {
        path: `/applications/${idOf('Invoice sync')}`,
        name: 'Invoice sync',
        role: 'importer',
        other: 'auditor',
        called: 'app',
      },
    ]) {
      await admin.open(path);
      await tabs(name).getByText('Organizations').click();
      await expect.poll(() => admin.path()).toBe(`${path}/organizations`);
      await page.getByText(`Add the ${called} to the organizations`).waitFor();
      await look(`of-${called}-empty`);
      await button('Add to organizations').first().click();
      const add = page.getByRole('dialog', { name: `Add ${name} to organizations` });
      await add.getByRole('checkbox', { name: 'Northwind' }).check();
      await add.getByRole('checkbox', { name: 'Contoso' }).check();
      await add.getByRole('checkbox', { name: role }).check();
      await add.getByRole('button', { name: 'Add to organizations' }).click();
      await row('Northwind').getByText(role).waitFor();
      await row('Contoso').getByText(role).waitFor();
      await button('Add to organizations').click();
      await add.getByRole('checkbox', { name: 'Initech' }).waitFor();
      expect(await add.getByRole('checkbox', { name: 'Contoso' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await button('Actions for Contoso').click();
      await page.getByRole('menuitem', { name: 'Edit roles' }).click();
      const edit = page.getByRole('dialog', { name: 'Roles of Contoso' });
      await edit.getByRole('checkbox', { name: other }).check();
      await edit.getByRole('button', { name: 'Save roles' }).click();
      await row('Contoso').getByText([role, other].toSorted().join(', ')).waitFor();
      await page.getByRole('searchbox').fill(other);
      await row('Northwind').waitFor({ state: 'detached' });
      await look(`of-${called}`);
      await button('Actions for Contoso').click();
      await page.getByRole('menuitem', { name: 'Remove from organization' }).click();
      await page
        .getByRole('alertdialog', { name: 'Remove from Contoso?' })
        .getByRole('button', { name: 'Remove' })
        .click();
      await row('Contoso').waitFor({ state: 'detached' });
      await admin.open(`/organizations/${first}/${called === 'app' ? 'machine-to-machine' : 'members'}`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name }).waitFor();
    }
    expect(await namesIn(first)).toEqual([['Édith Clarke', 'reader']]);
    expect(await namesIn(second)).toEqual([]);
    const { body: web } = await call(createApplication, { body: { name: 'Storefront', type: 'SPA' } });
    await admin.open(`/applications/${web.id}/organizations`);
    await page.getByText('This application acts on behalf of users').waitFor();
    expect(await tabs('Storefront').allInnerTexts()).not.toContain('Organizations');
  });

  it('show many organizations and members in pages, with featured members and search in the URL', async () => {
    const id = await addOrganization(
      'A rather long name of a company that has far too many words for one row',
      {
        description: 'd'.repeat(256),
      },
    );
    const userIds: string[] = [];
    for (let serial = 100; serial < 400; serial += 1) userIds.push(`${serial}`.padStart(12, '0'));
    await server.runtime.database.tenant('default', (db) =>
      db
        .insertInto('users')
        .values(userIds.map((userId) => ({ id: userId, name: `Employee ${Number(userId)}` })))
        .execute(),
    );
    await call(members.addMembers, { params: { id }, body: { userIds } });
    await call(memberRoles.addRolesToMembers, {
      params: { id },
      body: {
        userIds: userIds.slice(0, 30),
        organizationRoleIds: ['admin', 'billing', 'reader'].map(idOf),
      },
    });
    for (let serial = 10; serial < 32; serial += 1) await addOrganization(`Customer ${serial}`);
    await admin.open('/organizations');
    await page.getByText(/^1–20 of \d\d$/).waitFor();
    await page.getByRole('searchbox').fill('rather LONG');
    await row('Customer 31').waitFor({ state: 'detached' });
    expect(admin.path()).toBe('/organizations?search=rather+LONG');
    await row('A rather long name').getByText('300').waitFor();
    expect(await row('A rather long name').locator('.ui-avatar:not(.ui-avatar-square)').count()).toBe(3);
    await page.getByRole('searchbox').fill('');
    await row('Customer 31').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await row('A rather long name').waitFor();
    await look('many');
    await page.getByRole('link', { name: /^A rather long name/ }).focus();
    await page.keyboard.press('Enter');
    await tabs('A rather long name').getByText('Members').click();
    await page.getByText('1–20 of 300').waitFor();
    await look('members-many');
    // A selection is of the page that is shown.
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('20 selected').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('21–40 of 300').waitFor();
    await page.getByText('20 selected').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('Employee 399');
    await row('Employee 399').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await admin.open(`/organizations/${id}/members?organizationRoleId=${idOf('billing')}`);
    await page.getByText('1–20 of 30').waitFor();
  });

  it('say what failed when the server fails, and keep what was entered', async () => {
    const id = await addOrganization('Failing');
    await addMembers(id, ['Ada Lovelace', 'Grace Hopper']);
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
    for (const [path, shown] of [
      ['/organizations', 'Failing'],
      [`/organizations/${id}/members`, 'Ada Lovelace'],
      [`/users/${idOf('Ada Lovelace')}/organizations`, 'Failing'],
    ] as const) {
      await fail(
        /\/api\/organizations\?|\/organizations\/\w+\/users\?|api\/users\/\w+\/organizations/,
        'GET',
      );
      await admin.open(path);
      await button('Try again').waitFor();
      await look(`failed${path.replaceAll(/\W\w*\d\w*/g, '').replaceAll('/', '-')}`);
      await page.unrouteAll();
      await button('Try again').click();
      await row(shown).first().waitFor();
    }
    // A list of the just-in-time section fails alone.
    await fail(/jit\/roles/, 'GET');
    await admin.open(`/organizations/${id}/settings`);
    const section = page.getByRole('region', { name: 'Just-in-time provisioning' });
    await section.getByRole('button', { name: 'Try again' }).waitFor();
    await section.getByText('No email domains.').waitFor();
    await page.unrouteAll();
    await section.getByRole('button', { name: 'Try again' }).click();
    await section.getByText('No default roles.').waitFor();
    // The second of two requests fails: the selection stays, and both are sent again.
    await admin.open(`/organizations/${id}/members`);
    await button('Add members').click();
    const add = page.getByRole('dialog', { name: 'Add members to Failing' });
    await add.getByRole('searchbox').fill('hedy');
    await add.getByRole('checkbox', { name: 'Hedy Lamarr' }).check();
    await add.getByRole('checkbox', { name: 'admin' }).check();
    await fail(/users\/roles$/, 'POST');
    await add.getByRole('button', { name: 'Add members' }).click();
    await page.locator('[data-toast="error"]').getByText('Something went wrong').waitFor();
    await add.getByText('1 selected').waitFor();
    await page.unrouteAll();
    await add.getByRole('button', { name: 'Add members' }).click();
    await row('Hedy Lamarr').getByText('admin').waitFor();
    // One of several removals fails: the rest of the selection stays.
    const userIds = ['Ada Lovelace', 'Grace Hopper', 'Hedy Lamarr'].map(idOf).toSorted();
    await fail(new RegExp(`users/${userIds[1]}$`), 'DELETE');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button('Remove').click();
    const sure = page.getByRole('alertdialog', { name: 'Remove 3 members?' });
    await sure.getByRole('button', { name: 'Remove members' }).click();
    await sure.getByText('Something went wrong').or(page.locator('[data-toast="error"]')).first().waitFor();
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('2 selected').waitFor();
    expect((await namesIn(id)).length).toBe(2);
  });

  it('are found in the palette and named in the audit log', async () => {
    const id = await addOrganization('Globex');
    await addMembers(id, ['Hedy Lamarr']);
    await admin.open('/roles');
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Search or jump to…');
    await field.fill('globex');
    await page.getByRole('option', { name: 'Globex' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => admin.path()).toBe(`/organizations/${id}/settings`);
    await page.getByRole('heading', { name: 'Globex' }).waitFor();
    await page.keyboard.press('Control+k');
    await field.fill('employees');
    await page.getByRole('option', { name: 'Members' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => admin.path()).toBe(`/organizations/${id}/members`);
    await page.keyboard.press('Control+k');
    await field.fill('create organization');
    await page.getByRole('option', { name: 'Create organization', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create organization' }).waitFor();

    await admin.open('/audit-logs');
    await row('Change members of organization').first().getByText('Globex').waitFor();
    await row('Create organization').first().getByText('Globex').waitFor();
    await row('Change members of organization').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Globex', exact: true }).click();
    await page.getByRole('heading', { name: 'Globex' }).waitFor();
    await call(organizations.deleteOrganization, { params: { id } });
    await admin.open('/audit-logs');
    await row('Delete organization').first().getByText('Globex').waitFor();
    await look('audit-log');
  });
});
