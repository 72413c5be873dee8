import { verificationIdHeader } from '@gatehouse/contract/account/access';
import * as api from '@gatehouse/contract/account/endpoints';
import * as identifier from '@gatehouse/contract/account/identifier-endpoints';
import { listOwnOrganizations } from '@gatehouse/contract/account/organization-endpoints';
import * as session from '@gatehouse/contract/account/session-endpoints';
import { updateOwnSettings } from '@gatehouse/contract/account/settings-endpoints';
import * as stepUp from '@gatehouse/contract/account/step-up-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { addMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import * as users from '@gatehouse/contract/sessions/endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { deviceSteps } from '../../../../../tests/support/device-flow.ts';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { method } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
/** Of the server's clock; the time of a sign-in is the engine's, which has the real time. */
let ahead = 0;
let serial = 0;
const unique = (name: string): string => `${name}${(serial += 1)}`;
const email = (): string => `${unique('ada')}@example.com`;

beforeAll(async () => {
  server = await startTestServer({ database: 'own_account', clock: () => Date.now() + ahead });
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
  const call = await tenant.as('all');
  const methods = [
    method('email', { password: true, code: true }),
    method('phone', { code: true }),
    method('username', { password: true }),
  ];
  await call(updateSignInExperience, { body: { signIn: { methods } } });
});
afterAll(() => server.stop());

const enter = (user: Parameters<typeof signInToAccount>[2] = {}) => signInToAccount(server, tenant, user);
const withRecord = ({ token }: AccountUser, id: string) =>
  createCaller(tenant.origin, token, { [verificationIdHeader]: id });

/** Sends a code and enters it. Returns the ID of the verification. */
async function verifyCode(
  { call }: AccountUser,
  type: 'email' | 'phone',
  value: string,
  templateType?: 'BindMfa',
) {
  const identifierBody = { type, value } as const;
  const sent = await call(verification.sendOwnCode, { body: { identifier: identifierBody, templateType } });
  expect(sent.status).toBe(201);
  const code = await readCode(server, tenant.id, value);
  const verificationId = sent.body.verificationRecordId;
  const body = { identifier: identifierBody, verificationId, code };
  expect((await call(verification.verifyOwnCode, { body })).body).toEqual({
    verificationRecordId: verificationId,
  });
  return verificationId;
}

/** The notices in the development inbox for a recipient. */
async function noticesTo(to: string): Promise<string[]> {
  await server.runtime.outbox.settle();
  const rows = await server.runtime.database
    .for(tenant.id)
    .selectFrom('inboxMessages')
    .select('usage')
    .where('recipient', '=', to)
    .execute();
  return rows.map(({ usage }) => usage).filter((usage) => usage.endsWith('Changed'));
}

describe('one’s own account', () => {
  it('has what the scopes of the token and the account center allow, and nothing else', async () => {
    const [username, primaryEmail] = [unique('ada'), email()];
    const person = await enter({ user: { username, primaryEmail } });
    const { body } = await person.call(api.getOwnAccount);
    expect(body).toMatchObject({ id: person.id, username, primaryEmail, hasPassword: true, customData: {} });
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordEncrypted/);
    const plain = await enter({ id: person.id, scope: 'openid' });
    expect((await plain.call(api.getOwnAccount)).body).toEqual({
      id: person.id,
      hasPassword: true,
      hasSecurityVerificationMethod: true,
    });
    await openAccountCenter(tenant, { fields: { email: 'Off', username: 'ReadOnly' } });
    const { body: less } = await person.call(api.getOwnAccount);
    expect([less.username, 'primaryEmail' in less]).toEqual([username, false]);
    await openAccountCenter(tenant);
  });

  it('has the organizations of the user alone, with the roles there, for tokens that may see the profile', async () => {
    const call = await tenant.as('all');
    const [ada, ben] = [await enter(), await enter()];
    const { body: role } = await call(createOrganizationRole, { body: { name: unique('billing') } });
    for (const [name, userIds] of [
      ['Beta', [ada.id]],
      ['Acme', [ada.id, ben.id]],
      ['Other', [ben.id]],
    ] as const) {
      const { body } = await call(createOrganization, { body: { name } });
      await call(addMembers, { params: { id: body.id }, body: { userIds: [...userIds] } });
      const params = { id: body.id, userId: userIds[0] };
      if (name === 'Acme') await call(addMemberRoles, { params, body: { organizationRoleIds: [role.id] } });
    }
    const { body: own } = await ada.call(listOwnOrganizations);
    expect(own.map(({ name, organizationRoles }) => [name, organizationRoles])).toEqual([
      ['Acme', [{ id: role.id, name: role.name }]],
      ['Beta', []],
    ]);
    expect((await ben.call(listOwnOrganizations)).body.map(({ name }) => name)).toEqual(['Acme', 'Other']);
    const plain = await enter({ id: ada.id, scope: 'openid' });
    expect((await plain.call(listOwnOrganizations)).status).toBe(401);
    await openAccountCenter(tenant, { fields: { profile: 'Off' } });
    expect((await ada.call(listOwnOrganizations)).status).toBe(400);
    await openAccountCenter(tenant);
  });

  it('traps G10 (4): changes name, avatar and custom data; attacks: mass assignment of other fields changes nothing', async () => {
    const person = await enter();
    const forged = {
      isSuspended: true,
      applicationId: 'x',
      primaryEmail: 'x@example.com',
      id: 'forged',
      tenantId: 'x',
    };
    const body = { name: 'Ada', customData: { plan: 'gold' }, ...forged };
    const answer = await person.call(api.updateOwnAccount, { body });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id: person.id, name: 'Ada', customData: { plan: 'gold' }, primaryEmail: null, isSuspended: false },
    ]);
    const again = await person.call(api.updateOwnAccount, { body: { customData: { tier: 1 } } });
    expect(again.body.customData).toEqual({ tier: 1 });
    const wrong = await person.call(api.updateOwnAccount, { body: { avatar: 'javascript:alert(1)' } });
    expect(wrong.status).toBe(400);
  });

  it('merges the profile, and shows and takes the address only with its scope', async () => {
    const person = await enter();
    const first = await person.call(api.updateOwnProfile, {
      body: { givenName: 'Ada', address: { country: 'UK' } },
    });
    expect(first.body).toEqual({ givenName: 'Ada', address: { country: 'UK' } });
    const plain = await enter({ id: person.id, scope: 'openid profile' });
    const second = await plain.call(api.updateOwnProfile, { body: { nickname: 'A', evil: 1 } as object });
    expect(second.body).toEqual({ givenName: 'Ada', nickname: 'A' });
    const refused = await plain.call(api.updateOwnProfile, { body: { address: { country: 'FR' } } });
    expect([refused.status, refused.refusal.code]).toEqual([400, 'auth.unauthorized']);
    const bad = await person.call(api.updateOwnProfile, { body: { website: 'javascript:alert(1)' } });
    expect(bad.status).toBe(400);
  });

  it('changes the username only after a verification, and not to one in use', async () => {
    const [one, two] = [unique('user'), unique('user')];
    await createUser(server.runtime, tenant.id, { username: two });
    const person = await enter({ user: { username: one } });
    const call = await person.verified();
    expect((await call(api.updateOwnAccount, { body: { username: two } })).refusal.code).toBe(
      'user.username_already_in_use',
    );
    expect((await call(api.updateOwnAccount, { body: { username: `${one}b` } })).body.username).toBe(
      `${one}b`,
    );
  });

  it('accepts only usernames that the policy of the tenant allows', async () => {
    const admin = await tenant.as('all');
    const person = await enter({ user: { username: unique('user') } });
    const call = await person.verified();
    const rename = async (username: string) => {
      const { status, refusal } = await call(api.updateOwnAccount, { body: { username } });
      return status === 200 ? status : refusal.code;
    };
    expect(await rename('ab.c')).toBe('guard.invalid_input');
    await admin(updateSignInExperience, { body: { usernamePolicy: { minLength: 4 } } });
    expect(await rename('abc')).toBe('user.username_too_short');
    expect(await rename('abcd')).toBe(200);
    await admin(updateSignInExperience, { body: { usernamePolicy: {} } });
  });

  it('accepts a small picture as avatar, and no page', async () => {
    const person = await enter();
    const { status, body } = await person.call(api.uploadOwnAvatar, {
      file: new Blob(['GIF89a'], { type: 'image/gif' }),
    });
    expect([status, body.url.startsWith(`${tenant.origin}/user-assets/`)]).toEqual([200, true]);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
    expect((await person.call(api.uploadOwnAvatar, { file: svg })).refusal.code).toBe(
      'guard.mime_type_not_allowed',
    );
    const large = new Blob(['GIF89a', 'x'.repeat(1024 * 1024)], { type: 'image/gif' });
    expect((await person.call(api.uploadOwnAvatar, { file: large })).status).toBe(400);
  });

  it('traps G10 (4): attacks: fields that a company’s identity provider decides about can’t be changed', async () => {
    const call = await tenant.as('all');
    const { body: connector } = await call(createSsoConnector, {
      body: {
        providerName: 'OIDC',
        connectorName: unique('Company '),
        domains: ['company.example'],
        syncProfile: true,
      },
    });
    const person = await enter({ user: { primaryEmail: `${unique('bob')}@company.example` } });
    await tenant.linkSso(person.id, connector.id);
    const verified = await person.verified();
    const next = email();
    const record = await verifyCode(person, 'email', next);
    for (const answer of [
      await person.call(api.updateOwnAccount, { body: { name: 'Eve' } }),
      await verified(identifier.setOwnEmail, {
        body: { email: next, newIdentifierVerificationRecordId: record },
      }),
      await verified(identifier.removeOwnEmail),
    ])
      expect([answer.status, answer.refusal?.code]).toEqual([400, 'account_center.field_not_editable']);
    expect((await person.call(api.updateOwnAccount, { body: { customData: { a: 1 } } })).status).toBe(200);
  });
});

describe('an email address or phone number', () => {
  it('attacks: of a company whose identity provider signs its users in can’t be added with a code', async () => {
    const call = await tenant.as('all');
    const domain = `${unique('company')}.example`;
    await call(createSsoConnector, {
      body: {
        providerName: 'GoogleWorkspace',
        connectorName: unique('Company '),
        domains: [domain],
        config: { clientId: 'client', clientSecret: 'secret' },
      },
    });
    const person = await enter();
    const sent = await person.call(verification.sendOwnCode, {
      body: { identifier: { type: 'email', value: `cto@${domain}` } },
    });
    expect([sent.status, sent.refusal?.code]).toEqual([422, 'session.sso_enabled']);
  });

  it('is set after a code confirmed it, and the previous email address is told', async () => {
    const [old, next] = [email(), email()];
    const person = await enter({ user: { primaryEmail: old } });
    const body = { email: next, newIdentifierVerificationRecordId: await verifyCode(person, 'email', next) };
    expect((await person.call(identifier.setOwnEmail, { body })).status).toBe(401);
    const call = await person.verified();
    expect((await call(identifier.setOwnEmail, { body })).status).toBe(204);
    expect((await person.call(api.getOwnAccount)).body.primaryEmail).toBe(next);
    expect([await noticesTo(old), await noticesTo(next)]).toEqual([['EmailChanged'], []]);
    // The verification is used up.
    expect((await call(identifier.setOwnEmail, { body })).refusal.code).toBe('verification_record.not_found');
    const number = `1555${String((serial += 1)).padStart(6, '0')}`;
    const phone = {
      phone: number,
      newIdentifierVerificationRecordId: await verifyCode(person, 'phone', number),
    };
    expect((await call(identifier.setOwnPhone, { body: phone })).status).toBe(204);
    expect((await person.call(api.getOwnAccount)).body.primaryPhone).toBe(number);
  });

  it('traps G10 (1): attacks: a verification of a new address never verifies the user, nor does one of another user', async () => {
    const [own, next] = [email(), email()];
    const [person, other] = [
      await enter({ user: { primaryEmail: own } }),
      await enter({ user: { primaryEmail: email() } }),
    ];
    const added = await verifyCode(person, 'email', next);
    const factor = await verifyCode(person, 'email', own, 'BindMfa');
    const proof = await verifyCode(person, 'email', own);
    const denied = [401, 'verification_record.permission_denied'];
    const tryWith = async (call = person.call) => {
      const { status, refusal } = await call(session.listOwnSessions);
      return [status, refusal?.code];
    };
    for (const id of [added, factor, 'unknown'])
      expect(await tryWith(withRecord(person, id))).toEqual(denied);
    expect(await tryWith(withRecord(other, proof))).toEqual(denied);
    expect((await withRecord(person, proof)(session.listOwnSessions)).status).toBe(200);
    // Another user’s verification of an address doesn’t set it either.
    const body = { email: next, newIdentifierVerificationRecordId: added };
    const stolen = await (await other.verified())(identifier.setOwnEmail, { body });
    expect([stolen.status, stolen.refusal.code]).toEqual([400, 'verification_record.not_found']);
    // Nor one of another address, nor the proof of identity.
    const mine = await person.verified();
    for (const wrong of [
      { email: email(), newIdentifierVerificationRecordId: added },
      { email: own, newIdentifierVerificationRecordId: proof },
    ])
      expect((await mine(identifier.setOwnEmail, { body: wrong })).refusal.code).toBe(
        'verification_record.not_found',
      );
  });

  it('traps G10 (1): attacks: isn’t set if the verification of the user ends while the request waits', async () => {
    const [own, next] = [email(), email()];
    const person = await enter({ user: { primaryEmail: own } });
    const call = await person.verified();
    const body = { email: next, newIdentifierVerificationRecordId: await verifyCode(person, 'email', next) };
    const held = await holdRows(
      `with locked as materialized (select id from users where tenant_id = $1 and id = $2 for update)
       delete from verification_records v using locked
       where v.tenant_id = $1 and v.user_id = locked.id and v.purpose = 'Permission'`,
      [tenant.id, person.id],
      'own_account',
    );
    const setting = call(identifier.setOwnEmail, { body });
    await held.releaseTo(1, '');
    const { status, refusal } = await setting;
    expect([status, refusal.code]).toEqual([401, 'verification_record.permission_denied']);
    expect((await person.call(api.getOwnAccount)).body.primaryEmail).toBe(own);
  });

  it('is confirmed only with its own code: another one isn’t even compared', async () => {
    const [one, two] = [email(), email()];
    const person = await enter();
    const send = async (value: string) =>
      (await person.call(verification.sendOwnCode, { body: { identifier: { type: 'email', value } } })).body
        .verificationRecordId;
    const [verificationId] = [await send(one), await send(two)];
    const body = {
      identifier: { type: 'email' as const, value: two },
      verificationId,
      code: await readCode(server, tenant.id, two),
    };
    expect((await person.call(verification.verifyOwnCode, { body })).refusal.code).toBe(
      'verification_record.not_found',
    );
  });

  it('is announced when it is removed, at the email address that the account had', async () => {
    const own = email();
    const number = `1556${String((serial += 1)).padStart(6, '0')}`;
    const person = await enter({
      user: { username: unique('user'), primaryEmail: own, primaryPhone: number },
    });
    const call = await person.verified();
    expect((await call(identifier.removeOwnPhone)).status).toBe(204);
    expect((await call(identifier.removeOwnEmail)).status).toBe(204);
    expect((await noticesTo(own)).toSorted()).toEqual(['EmailChanged', 'PhoneChanged']);
  });

  it('attacks: a code to an address stops verifying its user when the address changes', async () => {
    const own = email();
    const person = await enter({ user: { primaryEmail: own } });
    const proof = await verifyCode(person, 'email', own);
    const admin = await tenant.as('all');
    await admin(updateUser, { params: { userId: person.id }, body: { primaryEmail: email() } });
    expect((await withRecord(person, proof)(session.listOwnSessions)).status).toBe(401);
  });

  it('attacks: a code request doesn’t tell whether another user has the address; setting it does', async () => {
    const taken = email();
    await createUser(server.runtime, tenant.id, { primaryEmail: taken });
    const person = await enter();
    const send = (value: string) =>
      person.call(verification.sendOwnCode, { body: { identifier: { type: 'email', value } } });
    const [known, unknown] = [await send(taken), await send(email())];
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    const code = await readCode(server, tenant.id, taken);
    const id = known.body.verificationRecordId;
    const entered = { identifier: { type: 'email', value: taken } as const, verificationId: id, code };
    await person.call(verification.verifyOwnCode, { body: entered });
    const body = { email: taken, newIdentifierVerificationRecordId: id };
    expect((await (await person.verified())(identifier.setOwnEmail, { body })).refusal.code).toBe(
      'user.email_already_in_use',
    );
  });

  it('traps G10 (5): can’t be removed, like the username, if its user could not sign in any more; two at once remove one', async () => {
    const username = unique('last');
    const person = await enter({ user: { username, primaryEmail: email() } });
    const call = await person.verified();
    const answers = await Promise.all([
      call(identifier.removeOwnEmail),
      call(api.updateOwnAccount, { body: { username: null } }),
    ]);
    expect(answers.map(({ status }) => status < 300).toSorted()).toEqual([false, true]);
    const refused = answers.find(({ status }) => status >= 300);
    expect([refused?.status, refused?.refusal.code]).toEqual([400, 'user.last_sign_in_method_required']);
    const other = await enter({ user: { primaryEmail: email() } });
    const { status } = await (await other.verified())(identifier.removeOwnEmail);
    expect([status, typeof (await other.call(api.getOwnAccount)).body.primaryEmail]).toEqual([400, 'string']);
  });

  it('can’t be set to one that the tenant’s email blocklist rejects', async () => {
    const person = await enter();
    const next = `${unique('ada')}@blocked.example`;
    const body = { email: next, newIdentifierVerificationRecordId: await verifyCode(person, 'email', next) };
    const admin = await tenant.as('all');
    const setBlocklist = (customBlocklist: string[]) =>
      admin(updateSignInExperience, { body: { emailBlocklistPolicy: { customBlocklist } } });
    await setBlocklist(['@blocked.example']);
    const refused = await (await person.verified())(identifier.setOwnEmail, { body });
    expect([refused.status, refused.refusal.code]).toEqual([
      422,
      'session.email_blocklist.email_not_allowed',
    ]);
    expect((await person.call(api.getOwnAccount)).body.primaryEmail).toBeNull();
    await setBlocklist([]);
  });
});

describe('verifications', () => {
  it('traps G10 (2): end after ten minutes, with the session they were made in, and at a password change', async () => {
    const person = await enter();
    const call = await person.verified();
    expect((await call(session.listOwnSessions)).status).toBe(200);
    ahead += 600_000;
    expect((await call(session.listOwnSessions)).status).toBe(401);
    const next = await enter({ id: person.id });
    const verified = await next.verified();
    const { body } = await verified(session.listOwnSessions);
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const current = body.sessions[0]?.payload.uid ?? '';
    // Signed out in the browser; the token has offline access and lives on.
    expect((await verified(session.endOwnSession, { params: { sessionId: current } })).status).toBe(204);
    expect((await next.call(api.getOwnAccount)).status).toBe(200);
    expect((await verified(session.listOwnSessions)).status).toBe(401);
  });

  it('traps G10 (2): end with the grant they were made with, also for another token of the user', async () => {
    const person = await enter();
    const record = (await person.call(api.verifyOwnPassword, { body: { password: goodPassword } })).body
      .verificationRecordId;
    const other = await enter({ id: person.id });
    expect((await withRecord(other, record)(session.listOwnSessions)).status).toBe(200);
    const admin = await tenant.as('all');
    const params = { userId: person.id };
    const { grants } = (await admin(users.listUserGrants, { params })).body;
    const own = grants.find(({ payload }) => payload.clientId === person.client.id);
    const ended = await admin(users.endUserGrant, { params: { ...params, grantId: own?.id ?? '' } });
    expect(ended.status).toBe(204);
    expect((await withRecord(other, record)(session.listOwnSessions)).status).toBe(401);
  });

  it('attacks: don’t count for a user who was suspended while the request waited', async () => {
    const person = await enter();
    const call = await person.verified();
    const suspending = `with locked as materialized (select id from users where tenant_id = $1 and id = $2 for update)
      update users u set is_suspended = true from locked where u.tenant_id = $1 and u.id = locked.id`;
    const held = await holdRows(suspending, [tenant.id, person.id], 'own_account');
    const verifying = person.call(api.verifyOwnPassword, { body: { password: goodPassword } });
    const changing = call(updateOwnSettings, { body: { mfa: { skipped: true } } });
    await held.releaseTo(2, '');
    expect([(await verifying).status, (await changing).status]).toEqual([401, 401]);
    expect((await person.call(api.getOwnAccount)).status).toBe(401);
  });

  it('are made with a token that is valid: an expired one calls nothing', async () => {
    ahead = 0;
    const person = await enter();
    ahead = 3_590_000;
    expect((await person.call(api.getOwnAccount)).status).toBe(200);
    ahead = 3_610_000;
    expect((await person.call(api.getOwnAccount)).status).toBe(401);
    ahead = 0;
  });

  it('attacks: sessions of another user can’t be ended, and get the response of unknown ones', async () => {
    const [person, other] = [await enter(), await enter()];
    const { body } = await (await other.verified())(session.listOwnSessions);
    const foreign = body.sessions[0]?.payload.uid ?? '';
    const call = await person.verified();
    const answers = [foreign, 'z'.repeat(foreign.length)].map((sessionId) =>
      call(session.endOwnSession, { params: { sessionId } }),
    );
    const [one, two] = await Promise.all(answers);
    expect([one?.status, one?.refusal]).toEqual([404, two?.refusal]);
    expect((await other.client.refresh(other.refreshToken)).status).toBe(200);
  });

  it('by a recent sign-in last until ten minutes after it', async () => {
    ahead = 0;
    const person = await enter({ user: { username: unique('social'), password: undefined as never } });
    ahead = 300_000;
    const { status, body } = await person.call(stepUp.verifyOwnSignIn);
    const left = Date.parse(body.expiresAt) - Date.now() - ahead;
    expect([status, left > 200_000 && left <= 300_000]).toEqual([201, true]);
    expect((await withRecord(person, body.verificationRecordId)(session.listOwnSessions)).status).toBe(200);
    ahead = 600_000;
    const late = await person.call(stepUp.verifyOwnSignIn);
    expect([late.status, late.refusal.code]).toEqual([401, 'verification_record.permission_denied']);
  });

  it('attacks: a recent sign-in verifies no user at an application who has something else, and no device', async () => {
    ahead = 0;
    const denied = [401, 'verification_record.permission_denied'];
    const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } }) => [
      status,
      refusal?.code,
    ];
    expect(outcome(await (await enter()).call(stepUp.verifyOwnSignIn))).toEqual(denied);
    const owner = await enter({ user: { username: unique('social'), password: undefined as never } });
    // Another person had the owner enter the code of their own device.
    const steps = deviceSteps(() => ({ runtime: server.runtime, tenant, userId: owner.id }));
    const device = await steps.createDevice();
    const request = await steps.begin(device);
    await steps.confirm(owner.client.browser, request);
    const { access_token: token = '' } = await steps.poll(device, request);
    const call = createCaller(tenant.origin, token);
    expect((await call(api.getOwnAccount)).body.id).toBe(owner.id);
    expect(outcome(await call(stepUp.verifyOwnSignIn))).toEqual(denied);
    const password = { body: { password: 'Another-Horse-43' } };
    expect(outcome(await call(api.changeOwnPassword, password))).toEqual(denied);
    expect((await owner.call(api.changeOwnPassword, password)).status).toBe(204);
  });

  it('[RT-24 part] attacks: wrong codes count together with those at sign-in, and right codes to an address of the attacker’s own don’t reset them', async () => {
    const own = email();
    const person = await enter({ user: { primaryEmail: own } });
    const wrong = async () => {
      const identifierBody = { type: 'email', value: own } as const;
      const sent = await person.call(verification.sendOwnCode, { body: { identifier: identifierBody } });
      const body = { identifier: identifierBody, verificationId: sent.body.verificationRecordId, code: '-' };
      return (await person.call(verification.verifyOwnCode, { body })).refusal.code;
    };
    const attempts = [];
    for (let count = 0; count < 10; count += 1) {
      attempts.push(await wrong());
      if (count === 5) await verifyCode(person, 'email', email());
      await server.runtime.database.pool.query('delete from message_waits where tenant_id = $1', [tenant.id]);
    }
    expect(attempts.slice(0, 9).every((code) => code?.startsWith('verification_code.'))).toBe(true);
    expect(await wrong()).toBe('session.verification_blocked_too_many_attempts');
  });
});

describe('a first password', () => {
  it('traps G10 (3): attacks: can only be set soon after the sign-in by a user whom nothing else verifies', async () => {
    const person = await enter({ user: { username: unique('social'), password: undefined as never } });
    const body = { password: 'Another-Horse-43' };
    ahead = 600_000;
    const late = await person.call(api.changeOwnPassword, { body });
    expect([late.status, late.refusal.code]).toEqual([401, 'verification_record.permission_denied']);
    ahead = 0;
    const fresh = await enter({ id: person.id });
    expect((await fresh.call(api.changeOwnPassword, { body })).status).toBe(204);
    expect((await fresh.call(api.changeOwnPassword, { body: { password: 'Third-Horse-44' } })).status).toBe(
      401,
    );
  });

  it('traps G10 (3): is announced by email, like every later one', async () => {
    const own = email();
    const person = await enter({ user: { primaryEmail: own } });
    expect(
      (await (await person.verified())(api.changeOwnPassword, { body: { password: 'Another-Horse-43' } }))
        .status,
    ).toBe(204);
    expect(await noticesTo(own)).toEqual(['PasswordChanged']);
    expect((await person.call(api.verifyOwnPassword, { body: { password: goodPassword } })).status).toBe(422);
  });
});
