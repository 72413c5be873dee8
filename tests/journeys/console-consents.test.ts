import { getConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import { listConsentOrganizations } from '@gatehouse/contract/organizations/consent-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_consents' });
  admin = await openConsole(server);
  ({ page } = admin);
  call = await server.tenant('default').as('all');
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const thirdParty = async (name: string) =>
  (await call(createApplication, { body: { name, type: 'SPA', isThirdParty: true } })).body.id;

describe('consent to organizations in the console', () => {
  it('[ENT-06] a third-party application can be allowed to request permissions of organizations', async () => {
    const id = await thirdParty('Ledgerly');
    const { body: resource } = await call(createResource, {
      body: { name: 'Invoices', indicator: 'https://invoices.example' },
    });
    await call(createResourceScope, {
      params: { resourceId: resource.id },
      body: { name: 'invoice:read', description: 'Read invoices' },
    });
    await call(createOrganizationScope, { body: { name: 'invite:member', description: 'Invite members' } });
    await admin.open(`/applications/${id}/permissions`);
    await page.getByText('No organization permissions.').waitFor();
    await admin.shoot('consents-permissions-empty');
    await button('Add user data').click();
    await dialog()
      .getByRole('checkbox', { name: /^Organizations/ })
      .check();
    await dialog().getByRole('button', { name: 'Add user data' }).click();
    await row('urn:logto:scope:organizations').waitFor();
    for (const [add, permission] of [
      ['Add organization permissions', 'invite:member'],
      ['Add permissions in organizations', 'invoice:read'],
    ] as const) {
      await button(add).click();
      await dialog().getByLabel(permission).check();
      await dialog().getByRole('button', { name: add }).click();
      await row(permission).waitFor();
    }
    await admin.shoot('consents-permissions');
    expect(await admin.listViolations()).toEqual([]);
    const { body } = await call(getConsentScopes, { params: { applicationId: id } });
    expect(body).toMatchObject({
      resourceScopes: [],
      organizationScopes: [{ name: 'invite:member' }],
      organizationResourceScopes: [{ scopes: [{ name: 'invoice:read' }] }],
    });
    await button('Actions for invite:member').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No organization permissions.').waitFor();
  });

  it('an administrator sees and changes the organizations that a user gave an application access to', async () => {
    const id = await thirdParty('Payrolly');
    const userId = (await call(createUser, { body: { name: 'Ada' } })).body.id;
    for (const name of ['Acme', 'Globex', 'Initech']) {
      const organization = await call(createOrganization, { body: { name } });
      const params = { id: organization.body.id };
      await call(addMembers, { params, body: { userIds: [userId] } });
    }
    const scope = 'openid urn:logto:scope:organizations';
    await server.runtime.database.pool.query(
      `insert into oidc_instances (tenant_id, model, id, payload, account_id, client_id, created_at, expires_at)
       values ('default', 'Grant', 'grant', $1, $2, $3, now(), now() + interval '1 day')`,
      [JSON.stringify({ iat: Math.floor(Date.now() / 1000), kind: 'Grant', openid: { scope } }), userId, id],
    );
    const listConsented = async () =>
      (await call(listConsentOrganizations, { params: { id, userId } })).body.organizations.map(
        ({ name }) => name,
      );
    const choose = async (...names: string[]) => {
      await button('Actions for Payrolly').click();
      await page.getByRole('menuitem', { name: 'Organizations…' }).click();
      await dialog().getByRole('checkbox', { name: 'Acme' }).waitFor();
      for (const name of names) await dialog().getByRole('checkbox', { name }).click();
    };
    const save = async () => {
      await dialog().getByRole('button', { name: 'Save organizations' }).click();
      await dialog().waitFor({ state: 'detached' });
    };
    await admin.open(`/users/${userId}`);
    await row('Payrolly').getByText('None').waitFor();
    await choose('Acme', 'Initech');
    await admin.shoot('consents-of-user-dialog');
    expect(await admin.listViolations()).toEqual([]);
    await save();
    await row('Payrolly').getByText('Acme and Initech').waitFor();
    expect((await listConsented()).toSorted()).toEqual(['Acme', 'Initech']);
    await admin.shoot('consents-of-user');
    await choose('Acme');
    await save();
    await row('Payrolly').getByText('Initech', { exact: true }).waitFor();
    expect(await listConsented()).toEqual(['Initech']);
    expect(await admin.listViolations()).toEqual([]);
  });
});
