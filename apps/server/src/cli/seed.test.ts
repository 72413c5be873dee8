import * as applications from '@gatehouse/contract/applications/endpoints';
import * as logs from '@gatehouse/contract/audit-logs/endpoints';
import * as invitations from '@gatehouse/contract/organization-invitations/endpoints';
import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import * as organizationScopes from '@gatehouse/contract/organization-scopes/endpoints';
import * as organizationApplications from '@gatehouse/contract/organizations/application-endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as jit from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import * as members from '@gatehouse/contract/organizations/member-endpoints';
import * as resources from '@gatehouse/contract/resources/endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import type { CommandContext } from './command.ts';
import { seed } from './seed.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let context: CommandContext;
const said: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  const connection = inject('postgres');
  const client = new pg.Client(connection);
  await client.connect();
  context = {
    settings: server.settings,
    connection,
    client,
    secretsKeys: server.settings.SECRETS_KEY ?? [],
    secretsKeyFile: undefined,
    say: (text) => said.push(text),
  };
});
afterAll(async () => {
  await context.client.end();
  await server.stop();
});

const lists = [
  users.listUsers,
  applications.listApplications,
  resources.listResources,
  roles.listRoles,
  organizations.listOrganizations,
  organizationRoles.listOrganizationRoles,
  organizationScopes.listOrganizationScopes,
  logs.listAuditLogs,
];

async function countAll(): Promise<number[]> {
  const totals: number[] = [];
  for (const endpoint of lists) {
    const { status, headers } = await call(endpoint, { query: { page_size: 1000 } } as never);
    expect(status).toBe(200);
    totals.push(Number(headers.get('total-number')));
  }
  return totals;
}

it('seed creates records for every list of a tenant, and adds nothing if it runs again', async () => {
  const before = await countAll();
  await seed(context, [tenant.id]);
  const after = await countAll();
  const [people = 0, ...rest] = after.map((total, at) => total - (before[at] ?? 0));
  expect(people).toBe(252);
  expect(rest.slice(0, 6)).toEqual([6, 2, 5, 12, 4, 4]);
  expect(rest[6]).toBeGreaterThan(500);
  await seed(context, [tenant.id]);
  expect(await countAll()).toEqual(after);
});

it('seed creates users who can sign in, and prints their password', async () => {
  const password = /password (\S+)\.$/.exec(said[0] ?? '')?.[1] ?? '';
  const clientId = await createApplication(server.runtime, tenant.id);
  const flow = await new TestBrowser(tenant).authorize(clientId);
  expect((await flow.signIn('hina_sato', password)).status).toBe(200);
});

it('seed fills organizations with members, roles, applications, invitations and email domains', async () => {
  const { body: all } = await call(organizations.listOrganizations, { query: { showFeatured: '1' } });
  expect(all.map(({ usersCount = 0 }) => usersCount > 10)).toEqual(all.map(() => true));
  const params = { id: 'demo-oakfield' };
  const { body: people } = await call(members.listMembers, { params, query: { page_size: 100 } });
  expect(new Set(people.flatMap((person) => person.organizationRoles.map(({ name }) => name)))).toEqual(
    new Set(['Owner', 'Buyer', 'Bookkeeper']),
  );
  const { body: machines } = await call(organizationApplications.listOrganizationApplications, { params });
  expect(machines).toMatchObject([
    { name: 'Order importer', organizationRoles: [{ name: 'Order connection' }] },
  ]);
  expect((await call(jit.listJitEmailDomains, { params })).body).toMatchObject([
    { emailDomain: 'oakfield.example' },
  ]);
  const query = { organizationId: params.id };
  const { body: offers } = await call(invitations.listOrganizationInvitations, { query });
  expect(offers.map(({ status, organizationRoles: held }) => [status, held.map(({ name }) => name)])).toEqual(
    ['Pending', 'Revoked', 'Expired', 'Accepted'].map((status) => [status, ['Buyer']]),
  );
});

it('seed does not change existing records with the name of a demo record', async () => {
  const other = await server.createTenant();
  const ask = await other.as('all');
  await ask(roles.createRole, { body: { name: 'Customer', description: 'Ours' } });
  await ask(users.createUser, { body: { username: 'hina_sato', name: 'Another' } });
  await ask(organizationRoles.createOrganizationRole, { body: { name: 'Buyer', description: 'Ours' } });
  await ask(organizationScopes.createOrganizationScope, { body: { name: 'order:plants' } });
  await seed(context, [other.id]);
  const { body: found } = await ask(roles.listRoles, { query: { search: 'Customer' } });
  expect(found.filter(({ name }) => name === 'Customer').map(({ description }) => description)).toEqual([
    'Ours',
  ]);
  const { body: people } = await ask(users.listUsers, { query: { 'search.username': 'hina_sato' } });
  expect(people.map(({ name }) => name)).toEqual(['Another']);
  const { body: kept } = await ask(organizationRoles.listOrganizationRoles, { query: { q: 'Buyer' } });
  expect(kept).toMatchObject([{ description: 'Ours', scopes: [], resourceScopes: [] }]);
});

it('seed refuses a tenant that does not exist, and a public endpoint', async () => {
  await expect(seed(context, ['missing'])).rejects.toThrow('There is no tenant missing yet');
  const settings = { ...context.settings, ENDPOINT: 'https://*.id.example' };
  await expect(seed({ ...context, settings }, [tenant.id])).rejects.toThrow('be added at');
});
