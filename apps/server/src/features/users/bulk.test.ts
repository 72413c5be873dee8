import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { addRolesToUsers } from '@gatehouse/contract/roles/bulk-endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { listUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import * as bulk from '@gatehouse/contract/users/bulk-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  tenant = await server.createTenant();
  call = await tenant.as('read:data', 'write:data', 'delete:data');
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

const createUsers = async (count: number, as = call): Promise<string[]> => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) ids.push((await as(api.createUser, { body: {} })).body.id);
  return ids;
};
const logsOf = async (key: 'User.SuspensionStatus.Updated' | 'User.Deleted' | 'User.Roles.Updated') =>
  (await call(listAuditLogs, { query: { logKey: key, page_size: 50 } })).body.map(({ payload }) => payload);
const isThere = async (userId: string) => (await call(api.getUser, { params: { userId } })).status === 200;
const unknown = 'nobodynobody';
const notFound = { code: 'entity.not_found', message: expect.any(String) as string };

describe('bulk actions on users', () => {
  it('suspend and reactivate each, with the audit log entries and webhook events of suspending one', async () => {
    await call(createWebhook, {
      body: {
        name: 'Suspensions',
        events: ['User.SuspensionStatus.Updated'],
        config: { url: receiver.url('/suspended') },
      },
    });
    const [ada = '', bob = ''] = await createUsers(2);
    const { status, body } = await call(bulk.suspendUsers, {
      body: { userIds: [ada, unknown, bob, ada], isSuspended: true },
    });
    expect([status, body.results]).toEqual([
      200,
      [{ id: ada }, { id: unknown, error: notFound }, { id: bob }],
    ]);
    const { body: suspended } = await call(api.listUsers, { query: { isSuspended: 'true' } });
    expect(suspended.map(({ id }) => id).toSorted()).toEqual([ada, bob].toSorted());
    const logs = await logsOf('User.SuspensionStatus.Updated');
    expect(logs).toHaveLength(3);
    expect(logs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ result: 'Success', id: ada, params: { userId: ada }, isSuspended: true }),
        expect.objectContaining({
          result: 'Error',
          params: { userId: unknown },
          error: { code: 'entity.not_found' },
        }),
        expect.objectContaining({ result: 'Success', id: bob, params: { userId: bob }, isSuspended: true }),
      ]),
    );
    await expect.poll(() => receiver.at('/suspended').length).toBe(2);
    const events = receiver.at('/suspended').map(({ body: sent }) => sent);
    expect(events.map(({ userId }) => userId).toSorted()).toEqual([ada, bob].toSorted());
    expect(events[0]).toMatchObject({
      path: '/api/bulk/users/suspend',
      params: { userId: events[0]?.['userId'] },
      data: { id: events[0]?.['userId'], isSuspended: true },
    });
    await call(bulk.suspendUsers, { body: { userIds: [ada, bob], isSuspended: false } });
    expect((await call(api.listUsers, { query: { isSuspended: 'true' } })).body).toEqual([]);
  });

  it('end what suspended users have open', async () => {
    const [user = ''] = await createUsers(1);
    await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .insertInto('oidcInstances')
        .values({
          model: 'Session',
          id: 'open',
          payload: '{}',
          accountId: user,
          uid: 'open',
          expiresAt: new Date(Date.now() + 60_000),
        })
        .execute(),
    );
    await call(bulk.suspendUsers, { body: { userIds: [user], isSuspended: true } });
    const left = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('oidcInstances').select('id').where('accountId', '=', user).execute(),
    );
    expect(left).toEqual([]);
  });

  it('delete each, and count what is left', async () => {
    const ids = await createUsers(3);
    const total = async () => Number((await call(api.listUsers, {})).headers.get('total-number'));
    const before = await total();
    const { body } = await call(bulk.deleteUsers, { body: { userIds: [...ids, unknown] } });
    expect(body.results.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'entity.not_found',
    ]);
    expect([await total(), await Promise.all(ids.map(isThere))]).toEqual([before - 3, [false, false, false]]);
    expect((await logsOf('User.Deleted')).map(({ result }) => result)).toEqual([
      'Error',
      'Success',
      'Success',
      'Success',
    ]);
  });

  it('assign roles to each', async () => {
    const [ada = '', bob = ''] = await createUsers(2);
    const { body: role } = await call(createRole, { body: { name: 'Support', description: 'd' } });
    const { body: machine } = await call(createRole, {
      body: { name: 'Machine', description: 'd', type: 'MachineToMachine' },
    });
    const add = async (userIds: string[], roleIds: string[]) =>
      (await call(addRolesToUsers, { body: { userIds, roleIds } })).body.results.map(
        ({ error }) => error?.code,
      );
    expect(await add([ada], [role.id])).toEqual([undefined]);
    // A role that a user has already stays.
    expect(await add([ada, unknown, bob], [role.id])).toEqual([undefined, 'entity.not_found', undefined]);
    expect(await add([ada], [machine.id])).toEqual(['entity.db_constraint_violated']);
    expect(await add([ada], ['no-role'])).toEqual(['entity.relation_foreign_key_not_found']);
    for (const userId of [ada, bob])
      expect((await call(listUserRoles, { params: { userId } })).body.map(({ id }) => id)).toEqual([role.id]);
    expect((await logsOf('User.Roles.Updated')).filter(({ result }) => result === 'Success')).toHaveLength(3);
  });

  it('attacks: tenant isolation: another tenant’s users are unknown, and stay as they are', async () => {
    const other = await server.createTenant();
    const theirs = await other.as('all');
    const [user = ''] = await createUsers(1, theirs);
    const { body: role } = await call(createRole, { body: { name: 'Ours', description: 'd' } });
    const answers = [
      await call(bulk.suspendUsers, { body: { userIds: [user], isSuspended: true } }),
      await call(bulk.deleteUsers, { body: { userIds: [user] } }),
      await call(addRolesToUsers, { body: { userIds: [user], roleIds: [role.id] } }),
    ];
    for (const { body } of answers) expect(body.results).toEqual([{ id: user, error: notFound }]);
    const { body: same } = await theirs(api.getUser, { params: { userId: user } });
    expect(same.isSuspended).toBe(false);
  });

  it('attacks: privilege escalation: need the permission of the single action', async () => {
    const [user = ''] = await createUsers(1);
    const writer = await tenant.as('read:data', 'write:data');
    const remover = await tenant.as('read:data', 'delete:data');
    expect((await writer(bulk.deleteUsers, { body: { userIds: [user] } })).status).toBe(403);
    expect((await remover(bulk.suspendUsers, { body: { userIds: [user], isSuspended: true } })).status).toBe(
      403,
    );
    expect(await isThere(user)).toBe(true);
  });

  it('take 100 users at most', async () => {
    const many = Array.from({ length: 101 }, (_, number) => `user${number}`);
    for (const userIds of [many, []]) {
      expect((await call(bulk.deleteUsers, { body: { userIds } })).status).toBe(400);
      expect((await call(addRolesToUsers, { body: { userIds, roleIds: ['role'] } })).status).toBe(400);
    }
  });
});
