import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { updateOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createUser as createUserEndpoint } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { connect, createPeople } from '../factors/enterprise-sso/enterprise-sso.fixture.ts';
import { createProvisioning, useToken } from './joining.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let provider: SocialProvider;
let world: ReturnType<typeof createProvisioning>;
let serial = 0;
let domain: string;

beforeAll(async () => {
  provider = await startSocialProvider();
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  world = createProvisioning(call);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  domain = `company${(serial += 1)}.example`;
  await settle({ factors: [], policy: 'UserControlled' });
});

async function settle(mfa: SignInExperienceSettings['mfa']): Promise<void> {
  const body = { ...codeWays, signInMode: 'SignInAndRegister' as const, singleSignOnEnabled: true, mfa };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
}
const open = () => new TestBrowser(tenant).authorize(clientId);

/** Registers with a one-time token. Returns the response to the submission. */
async function register(
  email: string,
  organizations: string[] = [],
  flow?: Awaited<ReturnType<typeof open>>,
) {
  const own = flow ?? (await open());
  await useToken(own, email, await world.token(email, organizations), 'Register');
  return { flow: own, ended: await own.call(api.submitExperience, undefined, { prefer: true }) };
}

describe('[RT-22 part] by the email domain, a new user', () => {
  it('traps G1 (4): in any letter case, joins every organization that has it, with their roles, and an audit log entry for each', async () => {
    const [one, two, other] = [
      await world.organization({ domains: [domain], withRole: true }),
      await world.organization({ domains: [domain] }),
      await world.organization({ domains: [`sub.${domain}`], withRole: true }),
    ];
    const { flow, ended } = await register(`ada@${domain.toUpperCase()}`);
    expect(ended.status).toBe(200);
    const userId = (await flow.subject()) ?? '';
    expect(await world.members(one.id)).toEqual([{ userId, roles: [one.role] }]);
    expect(await world.members(two.id)).toEqual([{ userId, roles: [] }]);
    expect(await world.members(other.id)).toEqual([]);
    const logs = await call(listAuditLogs, { query: { logKey: 'Organization.Membership.Updated', userId } });
    expect(logs.body.map(({ payload }) => payload.params).toSorted(byId)).toEqual(
      [one, two].map(({ id }) => ({ id, userId })).toSorted(byId),
    );
    // A later sign-in provisions nothing: a member who was removed stays removed.
    await server.runtime.database.pool.query(
      'delete from organization_users where tenant_id = $1 and user_id = $2',
      [tenant.id, userId],
    );
    const again = await open();
    await useToken(again, `ada@${domain}`, await world.token(`ada@${domain}`, []), 'SignIn');
    expect((await again.call(api.submitExperience)).status).toBe(200);
    expect(await world.members(one.id)).toEqual([]);
  });

  it('is recognized in Unicode and ASCII', async () => {
    const [unicode, ascii] = [`bücher${serial}.example`, new URL(`https://bücher${serial}.example`).hostname];
    const inUnicode = await world.organization({ domains: [unicode] });
    const inAscii = await world.organization({ domains: [ascii] });
    await register(`ada@${ascii}`);
    await register(`bob@${unicode}`);
    expect(await world.members(inUnicode.id)).toHaveLength(2);
    expect(await world.members(inAscii.id)).toHaveLength(2);
  });

  it('traps G1 (4): attack: doesn’t join an organization of another tenant, nor one whose domain only ends like theirs', async () => {
    const foreign = createProvisioning(await (await server.createTenant()).as('all'));
    const there = await foreign.organization({ domains: [domain] });
    const here = await world.organization({ domains: [`evil-${domain}`] });
    const email = `ada@${domain}`;
    expect((await register(email, [there.id])).ended.status).toBe(200);
    expect(await foreign.members(there.id)).toEqual([]);
    expect(await world.members(here.id)).toEqual([]);
  });

  it('doesn’t join if an administrator creates the account', async () => {
    const { id } = await world.organization({ domains: [domain] });
    await call(createUserEndpoint, { body: { primaryEmail: `ada@${domain}` } });
    expect(await world.members(id)).toEqual([]);
  });

  it('costs no statement more', async () => {
    await world.organization({ domains: [domain], withRole: true });
    const count = async (email: string) => {
      const flow = await open();
      await useToken(flow, email, await world.token(email, []), 'Register');
      return (await recordStatements(() => flow.call(api.submitExperience))).statements.length;
    };
    await count(`warm@${domain}`);
    expect(await count(`ada@${domain}`)).toBe(await count(`ada@other.${domain}`));
  });
});

const byId = (one: unknown, other: unknown): number =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

describe('[RT-22 part] by an enterprise connector, a user', () => {
  it('joins at registration and when an account is linked, and the domain isn’t consulted', async () => {
    const connectorId = await connect(tenant, call, provider, { domains: [domain] });
    const own = await world.organization({ connectorId, withRole: true });
    const byDomain = await world.organization({ domains: [domain] });
    const people = createPeople(tenant, clientId);
    provider.person = { sub: `new${serial}`, email: `new@${domain}` };
    const { sub } = await people.signIn(connectorId);
    expect(await world.members(own.id)).toEqual([{ userId: sub, roles: [own.role] }]);

    const known = await createUser(server.runtime, tenant.id, { primaryEmail: `known@${domain}` });
    provider.person = { sub: `known${serial}`, email: `known@${domain}` };
    expect((await people.signIn(connectorId)).sub).toBe(known);
    expect((await world.members(own.id)).map(({ userId }) => userId).toSorted()).toEqual(
      [sub, known].toSorted(),
    );
    expect(await world.members(byDomain.id)).toEqual([]);

    await server.runtime.database.pool.query('delete from organization_users where tenant_id = $1', [
      tenant.id,
    ]);
    await people.signIn(connectorId);
    expect(await world.members(own.id)).toEqual([]);
  });
});

describe('[RT-22 part] by a one-time token, a user', () => {
  it('joins when registering and when signing in; a member gets only the roles', async () => {
    const [one, two] = [
      await world.organization({ withRole: true }),
      await world.organization({ withRole: true }),
    ];
    const email = `ada@${domain}`;
    const { flow } = await register(email, [one.id, 'unknown']);
    const userId = (await flow.subject()) ?? '';
    expect(await world.members(one.id)).toEqual([{ userId, roles: [one.role] }]);
    await call(addMembers, { params: { id: two.id }, body: { userIds: [userId] } });
    const again = await open();
    await useToken(again, email, await world.token(email, [one.id, two.id]), 'SignIn');
    expect((await again.call(api.submitExperience)).status).toBe(200);
    expect(await world.members(two.id)).toEqual([{ userId, roles: [two.role] }]);
    expect(await world.members(one.id)).toHaveLength(1);
  });

  it('attack: doesn’t join with another user’s token that the flow only shows', async () => {
    const { id } = await world.organization();
    const mallory = {
      username: `mallory${serial}`,
      primaryEmail: `mallory@${domain}`,
      password: goodPassword,
    };
    await createUser(server.runtime, tenant.id, mallory);
    const flow = await open();
    const email = `victim@${domain}`;
    await useToken(flow, email, await world.token(email, [id]), 'SignIn');
    const { body } = await flow.verify('username', mallory.username, goodPassword);
    expect((await flow.finish(body.verificationId)).status).toBe(200);
    expect(await world.members(id)).toEqual([]);
  });
});

describe('[RT-22 part] an organization that requires MFA', () => {
  const user = async (organizationId?: string) => {
    const username = `member${(serial += 1)}`;
    const values = { username, primaryEmail: `${username}@elsewhere.example`, password: goodPassword };
    const userId = await createUser(server.runtime, tenant.id, values);
    if (organizationId)
      await call(addMembers, { params: { id: organizationId }, body: { userIds: [userId] } });
    return { userId, username };
  };
  /** The refusal of a sign-in by password, and the step that follows. */
  const signIn = async (username: string) => {
    const flow = await open();
    await flow.begin('SignIn');
    const next = await flow.identifyByPassword(username);
    const ended = await flow.call(api.submitExperience);
    return { flow, next, ended, result: [ended.status, ended.refusal.code] };
  };

  it('makes its members set up a factor, which they can’t skip, whatever the tenant’s policy', async () => {
    await settle({ factors: ['Totp', 'BackupCode'], policy: 'NoPrompt' });
    const { id } = await world.organization({ isMfaRequired: true });
    const member = await user(id);
    const { flow, next, ended, result } = await signIn(member.username);
    expect(next).toMatchObject({ step: 'bind-mfa', factors: ['Totp'], isSkippable: false });
    expect(result).toEqual([422, 'user.missing_mfa']);
    expect(ended.refusal.data).toEqual({ availableFactors: ['Totp'] });
    expect((await flow.call(mfaApi.skipMfa)).refusal.code).toBe('session.mfa.mfa_policy_not_user_controlled');
    expect(await flow.isSignedIn()).toBe(false);
    const others = await user((await world.organization()).id);
    expect((await signIn(others.username)).ended.status).toBe(200);
    await call(updateOrganization, { params: { id }, body: { isMfaRequired: false } });
    expect((await signIn(member.username)).ended.status).toBe(200);
  });

  it('traps G1 MFA: attack: neither an earlier choice nor backup codes help, and a factor must be used', async () => {
    await settle({ factors: ['Totp', 'BackupCode'], policy: 'UserControlled' });
    const { id } = await world.organization({ isMfaRequired: true });
    const { userId, username } = await user(id);
    const query = (text: string) => server.runtime.database.pool.query(text, [tenant.id, userId]);
    await query(
      `update users set settings = '{"mfa": {"skipped": true, "skipMfaOnSignIn": true}}' where tenant_id = $1 and id = $2`,
    );
    expect((await signIn(username)).result).toEqual([422, 'user.missing_mfa']);
    await call(createUserMfaVerification, { params: { userId }, body: { type: 'Totp' } });
    expect((await signIn(username)).result).toEqual([403, 'session.mfa.require_mfa_verification']);
    await query(`update mfa_verifications set type = 'WebAuthn' where tenant_id = $1 and user_id = $2`);
    expect((await signIn(username)).result).toEqual([422, 'user.missing_mfa']);
  });

  it('is left to the token if the tenant’s policy says so', async () => {
    await settle({ factors: ['Totp'], policy: 'NoPrompt', organizationRequiredMfaPolicy: 'NoPrompt' });
    const { id } = await world.organization({ isMfaRequired: true });
    expect((await signIn((await user(id)).username)).ended.status).toBe(200);
  });

  it('makes users who are about to join it set up a factor before their account exists', async () => {
    await settle({ factors: ['Totp'], policy: 'NoPrompt' });
    const { id } = await world.organization({ isMfaRequired: true, domains: [domain] });
    const { flow, ended } = await register(`ada@${domain}`);
    expect([ended.status, ended.refusal.code]).toEqual([422, 'user.missing_mfa']);
    expect(ended.refusal.data.next).toMatchObject({
      step: 'bind-mfa',
      factors: ['Totp'],
      isSkippable: false,
      isForOrganization: true,
    });
    expect(await world.members(id)).toEqual([]);
    expect((await flow.call(mfaApi.skipMfa)).status).toBe(422);
    expect((await flow.call(api.submitExperience)).status).toBe(422);
    await settle({ factors: [], policy: 'NoPrompt' });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect(await world.members(id)).toHaveLength(1);
  });

  it('trusts the company’s provider, and the prompt of a tenant that asks only at sign-in', async () => {
    await settle({ factors: ['Totp'], policy: 'PromptOnlyAtSignInMandatory' });
    const connectorId = await connect(tenant, call, provider, { domains: [`sso.${domain}`] });
    const { id } = await world.organization({ isMfaRequired: true, connectorId, domains: [domain] });
    provider.person = { sub: `mfa${serial}`, email: `ada@sso.${domain}` };
    expect((await createPeople(tenant, clientId).signIn(connectorId)).sub).toBeTruthy();
    expect((await register(`ada@${domain}`)).ended.status).toBe(200);
    expect(await world.members(id)).toHaveLength(2);
  });
});
