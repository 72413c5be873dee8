import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

describe('organization roles', () => {
  it('are created, found, read, changed and deleted', async () => {
    const created = await call(api.createOrganizationRole, { body: { name: 'First' } });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      name: 'First',
    });
    const params = { id: created.body.id };
    expect((await call(api.listOrganizationRoles, { query: { search: 'irs' } })).body).toEqual([
      created.body,
    ]);
    expect((await call(api.getOrganizationRole, { params })).body).toEqual(created.body);
    const changed = await call(api.updateOrganizationRole, { params, body: { name: 'Second' } });
    expect(changed.body).toEqual({ ...created.body, name: 'Second' });
    expect((await call(api.deleteOrganizationRole, { params })).status).toBe(204);
    expect((await call(api.getOrganizationRole, { params })).refusal.code).toBe('entity.not_found');
  });
});
