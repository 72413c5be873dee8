import { createApplication, listApplications } from '@gatehouse/contract/applications/endpoints';
import { deleteApplications } from '@gatehouse/contract/applications/bulk-endpoints';
import { createSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { deleteOrganizations } from '@gatehouse/contract/organizations/bulk-endpoints';
import { createOrganization, listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { recordSorts } from '@gatehouse/contract/sorting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
const names = ['beta', 'Alpha', 'gamma', 'alpha'];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

/** The names in each order. Both that differ only in letter case are in the order of their IDs, which is reversed, too. */
async function readOrders(list: (sort: (typeof recordSorts)[number]) => Promise<string[]>) {
  const found = new Map<string, string[]>();
  for (const sort of recordSorts) found.set(sort, await list(sort));
  return found;
}

function expectOrders(found: Map<string, string[]>): void {
  expect(found.get('createdAt')).toEqual(names);
  expect(found.get('-createdAt')).toEqual(names.toReversed());
  expect(found.get('name')?.map((name) => name.toLowerCase())).toEqual(['alpha', 'alpha', 'beta', 'gamma']);
  expect(found.get('-name')).toEqual(found.get('name')?.toReversed());
}

describe('lists of records with a name', () => {
  it('sort applications, and delete several of them', async () => {
    for (const name of names) await call(createApplication, { body: { name, type: 'SPA' } });
    const list = async (sort?: (typeof recordSorts)[number]) =>
      (await call(listApplications, { query: { sort, types: 'SPA,SAML' } })).body;
    expectOrders(await readOrders(async (sort) => (await list(sort)).map(({ name }) => name)));

    const { body: saml } = await call(createSamlApplication, { body: { name: 'Expenses' } });
    const [first, second] = await list('createdAt');
    const ids = [first?.id ?? '', 'unknown', saml.id, second?.id ?? ''];
    const { body } = await call(deleteApplications, { body: { applicationIds: ids } });
    expect(body.results.map(({ id, error }) => [id, error?.code])).toEqual([
      [ids[0], undefined],
      ['unknown', 'entity.not_found'],
      [saml.id, 'application.saml.use_saml_app_api'],
      [ids[3], undefined],
    ]);
    expect((await list('createdAt')).map(({ name }) => name)).toEqual(['gamma', 'alpha', 'Expenses']);
    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'Application.Deleted' } });
    expect(logs.map(({ payload }) => payload.result).toSorted()).toEqual([
      'Error',
      'Error',
      'Success',
      'Success',
    ]);
    expect(logs.find(({ payload }) => payload.result === 'Success')?.payload).toMatchObject({
      old: { type: 'SPA' },
    });
  });

  it('sort organizations, and delete several of them', async () => {
    for (const name of names) await call(createOrganization, { body: { name } });
    const list = async (sort?: (typeof recordSorts)[number]) =>
      (await call(listOrganizations, { query: { sort } })).body;
    expectOrders(await readOrders(async (sort) => (await list(sort)).map(({ name }) => name)));

    const [first, second] = await list('createdAt');
    const ids = [first?.id ?? '', 'unknown', second?.id ?? ''];
    const { body } = await call(deleteOrganizations, { body: { organizationIds: ids } });
    expect(body.results.map(({ error }) => error?.code)).toEqual([undefined, 'entity.not_found', undefined]);
    expect((await list('createdAt')).map(({ name }) => name)).toEqual(['gamma', 'alpha']);
  });

  it('attacks: tenant isolation: another tenant’s records are unknown, and stay', async () => {
    const other = await (await server.createTenant()).as('all');
    const { body: application } = await other(createApplication, { body: { name: 'Theirs', type: 'SPA' } });
    const { body: organization } = await other(createOrganization, { body: { name: 'Theirs' } });
    const ofApplications = await call(deleteApplications, { body: { applicationIds: [application.id] } });
    const ofOrganizations = await call(deleteOrganizations, { body: { organizationIds: [organization.id] } });
    for (const { body } of [ofApplications, ofOrganizations])
      expect(body.results.map(({ error }) => error?.code)).toEqual(['entity.not_found']);
    expect((await other(listApplications, { query: { types: 'SPA' } })).body).toHaveLength(1);
    expect((await other(listOrganizations, {})).body).toHaveLength(1);
    const writer = await tenant.as('read:data', 'write:data');
    for (const { status } of [
      await writer(deleteApplications, { body: { applicationIds: ['any'] } }),
      await writer(deleteOrganizations, { body: { organizationIds: ['any'] } }),
    ])
      expect(status).toBe(403);
  });
});
