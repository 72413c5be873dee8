import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminTenantId } from '@gatehouse/contract/common';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import * as flowApi from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import * as membersApi from '@gatehouse/contract/tenant-members/endpoints';
import * as api from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Administrator, signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { TestFlow } from '../../../../../tests/support/test-flow.ts';
import {
  findUser,
  invite,
  open,
  press,
  rolesOf,
  signedInBrowser,
  someName,
  startRegistration,
  stepOf,
} from './tenant-invitations.fixture.ts';

const dayMs = 86_400_000;
const params = { tenantId: 'default' };
const of = (invitationId: string) => ({ params: { ...params, invitationId } });

let server: TestServer;
let now = Date.now();
let admin: Administrator;
let other: TestTenant;

beforeAll(async () => {
  // The admin tenant has an administrator, so registration is closed.
  server = await startTestServer({
    database: 'tenant_invitations',
    clock: () => now,
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  await server.runtime.database.query(
    `update sign_in_experiences set settings = settings || '{"signInMode": "SignIn"}' where tenant_id = 'admin'`,
  );
  other = await server.createTenant();
  admin = await signInAdministrator(server, server.tenant('default'));
});
afterAll(() => server.stop());
beforeEach(() => {
  now = Date.now();
});

const raw = (call: Caller, endpoint: Endpoint, input: object) => call(endpoint as never, input as never);
const stranger = () => new TestBrowser(server.tenant(adminTenantId));
const list = async () => (await admin.members(api.listTenantInvitations, { params })).body;
const find = async (id: string) => (await list()).find((each) => each.id === id);

/** A registration up to its last step. */
async function prepare(flow: TestFlow, username = someName()): Promise<string> {
  await flow.begin('Register');
  const identifier = { type: 'username', value: username } as const;
  const { body } = await flow.call(createPasswordIdentity, { identifier, password: goodPassword });
  await flow.call(flowApi.identify, body);
  return username;
}

const closed = { status: 403, refusal: { code: 'auth.forbidden' } };

describe('an invitation', () => {
  it('has a link that is shown once, of which only a hash is stored', async () => {
    const { link, ...invitation } = await invite(admin, { roleName: 'viewer' });
    expect(link).toMatch(
      new RegExp(`^${server.tenant(adminTenantId).origin}/invitation\\?token=[0-9A-Za-z]{43}$`),
    );
    expect(invitation).toMatchObject({
      status: 'Pending',
      inviterId: admin.id,
      inviterName: 'Ada Admin',
      organizationRoles: [{ id: 'viewer', name: 'viewer' }],
      isSent: false,
    });
    expect(Math.abs(invitation.expiresAt - (now + 7 * dayMs))).toBeLessThan(1000);
    const secret = new URL(link).searchParams.get('token') ?? '';
    const stored = await server.runtime.database.query(
      `select i::text, (select string_agg(l::text, '') from logs l where l.tenant_id = 'admin') logs
       from organization_invitations i where tenant_id = 'admin'`,
    );
    expect(JSON.stringify([stored, await list()])).not.toContain(secret);
  });

  it('registers a new administrator with its role, and only once', async () => {
    const { id, link } = await invite(admin);
    const [flow, late] = [await startRegistration(server, link), await startRegistration(server, link)];
    const username = someName();
    expect((await flow.register(username, goodPassword)).status).toBe(200);
    const back = await flow.browser.fetch(`/oidc/auth/${flow.id}`);
    expect(back.headers.get('location')).toMatch(/\/console\?code=/);
    const userId = (await findUser(server, username)) ?? '';
    expect(await rolesOf(server, userId)).toEqual(['collaborator']);
    expect(await find(id)).toMatchObject({ status: 'Accepted', acceptedUserId: userId });
    expect(await late.register(someName(), goodPassword)).toMatchObject(closed);
    expect(stepOf(await open(stranger(), link))).toBe('invitation_accepted');
    const logs = await server.runtime.database.query(
      `select key from logs where tenant_id = 'admin' and user_id = $1 and key like 'Tenant.%'`,
      [userId],
    );
    expect(logs).toEqual([{ key: 'Tenant.Invitation.Accepted' }]);
  });

  it('adds the account that is signed in, whatever its address', async () => {
    const { link } = await invite(admin, { roleName: 'viewer' });
    const { browser, userId } = await signedInBrowser(server);
    const page = await open(browser, link);
    expect(page.screen).toMatchObject({ invitation: { step: 'accept', role: 'Viewer', isForAnyone: true } });
    expect(page.url.search).toBe('');
    expect((await press(browser, page, 'accept')).url.pathname).toBe('/console');
    expect(await rolesOf(server, userId)).toEqual(['viewer']);
  });

  it('adds another account that signs in or registers on its page', async () => {
    const [one, two] = [await invite(admin), await invite(admin)];
    const { browser } = await signedInBrowser(server);
    const username = someName();
    const page = await press(browser, await open(browser, one.link), 'sign-in');
    const flow = new TestFlow(browser, 'invitation', page.url, '', '');
    expect((await flow.register(username, goodPassword)).status).toBe(200);
    expect((await open(browser, `/oidc/auth/${flow.id}`)).url.pathname).toBe('/console');
    expect(await rolesOf(server, (await findUser(server, username)) ?? '')).toEqual(['collaborator']);
    const second = await press(browser, await open(browser, two.link), 'sign-in');
    expect(second.url.pathname).toBe('/sign-in');
    expect((await find(two.id))?.status).toBe('Pending');
  });

  it('isn’t used up by a member who opens it, and changes no role', async () => {
    const { id, link } = await invite(admin, { roleName: 'admin' });
    const { browser, userId } = await signedInBrowser(server);
    const former = await open(browser, (await invite(admin, { roleName: 'viewer' })).link);
    await press(browser, former, 'accept');
    const page = await open(browser, link);
    expect(stepOf(page)).toBe('member');
    await press(browser, page, 'accept');
    expect([await rolesOf(server, userId), (await find(id))?.status]).toEqual([['viewer'], 'Pending']);
  });

  it('is accepted once by ten registrations at the same time', async () => {
    const { id, link } = await invite(admin);
    const flows = await Promise.all(Array.from({ length: 10 }, () => startRegistration(server, link)));
    const names: string[] = [];
    for (const flow of flows) names.push(await prepare(flow));
    const answers = await Promise.all(flows.map((flow) => flow.call(flowApi.submitExperience)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(403)]);
    const users = await Promise.all(names.map((name) => findUser(server, name)));
    const made = users.filter((userId) => userId !== undefined);
    expect(made).toHaveLength(1);
    expect((await find(id))?.acceptedUserId).toBe(made[0]);
  });

  it('is accepted once by ten accounts at the same time', async () => {
    const { id, link } = await invite(admin);
    const browsers = [];
    for (let count = 0; count < 10; count += 1) {
      const signedIn = await signedInBrowser(server);
      browsers.push({ ...signedIn, page: await open(signedIn.browser, link) });
    }
    await Promise.all(browsers.map(({ browser, page }) => press(browser, page, 'accept')));
    const roles = await Promise.all(browsers.map(({ userId }) => rolesOf(server, userId)));
    expect(roles.flat()).toEqual(['collaborator']);
    const winner = browsers[roles.findIndex(({ length }) => length > 0)];
    expect((await find(id))?.acceptedUserId).toBe(winner?.userId);
  });

  it('can be declined with its link alone', async () => {
    const { id, link } = await invite(admin);
    const browser = stranger();
    expect(stepOf(await press(browser, await open(browser, link), 'decline'))).toBe('declined');
    expect((await find(id))?.status).toBe('Revoked');
  });
});

describe('registration', () => {
  it('stays closed without the link, at other applications, and with a link that doesn’t exist', async () => {
    const { link } = await invite(admin);
    const invited = stranger();
    await open(invited, link);
    const client = await createApplication(server.runtime, adminTenantId);
    expect(await (await invited.authorize(client)).register(someName(), goodPassword)).toMatchObject(closed);
    const flow = await startRegistration(server, link);
    await open(flow.browser, `/invitation?token=${'A'.repeat(43)}`);
    expect(await flow.register(someName(), goodPassword)).toMatchObject(closed);
    const page = await open(stranger(), `/oidc/auth?${new URLSearchParams({ ...request() }).toString()}`);
    expect(stepOf(page)).toBe('registration_closed');
  });

  it.each(['revoked', 'deleted', 'renewed', 'expired', 'of a removed inviter', 'of a demoted inviter'])(
    '[D3] ends for an invitation that is %s meanwhile',
    async (how) => {
      const inviter = await signInAdministrator(server, server.tenant('default'));
      const { id, link } = await invite(inviter);
      const flow = await startRegistration(server, link);
      const username = await prepare(flow);
      const member = { params: { ...params, userId: inviter.id } };
      if (how === 'revoked')
        await admin.members(api.revokeTenantInvitation, { ...of(id), body: { status: 'revoked' as never } });
      if (how === 'deleted') await admin.members(api.deleteTenantInvitation, of(id));
      if (how === 'renewed') await admin.members(api.renewTenantInvitation, of(id));
      if (how === 'expired')
        await server.runtime.database.query(
          `update organization_invitations set expires_at = now() - interval '1 minute' where id = $1`,
          [id],
        );
      if (how === 'of a removed inviter') await admin.members(membersApi.removeTenantMember, member);
      if (how === 'of a demoted inviter')
        await admin.members(membersApi.updateTenantMemberRole, { ...member, body: { roleName: 'viewer' } });
      expect(await flow.call(flowApi.submitExperience)).toMatchObject(closed);
      expect(await findUser(server, username)).toBeUndefined();
      expect(stepOf(await open(stranger(), link))).toMatch(/^invitation_(invalid|expired|revoked)$/);
    },
  );
});

/** An authorization request of the page, as a browser without its cookie could repeat it. */
const request = () => ({
  client_id: 'invitation',
  redirect_uri: `${server.tenant(adminTenantId).origin}/invitation`,
  response_type: 'code',
  scope: 'openid',
  first_screen: 'register',
  code_challenge: 'A'.repeat(43),
  code_challenge_method: 'S256',
});

describe('the invitations API', () => {
  it('revokes an invitation whose link a removed administrator has renewed', async () => {
    const colleague = await signInAdministrator(server, server.tenant('default'));
    const { id } = await invite(admin);
    expect((await colleague.members(api.renewTenantInvitation, of(id))).body.inviterId).toBe(colleague.id);
    const member = { params: { ...params, userId: colleague.id } };
    expect((await admin.members(membersApi.removeTenantMember, member)).status).toBe(204);
    const { body } = await admin.members(api.listTenantInvitations, { params });
    expect(body.find((each) => each.id === id)?.status).toBe('Revoked');
  });

  it('creates no invitation of an inviter who is removed while it waits', async () => {
    const inviter = await signInAdministrator(server, server.tenant('default'));
    const before = (await list()).length;
    const held = await holdRows(
      `with removed as (delete from organization_users where tenant_id = 'admin' and user_id = $1)
       select 1 from organizations where tenant_id = 'admin' and id = 't-default'`,
      [inviter.id],
      'tenant_invitations',
    );
    const body = { invitee: [`${someName()}@northwind.example`], roleName: 'admin' as const };
    const created = inviter.members(api.createTenantInvitations, { params, body });
    await held.releaseTo(1, 'organizations');
    expect((await created).status).toBe(404);
    expect((await list()).length).toBe(before);
  });

  it('[TEN-18 part] [OPEN-17] [API-05] [OPEN-68 part] [ROLE-03] creates all or none, at most 20, for at most 7 days', async () => {
    const create = (invitee: unknown, expiresAt?: number) =>
      raw(admin.members, api.createTenantInvitations, {
        params,
        body: { invitee, roleName: 'Collaborator', expiresAt },
      });
    const before = (await list()).length;
    const emails = Array.from({ length: 21 }, () => `${someName()}@northwind.example`);
    expect((await create(emails)).status).toBe(400);
    expect((await create([])).status).toBe(400);
    expect((await create([emails[0], 'no address'])).status).toBe(400);
    expect((await create(emails[0], now + 7 * dayMs + 1000)).status).toBe(400);
    expect((await create(emails[0], now - 1000)).status).toBe(400);
    expect((await create(emails[0], now + 1000)).status).toBe(201);
    expect(await create([emails[1], emails[0]?.toUpperCase()])).toMatchObject({
      status: 422,
      refusal: { code: 'entity.unique_integrity_violation' },
    });
    expect((await create(emails.slice(1))).status).toBe(201);
    expect((await list()).length).toBe(before + 21);
  });

  it('[OPEN-02 part] replaces the link of a pending invitation, and revokes only a pending one', async () => {
    const { id, link } = await invite(admin);
    const { body } = await admin.members(api.renewTenantInvitation, of(id));
    expect(body.link).not.toBe(link);
    expect(stepOf(await open(stranger(), link))).toBe('invitation_invalid');
    expect(stepOf(await open(stranger(), body.link))).toBe('sign-in');
    const revoke = () =>
      admin.members(api.revokeTenantInvitation, { ...of(id), body: { status: 'Revoked' as never } });
    expect((await revoke()).body.status).toBe('Revoked');
    const refused = { status: 422, refusal: { data: { reason: 'not_pending' } } };
    expect(await revoke()).toMatchObject(refused);
    expect(await admin.members(api.renewTenantInvitation, of(id))).toMatchObject(refused);
    expect((await admin.members(api.deleteTenantInvitation, of(id))).status).toBe(204);
    expect((await admin.members(api.deleteTenantInvitation, of(id))).status).toBe(404);
  });

  it.each(['collaborator', 'viewer'] as const)('is closed to a %s', async (role) => {
    const { members } = await signInAdministrator(server, server.tenant('default'), role);
    const { id } = await invite(admin);
    for (const endpoint of Object.values(api)) {
      const body = { invitee: 'mallory@northwind.example', roleName: 'admin', status: 'revoked' };
      const answer = await raw(members, endpoint, { ...of(id), ...(endpoint.method !== 'GET' && { body }) });
      expect([endpoint.path, answer.refusal.data]).toEqual([endpoint.path, { permission: 'invite:member' }]);
      expect(answer.status).toBe(403);
    }
    expect((await find(id))?.status).toBe('Pending');
  });

  it('answers for an invitation of another tenant exactly as for one that doesn’t exist', async () => {
    const foreign = await signInAdministrator(server, other);
    const { id } = await invite(admin);
    for (const endpoint of [
      api.renewTenantInvitation,
      api.revokeTenantInvitation,
      api.deleteTenantInvitation,
    ]) {
      const ask = (invitationId: string) =>
        raw(foreign.members, endpoint, {
          params: { tenantId: other.id, invitationId },
          body: { status: 'revoked' },
        });
      const [known, unknown] = [await ask(id), await ask('unknown0000')];
      expect([known.status, known.body]).toEqual([404, unknown.body]);
    }
    expect((await find(id))?.status).toBe('Pending');
    expect(
      (await foreign.members(api.listTenantInvitations, { params: { tenantId: other.id } })).body,
    ).toEqual([]);
  });

  it('also sends the link if the admin tenant has a sender', async () => {
    const { id, invitee } = await invite(admin);
    const received: { to: string; payload: { link: string } }[] = [];
    const service = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const sealed = server.runtime.secrets.sealJson({ endpoint: `http://127.0.0.1:${port}` });
    const { database, cache } = server.runtime;
    await database.query(
      `insert into connectors (tenant_id, id, connector_id, type, target, platform, sealed, metadata, sync_profile, enable_token_storage)
       values ('admin', 'mail', 'http-email', 'Email', 'http-email', '', $1, '{}', false, false)`,
      [sealed],
    );
    await cache.changed(adminTenantId, 'senders');
    const { body } = await admin.members(api.renewTenantInvitation, of(id));
    expect(body.isSent).toBe(true);
    await server.runtime.outbox.settle();
    await database.query(`delete from connectors where tenant_id = 'admin'`);
    await cache.changed(adminTenantId, 'senders');
    service.close();
    expect(received).toMatchObject([{ to: invitee, payload: { link: body.link } }]);
  });
});
