import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as scim from '@gatehouse/contract/organizations/scim-endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DnsServer } from '../../../../tests/support/dns-server.ts';
import { createAccount } from '../../../../tests/support/cloud.ts';
import { createScimIdp } from '../../../../tests/support/scim-idp.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { changePlan } from '../tenancy/operate.ts';
import { createScimWorld, type ScimWorld, startScimServer } from './scim.fixture.ts';

let server: TestServer;
let dns: DnsServer;
let stop: () => Promise<void>;
let receiver: WebhookReceiver;
let world: ScimWorld;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  ({ server, dns, stop } = await startScimServer({ environment: { OUTBOUND_ALLOW: '127.0.0.0/8' } }));
  world = await createScimWorld(server, dns);
});
afterAll(async () => {
  await stop();
  await receiver.stop();
});

describe('what provisioning leaves behind', () => {
  it('are the audit log entries and webhook events of the Management API, and no message', async () => {
    const { call, id, idp, domain } = world;
    const events = [
      'User.Created',
      'User.Data.Updated',
      'User.SuspensionStatus.Updated',
      'User.Session.Ended',
      'User.Deleted',
      'Organization.Membership.Updated',
      'Organization.Membership.Roles.Updated',
    ] as const;
    const body = { name: 'All', events: [...events], config: { url: receiver.url('/all') } };
    await call(createWebhook, { body });
    const { body: role } = await call(createOrganizationRole, { body: { name: 'Reader' } });
    const roles = [{ groupName: 'Staff', organizationRoleId: role.id }];
    await call(scim.replaceScimRoles, { params: { id }, body: { roles } });
    const { body: user } = await idp.okta.provision({ userName: `ada@${domain}` });
    await idp.send('PATCH', `/Users/${user.id}`, {
      Operations: [{ op: 'replace', path: 'displayName', value: 'Ada' }],
    });
    const { body: group } = await idp.send('POST', '/Groups', {
      displayName: 'Staff',
      members: [{ value: user.id }],
    });
    await idp.okta.removeFromGroup(group.id, user.id);
    await idp.okta.setActive(user.id, false);
    await idp.send('DELETE', `/Users/${user.id}`);
    await vi.waitFor(() => expect(receiver.at('/all')).toHaveLength(9), { timeout: 10_000 });
    const received = receiver.at('/all').map((one) => one.body);
    const of = (event: string) => received.filter((one) => one.event === event);
    expect(of('User.Created')).toMatchObject([
      { userId: user.id, data: { id: user.id, primaryEmail: `ada@${domain}` } },
    ]);
    expect(of('User.Data.Updated')).toMatchObject([{ userId: user.id, data: { name: 'Ada' } }]);
    expect(of('User.SuspensionStatus.Updated')).toMatchObject([{ data: { isSuspended: true } }]);
    expect(of('User.Session.Ended')).toMatchObject([{ data: { sessionId: null } }]);
    expect(of('User.Deleted')).toMatchObject([{ userId: user.id, data: { id: user.id } }]);
    expect(of('Organization.Membership.Updated').map((one) => [one.organizationId, one.data])).toEqual([
      [id, { organizationId: id, addedUserIds: [user.id] }],
      [id, { organizationId: id, removedUserIds: [user.id] }],
    ]);
    expect(of('Organization.Membership.Roles.Updated').map((one) => [one.userId, one.data])).toEqual([
      [user.id, { addedOrganizationRoleIds: [role.id] }],
      [user.id, { removedOrganizationRoleIds: [role.id] }],
    ]);
    for (const key of events.filter((event) => event !== 'User.Session.Ended'))
      for (const entry of await world.logs(key))
        expect(entry).toMatchObject({
          result: 'Success',
          actor: 'scim',
          params: { organizationId: id, userId: user.id, tokenId: world.tokenId },
        });
    expect((await world.logs('Organization.Scim.User.Updated')).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['created', 'changed', 'deleted']),
    );
    expect(await world.logs('Organization.Scim.Group.Updated')).toHaveLength(2);
    expect((await call(listInboxMessages)).body).toEqual([]);
  });

  it('is an entry for a refused change, without the address, and none for a change that was rolled back', async () => {
    const { idp } = world;
    const before = await world.logs('User.Created');
    await idp.okta.provision({ userName: 'someone@elsewhere.example' });
    const [entry] = await world.logs('Organization.Scim.Refused');
    expect(entry).toMatchObject({
      result: 'Error',
      actor: 'scim',
      method: 'POST',
      resource: 'Users',
      error: { code: 'uniqueness' },
      params: { organizationId: world.id },
    });
    expect(JSON.stringify(entry)).not.toContain('someone');
    expect(await world.logs('User.Created')).toEqual(before);
  });

  it('are at most 30 entries a minute for refused changes', async () => {
    const own = await createScimWorld(server, dns);
    for (let at = 0; at < 35; at += 1) await own.idp.send('POST', '/Users', {});
    expect(await own.logs('Organization.Scim.Refused')).toHaveLength(30);
  });
});

describe('bodies', () => {
  it('have at most 1 MiB, and are read only with a token', async () => {
    const large = JSON.stringify({ userName: 'x'.repeat(1024 * 1024) });
    const refused = await world.idp.send('POST', '/Users', large);
    expect([refused.status, refused.body.status]).toEqual([413, '413']);
    const anonymous = createScimIdp(world.url, 'scim_wrong');
    expect((await anonymous.send('POST', '/Users', large)).status).toBe(401);
    const other = await world.idp.send('POST', '/Users', '<user/>', { 'content-type': 'application/xml' });
    expect([other.status, other.headers.get('content-type')]).toEqual([
      415,
      'application/scim+json; charset=utf-8',
    ]);
  });

  it('have at most 5,000 members of a group', async () => {
    const members = Array.from({ length: 5001 }, (_, at) => ({ value: `u${at}` }));
    const { status, body } = await world.idp.send('POST', '/Groups', { displayName: 'All', members });
    expect([status, body.scimType]).toEqual([400, 'tooMany']);
  });
});

it('requests of one organization are limited, whichever token they have, and those without a valid token by IP address, which others at the address don’t notice', async () => {
  const limited = await startScimServer({ environment: { LIMIT_API: '20' } });
  const own = await createScimWorld(limited.server, limited.dns);
  const second = await own.connect(own.id);
  const globex = await own.connect(await own.organization('Globex'));
  const ask = async (idp: { send: ScimWorld['idp']['send'] }) => idp.send('GET', '/Users?count=0');
  for (let at = 0; at < 10; at += 1)
    expect([(await ask(own.idp)).status, (await ask(second.idp)).status]).toEqual([200, 200]);
  const refused = await ask(second.idp);
  expect([refused.status, refused.body.status]).toEqual([429, '429']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(globex.idp)).status).toBe(200);
  const anonymous = createScimIdp(own.url, 'scim_wrong');
  for (let at = 0; at < 20; at += 1) expect((await ask(anonymous)).status).toBe(401);
  expect((await ask(anonymous)).status).toBe(429);
  expect((await ask(globex.idp)).status).toBe(200);
  await limited.stop();
});

it('the plan of the tenant must include organizations', async () => {
  const environment = { EDITION: 'cloud', LIMIT_FREE_TENANTS: '1000' };
  const cloud = await startScimServer({ database: 'cloud_quota', environment });
  const account = await createAccount(cloud.server);
  const { body } = await account.platform(createTenant, { body: { tag: 'production' } });
  const setPlan = async (plan: 'pro' | 'free') => {
    await cloud.server.runtime.database.platform((db) => changePlan(db, body.id, plan));
    await cloud.server.runtime.cache.changed(body.id, 'tenant');
  };
  await setPlan('pro');
  const own = await createScimWorld(cloud.server, cloud.dns, cloud.server.tenant(body.id));
  expect((await own.idp.okta.provision({ userName: `ada@${own.domain}` })).status).toBe(201);
  await setPlan('free');
  const refused = await own.idp.okta.provision({ userName: `grace@${own.domain}` });
  expect([refused.status, refused.body.status]).toEqual([403, '403']);
  const params = { id: own.id };
  expect((await own.call(scim.createScimToken, { params })).refusal.code).toBe('subscription.limit_exceeded');
  await cloud.server.runtime.database.query('update tenants set is_suspended = true where id = $1', [
    body.id,
  ]);
  await cloud.server.runtime.cache.changed(body.id, 'tenant');
  expect((await own.idp.okta.setActive('anyone', false)).status).toBe(403);
  expect((await own.idp.send('GET', '/Users')).status).toBe(200);
  await cloud.stop();
});

it('an organization of a user who is deleted by an administrator forgets the user', async () => {
  const own = await createScimWorld(server, dns);
  const { body } = await own.call(createOrganization, { body: { name: 'Other' } });
  const { body: user } = await own.idp.okta.provision({ userName: `ada@${own.domain}` });
  const provisioning = await own.call(scim.getScimProvisioning, { params: { id: own.id } });
  expect(provisioning.body).toMatchObject({ usersCount: 1, activeUsersCount: 1, groups: [] });
  await server.runtime.database.query('delete from users where tenant_id = $1 and id = $2', [
    own.tenant.id,
    user.id,
  ]);
  expect((await own.idp.send('GET', `/Users/${user.id}`)).status).toBe(404);
  expect((await own.call(scim.getScimProvisioning, { params: { id: body.id } })).body.usersCount).toBe(0);
});
