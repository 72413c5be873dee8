import { adminTenantId } from '@gatehouse/contract/common';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as api from '@gatehouse/contract/tenants/endpoints';
import * as operatorApi from '@gatehouse/contract/tenants/operator-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, askProcess, createAccount } from '../../../../../tests/support/cloud.ts';
import { runAdmin } from '../../../../../tests/support/run-admin.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
/** Another process of the same installation. */
let second: TestServer;
let ada: Account;
beforeAll(async () => {
  const options = { database: 'operator', environment: { EDITION: 'cloud' } };
  server = await startTestServer(options);
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({
    ...options,
    environment: { ...options.environment, ENDPOINT, ADMIN_ENDPOINT },
  });
  ada = await createAccount(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const addressOf = ({ email }: Account): string => email ?? '';
const createTenant = async (name: string) =>
  (await ada.platform(api.createTenant, { body: { name } })).body.id;

it('an operator is made and removed on the command line, and that counts from the next request, in every process', async () => {
  const [olga, id] = [await createAccount(server), await createTenant('Northwind')];
  const change = { params: { tenantId: id }, body: { planId: 'pro' as const } };
  const list = () =>
    askProcess(second, `${server.settings.ADMIN_ENDPOINT}/api/operator/tenants`, {
      token: olga.platformToken,
    });
  expect((await olga.platform(operatorApi.getOperator)).body).toEqual({ isOperator: false });
  expect((await list()).status).toBe(403);
  expect((await olga.platform(operatorApi.updateOperatedTenant, change)).status).toBe(403);
  expect(
    (await olga.platform(operatorApi.updateOperatedTenant, { ...change, params: { tenantId: 'missing' } }))
      .status,
  ).toBe(403);
  await runAdmin(server, 'operator', 'add', addressOf(olga));
  expect((await olga.platform(operatorApi.getOperator)).body).toEqual({ isOperator: true });
  expect((await list()).status).toBe(200);
  // It gives nothing in a tenant.
  expect(await olga.tokenFor(id)).toBe('');
  expect((await olga.platform(api.listTenants)).body).toEqual([]);
  const inside = await askProcess(server, `${server.tenant(id).origin}/api/roles`, {
    token: olga.platformToken,
  });
  expect(inside.status).toBe(401);
  await runAdmin(server, 'operator', 'remove', addressOf(olga));
  expect((await list()).status).toBe(403);
  expect((await olga.platform(operatorApi.updateOperatedTenant, change)).status).toBe(403);
  await expect(runAdmin(server, 'operator', 'remove', addressOf(olga))).rejects.toThrow('doesn’t operate');
  await expect(runAdmin(server, 'operator', 'add', 'missing@x.example')).rejects.toThrow('no account');
});

it('[D20] an operator lists all tenants, suspends them and gives them plans, with entries on both sides', async () => {
  const olga = await createAccount(server);
  await runAdmin(server, 'operator', 'add', addressOf(olga));
  const [id, other] = [await createTenant('Fabrikam'), await createTenant('Fabrikam 100%')];
  const { body: all, headers } = await olga.platform(operatorApi.listOperatedTenants, {
    query: { page_size: 1 },
  });
  expect(all.map((tenant) => tenant.id)).toEqual([other]);
  expect(Number(headers.get('total-number'))).toBeGreaterThan(1);
  const find = async (search: string) =>
    (await olga.platform(operatorApi.listOperatedTenants, { query: { search } })).body.map((one) => one.id);
  expect(await find('fabrikam')).toEqual([other, id]);
  expect(await find('100%')).toEqual([other]);
  expect(await find('0%0')).toEqual([]);
  expect(await find(id)).toEqual([id]);
  const change = (body: object, tenantId = id) =>
    olga.platform(operatorApi.updateOperatedTenant, { params: { tenantId }, body });
  expect((await change({ isSuspended: true, suspendedReason: 'Spam', planId: 'pro' })).body).toMatchObject({
    id,
    isSuspended: true,
    suspendedReason: 'Spam',
    planId: 'pro',
    members: 1,
    usage: { activeUsers: 0, tokenUsage: 0 },
  });
  const management = await ada.management(id);
  expect((await management(rolesApi.createRole, { body: { name: 'x', description: 'x' } })).status).toBe(403);
  expect((await change({ isSuspended: false })).body).toMatchObject({
    isSuspended: false,
    suspendedReason: null,
  });
  expect((await management(rolesApi.createRole, { body: { name: 'x', description: 'x' } })).status).toBe(200);
  const keys = async (tenantId: string) =>
    server.runtime.database.query(
      `select key, payload -> 'userId' as "userId" from logs where tenant_id = $1
       and (payload -> 'params' ->> 'tenantId' = $2) and key <> 'Tenant.Created' order by created_at, key`,
      [tenantId, id],
    );
  expect((await keys(adminTenantId)).map((row) => (row as { key: string }).key)).toEqual([
    'Tenant.Operated',
    'Tenant.Operated',
  ]);
  // Members of the tenant see what happened, and not which account did it.
  expect(await keys(id)).toEqual(
    ['Tenant.PlanChanged', 'Tenant.Suspended', 'Tenant.Unsuspended'].map((key) => ({ key, userId: null })),
  );
  expect((await change({})).status).toBe(422);
  expect((await change({ planId: 'gold' })).status).toBe(400);
  expect((await change({ planId: 'pro' }, 'missing')).status).toBe(404);
  expect((await change({ isSuspended: true }, adminTenantId)).body).toMatchObject({
    code: 'tenant.is_admin_tenant',
  });
});
