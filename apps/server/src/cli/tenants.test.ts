import { adminTenantId } from '@gatehouse/contract/common';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as api from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../../tests/support/cloud.ts';
import { createApplication, makeMember } from '../../../../tests/support/records.ts';
import { startTestServer, testSecretsKey, type TestServer } from '../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { admin } from './admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'cli_tenants', environment: { EDITION: 'cloud' } });
});
afterAll(() => server.stop());

/** Runs `npm run admin --` with these words. Returns what it prints. */
async function run(...words: string[]): Promise<string> {
  const { runtime, settings } = server;
  const client = await runtime.database.connect();
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  try {
    const secrets = { secretsKeys: [testSecretsKey], secretsKeyFile: undefined };
    await admin({ client, settings, connection: {}, say, ...secrets }, words);
  } finally {
    await client.end();
  }
  return said.join('\n');
}

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
  expect(await run('tenant', 'list')).toMatch(new RegExp(`${tenant.id}  development  Northwind  deleted `));
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

it('refuses commands of the open-source edition', async () => {
  for (const words of [['setup-link'], ['add', 'bob'], ['list']])
    await expect(run(...words)).rejects.toThrow('people register at');
});
