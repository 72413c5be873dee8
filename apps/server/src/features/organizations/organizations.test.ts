import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/organizations/endpoints';
import { addOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createRecords } from './organizations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const whole = {
  name: 'Acme',
  description: 'Makes everything',
  customData: { plan: 'pro', seats: { used: 3 } },
  isMfaRequired: true,
  color: { primaryColor: '#aa0000' },
  branding: { logoUrl: 'https://acme.example/logo.png' },
  customCss: 'main { color: red }',
};

describe('organizations', () => {
  it('[ENT-14] are created, read, changed and deleted', async () => {
    const { status, body: created } = await call(api.createOrganization, { body: whole });
    expect([status, created]).toEqual([
      201,
      {
        ...whole,
        tenantId: tenant.id,
        id: expect.stringMatching(/^[0-9A-Za-z]{12}$/),
        createdAt: expect.any(Number),
      },
    ]);
    const params = { id: created.id };
    expect((await call(api.getOrganization, { params })).body).toEqual(created);
    const change = { customData: { plan: 'free' }, color: {}, customCss: null };
    const changed = await call(api.updateOrganization, { params, body: change });
    // JSON is replaced, not merged; what isn't given stays.
    expect([changed.status, changed.body]).toEqual([200, { ...created, ...change }]);
    expect((await call(api.updateOrganization, { params, body: {} })).body).toEqual(changed.body);
    expect((await call(api.deleteOrganization, { params })).status).toBe(204);
    const read = await call(api.getOrganization, { params });
    expect([read.status, read.refusal.code]).toEqual([404, 'entity.not_exists_with_id']);
    expect((await call(api.deleteOrganization, { params })).refusal.code).toBe('entity.not_found');
    const { body: logs } = await call(listAuditLogs);
    const events = logs.map(({ key }) => key);
    for (const event of ['Organization.Created', 'Organization.Data.Updated', 'Organization.Deleted'])
      expect(events).toContain(event);
  });

  it('[ENT-14] have defaults for everything but the name', async () => {
    const { body } = await call(api.createOrganization, { body: { name: 'Plain' } });
    expect(body).toMatchObject({
      description: null,
      customData: {},
      isMfaRequired: false,
      color: {},
      branding: {},
      customCss: null,
    });
  });

  it.each([
    ['name', { name: 'n'.repeat(128) }, { name: 'n'.repeat(129) }],
    ['name', { name: 'n' }, { name: '' }],
    ['description', { description: 'd'.repeat(256) }, { description: 'd'.repeat(257) }],
    [
      'customData',
      { customData: { text: 'c'.repeat(65_000) } },
      { customData: { text: 'c'.repeat(66_000) } },
    ],
    ['branding.favicon', { branding: {} }, { branding: { favicon: 'javascript:alert(1)' } }],
    ['color.primaryColor', { color: { primaryColor: '#abc' } }, { color: { primaryColor: 'red' } }],
    ['customCss', { customCss: 'c'.repeat(65_536) }, { customCss: 'c'.repeat(65_537) }],
    ['isMfaRequired', { isMfaRequired: false }, { isMfaRequired: 'yes' as never }],
  ])('[ENT-14] have a limit for %s', async (field, accepted, refused) => {
    const create = (body: object) => call(api.createOrganization, { body: { name: 'Limited', ...body } });
    expect((await create(accepted)).status).toBe(201);
    const { status, refusal } = await create(refused);
    expect([status, refusal.code, refusal.data]).toEqual([
      400,
      'guard.invalid_input',
      { fields: { [`body.${field}`]: expect.any(String) } },
    ]);
  });

  it('are listed newest first, found by ID and name, with their first members if asked for', async () => {
    const own = await server.createTenant();
    const [as, other] = [await own.as('all'), await (await server.createTenant()).as('all')];
    const records = createRecords(as);
    const first = await records.organization('Analytical Engines');
    const second = await records.organization('Looms_100%');
    await createRecords(other).organization('Analytical Elsewhere');
    const userIds = (await Promise.all([1, 2, 3, 4].map((n) => records.user(`Member ${n}`)))).toSorted();
    await as(addMembers, { params: { id: first }, body: { userIds } });
    const list = async (query: object) => (await as(api.listOrganizations, { query })).body;
    const found = async (q: string) => (await list({ q })).map(({ id }) => id);
    expect((await list({})).map(({ id }) => id)).toEqual([second, first]);
    expect(await found('ENGINE')).toEqual([first]);
    expect(await found('s_100%')).toEqual([second]);
    expect(await found('s_1_0')).toEqual([]);
    expect(await found(first.slice(2, 10).toUpperCase())).toEqual([first]);
    const { headers, body: page } = await as(api.listOrganizations, { query: { page: 2, page_size: 1 } });
    expect([page.map(({ id }) => id), headers.get('total-number')]).toEqual([[first], '2']);
    expect((await list({}))[0]).not.toHaveProperty('usersCount');
    expect(await list({ showFeatured: '1' })).toMatchObject([
      { id: second, usersCount: 0, featuredUsers: [] },
      {
        id: first,
        usersCount: 4,
        featuredUsers: userIds
          .slice(0, 3)
          .map((id) => ({ id, avatar: null, name: expect.stringContaining('Member') })),
      },
    ]);
  });

  it('are listed by ID, without those of other tenants', async () => {
    const [own, other] = [await server.createTenant(), await server.createTenant()];
    const as = await own.as('all');
    const records = createRecords(as);
    const [first, , third] = [
      await records.organization(),
      await records.organization(),
      await records.organization(),
    ];
    const foreign = await createRecords(await other.as('all')).organization();
    const list = async (query: object) => (await own.as('read:data'))(api.listOrganizations, { query });
    const { body, headers } = await list({ ids: `${first},${third},${foreign},unknown` });
    expect([body.map(({ id }) => id), headers.get('total-number')]).toEqual([[third, first], '2']);
    expect((await list({ ids: Array.from({ length: 101 }, (_, at) => `id${at}`).join() })).status).toBe(400);
  });

  it('are listed without those of a user or of an application', async () => {
    const own = await server.createTenant();
    const as = await own.as('all');
    const records = createRecords(as);
    const [first, second, third] = [
      await records.organization(),
      await records.organization(),
      await records.organization(),
    ];
    const [userId, applicationId] = [await records.user(), await records.application()];
    await as(addMembers, { params: { id: first }, body: { userIds: [userId] } });
    const body = { applicationIds: [applicationId] };
    await as(addOrganizationApplications, { params: { id: second }, body });
    const left = async (query: object) =>
      (await as(api.listOrganizations, { query })).body.map(({ id }) => id);
    expect(await left({ excludeUserId: userId })).toEqual([third, second]);
    expect(await left({ excludeApplicationId: applicationId })).toEqual([third, first]);
    expect(await left({ excludeUserId: 'unknown' })).toEqual([third, second, first]);
  });
});
