import * as api from '@gatehouse/contract/domains/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { newHost } from './domains.fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { EDITION: 'cloud' } });
});
afterAll(() => server.stop());

it('[OPEN-67 part] in the cloud edition, administrators change domains only if they manage the tenant, which has one', async () => {
  const tenant = await server.createTenant();
  const [admin, collaborator] = [
    await signInAdministrator(server, tenant),
    await signInAdministrator(server, tenant, 'collaborator'),
  ];
  const body = { domain: newHost() };
  const refused = await collaborator.management(api.createDomain, { body });
  expect([refused.status, refused.refusal.data]).toEqual([403, { permission: 'manage:tenant' }]);
  const added = await admin.management(api.createDomain, { body });
  expect(added.status).toBe(201);
  const params = { id: added.body.id };
  expect((await collaborator.management(api.getDomain, { params })).status).toBe(200);
  const answers = await Promise.all([
    collaborator.management(api.deleteDomain, { params }),
    collaborator.management(api.updateDomain, { params, body: { isPrimary: false } }),
    collaborator.management(api.replaceVerificationFiles, { params, body: { verificationFiles: [] } }),
    collaborator.management(api.cleanUpDomains, { body: { staleDays: 1 } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const second = await admin.management(api.createDomain, { body: { domain: newHost() } });
  expect(second.refusal.code).toBe('domain.exceed_domain_limit');
  // Machine-to-machine applications manage what their permissions say.
  const machine = await tenant.as('read:data', 'write:data', 'delete:data');
  expect((await machine(api.deleteDomain, { params })).status).toBe(204);
  expect((await machine(api.createDomain, { body })).status).toBe(201);
});
