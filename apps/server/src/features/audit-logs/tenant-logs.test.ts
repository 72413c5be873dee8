import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { removeTenantMember } from '@gatehouse/contract/tenant-members/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { createApplication } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: Administrator;

beforeAll(async () => {
  server = await startTestServer({ database: 'tenant_logs' });
  await server.runtime.database.query(
    `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
  );
  tenant = server.tenant('default');
  admin = await signInAdministrator(server, tenant);
});
afterAll(() => server.stop());

/** Tries to sign in to the console as an account, or as none. */
async function fail(username: string, at = server): Promise<void> {
  const client = await createApplication(at.runtime, adminTenantId);
  const flow = await new TestBrowser(at.tenant(adminTenantId)).authorize(client);
  await flow.signIn(username, 'Wrong-Horse-77');
}
const list = ({ members }: Administrator, tenantId: string, query: object = {}) =>
  members(api.listTenantLogs, { params: { tenantId }, query });

describe('the audit log of administrators', () => {
  it('has their failed sign-ins, also to no account, and changes of members', async () => {
    const other = await signInAdministrator(server, tenant, 'viewer');
    await fail(`admin_${other.id}`);
    await fail('stranger');
    await admin.members(removeTenantMember, { params: { tenantId: 'default', userId: other.id } });
    const { body } = await list(admin, 'default', { page_size: 100 });
    const entries = body.map(({ key, payload }) => [key, payload.result, payload.userId]);
    expect(entries).toContainEqual(['Interaction.SignIn.Verification.Password.Submit', 'Error', other.id]);
    expect(entries).toContainEqual(['Interaction.SignIn.Verification.Password.Submit', 'Error', undefined]);
    expect(entries).toContainEqual(['Tenant.Member.Removed', 'Success', admin.id]);
    const { body: acting } = await list(admin, 'default', { userId: admin.id, page_size: 100 });
    expect(acting.length).toBeGreaterThan(0);
    expect(acting.every(({ payload }) => payload.userId === admin.id)).toBe(true);
    const [entry] = body;
    const one = await admin.members(api.getTenantLog, {
      params: { tenantId: 'default', id: entry?.id ?? '' },
    });
    expect(one.body).toEqual(entry);
  });

  it.each(['collaborator', 'viewer'] as const)('is closed to a %s', async (role) => {
    const member = await signInAdministrator(server, tenant, role);
    const { body } = await list(admin, 'default');
    const params = { tenantId: 'default', id: body[0]?.id ?? '' };
    for (const answer of [await list(member, 'default'), await member.members(api.getTenantLog, { params })])
      expect([answer.status, answer.refusal.data]).toEqual([403, { permission: 'manage:tenant' }]);
  });

  it('has only entries of the tenant’s members in the cloud edition', async () => {
    const cloud = await startTestServer({ database: 'tenant_logs_cloud', environment: { EDITION: 'cloud' } });
    const [own, foreign] = [await cloud.createTenant(), await cloud.createTenant()];
    const [one, two] = [await signInAdministrator(cloud, own), await signInAdministrator(cloud, foreign)];
    for (const { id } of [one, two]) await fail(`admin_${id}`, cloud);
    await fail('stranger', cloud);
    const { body } = await list(one, own.id, { page_size: 100 });
    expect(new Set(body.map(({ payload }) => payload.userId))).toEqual(new Set([one.id]));
    const [theirs] = (await list(two, foreign.id)).body;
    const get = (id: string) => one.members(api.getTenantLog, { params: { tenantId: own.id, id } });
    const [known, unknown] = [await get(theirs?.id ?? ''), await get('unknown0000')];
    expect([known.status, known.refusal.code]).toEqual([404, unknown.refusal.code]);
    await cloud.stop();
  });
});
