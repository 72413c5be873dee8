import * as api from '@gatehouse/contract/organization-scopes/endpoints';
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

describe('organization scopes', () => {
  it('are created, found, read, changed and deleted', async () => {
    const created = await call(api.createOrganizationScope, { body: { name: 'First' } });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      name: 'First',
    });
    const params = { id: created.body.id };
    expect((await call(api.listOrganizationScopes, { query: { search: 'irs' } })).body).toEqual([
      created.body,
    ]);
    expect((await call(api.getOrganizationScope, { params })).body).toEqual(created.body);
    const changed = await call(api.updateOrganizationScope, { params, body: { name: 'Second' } });
    expect(changed.body).toEqual({ ...created.body, name: 'Second' });
    expect((await call(api.deleteOrganizationScope, { params })).status).toBe(204);
    expect((await call(api.getOrganizationScope, { params })).refusal.code).toBe('entity.not_found');
  });
});
