import { adminTenantId } from '@gatehouse/contract/common';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import { listTenantMembers } from '@gatehouse/contract/tenant-members/endpoints';
import * as api from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../../tests/support/cloud.ts';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { createApplication, makeMember } from '../../../../tests/support/records.ts';
import { runAdmin } from '../../../../tests/support/run-admin.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createBuyer } from '../features/billing/billing.fixture.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'cli_tenants', environment: { EDITION: 'cloud' } });
});
afterAll(() => server.stop());

const run = (...words: string[]) => runAdmin(server, ...words);

const listKeys = async (key: string) =>
  (
    await server.runtime.database.query<{ payload: object }>('select payload from logs where key = $1', [key])
  ).map(({ payload }) => payload);

it('prints the messages to administrators, which is in the audit log', async () => {
  const email = 'ada@northwind.example';
  const client = await createApplication(server.runtime, adminTenantId);
  const flow = await new TestBrowser(server.tenant(adminTenantId)).begin(client, 'Register');
  const { verificationId } = (await flow.sendCode('email', email, 'Register')).body;
  await server.runtime.outbox.settle();
  const printed = await run('inbox');
  const [, code = ''] = /to ada@northwind\.example\n[^]*?\b(\d{6})\b/.exec(printed) ?? [];
  expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
  expect(await listKeys('DevelopmentInbox.Viewed')).toMatchObject([{ result: 'Success', actor: 'operator' }]);
});

it('restores a deleted tenant with its members for 7 days', async () => {
  const [ada, bob] = [await createAccount(server), await createAccount(server)];
  const { body: tenant } = await ada.platform(api.createTenant, { body: { name: 'Northwind' } });
  await makeMember(server.runtime, tenant.id, bob.id, 'viewer');
  await (
    await ada.members(tenant.id)
  )(api.deleteTenant, { params: { tenantId: tenant.id } });
  expect(await run('tenant', 'list')).toMatch(
    new RegExp(`${tenant.id}  development  dev  Northwind  deleted `),
  );
  expect(await run('tenant', 'restore', tenant.id)).toContain('Northwind is restored');
  expect((await ada.platform(api.listTenants)).body.map(({ id }) => id)).toEqual([tenant.id]);
  const asBob = await bob.management(tenant.id);
  expect((await asBob(rolesApi.listRoles)).status).toBe(200);
  expect((await asBob(rolesApi.createRole, { body: { name: 'x', description: 'x' } })).status).toBe(403);
  expect(await listKeys('Tenant.Restored')).toMatchObject([
    { result: 'Success', actor: 'operator', params: { tenantId: tenant.id } },
  ]);
  await expect(run('tenant', 'restore', tenant.id)).rejects.toThrow('no deleted tenant');
  await (
    await ada.members(tenant.id)
  )(api.deleteTenant, { params: { tenantId: tenant.id } });
  await server.runtime.database.query(
    "update tenants set deleted_at = now() - interval '8 days' where id = $1",
    [tenant.id],
  );
  await expect(run('tenant', 'restore', tenant.id)).rejects.toThrow('more than 7 days');
});

it('restores a tenant without a member whose account is being deleted', async () => {
  const [ada, bob] = [await createAccount(server), await createAccount(server)];
  const { id } = (await ada.platform(api.createTenant, { body: { name: 'Litware' } })).body;
  await makeMember(server.runtime, id, bob.id, 'viewer');
  await (
    await ada.members(id)
  )(api.deleteTenant, { params: { tenantId: id } });
  const deletion = await holdRows(
    `delete from users where tenant_id = 'admin' and id = $1`,
    [bob.id],
    'cli_tenants',
  );
  const restored = run('tenant', 'restore', id);
  await deletion.releaseTo(1, 'organization_users');
  expect(await restored).toContain('Litware is restored');
  const members = await (await ada.members(id))(listTenantMembers, { params: { tenantId: id } });
  expect(members.body.map((member) => member.id)).toEqual([ada.id]);
});

it('deletes a tenant, also one with a paid plan, whose subscription then ends; entries are on both sides', async () => {
  const ada = await createAccount(server);
  const { body: tenant } = await ada.platform(api.createTenant, {
    body: { name: 'Fabrikam', tag: 'production' },
  });
  const buyer = createBuyer(server);
  await buyer.buy(ada, tenant.id);
  const management = await ada.management(tenant.id);
  expect((await management(rolesApi.listRoles)).status).toBe(200);
  expect(await run('tenant', 'delete', tenant.id)).toBe(
    `Fabrikam is deleted. Its subscription is being canceled. To restore it within 7 days: npm run admin -- tenant restore ${tenant.id}`,
  );
  expect((await ada.platform(api.listTenants)).body).toEqual([]);
  await expect.poll(async () => (await management(rolesApi.listRoles)).status).toBe(404);
  const entries = await server.runtime.database.query(
    `select tenant_id as at, payload ->> 'actor' as actor from logs
     where key = 'Tenant.Deleted' and payload -> 'params' ->> 'tenantId' = $1 and payload ->> 'actor' = 'operator' order by tenant_id = 'admin'`,
    [tenant.id],
  );
  expect(entries).toEqual([
    { at: tenant.id, actor: 'operator' },
    { at: adminTenantId, actor: 'operator' },
  ]);
  await server.runtime.billing.work();
  const [subscription] = await server.runtime.database.query<{ status: string }>(
    'select status from subscriptions where tenant_id = $1',
    [tenant.id],
  );
  expect(subscription?.status).toBe('canceled');
  await run('tenant', 'restore', tenant.id);
  expect((await ada.platform(api.listTenants)).body).toMatchObject([{ id: tenant.id, planId: 'free' }]);
  for (const id of ['missing', tenant.id.toUpperCase()])
    await expect(run('tenant', 'delete', id)).rejects.toThrow(`no tenant with the ID ${id}`);
  await expect(run('tenant', 'delete', adminTenantId)).rejects.toThrow('administrators sign in there');
  await expect(run('tenant', 'delete', tenant.id, 'now')).rejects.toThrow('Usage');
});

it('refuses commands of the open-source edition', async () => {
  for (const words of [['setup-link'], ['add', 'bob'], ['list']])
    await expect(run(...words)).rejects.toThrow('people register at');
});
