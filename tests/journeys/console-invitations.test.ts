import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let console: ConsoleBrowser;
let call: Caller;
let organizationId: string;

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({ database: `console_invitations_${process.pid}`, environment });
  call = await server.tenant('default').as('all');
  organizationId = (await call(createOrganization, { body: { name: 'Acme' } })).body.id;
  await call(createOrganizationRole, { body: { name: 'Editor', type: 'User' } });
  console = await openConsole(server);
  await console.open(`/organizations/${organizationId}/invitations`);
}
afterEach(async () => {
  await console.close();
  await server.stop();
});

const button = (name: string) => console.page.getByRole('button', { name, exact: true });
const dialog = () => console.page.getByRole('dialog');
const confirmation = () => console.page.getByRole('alertdialog');
const row = (email: string) => console.page.getByRole('row').filter({ hasText: email });
const listed = async () =>
  (await call(api.listOrganizationInvitations, { query: { organizationId } })).body.map(
    ({ invitee, status, organizationRoles }) => [invitee, status, organizationRoles.map(({ name }) => name)],
  );
async function choose(email: string, item: string): Promise<void> {
  await row(email).getByRole('button').last().click();
  await console.page.getByRole('menuitem', { name: item }).click();
}

describe('the invitations of an organization in the console', () => {
  it('are sent to several addresses with roles, sent again, revoked and deleted', async () => {
    await start();
    await console.page.getByText('No invitations yet').waitFor();
    await console.shoot('invitations-empty');
    const { body: member } = await call(createUser, { body: { primaryEmail: 'member@acme.example' } });
    await call(addMembers, { params: { id: organizationId }, body: { userIds: [member.id] } });
    await button('Invite').click();
    await dialog().getByLabel('Email addresses').fill('ada@acme.example, bob');
    await button('Send invitations').click();
    await dialog().getByText('“bob” isn’t an email address.').waitFor();
    await dialog()
      .getByLabel('Email addresses')
      .fill('ada@acme.example\nBOB@acme.example\nmember@acme.example');
    await dialog().getByLabel('Editor').check();
    await dialog().getByLabel('Expires').or(dialog().getByRole('combobox')).first().selectOption('30');
    await console.shoot('invitations-dialog');
    expect(await console.listViolations()).toEqual([]);
    await button('Send invitations').click();
    await dialog().getByText('is already a member').waitFor();
    // Nothing is delivered without a connector, and the dialog says so.
    expect(await dialog().getByText('Kept in the development inbox', { exact: true }).count()).toBe(2);
    await console.shoot('invitations-results');
    await button('Done').click();
    expect(await listed()).toEqual([
      ['bob@acme.example', 'Pending', ['Editor']],
      ['ada@acme.example', 'Pending', ['Editor']],
    ]);
    const [{ createdAt = 0, expiresAt = 0 } = {}] = (
      await call(api.listOrganizationInvitations, { query: { organizationId } })
    ).body;
    expect(Math.round((expiresAt - createdAt) / 86_400_000)).toBe(30);
    await row('ada@acme.example').getByText('Pending').waitFor();
    await row('ada@acme.example').getByText('Ada Admin').waitFor();
    await console.shoot('invitations-list');
    expect(await console.listViolations()).toEqual([]);
    await choose('ada@acme.example', 'Send again');
    await console.page.getByText('Sent again.').waitFor();
    await choose('ada@acme.example', 'Revoke');
    await confirmation().getByRole('button', { name: 'Revoke' }).click();
    await row('ada@acme.example').getByText('Revoked').waitFor();
    await choose('ada@acme.example', 'Delete');
    await confirmation().getByRole('button', { name: 'Delete' }).click();
    await expect.poll(listed).toEqual([['bob@acme.example', 'Pending', ['Editor']]]);
  });

  it('get links to pass on if no email can be sent', async () => {
    await start({ DEVELOPMENT_INBOX: 'false' });
    await button('Invite').click();
    await dialog().getByText('No email connector is set up.').waitFor();
    await dialog().getByLabel('Email addresses').fill('ada@acme.example');
    await button('Create links').click();
    await dialog().getByText('/invitation?token=').waitFor();
    await console.shoot('invitations-links');
    await button('Done').click();
    await choose('ada@acme.example', 'Create link');
    await dialog().getByText('/invitation?token=').waitFor();
    expect(await console.listViolations()).toEqual([]);
    await button('Done').click();

    // What failed stays with a retry: an invitation that was created gets the link that it lacks.
    let failures = 2;
    const refuse = (route: Route) =>
      (failures -= 1) < 0 ? route.continue() : route.fulfill({ status: 500 });
    await console.page.route('**/organization-invitations/*/link', refuse);
    await button('Invite').click();
    await dialog().getByLabel('Email addresses').fill('bob@acme.example\nada@acme.example\neve@acme.example');
    await button('Create links').click();
    await dialog()
      .getByText(/^Invited, but without a link: (?!something went wrong)/)
      .nth(1)
      .waitFor();
    await dialog().getByText('has a pending invitation').waitFor();
    await console.shoot('invitations-failed');
    await button('Try again').click();
    await expect.poll(() => dialog().getByText('/invitation?token=').count()).toBe(2);
    expect(await button('Try again').count()).toBe(0);
    expect((await listed()).map(([invitee]) => invitee).sort()).toEqual(
      ['ada', 'bob', 'eve'].map((name) => `${name}@acme.example`),
    );
  });
});
