import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/organizations/consent-endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createRecords, type Records } from './organizations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let records: Records;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  records = createRecords(call);
});
afterAll(() => server.stop());

const thirdParty = async (isThirdParty = true, by = call) =>
  (await by(createApplication, { body: { name: 'Reports', type: 'SPA', isThirdParty } })).body.id;

/** A user in these organizations, and a third-party application. */
async function createBoth(organizationIds: string[], by = call, own = records) {
  const userId = await own.user();
  for (const id of organizationIds) await by(addMembers, { params: { id }, body: { userIds: [userId] } });
  return { id: await thirdParty(true, by), userId };
}
type Both = Awaited<ReturnType<typeof createBoth>>;

const list = async (params: Both, query = {}) => {
  const { body, headers } = await call(api.listConsentOrganizations, { params, query });
  return { ids: body.organizations.map(({ id }) => id), total: headers.get('total-number') };
};
const outcome = ({ status, refusal }: { status: number; refusal?: { code?: string } }) =>
  refusal?.code ?? status;
const add = async (params: Both, organizationIds: string[], by = call) =>
  outcome(await by(api.addConsentOrganizations, { params, body: { organizationIds } }));
const replace = async (params: Both, organizationIds: string[], by = call) =>
  outcome(await by(api.replaceConsentOrganizations, { params, body: { organizationIds } }));
const remove = async (params: Both, organizationId: string, by = call) =>
  outcome(await by(api.removeConsentOrganization, { params: { ...params, organizationId } }));

describe('the organizations that a user gave a third-party application access to', () => {
  it('[ENT-06] are listed in pages in an object, added, replaced and removed', async () => {
    const [a, b, c] = [
      await records.organization(),
      await records.organization(),
      await records.organization(),
    ];
    const both = await createBoth([a, b, c]);
    expect(await list(both)).toEqual({ ids: [], total: '0' });
    expect(await add(both, [a, b])).toBe(201);
    expect(await add(both, [b, b])).toBe(201);
    expect(await list(both)).toEqual({ ids: [b, a], total: '2' });
    expect(await list(both, { page: 2, page_size: 1 })).toEqual({ ids: [a], total: '2' });
    expect(await replace(both, [b, c])).toBe(204);
    expect((await list(both)).ids).toEqual([c, b]);
    expect([await remove(both, c), await remove(both, c)]).toEqual([204, 'entity.not_found']);
    expect((await list(both)).ids).toEqual([b]);
    expect(await replace(both, [])).toBe(204);
    expect((await list(both)).ids).toEqual([]);
    const { body } = await call(listAuditLogs, {
      query: { logKey: 'Application.ConsentOrganizations.Updated', page_size: 1 },
    });
    expect(body[0]?.payload).toMatchObject({
      result: 'Success',
      params: { id: both.id, userId: both.userId },
      organizationIds: [],
    });
  });

  it('are those of one user and one application', async () => {
    const id = await records.organization();
    const [both, other] = [await createBoth([id]), await createBoth([id])];
    await add(both, [id]);
    await add(other, [id]);
    for (const theirs of [
      { id: both.id, userId: other.userId },
      { id: other.id, userId: both.userId },
    ]) {
      expect((await list(theirs)).ids).toEqual([]);
      expect(await replace(theirs, [])).toBe(204);
      expect(await remove(theirs, id)).toBe('entity.not_found');
    }
    expect([(await list(both)).ids, (await list(other)).ids]).toEqual([[id], [id]]);
  });

  it('traps G16: can only be organizations of the user, or nothing is changed', async () => {
    const [own, neighbour] = [await records.organization(), await records.organization()];
    const both = await createBoth([own]);
    await createBoth([neighbour]);
    const other = await (await server.createTenant()).as('all');
    const foreign = createRecords(other);
    const abroad = await foreign.organization();
    const theirs = await createBoth([abroad], other, foreign);
    const refused = 'organization.require_membership';
    for (const id of [neighbour, abroad, 'unknown']) {
      expect(await add(both, [own, id])).toBe(refused);
      expect(await replace(both, [own, id])).toBe(refused);
      expect((await list(both)).ids).toEqual([]);
    }
    // The other tenant's user and application are unknown here.
    for (const mixed of [theirs, { ...both, userId: theirs.userId }, { ...both, id: theirs.id }]) {
      expect(await add(mixed, [own])).toBe('entity.not_found');
      expect(await add(mixed, [abroad])).toBe('entity.not_found');
    }
    expect(await add(theirs, [abroad], other)).toBe(201);
  });

  it('exist only for third-party applications and known users', async () => {
    const id = await records.organization();
    const both = await createBoth([id]);
    const own = { ...both, id: await thirdParty(false) };
    for (const answer of [
      await add(own, [id]),
      await replace(own, [id]),
      await remove(own, id),
      outcome(await call(api.listConsentOrganizations, { params: own })),
    ])
      expect(answer).toBe('application.third_party_application_only');
    for (const params of [
      { ...both, userId: 'unknown' },
      { ...both, id: 'unknown' },
    ])
      expect(outcome(await call(api.listConsentOrganizations, { params }))).toBe('entity.not_found');
    expect(await add(both, [])).toBe('guard.invalid_input');
  });

  it('are those of the last of two replacements at once, and not of both', async () => {
    const [a, b] = [await records.organization(), await records.organization()];
    const both = await createBoth([a, b]);
    const held = await holdRows('select gatehouse_lock_grants_v1($1, $2, $3)', [
      tenant.id,
      both.userId,
      both.id,
    ]);
    const replacements = [replace(both, [a]), replace(both, [b])];
    // The second one may still wait for the caller's share of connections.
    await held.releaseTo(1, 'gatehouse_lock_grants_v1');
    expect(await Promise.all(replacements)).toEqual([204, 204]);
    expect((await list(both)).total).toBe('1');
  });

  it('are only taken back with the permission to delete', async () => {
    const [a, b] = [await records.organization(), await records.organization()];
    const both = await createBoth([a, b]);
    const writer = await tenant.as('read:data', 'write:data');
    expect(await replace(both, [a], writer)).toBe(204);
    expect(await replace(both, [a, b], writer)).toBe(204);
    expect(await replace(both, [b], writer)).toBe('auth.forbidden');
    expect(await remove(both, a, writer)).toBe('auth.forbidden');
    expect((await list(both)).total).toBe('2');
  });
});
