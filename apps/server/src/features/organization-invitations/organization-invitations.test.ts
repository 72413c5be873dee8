import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { deleteOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { deleteUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createInviting, type Inviting, lifeMs, someEmail } from './organization-invitations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let inviting: Inviting;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  inviting = createInviting(call, () => now);
});
afterAll(() => server.stop());
beforeEach(() => {
  now = Date.now();
});

const refused = (reason: string) => ({
  status: 422,
  refusal: { code: 'request.invalid_input', data: { reason } },
});
const statusOf = async (id: string) => (await inviting.get(id)).body.status;

describe('invitations', () => {
  it('[ENT-18] are created, read, listed newest first and deleted', async () => {
    const organizationId = await inviting.organization();
    const organizationRoleIds = [await inviting.role('User', 'Editor'), await inviting.role('User', 'Admin')];
    const inviterId = await inviting.user();
    const invitee = someEmail();
    const { status, body: created } = await inviting.invite(organizationId, invitee, {
      inviterId,
      organizationRoleIds,
    });
    expect([status, created]).toEqual([
      201,
      {
        tenantId: tenant.id,
        id: expect.stringMatching(/^[0-9A-Za-z]{21}$/) as unknown,
        inviterId,
        invitee,
        acceptedUserId: null,
        organizationId,
        status: 'Pending',
        createdAt: now,
        updatedAt: now,
        expiresAt: now + lifeMs,
        organizationRoles: [
          { id: organizationRoleIds[1], name: 'Admin' },
          { id: organizationRoleIds[0], name: 'Editor' },
        ],
      },
    ]);
    expect((await inviting.get(created.id)).body).toEqual(created);
    now += 1000;
    const { body: second } = await inviting.invite(organizationId, someEmail());
    const { body: elsewhere } = await inviting.invite(await inviting.organization(), invitee);
    const list = async (query: object) =>
      (await call(api.listOrganizationInvitations, { query })).body.map(({ id }) => id);
    expect(await list({ organizationId })).toEqual([second.id, created.id]);
    expect(await list({ inviterId })).toEqual([created.id]);
    expect(await list({ invitee: invitee.toUpperCase() })).toEqual([elsewhere.id, created.id]);
    expect(await list({ organizationId, page: 2, page_size: 1 })).toEqual([created.id]);
    const params = { id: created.id };
    expect((await call(api.deleteOrganizationInvitation, { params })).status).toBe(204);
    expect((await inviting.get(created.id)).refusal.code).toBe('entity.not_exists_with_id');
    expect((await call(api.deleteOrganizationInvitation, { params })).refusal.code).toBe('entity.not_found');
  });

  it('[ENT-18] are listed as a whole, unless a page is asked for', async () => {
    const organizationId = await inviting.organization();
    for (let count = 0; count < 25; count += 1) await inviting.invite(organizationId, someEmail());
    const { body } = await call(api.listOrganizationInvitations, { query: { organizationId } });
    expect(body).toHaveLength(25);
  });

  it.each([
    ['an invitee of 256 characters', { invitee: `${'i'.repeat(244)}@example.com` }, 201, undefined],
    ['an invitee of 257 characters', { invitee: `${'i'.repeat(245)}@example.com` }, 400, undefined],
    ['no email address', { invitee: 'ada' }, 400, undefined],
    ['an expiry that has passed', { expiresAt: 1000 }, 400, 'guard.invalid_input'],
    ['an unknown organization', { organizationId: 'unknown' }, 422, 'entity.relation_foreign_key_not_found'],
    ['an unknown inviter', { inviterId: 'unknown' }, 422, 'entity.relation_foreign_key_not_found'],
    ['an unknown role', { organizationRoleIds: ['unknown'] }, 422, 'entity.relation_foreign_key_not_found'],
  ])('[ENT-18] with %s are answered as on the wire', async (_what, values, status, code) => {
    const answer = await inviting.invite(await inviting.organization(), someEmail(), values);
    expect(answer.status).toBe(status);
    if (code) expect(answer.refusal.code).toBe(code);
  });

  it('with a role for machines create nothing', async () => {
    const [organizationId, invitee] = [await inviting.organization(), someEmail()];
    const machine = { organizationRoleIds: [await inviting.role('MachineToMachine')] };
    const { status, refusal } = await inviting.invite(organizationId, invitee, machine);
    expect([status, refusal.code]).toEqual([422, 'entity.db_constraint_violated']);
    expect((await call(api.listOrganizationInvitations, { query: { invitee } })).body).toEqual([]);
  });

  it('to a member are refused, in any spelling of the email address', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const userIds = [await inviting.user(email)];
    await call(addMembers, { params: { id: organizationId }, body: { userIds } });
    expect(await inviting.invite(organizationId, email.toUpperCase())).toMatchObject(
      refused('already_member'),
    );
    expect((await inviting.invite(await inviting.organization(), email)).status).toBe(201);
  });

  it('traps G3 (4): don’t tell whether an account exists', async () => {
    const [organizationId, known, unknown] = [await inviting.organization(), someEmail(), someEmail()];
    await inviting.user(known);
    const answers = [];
    for (const invitee of [known, unknown]) {
      const { status, body } = await inviting.invite(organizationId, invitee);
      answers.push([status, { ...body, id: '', invitee: '' }]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a pending invitation', () => {
  it('[STATE-06] is accepted with its roles, in one transaction', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const organizationRoleIds = [
      await inviting.role('User', 'Author'),
      await inviting.role('User', 'Reader'),
    ];
    const { body } = await inviting.invite(organizationId, email, { organizationRoleIds });
    const userId = await inviting.user(email);
    now += 5000;
    const accepted = await inviting.accept(body.id, userId);
    expect([accepted.status, accepted.body]).toEqual([
      200,
      { ...body, status: 'Accepted', acceptedUserId: userId, updatedAt: now },
    ]);
    expect(await inviting.members(organizationId)).toEqual([{ id: userId, roles: ['Author', 'Reader'] }]);
    const { body: logs } = await call(listAuditLogs, {
      query: { logKey: 'OrganizationInvitation.Status.Updated' },
    });
    expect(logs[0]?.payload).toMatchObject({ status: 'Accepted', acceptedUserId: userId, id: body.id });
  });

  it('gives a user who became a member in the meantime its roles, too', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const organizationRoleIds = [await inviting.role('User', 'Late role')];
    const { body } = await inviting.invite(organizationId, email, { organizationRoleIds });
    const userId = await inviting.user(email);
    await call(addMembers, { params: { id: organizationId }, body: { userIds: [userId] } });
    expect((await inviting.accept(body.id, userId)).status).toBe(200);
    expect(await inviting.members(organizationId)).toEqual([{ id: userId, roles: ['Late role'] }]);
  });

  it('loses a role that is deleted before it is accepted', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const id = await inviting.role();
    const { body } = await inviting.invite(organizationId, email, { organizationRoleIds: [id] });
    await call(deleteOrganizationRole, { params: { id } });
    const userId = await inviting.user(email);
    expect((await inviting.accept(body.id, userId)).body.organizationRoles).toEqual([]);
    expect(await inviting.members(organizationId)).toEqual([{ id: userId, roles: [] }]);
  });

  it('[STATE-06] [OPEN-02 part] [OPEN-41 part] traps G3 (2): ends as accepted, expired or revoked, and all three are final', async () => {
    const organizationId = await inviting.organization();
    const email = someEmail();
    const userId = await inviting.user(email);
    const { id: revoked } = (await inviting.invite(organizationId, email)).body;
    expect((await inviting.revoke(revoked)).body.status).toBe('Revoked');
    const { id: expired } = (await inviting.invite(organizationId, email)).body;
    now += lifeMs - 1;
    expect(await statusOf(expired)).toBe('Pending');
    now += 1;
    expect(await statusOf(expired)).toBe('Expired');
    for (const change of [inviting.accept(expired, userId), inviting.revoke(expired)])
      expect(await change).toMatchObject(refused('not_pending'));
    const { id: accepted } = (await inviting.invite(organizationId, email)).body;
    expect((await inviting.accept(accepted, userId)).status).toBe(200);
    for (const id of [revoked, expired, accepted])
      for (const change of [inviting.accept(id, userId), inviting.revoke(id)])
        expect(await change).toMatchObject(refused('not_pending'));
    expect(await Promise.all([revoked, expired, accepted].map(statusOf))).toEqual([
      'Revoked',
      'Expired',
      'Accepted',
    ]);
  });

  it('traps G3 (1): is the only one of its invitee in an organization, in any spelling', async () => {
    const organizationId = await inviting.organization();
    const email = `jos\u00e9-${someEmail()}`;
    const { body } = await inviting.invite(organizationId, email);
    const spelled = email.normalize('NFD').toUpperCase();
    for (const invitee of [email, spelled])
      expect((await inviting.invite(organizationId, invitee)).refusal.code).toBe(
        'entity.unique_integrity_violation',
      );
    expect((await inviting.invite(await inviting.organization(), email)).status).toBe(201);
    now += lifeMs;
    expect((await inviting.invite(organizationId, spelled)).body).toMatchObject({ invitee: email });
    expect(await statusOf(body.id)).toBe('Expired');
  });

  it('needs a user, who exists', async () => {
    const { id } = (await inviting.invite(await inviting.organization(), someEmail())).body;
    expect(await inviting.accept(id)).toMatchObject(refused('user_required'));
    expect(await inviting.accept(id, 'unknown')).toMatchObject({ status: 404 });
    expect(await inviting.accept('unknown', 'unknown')).toMatchObject({
      status: 404,
      refusal: { code: 'entity.not_exists_with_id' },
    });
  });

  it('is deleted with its organization, its inviter and the user who accepted it', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const inviterId = await inviting.user();
    const userId = await inviting.user(email);
    const byInviter = (await inviting.invite(organizationId, someEmail(), { inviterId })).body.id;
    const byUser = (await inviting.invite(organizationId, email)).body.id;
    const byOrganization = (await inviting.invite(organizationId, someEmail())).body.id;
    await inviting.accept(byUser, userId);
    const exists = async (id: string) => (await inviting.get(id)).status === 200;
    await call(deleteUser, { params: { userId: inviterId } });
    expect(await exists(byInviter)).toBe(false);
    await call(deleteUser, { params: { userId } });
    expect([await exists(byUser), await inviting.members(organizationId)]).toEqual([false, []]);
    await call(deleteOrganization, { params: { id: organizationId } });
    expect(await exists(byOrganization)).toBe(false);
  });
});

describe('attacks: invitations', () => {
  it('traps G3 (2): ten requests at once, to two processes, accept an invitation once', async () => {
    const second = await startTestServer({ clock: () => now });
    try {
      const [organizationId, email] = [await inviting.organization(), someEmail()];
      const organizationRoleIds = [await inviting.role('User', 'Raced')];
      const { id } = (await inviting.invite(organizationId, email, { organizationRoleIds })).body;
      const userId = await inviting.user(email);
      const there = createInviting(await second.tenant(tenant.id).as('all'), () => now);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => (at % 2 ? inviting : there).accept(id, userId)),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const answer of answers.filter((one) => !won.includes(one)))
        expect(answer).toMatchObject(refused('not_pending'));
      expect(await inviting.members(organizationId)).toEqual([{ id: userId, roles: ['Raced'] }]);
    } finally {
      await second.stop();
    }
  });

  it('ten invitations of one person at once create one', async () => {
    const [organizationId, invitee] = [await inviting.organization(), someEmail()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inviting.invite(organizationId, invitee)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(422)]);
  });

  it('traps G3 (1): an account with another email address can’t accept, nor one that had it before', async () => {
    const [organizationId, email] = [await inviting.organization(), someEmail()];
    const { id } = (await inviting.invite(organizationId, email)).body;
    for (const other of [undefined, someEmail(), `x${email}`])
      expect(await inviting.accept(id, await inviting.user(other))).toMatchObject(refused('other_email'));
    const former = await inviting.user(email);
    await call(updateUser, { params: { userId: former }, body: { primaryEmail: someEmail() } });
    expect(await inviting.accept(id, former)).toMatchObject(refused('other_email'));
    expect([await statusOf(id), await inviting.members(organizationId)]).toEqual(['Pending', []]);
  });

  it('an email address that looks like another one is not the same', async () => {
    const organizationId = await inviting.organization();
    const latin = `a${someEmail()}`;
    // A full-width letter, which systems may fold to the Latin one, is rejected; a Cyrillic one is another address.
    expect((await inviting.invite(organizationId, `\uff41${latin.slice(1)}`)).status).toBe(400);
    const { id } = (await inviting.invite(organizationId, `\u0430${latin.slice(1)}`)).body;
    expect(await inviting.accept(id, await inviting.user(latin))).toMatchObject(refused('other_email'));
  });

  it('records of another tenant or organization aren’t reached', async () => {
    const other = await server.createTenant();
    const there = createInviting(await other.as('all'), () => now);
    const [organizationId, email] = [await there.organization(), someEmail()];
    const [roleThere, userThere] = [await there.role(), await there.user(email)];
    const { id } = (await there.invite(organizationId, email)).body;
    expect((await inviting.invite(organizationId, email)).status).toBe(422);
    const own = await inviting.organization();
    for (const values of [{ inviterId: userThere }, { organizationRoleIds: [roleThere] }])
      expect((await inviting.invite(own, email, values)).refusal.code).toBe(
        'entity.relation_foreign_key_not_found',
      );
    expect((await inviting.accept(id, userThere)).refusal.code).toBe('entity.not_exists_with_id');
    const here = (await inviting.invite(own, email)).body;
    expect((await inviting.accept(here.id, userThere)).refusal.code).toBe('entity.not_found');
    // Accepting one organization's invitation leaves that of another pending, and gives no role there.
    const another = await inviting.organization();
    const pending = (await inviting.invite(another, email)).body.id;
    expect((await inviting.accept(here.id, await inviting.user(email))).status).toBe(200);
    expect([await statusOf(pending), await inviting.members(another)]).toEqual(['Pending', []]);
    expect((await there.get(id)).body.status).toBe('Pending');
  });
});
