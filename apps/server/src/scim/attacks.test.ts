import { createApplication } from '@gatehouse/contract/applications/endpoints';
import * as consents from '@gatehouse/contract/organizations/consent-endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import {
  addOrganizationDomain,
  removeOrganizationDomain,
  verifyOrganizationDomain,
} from '@gatehouse/contract/organizations/domain-endpoints';
import { addMemberRoles, listMemberRoles } from '@gatehouse/contract/organizations/member-role-endpoints';
import { removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import * as scim from '@gatehouse/contract/organizations/scim-endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DnsServer } from '../../../../tests/support/dns-server.ts';
import { askProcess } from '../../../../tests/support/cloud.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { createScimIdp, type ScimResponse } from '../../../../tests/support/scim-idp.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { asked, createWorld } from '../oidc/organization.fixture.ts';
import { createScimWorld, proveDomain, type ScimWorld, startScimServer } from './scim.fixture.ts';

let server: TestServer;
/** Another process of the same installation. */
let second: TestServer;
let dns: DnsServer;
let stop: () => Promise<void>;
let world: ScimWorld;
beforeAll(async () => {
  ({ server, dns, stop } = await startScimServer());
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({ environment: { ENDPOINT, ADMIN_ENDPOINT } });
});
beforeEach(async () => {
  world = await createScimWorld(server, dns);
});
afterAll(async () => {
  await second.stop();
  await stop();
});

/** What a response tells; the ID of the request differs. */
const said = ({ status, body }: ScimResponse) => ({ status, body });
const ada = () => `ada@${world.domain}`;
const provision = async (userName = ada()): Promise<string> =>
  (await world.idp.okta.provision({ userName })).body.id;

describe('a SCIM token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { call, id, token, tokenId } = world;
    expect(token).toMatch(/^scim_\w{43}$/);
    const { body: tokens } = await call(scim.listScimTokens, { params: { id } });
    expect(tokens).toMatchObject([{ tokenId, value: `scim_********${token.slice(-4)}`, lastUsedAt: null }]);
    const { rows } = await server.runtime.database.pool.query(
      'select row_to_json(t)::text as row from organization_scim_tokens t where id = $1',
      [tokenId],
    );
    expect(rows[0].row).not.toContain(token.slice(5, -4));
    expect(JSON.stringify(await world.logs('Organization.Scim.Token.Created'))).not.toContain(
      token.slice(5, -4),
    );
    await world.idp.send('GET', '/Users');
    const { body: used } = await call(scim.listScimTokens, { params: { id } });
    expect(used[0]?.lastUsedAt).toBeGreaterThan(0);
  });

  it.each(['/Users/%00', '/Groups/a%00b'])(
    'leads to nothing at an ID with a NUL character: %s',
    async (path) => {
      const patch = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [] };
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', patch]] as const)
        expect((await world.idp.send(method, path, body)).status).toBe(404);
      const elsewhere = createScimIdp(`${world.url}%00`, world.token);
      expect((await elsewhere.send('GET', '/Users')).status).toBe(404);
    },
  );

  it('can be replaced while another one is valid; there are two at most, also if many are created at once', async () => {
    const { call, id, idp, url, tokenId } = world;
    const params = { id };
    const created = await Promise.all(
      Array.from({ length: 5 }, () => call(scim.createScimToken, { params })),
    );
    expect(created.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
    expect(created.find(({ status }) => status === 422)?.refusal.code).toBe(
      'organization.too_many_scim_tokens',
    );
    const other = createScimIdp(url, created.find(({ status }) => status === 201)?.body.value ?? '');
    expect([(await idp.send('GET', '/Users')).status, (await other.send('GET', '/Users')).status]).toEqual([
      200, 200,
    ]);
    await call(scim.deleteScimToken, { params: { id, tokenId } });
    expect([(await idp.send('GET', '/Users')).status, (await other.send('GET', '/Users')).status]).toEqual([
      401, 200,
    ]);
  });

  it('ends at once in every process when it is revoked', async () => {
    const { call, id, token, tokenId, url } = world;
    const ask = () => askProcess(second, `${url}/Users`, { token });
    expect((await ask()).status).toBe(200);
    await call(scim.deleteScimToken, { params: { id, tokenId } });
    expect((await ask()).status).toBe(401);
  });

  it('is valid for one organization of one tenant; others answer like one that does not exist', async () => {
    const { call, token, url, tenant } = world;
    const other = await world.connect(await world.organization('Globex'));
    const foreign = await createScimWorld(server, dns);
    const answers = [
      await createScimIdp(other.url, token).send('GET', '/Users'),
      await createScimIdp(`${tenant.origin}/scim/v2/unknown`, token).send('GET', '/Users'),
      await createScimIdp(foreign.url, token).send('GET', '/Users'),
      await createScimIdp(url.replace(tenant.origin, foreign.tenant.origin), token).send('GET', '/Users'),
      await createScimIdp(url, `scim_${'x'.repeat(43)}`).send('GET', '/Users'),
      await createScimIdp(
        url,
        await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all'),
      ).send('GET', '/Users'),
      await createScimIdp(url, '').send('GET', '/Users'),
    ].map(said);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      status: 401,
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '401',
        detail: expect.any(String),
      },
    });
    await call(deleteOrganization, { params: { id: world.id } });
    expect(said(await world.idp.send('GET', '/Users'))).toEqual(answers[0]);
  });

  it('opens no other API, and provisions no administrators', async () => {
    const { tenant, token, id } = world;
    expect((await tenant.with(token)(getUser, { params: { userId: 'anyone' } })).status).toBe(401);
    const admin = createScimIdp(`${server.settings.ADMIN_ENDPOINT}/scim/v2/${id}`, token);
    expect((await admin.send('GET', '/Users')).status).toBe(404);
  });
});

describe('users that the organization did not provision', () => {
  it('are like users that do not exist, for every operation', async () => {
    const { idp } = world;
    const [member, outsider, globex] = [
      await world.account(`grace@${world.domain}`),
      await world.account(`edith@${world.domain}`),
      await world.organization('Globex'),
    ];
    await world.join(world.id, member);
    const other = await world.connect(globex);
    await proveDomain(world.call, dns, globex, 'globex.example');
    const theirs = (await other.idp.okta.provision({ userName: 'joan@globex.example' })).body.id;
    const operations: [method: string, body?: unknown][] = [
      ['GET'],
      ['PUT', { userName: 'mallory', emails: [{ value: ada() }], active: false }],
      ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
      ['DELETE'],
    ];
    for (const [method, body] of operations) {
      const unknown = said(await idp.send(method, '/Users/doesNotExist', body));
      expect(unknown.status).toBe(404);
      for (const userId of [member, outsider, theirs])
        expect(said(await idp.send(method, `/Users/${userId}`, body))).toEqual(unknown);
    }
    expect((await idp.send('GET', '/Users')).body.totalResults).toBe(0);
    for (const filter of [
      'userName pr',
      `emails.value co "${world.domain}"`,
      `id eq "${member}"`,
      'not (id pr)',
      'id pr or id pr',
    ])
      expect((await idp.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults).toBe(
        0,
      );
    const group = { displayName: 'Staff', members: [{ value: member }] };
    const refused = said(await idp.send('POST', '/Groups', group));
    const members = [{ value: 'doesNotExist' }];
    expect(refused).toEqual(said(await idp.send('POST', '/Groups', { ...group, members })));
    expect(refused.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect(await world.memberIds()).toEqual([member]);
    expect((await world.read(theirs)).isSuspended).toBe(false);
  });
});

describe('an address outside the verified domains', () => {
  it('tells nothing about accounts: it is refused alike whether or not one exists', async () => {
    const { idp, call, id } = world;
    const account = await world.account('known@elsewhere.example');
    await world.join(id, account);
    const user = await provision();
    const known = { userName: 'known@elsewhere.example' };
    const unknown = { userName: 'unknown@elsewhere.example' };
    const refused = said(await idp.okta.provision(unknown));
    expect(refused.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect(said(await idp.okta.provision(known))).toEqual(refused);
    const change = (address: string) => ({
      Operations: [{ op: 'Replace', path: 'emails[type eq "work"].value', value: address }],
    });
    for (const { userName } of [known, unknown]) {
      expect(said(await idp.send('PATCH', `/Users/${user}`, change(userName)))).toEqual(refused);
      const emails = [{ value: userName, primary: true }];
      expect(said(await idp.send('PUT', `/Users/${user}`, { userName: ada(), emails }))).toEqual(refused);
    }
    // A domain counts once its own record is found, for this organization, and not for names below it.
    const body = { domain: 'elsewhere.example' };
    const added = await call(addOrganizationDomain, { params: { id }, body });
    expect(said(await idp.okta.provision(known))).toEqual(refused);
    const globex = await world.organization('Globex');
    await proveDomain(call, dns, globex, 'elsewhere.example');
    expect(said(await idp.okta.provision(known))).toEqual(refused);
    const verify = () => call(verifyOrganizationDomain, { params: { id, ...body } });
    expect((await verify()).refusal.code).toBe('organization.domain_record_not_found');
    expect(said(await idp.okta.provision({ userName: `ada@sub.${world.domain}` }))).toEqual(refused);
    dns.zone.set(added.body.record.name, { TXT: [added.body.record.value] });
    expect((await verify()).status).toBe(200);
    expect((await idp.okta.provision(known)).body.id).toBe(account);
    await call(removeOrganizationDomain, { params: { id, ...body } });
    expect(said(await idp.okta.provision(unknown))).toEqual(refused);
  });

  it('in the name of a user or as a phone number makes no identifier of the tenant', async () => {
    const { idp, call } = world;
    const holder = await world.account();
    await call(updateUser, {
      params: { userId: holder },
      body: { username: 'taken', primaryPhone: '15555550100' },
    });
    const { status, body } = await idp.send('POST', '/Users', {
      userName: 'taken',
      externalId: 'taken',
      emails: [{ value: ada() }],
      phoneNumbers: [{ value: '+1 555 555 0100', type: 'work' }],
    });
    expect(status).toBe(201);
    expect(await world.read(body.id)).toMatchObject({ username: null, primaryPhone: null, externalId: null });
  });
});

describe('an address of an account that the organization did not make', () => {
  it('links the account only if it is a member and the domain is verified', async () => {
    const { idp, id } = world;
    const account = await world.account(ada(), 'Ada Own');
    const refused = await idp.okta.provision({ userName: ada() });
    expect(refused.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect(await world.memberIds()).toEqual([]);
    await world.join(id, account);
    const linked = await idp.okta.provision({ userName: ada(), givenName: 'Other' });
    expect([linked.status, linked.body.id]).toEqual([201, account]);
    expect((await world.logs('Organization.Scim.User.Updated'))[0]).toMatchObject({ operation: 'linked' });
    expect(await world.logs('User.Created')).toEqual([expect.objectContaining({ actor: 'machine' })]);
    const again = await idp.send('POST', '/Users', { userName: 'other', emails: [{ value: ada() }] });
    expect(again.status).toBe(409);
  });

  it('can not be given to a user that the organization provisioned', async () => {
    const { idp, id } = world;
    const grace = await world.account(`grace@${world.domain}`);
    const edith = await world.account(`edith@${world.domain}`);
    await world.join(id, grace);
    const user = await provision();
    for (const address of ['grace', 'edith']) {
      const emails = [{ value: `${address}@${world.domain}`, primary: true }];
      const put = await idp.send('PUT', `/Users/${user}`, { userName: ada(), emails });
      const patch = await idp.send('PATCH', `/Users/${user}`, {
        Operations: [{ op: 'replace', path: 'emails', value: emails }],
      });
      expect([put.status, patch.status]).toEqual([409, 409]);
    }
    for (const userId of [user, grace, edith]) expect((await world.read(userId)).isSuspended).toBe(false);
    expect((await world.read(user)).primaryEmail).toBe(ada());
    // Nor to one whose account someone else made: it would be known there by the address of another account.
    await idp.okta.provision({ userName: `grace@${world.domain}` });
    const emails = [{ value: `edith@${world.domain}`, primary: true }];
    const linked = await idp.send('PUT', `/Users/${grace}`, { userName: 'grace', emails });
    expect(linked.status).toBe(409);
  });

  it('is not linked again after someone else has ended its membership', async () => {
    const { idp, id, call } = world;
    const account = await world.account(ada());
    await world.join(id, account);
    await idp.okta.provision({ userName: ada() });
    await call(removeMember, { params: { id, userId: account } });
    expect((await idp.okta.setActive(account, true)).status).toBe(404);
    expect((await idp.okta.provision({ userName: ada() })).status).toBe(409);
    expect(await world.memberIds()).toEqual([]);
    // The identity provider may begin again what it has ended, unless the account has left the domain.
    await world.join(id, account);
    await idp.okta.setActive(account, false);
    await call(updateUser, { params: { userId: account }, body: { primaryEmail: 'ada@private.example' } });
    expect((await idp.okta.setActive(account, true)).status).toBe(409);
    await call(updateUser, { params: { userId: account }, body: { primaryEmail: ada() } });
    expect((await idp.okta.setActive(account, true)).status).toBe(200);
    expect(await world.memberIds()).toEqual([account]);
  });
});

describe('what an identity provider can not change', () => {
  it('is the password', async () => {
    const { idp } = world;
    const user = await provision();
    await idp.send('PATCH', `/Users/${user}`, {
      Operations: [{ op: 'replace', path: 'password', value: 'Secret123!' }],
    });
    await idp.send('PATCH', `/Users/${user}`, {
      Operations: [{ op: 'add', value: { password: 'Secret123!' } }],
    });
    const put = await idp.send('PUT', `/Users/${user}`, { userName: ada(), password: 'Secret123!' });
    expect(put.status).toBe(200);
    expect(JSON.stringify(put.body)).not.toContain('Secret123!');
    expect((await world.read(user)).hasPassword).toBe(false);
  });

  it('is the profile of an account that others have, too', async () => {
    const { idp, id } = world;
    const linked = await world.account(`grace@${world.domain}`, 'Grace Own');
    await world.join(id, linked);
    await idp.okta.provision({ userName: `grace@${world.domain}`, givenName: 'Changed' });
    const made = await provision();
    const globex = await world.organization('Globex');
    await world.join(globex, made);
    const address = `moved@${world.domain}`;
    for (const userId of [linked, made]) {
      const before = await world.read(userId);
      const operations = [
        { op: 'replace', path: 'displayName', value: 'Changed' },
        { op: 'replace', path: 'name.givenName', value: 'Changed' },
      ];
      const { status, body } = await idp.send('PATCH', `/Users/${userId}`, { Operations: operations });
      expect([status, body.displayName]).toEqual([200, 'Changed']);
      const emails = [{ value: address, primary: true }];
      await idp.send('PUT', `/Users/${userId}`, { userName: userId, displayName: 'Changed', emails });
      expect(await world.read(userId)).toEqual(before);
    }
  });

  it('is a suspension by an administrator', async () => {
    const { idp, call } = world;
    const user = await provision();
    const suspend = (isSuspended: boolean) =>
      call(suspendUser, { params: { userId: user }, body: { isSuspended } });
    await suspend(true);
    await idp.okta.setActive(user, false);
    await idp.okta.setActive(user, true);
    expect((await world.read(user)).isSuspended).toBe(true);
    await suspend(false);
    await idp.okta.setActive(user, false);
    expect((await world.read(user)).isSuspended).toBe(true);
    await suspend(false);
    await suspend(true);
    await idp.okta.setActive(user, true);
    expect((await world.read(user)).isSuspended).toBe(true);
  });
});

describe('active: false', () => {
  it('ends membership, roles, consents, sessions and organization tokens, on the next request of every process', async () => {
    const oidc = await createWorld(server);
    const own = await createScimWorld(server, dns, oidc.tenant);
    const { id, idp, call } = own;
    const user = (await idp.okta.provision({ userName: `ada@${own.domain}` })).body.id;
    await call(addMemberRoles, {
      params: { id, userId: user },
      body: { organizationRoleIds: [oidc.reader] },
    });
    const client = await createOidcClient(server.runtime, oidc.tenant, { type: 'SPA' });
    const { refresh_token: token } = await client.signIn(user, asked);
    const issued = await client.refresh(token, { organization_id: id });
    expect(issued.status).toBe(200);
    const application = { name: 'Partner', type: 'SPA', isThirdParty: true } as const;
    const { body: partner } = await call(createApplication, { body: application });
    const params = { id: partner.id, userId: user };
    await call(consents.addConsentOrganizations, { params, body: { organizationIds: [id] } });
    const ended = await askProcess(second, `${own.url}/Users/${user}`, {
      token: own.token,
      method: 'PATCH',
      body: { Operations: [{ op: 'replace', value: { active: false } }] },
    });
    expect(ended.status).toBe(200);
    const kept = await call(consents.listConsentOrganizations, { params });
    expect(kept.body.organizations).toEqual([]);
    const refused = await client.refresh(issued.body.refresh_token, { organization_id: id });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect(await own.memberIds()).toEqual([]);
    await own.join(id, user);
    expect((await call(listMemberRoles, { params: { id, userId: user } })).body).toEqual([]);
    await idp.okta.setActive(user, true);
    expect((await own.read(user)).isSuspended).toBe(false);
    const former = await client.refresh(issued.body.refresh_token);
    expect([former.status, former.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('leaves the account of someone else alone, except for the organization', async () => {
    const oidc = await createWorld(server);
    const own = await createScimWorld(server, dns, oidc.tenant);
    const { id, idp, call } = own;
    const linked = await own.account(`grace@${own.domain}`);
    await own.join(id, linked);
    await idp.okta.provision({ userName: `grace@${own.domain}` });
    const made = (await idp.okta.provision({ userName: `ada@${own.domain}` })).body.id;
    await own.join(oidc.acme, made);
    const client = await createOidcClient(server.runtime, oidc.tenant, { type: 'SPA' });
    for (const userId of [linked, made]) {
      await call(addMemberRoles, { params: { id, userId }, body: { organizationRoleIds: [oidc.reader] } });
      client.browser.cookies.clear();
      const { refresh_token: token } = await client.signIn(userId, asked);
      const ended = await idp.entra.setActive(userId, false);
      expect([ended.status, ended.body.active]).toEqual([200, false]);
      expect((await own.read(userId)).isSuspended).toBe(false);
      const refused = await client.refresh(token, { organization_id: id });
      expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
      expect((await client.refresh(token)).status).toBe(200);
    }
    expect(await own.memberIds()).toEqual([]);
    expect(await own.memberIds(oidc.acme)).toContain(made);
  });
});

describe('DELETE', () => {
  it('deletes the account only if the organization made it and no other organization has it', async () => {
    const { idp, id, call } = world;
    const own = await provision();
    const shared = await provision(`joan@${world.domain}`);
    const globex = await world.organization('Globex');
    await world.join(globex, shared);
    const linked = await world.account(`grace@${world.domain}`);
    await world.join(id, linked);
    await idp.okta.provision({ userName: `grace@${world.domain}` });
    for (const userId of [own, shared, linked]) {
      expect((await idp.send('DELETE', `/Users/${userId}`)).status).toBe(204);
      expect((await idp.send('GET', `/Users/${userId}`)).status).toBe(404);
    }
    expect(await world.memberIds()).toEqual([]);
    expect(await world.memberIds(globex)).toEqual([shared]);
    const left = await Promise.all(
      [own, shared, linked].map((userId) => call(getUser, { params: { userId } })),
    );
    expect(left.map(({ status }) => status)).toEqual([404, 200, 200]);
    expect((await idp.okta.provision({ userName: ada() })).status).toBe(201);
  });
});
