import { addOwnFactor, listOwnFactors, removeOwnFactor } from '@gatehouse/contract/account/mfa-endpoints';
import { listTenantLogs } from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { listTenantMembers, removeTenantMember } from '@gatehouse/contract/tenant-members/endpoints';
import * as api from '@gatehouse/contract/tenant-members/settings-endpoints';
import type { TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountUser, accountScopes, signInToAccount } from '../../../../../tests/support/account.ts';
import {
  createApplication,
  createUser,
  goodPassword,
  makeMember,
} from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { createTotpSecret } from '../../mfa/totp-codes.ts';
import { resetAdministrator } from '../../cli/reset-administrator.ts';

let serial = 0;
let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let owner: Person;

beforeAll(async () => {
  server = await startTestServer({ database: 'tenant_settings' });
  await server.runtime.database.query(
    `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  [tenant, other] = [await server.createTenant(), await server.createTenant()];
  owner = await addMember(tenant);
});

interface Person {
  username: string;
  account: AccountUser;
  /** At the administrators' origin, and at the tenant's Management API. */
  members: Caller;
  management: Caller;
}

/** A member of a tenant who has a password, is signed in to the account page, and has the console's token. */
async function addMember(of: TestTenant, role: TenantRoleName = 'admin'): Promise<Person> {
  const username = `grace_${(serial += 1)}`;
  const admin = server.tenant(adminTenantId);
  const id = await createUser(server.runtime, adminTenantId, { username, password: goodPassword });
  await makeMember(server.runtime, of.id, id, role);
  const scope = `${accountScopes} all`;
  const account = await signInToAccount(server, admin, { id, scope });
  const first = await account.client.signIn(id, {
    scope: 'openid offline_access all',
    resource: of.indicator,
  });
  account.refreshToken = String(first.refresh_token);
  const { body } = await refresh(account, of);
  const token = body.access_token ?? '';
  return { username, account, members: admin.with(token), management: of.with(token) };
}

const refresh = ({ client, refreshToken }: AccountUser, { indicator: resource }: TestTenant) =>
  client.refresh(refreshToken, { resource });
const params = () => ({ tenantId: tenant.id });
const read = async ({ members }: Person) =>
  (await members(api.getTenantSettings, { params: params() })).body.isMfaRequired;
const require = ({ members }: Person, isMfaRequired = true) =>
  members(api.updateTenantSettings, { params: params(), body: { isMfaRequired } });
async function addFactor({ account }: Person): Promise<void> {
  const call = await account.verified();
  const { status } = await call(addOwnFactor, { body: { type: 'TOTP', secret: createTotpSecret() } });
  expect(status).toBe(204);
}
async function removeFactor({ account }: Person): Promise<void> {
  const [factor] = (await account.call(listOwnFactors)).body;
  const call = await account.verified();
  const { status } = await call(removeOwnFactor, { params: { verificationId: factor?.id ?? '' } });
  expect(status).toBe(204);
}
/** How the APIs of the tenant answer. */
const ask = async ({ management, members }: Person) => [
  (await management(listRoles)).status,
  (await members(listTenantMembers, { params: params() })).status,
];

describe('the requirement of a second factor', () => {
  it('[ROLE-04 part] is read by every member, and changed only by an admin', async () => {
    await addFactor(owner);
    for (const role of ['collaborator', 'viewer'] as const) {
      const member = await addMember(tenant, role);
      await addFactor(member);
      expect(await read(member)).toBe(false);
      expect((await require(member)).refusal).toMatchObject({
        code: 'auth.forbidden',
        data: { permission: 'manage:tenant' },
      });
    }
    expect(await read(owner)).toBe(false);
    expect((await require(owner)).body).toEqual({ isMfaRequired: true });
    expect(await read(owner)).toBe(true);
    expect((await require(owner, false)).body).toEqual({ isMfaRequired: false });
  });

  it('attack: an admin of another tenant neither reads nor changes it, as if the tenant didn’t exist', async () => {
    const stranger = await addMember(other);
    await addFactor(stranger);
    const unknown = { tenantId: 'unknown0000' };
    for (const at of [params(), unknown]) {
      const one = await stranger.members(api.getTenantSettings, { params: at });
      const two = await stranger.members(api.updateTenantSettings, {
        params: at,
        body: { isMfaRequired: true },
      });
      for (const { status, refusal } of [one, two])
        expect([status, refusal.code]).toEqual([404, 'entity.not_found']);
    }
    expect(await read(owner)).toBe(false);
  });

  it('can’t lock out who turns it on: they set up a second factor first', async () => {
    const { status, refusal } = await require(owner);
    expect([status, refusal.code]).toEqual([422, 'tenant_member.own_factor_missing']);
    expect(await read(owner)).toBe(false);
    await addFactor(owner);
    expect((await require(owner)).status).toBe(200);
    expect(await ask(owner)).toEqual([200, 200]);
  });

  it('is enforced with the next request and the next token of a member, until they set one up', async () => {
    const member = await addMember(tenant);
    const elsewhere = await addMember(other);
    await makeMember(server.runtime, other.id, member.account.id, 'viewer');
    await addFactor(owner);
    await require(owner);
    const { status, refusal } = await member.management(listRoles);
    expect([status, refusal.code]).toEqual([403, 'auth.mfa_required']);
    expect(await ask(member)).toEqual([403, 403]);
    const refused = await refresh(member.account, tenant);
    expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
    // The authorization request is not refused: it leads to the sign-in that sets one up.
    const { client, id: userId } = member.account;
    const asked = { scope: 'openid offline_access all', resource: tenant.indicator };
    const { code, verifier } = await client.authorize(userId, asked);
    const redeemed = await client.redeem(code, verifier, { resource: tenant.indicator });
    expect([redeemed.status, redeemed.body.error]).toEqual([403, 'access_denied']);
    // Neither their own account nor another tenant depends on it, and nothing is said to those who aren't members.
    expect((await member.account.call(listOwnFactors)).status).toBe(200);
    expect((await elsewhere.management(listRoles)).status).toBe(200);

    await addFactor(member);
    expect(await ask(member)).toEqual([200, 200]);
    // The refused request hasn't used the refresh token up.
    expect((await refresh(member.account, tenant)).status).toBe(200);
    await removeFactor(member);
    expect(await ask(member)).toEqual([403, 403]);
    await require(owner, false);
    expect(await ask(member)).toEqual([200, 200]);
  });

  it('attack: a former member without a second factor isn’t told of it, as if the tenant didn’t exist', async () => {
    const member = await addMember(tenant);
    await addFactor(owner);
    await require(owner);
    await owner.members(removeTenantMember, { params: { ...params(), userId: member.account.id } });
    const { status, refusal } = await member.members(listTenantMembers, { params: params() });
    expect([status, refusal.code]).toEqual([404, 'entity.not_found']);
  });

  it('is enforced at sign-in, which can’t be finished without setting one up', async () => {
    const member = await addMember(tenant);
    const client = await createApplication(server.runtime, adminTenantId);
    const signIn = async () => {
      const flow = await new TestBrowser(server.tenant(adminTenantId)).authorize(client);
      return flow.signIn(member.username, goodPassword);
    };
    // Optional until then: neither a second factor nor a passkey is asked for.
    expect((await signIn()).status).toBe(200);
    await addFactor(owner);
    await require(owner);
    const { status, refusal } = await signIn();
    expect([status, refusal.code]).toEqual([422, 'user.missing_mfa']);
    expect(refusal.data).toEqual({ availableFactors: ['Totp', 'WebAuthn'] });
    expect(
      (
        await (
          await new TestBrowser(server.tenant(adminTenantId)).authorize(client)
        ).signIn(owner.username, goodPassword)
      ).refusal.code,
    ).toBe('session.mfa.require_mfa_verification');
  });

  it('lets the operator’s command help a member who lost their factors', async () => {
    await addFactor(owner);
    await require(owner);
    const client = await server.runtime.database.connect();
    await resetAdministrator(
      { client, say: () => undefined },
      owner.username,
      server.settings.ADMIN_ENDPOINT,
    );
    await client.end();
    expect((await owner.account.call(listOwnFactors)).body).toEqual([]);
    expect(await ask(owner)).toEqual([403, 403]);
  });

  it('is in the audit log of administrators, like their second factors', async () => {
    const admin = await addMember(server.tenant('default'));
    const at = { tenantId: 'default' };
    await addFactor(admin);
    await admin.members(api.updateTenantSettings, { params: at, body: { isMfaRequired: true } });
    await admin.members(api.updateTenantSettings, { params: at, body: { isMfaRequired: false } });
    await removeFactor(admin);
    const { body } = await admin.members(listTenantLogs, { params: at, query: { userId: admin.account.id } });
    const entries = body.map(({ key, payload }) => [key, payload]);
    const factor = expect.objectContaining({ params: expect.objectContaining({ factor: 'Totp' }) });
    expect(entries).toEqual(
      expect.arrayContaining([
        ['User.MfaVerification.Created', factor],
        ['Tenant.Settings.Updated', expect.objectContaining({ isMfaRequired: true })],
        ['Tenant.Settings.Updated', expect.objectContaining({ isMfaRequired: false })],
        ['User.MfaVerification.Deleted', factor],
      ]),
    );
  });
});
