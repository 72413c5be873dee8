import { adminTenantId } from '@gatehouse/contract/common';
import * as api from '@gatehouse/contract/configs/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createCaller, type Caller, type TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const untouched = { signInExperienceCustomized: false, organizationCreated: false };

it('[API-27] returns the defaults if the tenant has saved none', async () => {
  const { status, body } = await call(api.getAdminConsoleConfig);
  expect([status, body]).toEqual([200, untouched]);
});

it('[API-28] [VIEW-10] keeps settings that aren’t sent, and returns all of them', async () => {
  const notification = { isPaidTenant: false, tag: 'development', readAt: 1_790_000_000_000 };
  const save = (body: object) => call(api.updateAdminConsoleConfig, { body });
  expect((await save({ signInExperienceCustomized: true })).body).toEqual({
    ...untouched,
    signInExperienceCustomized: true,
  });
  const both = {
    ...untouched,
    signInExperienceCustomized: true,
    developmentTenantMigrationNotification: notification,
  };
  expect((await save({ developmentTenantMigrationNotification: notification })).body).toEqual(both);
  expect((await call(api.getAdminConsoleConfig)).body).toEqual(both);
  expect((await save({})).body).toEqual(both);
});

it('keeps the settings of each tenant separate', async () => {
  const other = await (await server.createTenant()).as('all');
  await call(api.updateAdminConsoleConfig, { body: { organizationCreated: true } });
  expect((await other(api.getAdminConsoleConfig)).body).toEqual(untouched);
});

it('[API-17] returns the URL of a tenant without authentication, and 404 for an unknown one', async () => {
  const ask = createCaller(server.tenant(adminTenantId).origin);
  const { status, body } = await ask(api.getTenantEndpoints, { params: { tenantId: tenant.id } });
  expect([status, body]).toEqual([200, { user: tenant.origin }]);
  expect((await ask(api.getTenantEndpoints, { params: { tenantId: 'unknown' } })).status).toBe(404);
});
