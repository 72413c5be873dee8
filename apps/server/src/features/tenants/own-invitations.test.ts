import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as sentApi from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as membersApi from '@gatehouse/contract/tenant-members/endpoints';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import * as tenantsApi from '@gatehouse/contract/tenants/endpoints';
import * as api from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let owner: Account;
let tenantId: string;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer({
    database: 'own_invitations',
    environment: { EDITION: 'cloud' },
  });
  owner = await createAccount(server);
  const { body } = await owner.platform(tenantsApi.createTenant, { body: { name: 'Northwind' } });
  tenantId = body.id;
  admin = await owner.members(tenantId);
});
afterAll(() => server.stop());

async function invite(invitee: string, roleName: TenantRoleName = 'collaborator'): Promise<string> {
  const body = { invitee: [invitee], roleName };
  const { body: made } = await admin(sentApi.createTenantInvitations, { params: { tenantId }, body });
  return made[0]?.id ?? '';
}
const accept = ({ platform }: Account, invitationId: string, status = 'accepted') =>
  platform(api.acceptOwnInvitation, { params: { invitationId }, body: { status } });
const get = ({ platform }: Account, invitationId: string) =>
  platform(api.getOwnInvitation, { params: { invitationId } });
const list = async ({ platform }: Account, status?: string) =>
  (await platform(api.listOwnInvitations, { query: { status } })).body;

describe('an invitation to a tenant', () => {
  it('[API-06] [API-07] [API-08] [OPEN-22 part] [OPEN-61 part] [VIEW-02] [OPEN-02] [PROD-19 part] is listed for its address, and makes its account a member', async () => {
    const bob = await createAccount(server, { isNew: true });
    const asked = { questionnaire: { project: 'personal' } };
    await bob.me(updateMyCustomData, { body: { theme: 'dark', onboarding: asked } });
    const id = await invite(String(bob.email).toUpperCase());
    const shown = {
      id,
      organizationId: `t-${tenantId}`,
      status: 'pending',
      tenantId,
      tenantName: 'Northwind',
      tenantTag: 'development',
      inviterName: owner.email,
      roleNames: ['collaborator'],
      expiresAt: expect.any(Number),
    };
    expect(await list(bob)).toEqual([shown]);
    expect(await list(bob, 'Pending')).toEqual([shown]);
    expect(await list(bob, 'accepted')).toEqual([]);
    expect((await get(bob, id)).body).toEqual(shown);
    const accepted = await accept(bob, id, 'Accepted');
    expect([accepted.status, accepted.body]).toEqual([200, { ...shown, status: 'accepted' }]);
    const { body: tenants } = await bob.platform(tenantsApi.listTenants);
    expect(tenants.map((tenant) => tenant.id)).toEqual([tenantId]);
    const management = await bob.management(tenantId);
    expect((await management(rolesApi.listRoles)).status).toBe(200);
    expect((await accept(bob, id)).refusal).toMatchObject({ data: { reason: 'already_member' } });
    // OPEN-61: they need no onboarding. What it has asked stays.
    const { customData } = (await bob.me(getMe)).body;
    expect(customData).toEqual({ theme: 'dark', onboarding: { ...asked, isOnboardingDone: true } });
  });

  it('[INV-04 part] [INV-06 part] [D3] attacks: is neither read nor accepted by another account, or one without a verified address', async () => {
    const bob = await createAccount(server);
    const id = await invite(String(bob.email));
    const others = [
      await createAccount(server),
      // With a username only.
      await createAccount(server, { email: null }),
      await createAccount(server, { email: `x${bob.email}` }),
    ];
    for (const other of others) {
      expect(await list(other)).toEqual([]);
      for (const answer of [await get(other, id), await accept(other, id)])
        expect([answer.status, answer.refusal.code]).toEqual([403, 'invitation.other_address']);
      expect(JSON.stringify((await get(other, id)).body)).not.toContain(bob.email);
    }
    const unknown = await get(bob, 'z'.repeat(21));
    expect([unknown.status, unknown.refusal.code]).toEqual([404, 'entity.not_found']);
    expect((await bob.platform(tenantsApi.listTenants)).body).toEqual([]);
  });

  it('[INV-07 part] [D3] attacks: is accepted once, and not when it is revoked, expired or its tenant is deleted', async () => {
    const bob = await createAccount(server);
    const revoked = await invite(String(bob.email));
    const params = { tenantId, invitationId: revoked };
    await admin(sentApi.revokeTenantInvitation, { params, body: { status: 'revoked' } });
    expect((await accept(bob, revoked)).refusal).toMatchObject({ data: { reason: 'not_pending' } });
    expect((await get(bob, revoked)).body.status).toBe('revoked');
    const once = await invite(String(bob.email));
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(bob, once)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    const carol = await createAccount(server);
    const late = await invite(String(carol.email));
    await server.runtime.database.query(
      `update organization_invitations set expires_at = now() - interval '1 second' where id = $1`,
      [late],
    );
    expect((await get(carol, late)).body.status).toBe('expired');
    expect((await accept(carol, late)).refusal).toMatchObject({ data: { reason: 'not_pending' } });
    const { body: other } = await owner.platform(tenantsApi.createTenant, { body: {} });
    const params2 = { tenantId: other.id };
    const ofOther = await owner.members(other.id);
    const body = { invitee: [String(carol.email)], roleName: 'admin' as const };
    const { body: sent } = await ofOther(sentApi.createTenantInvitations, { params: params2, body });
    const invitationId = sent[0]?.id ?? '';
    expect((await get(carol, invitationId)).status).toBe(200);
    await ofOther(tenantsApi.deleteTenant, { params: params2 });
    expect((await get(carol, invitationId)).status).toBe(404);
    expect((await accept(carol, invitationId)).status).toBe(404);
  });

  it('to two tenants are accepted at the same time by a newcomer, and neither waits for the other', async () => {
    const bob = await createAccount(server, { isNew: true });
    const first = await invite(String(bob.email));
    const params = { tenantId: (await owner.platform(tenantsApi.createTenant, { body: {} })).body.id };
    const { body: sent } = await (
      await owner.members(params.tenantId)
    )(sentApi.createTenantInvitations, {
      params,
      body: { invitee: [String(bob.email)], roleName: 'viewer' },
    });
    // Both have locked their organization, and read the account before one of them notes that it needs no onboarding.
    const account = await holdRows('select from users where id = $1', [bob.id], 'own_invitations');
    const answers = [first, sent[0]?.id ?? ''].map((id) => accept(bob, id));
    await account.releaseTo(2, 'from users where id');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    const { customData } = (await bob.me(getMe)).body;
    expect(customData).toEqual({ onboarding: { isOnboardingDone: true } });
  });

  it('[D4] attacks: doesn’t change the role of a member', async () => {
    const bob = await createAccount(server);
    const id = await invite(String(bob.email), 'admin');
    await makeMember(server.runtime, tenantId, bob.id, 'viewer');
    expect((await accept(bob, id)).refusal).toMatchObject({ data: { reason: 'already_member' } });
    const { body: members } = await admin(membersApi.listTenantMembers, { params: { tenantId } });
    const member = members.find((one) => one.id === bob.id);
    expect(member?.organizationRoles.map(({ name }) => name)).toEqual(['viewer']);
  });

  it('[D4] attacks: doesn’t work any more when the admin who sent it is removed', async () => {
    const [bob, carol] = [await createAccount(server), await createAccount(server)];
    await accept(bob, await invite(String(bob.email), 'admin'));
    const { body: sent } = await (
      await bob.members(tenantId)
    )(sentApi.createTenantInvitations, {
      params: { tenantId },
      body: { invitee: [String(carol.email)], roleName: 'admin' },
    });
    await admin(membersApi.removeTenantMember, { params: { tenantId, userId: bob.id } });
    expect((await accept(carol, sent[0]?.id ?? '')).refusal).toMatchObject({
      data: { reason: 'not_pending' },
    });
  });
});
