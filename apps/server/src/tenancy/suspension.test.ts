import { adminTenantId } from '@gatehouse/contract/common';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as invitationsApi from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as membersApi from '@gatehouse/contract/tenant-members/endpoints';
import * as api from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askProcess, createAccount } from '../../../../tests/support/cloud.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { createApplication, createUser, makeMember } from '../../../../tests/support/records.ts';
import { runAdmin } from '../../../../tests/support/run-admin.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { enqueue } from '../delivery/outbox/outbox-store.ts';

let server: TestServer;
/** Another process of the same installation. */
let second: TestServer;
beforeAll(async () => {
  const options = { database: 'suspension', environment: { EDITION: 'cloud' } };
  server = await startTestServer(options);
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({
    ...options,
    environment: { ...options.environment, ENDPOINT, ADMIN_ENDPOINT },
  });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const role = { name: 'Editor', description: 'test' };
const code = (body: string): unknown => (JSON.parse(body) as { code?: string }).code;

it('[OPEN-58] [OPEN-62] [D8] a suspended tenant signs no user in and changes nothing, until the operator lifts it', async () => {
  const [ada, bob] = [await createAccount(server), await createAccount(server)];
  const { body: created } = await ada.platform(api.createTenant, { body: { name: 'Northwind' } });
  const { id: tenantId } = created;
  await makeMember(server.runtime, tenantId, bob.id);
  const tenant = server.tenant(tenantId);
  const userId = await createUser(server.runtime, tenantId, { username: 'hina' });
  const app = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const machine = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
  const tokens = await app.signIn(userId);
  const pending = await app.authorize(userId);
  const [management, members] = [await ada.management(tenantId), await ada.members(tenantId)];
  const token = await ada.tokenFor(tenantId);
  expect((await askProcess(second, `${tenant.origin}/oidc/jwks`)).status).toBe(200);

  await runAdmin(server, 'tenant', 'suspend', tenantId, 'Unpaid', 'invoice');

  await expect.poll(() => app.refresh(tokens.refresh_token)).toMatchObject({ status: 403 });

  // End users: pages, flows, and every way to a token. Refresh tokens stay as they are.
  const page = await fetch(`${tenant.origin}/sign-in`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([
    403,
    expect.stringContaining('Sign-in is currently unavailable'),
  ]);
  const begin = await fetch(`${tenant.origin}/oidc/auth?client_id=${app.id}`, {
    headers: { accept: 'text/html' },
  });
  expect([begin.status, await begin.text()]).toEqual([
    403,
    expect.stringContaining('Sign-in is currently unavailable'),
  ]);
  const flows = await fetch(`${tenant.origin}/api/experience`, { method: 'PUT' });
  expect(flows.status).not.toBe(204);
  for (const answer of [
    await app.refresh(tokens.refresh_token),
    await app.redeem(pending.code, pending.verifier),
    await machine.post('/oidc/token', { grant_type: 'client_credentials' }),
    await machine.post('/oidc/device/auth', { client_id: machine.id }),
  ])
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.objectContaining({ error: 'access_denied', code: 'subscription.tenant_suspended' }),
    ]);
  // What is asked about tokens that exist is answered, and so is signing out.
  expect((await app.userinfo(tokens.access_token)).status).toBe(200);
  for (const path of ['jwks', '.well-known/openid-configuration', 'session/end'])
    expect((await fetch(`${tenant.origin}/oidc/${path}`, { redirect: 'manual' })).status, path).toBeLessThan(
      400,
    );

  // Administrators: reads, and ways out. In the other process, too.
  expect((await management(rolesApi.listRoles)).status).toBe(200);
  const refused = await management(rolesApi.createRole, { body: role });
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'subscription.tenant_suspended' }]);
  await expect
    .poll(() => askProcess(second, `${tenant.origin}/api/roles`, { token, method: 'POST', body: role }))
    .toMatchObject({ status: 403 });
  const elsewhere = await askProcess(second, `${tenant.origin}/api/roles`, {
    token,
    method: 'POST',
    body: role,
  });
  expect(code(elsewhere.body)).toBe('subscription.tenant_suspended');
  const params = { tenantId };
  const invitee = { invitee: ['new@northwind.example'], roleName: 'collaborator' };
  const invited = await members(invitationsApi.createTenantInvitations, { params, body: invitee as never });
  expect([invited.status, invited.body]).toMatchObject([403, { code: 'subscription.tenant_suspended' }]);
  expect((await members(membersApi.listTenantMembers, { params })).status).toBe(200);
  expect((await ada.platform(api.listTenants)).body).toMatchObject([{ id: tenantId, isSuspended: true }]);
  const leaving = { params: { tenantId, userId: bob.id } };
  expect((await (await bob.members(tenantId))(membersApi.removeTenantMember, leaving)).status).toBe(204);

  await runAdmin(server, 'tenant', 'unsuspend', tenantId);
  expect((await app.refresh(tokens.refresh_token)).status).toBe(200);
  expect((await management(rolesApi.createRole, { body: role })).status).toBe(200);
  const other = { token, method: 'POST', body: { ...role, name: 'Author' } };
  await expect
    .poll(() => askProcess(second, `${tenant.origin}/api/roles`, other))
    .toMatchObject({ status: 200 });
  for (const at of [adminTenantId, tenantId]) {
    const rows = await server.runtime.database.query(
      `select key, payload -> 'actor' as actor, payload -> 'params' -> 'reason' as reason from logs
       where tenant_id = $1 and key in ('Tenant.Suspended', 'Tenant.Unsuspended') order by created_at, key`,
      [at],
    );
    expect(rows).toEqual([
      { key: 'Tenant.Suspended', actor: 'operator', reason: 'Unpaid invoice' },
      { key: 'Tenant.Unsuspended', actor: 'operator', reason: null },
    ]);
  }
});

it('[D8] messages of a suspended tenant wait until it is lifted', async () => {
  const ada = await createAccount(server);
  const { id } = (await ada.platform(api.createTenant, { body: {} })).body;
  const { runtime } = server;
  await runAdmin(server, 'tenant', 'suspend', id);
  const entry = { kind: 'message', payload: {}, lifetimeMs: 3_600_000 };
  const ctx = { runtime, tenant: server.tenant(id), now: Date.now() - 120_000, afterCommit: () => undefined };
  await enqueue(ctx, entry);
  const attempts = async () => {
    await runtime.outbox.poll();
    await runtime.outbox.settle();
    return (await runtime.database.query('select attempts from outbox where tenant_id = $1', [id]))[0];
  };
  expect(await attempts()).toEqual({ attempts: 1 });
  await runAdmin(server, 'tenant', 'unsuspend', id);
  expect(await attempts()).not.toEqual({ attempts: 1 });
});

it('[D8] the admin tenant can’t be suspended, nor one that doesn’t exist', async () => {
  await expect(runAdmin(server, 'tenant', 'suspend', adminTenantId)).rejects.toThrow('can’t be suspended');
  await expect(runAdmin(server, 'tenant', 'suspend', 'missing')).rejects.toThrow(
    'no tenant with the ID missing',
  );
});

it('[D15] a flood of hosts without a tenant pushes nothing out of the cache', async () => {
  const ada = await createAccount(server);
  const { id } = (await ada.platform(api.createTenant, { body: {} })).body;
  const clientId = await createApplication(server.runtime, id);
  await new TestBrowser(server.tenant(id)).begin(clientId);
  const { cache } = server.runtime;
  let loads = 0;
  const read = () => cache.get(id, 'test', () => Promise.resolve((loads += 1)));
  await read();
  for (let at = 0; at < 12_000; at += 1)
    await cache.get(`missing${at}`, 'tenant', () => Promise.resolve(undefined));
  await read();
  expect(loads).toBe(1);
});
