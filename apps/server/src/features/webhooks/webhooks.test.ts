import { createHmac } from 'node:crypto';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createRole, deleteRole, updateRole } from '@gatehouse/contract/roles/endpoints';
import * as access from '@gatehouse/contract/users/access-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import * as api from '@gatehouse/contract/webhooks/endpoints';
import { type WebhookEvent, webhookEvents } from '@gatehouse/contract/webhooks/events';
import { maskedSecret } from '@gatehouse/contract/webhooks/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let receiver: WebhookReceiver;
let serial = 0;
let now = Date.now();

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ clock: () => now, environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

/** A webhook with a path of its own. */
async function subscribe(events: WebhookEvent[], more: object = {}, as = call) {
  const path = `/${(serial += 1)}`;
  const { body } = await as(api.createWebhook, {
    body: {
      name: path,
      events,
      ...more,
      config: { url: receiver.url(path), retries: 3, ...('config' in more && (more.config as object)) },
    },
  });
  return { ...body, path, params: { id: body.id } };
}

/** Delivers everything that is due. */
async function deliver(at = server): Promise<void> {
  await at.runtime.webhooks.settle();
  await at.runtime.webhooks.poll();
  await at.runtime.webhooks.settle();
}
const newUser = async (name = 'Ada') => (await call(users.createUser, { body: { name } })).body;
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
const count = async (table: 'webhook_deliveries' | 'webhook_requests', webhook: string) =>
  (
    await server.runtime.database.query<{ n: number }>(
      `select count(*)::int as n from ${table} where webhook_id = $1`,
      [webhook],
    )
  )[0]?.n;

describe('webhooks', () => {
  it('[ENT-23] [VAL-09] are created, found, read, changed and deleted', async () => {
    const config = {
      url: 'https://hooks.example.com/',
      headers: { Authorization: 'Bearer token' },
      retries: 3,
    };
    const events = ['User.Created', 'User.Created', 'PostSignIn'] as WebhookEvent[];
    const created = await call(api.createWebhook, { body: { name: 'First', events, config } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      name: 'First',
      event: null,
      events: ['User.Created', 'PostSignIn'],
      config,
      signingKey: expect.stringMatching(/^\w{43}$/),
      enabled: true,
    });
    const params = { id: created.body.id };
    const masked = {
      ...created.body,
      config: { ...config, headers: { Authorization: maskedSecret } },
      signingKey: maskedSecret + created.body.signingKey.slice(-4),
    };
    expect((await call(api.listWebhooks, { query: { search: 'irs' } })).body).toEqual([masked]);
    const changed = await call(api.updateWebhook, {
      params,
      body: { name: 'Second', config: masked.config },
    });
    expect(changed.body).toEqual({ ...masked, name: 'Second' });
    // The masked header has kept its value.
    const query = { includeSigningKey: 'true' } as const;
    expect((await call(api.getWebhook, { params, query })).body).toEqual({ ...created.body, name: 'Second' });
    for (const [retries, status] of [
      [-1, 400],
      [0, 200],
      [3, 200],
      [4, 400],
    ] as const)
      expect(
        (await call(api.updateWebhook, { params, body: { config: { ...config, retries } } })).status,
      ).toBe(status);
    expect((await call(api.deleteWebhook, { params })).status).toBe(204);
    expect((await call(api.getWebhook, { params })).refusal.code).toBe('entity.not_found');
  });

  it('[OPEN-47] need an event, and read `event` of older ones', async () => {
    const config = { url: receiver.url('/older') };
    const none = await call(api.createWebhook, { body: { name: 'x', config } });
    expect([none.status, none.refusal.code]).toEqual([400, 'hook.missing_events']);
    const wrong = await call(api.createWebhook, {
      body: { events: ['TrustedDevice.Created' as never], config },
    });
    expect(wrong.status).toBe(400);
    const { body } = await call(api.createWebhook, { body: { event: 'User.Created', config } });
    expect([body.event, body.events]).toEqual(['User.Created', []]);
    const params = { id: body.id };
    const cleared = await call(api.updateWebhook, { params, body: { event: null } });
    expect(cleared.refusal.code).toBe('hook.missing_events');
    const { id } = await newUser();
    await deliver();
    expect(receiver.at('/older').map((one) => one.body['userId'])).toEqual([id]);
    await call(api.updateWebhook, { params, body: { events: ['User.Deleted'] } });
    await newUser();
    await deliver();
    expect(receiver.at('/older')).toHaveLength(1);
    await call(api.deleteWebhook, { params });
  });

  it('[attack: secrets in lists] show the signing key only to callers with write:data, with an audit log entry', async () => {
    const hook = await subscribe(['Role.Deleted'], {
      config: { headers: { authorization: 'Bearer top secret' } },
    });
    const read = await tenant.as('read:data');
    const seen = JSON.stringify([
      (await read(api.listWebhooks, {})).body,
      (await read(api.getWebhook, { params: hook.params })).body,
      (await call(api.listWebhooks, {})).body,
      (await call(api.getWebhook, { params: hook.params })).body,
    ]);
    expect(seen).toContain(hook.id);
    expect(seen).not.toContain(hook.signingKey);
    expect(seen).not.toContain('top secret');
    const asked = await read(api.getWebhook, {
      params: hook.params,
      query: { includeSigningKey: 'true' },
    });
    expect(asked.status).toBe(403);
    const viewed = async () =>
      (
        await call(listAuditLogs, { query: { logKey: 'Webhook.SigningKey.Viewed', page_size: 100 } })
      ).body.filter(({ payload }) => payload.params?.['id'] === hook.id).length;
    expect(await viewed()).toBe(0);
    const query = { includeSigningKey: 'true' } as const;
    expect((await call(api.getWebhook, { params: hook.params, query })).body.signingKey).toBe(
      hook.signingKey,
    );
    expect(await viewed()).toBe(1);
    const replaced = await call(api.replaceSigningKey, { params: hook.params });
    expect(replaced.body.signingKey).toMatch(/^\w{43}$/);
    expect(replaced.body.signingKey).not.toBe(hook.signingKey);
    const stored = await server.runtime.database.query('select * from webhooks where id = $1', [hook.id]);
    expect(JSON.stringify(stored)).not.toContain(replaced.body.signingKey);
  });

  it('[OPEN-47] signs the raw body as on the wire, and with a time that stops replay', async () => {
    const hook = await subscribe(['Role.Created'], {
      config: { headers: { 'x-own': 'a', 'User-Agent': 'mine' } },
    });
    const { body: role } = await call(createRole, {
      body: { name: 'signed', description: 'd', type: 'User' },
    });
    await deliver();
    const [got] = receiver.at(hook.path);
    expect(got?.body).toEqual({
      hookId: hook.id,
      event: 'Role.Created',
      createdAt: new Date(now).toISOString(),
      ip: '127.0.0.1',
      userAgent: expect.any(String),
      path: '/api/roles',
      method: 'POST',
      status: 200,
      params: {},
      matchedRoute: '/api/roles',
      roleId: role.id,
      data: role,
    });
    const { headers, raw } = got ?? { headers: {}, raw: '' };
    const seconds = Math.floor(now / 1000);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-own': 'a',
      'user-agent': 'mine',
      'logto-signature-sha-256': hmac(hook.signingKey, raw),
      'gatehouse-signature': `t=${seconds},v1=${hmac(hook.signingKey, `${seconds}.${raw}`)}`,
      'gatehouse-event-id': expect.stringMatching(/^\w{21}$/),
    });
  });

  it.each([
    'content-type',
    'Host',
    'logto-signature-sha-256',
    'Gatehouse-Signature',
    'gatehouse-event-id',
    'content-length',
    'transfer-encoding',
  ])('[trap G5.3] can’t replace the header %s', async (name) => {
    const config = { url: receiver.url('/'), headers: { [name]: 'x' } };
    const answer = await call(api.createWebhook, { body: { events: ['Role.Created'], config } });
    expect(answer.status).toBe(400);
    // Nor with a webhook that was stored otherwise.
    const hook = await subscribe(['Role.Data.Updated']);
    const sealed = server.runtime.secrets.sealJson({ signingKey: 'key', headers: { [name]: 'x' } });
    await server.runtime.database.query('update webhooks set sealed = $1 where id = $2', [sealed, hook.id]);
    const { body } = await call(createRole, { body: { name: `h ${name}`, description: 'd' } });
    await call(updateRole, { params: { id: body.id }, body: { name: `i ${name}` } });
    await deliver();
    const [got] = receiver.at(hook.path);
    expect(got?.headers['logto-signature-sha-256']).toBe(hmac('key', got?.raw ?? ''));
    expect(Object.values(got?.headers ?? {})).not.toContain('x');
  });

  it('[attack: SSRF] reach only public IP addresses, and follow no redirect', async () => {
    receiver.answer('/redirects', (response) =>
      response.writeHead(307, { location: receiver.url('/elsewhere') }).end(),
    );
    const config = (url: string) => ({ config: { url, retries: 0 } });
    const redirected = await subscribe(['Scope.Deleted'], config(receiver.url('/redirects')));
    const metadata = await subscribe(['Scope.Deleted'], config('http://169.254.169.254/latest'));
    const test = (hook: typeof metadata) =>
      call(api.testWebhook, { params: hook.params, body: { events: ['User.Created'], config: hook.config } });
    const [first, second] = [await test(redirected), await test(metadata)];
    expect([first.refusal.code, first.refusal.data]).toEqual([
      'hook.endpoint_responded_with_error',
      { responseStatus: 307, responseBody: '' },
    ]);
    expect([second.status, second.refusal.code]).toEqual([422, 'hook.send_test_payload_failed']);
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('sends a sample of every event', async () => {
    const hook = await subscribe(['Role.Created']);
    const body = { events: [...webhookEvents], config: hook.config };
    expect((await call(api.testWebhook, { params: hook.params, body })).status).toBe(204);
    expect(
      receiver
        .at(hook.path)
        .map((one) => one.body.event)
        .toSorted(),
    ).toEqual(webhookEvents.toSorted());
    for (const { headers, raw } of receiver.at(hook.path))
      expect(headers['logto-signature-sha-256']).toBe(hmac(hook.signingKey, raw));
    expect((await call(api.testWebhook, { params: { id: 'unknown' }, body })).status).toBe(404);
    receiver.answer(hook.path, 500);
    const failed = await call(api.testWebhook, { params: hook.params, body });
    expect(failed.refusal.data).toEqual({ responseStatus: 500, responseBody: 'answer 500' });
    expect(await count('webhook_requests', hook.id)).toBe(0);
  });
});

describe('the events of a tenant', () => {
  it('[attack: IDOR] reach only its own webhooks', async () => {
    const other = await server.createTenant();
    const foreign = await other.as('all');
    const hook = await subscribe(['User.Created'], {}, foreign);
    await newUser();
    await deliver();
    expect(receiver.at(hook.path)).toEqual([]);
    for (const endpoint of [
      api.getWebhook,
      api.replaceSigningKey,
      api.deleteWebhook,
      api.listWebhookLogs,
    ] as const)
      expect((await call(endpoint as never, { params: hook.params } as never)).status).toBe(404);
    const replay = await call(api.replayWebhook, { params: hook.params, body: {} });
    expect(replay.status).toBe(404);
    await foreign(users.createUser, { body: { name: 'Theirs' } });
    await deliver();
    expect(receiver.at(hook.path)).toHaveLength(1);
  });

  it('[trap G5.1] are sent for committed changes only', async () => {
    const hook = await subscribe(['User.Created', 'User.Data.Updated']);
    const taken = await call(users.createUser, { body: { username: 'hook_taken' } });
    const second = await call(users.createUser, { body: { username: 'hook_taken' } });
    expect(second.status).toBe(422);
    const refused = await call(users.updateUser, {
      params: { userId: taken.body.id },
      body: { avatar: 'no url' },
    });
    expect(refused.status).toBe(400);
    // Fails when its transaction is committed.
    await server.runtime.database
      .tenant(tenant.id, async (db) => {
        await db
          .insertInto('users')
          .values({ id: 'rolledback00' } as never)
          .execute();
        const { announce } = await import('../../webhooks/announce.ts');
        const event = {
          event: 'User.Created',
          record: 'userId:rolledback00',
          payload: { event: 'rolled back' },
        } as const;
        await announce({ ...server.runtime, runtime: server.runtime, tenant, now, db }, [event]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await deliver();
    expect(receiver.at(hook.path).map((one) => one.body['userId'])).toEqual([taken.body.id]);
  });

  it('[HOOK-02] [trap G5.2] are snapshots of the moment of the change', async () => {
    const hook = await subscribe([
      'User.Created',
      'User.Data.Updated',
      'User.Deleted',
      'User.SuspensionStatus.Updated',
    ]);
    receiver.answer(hook.path, 500);
    const { id } = await newUser('First');
    const params = { userId: id };
    await call(users.updateUser, { params, body: { name: 'Second' } });
    await call(access.suspendUser, { params, body: { isSuspended: true } });
    await call(users.deleteUser, { params });
    await deliver();
    receiver.answer(hook.path, 200);
    now += 11_000;
    await deliver();
    const got = receiver.at(hook.path).slice(1);
    expect(got.map(({ body }) => [body.event, (body['data'] as { name: string }).name])).toEqual([
      ['User.Created', 'First'],
      ['User.Data.Updated', 'Second'],
      ['User.SuspensionStatus.Updated', 'Second'],
      ['User.Deleted', 'Second'],
    ]);
  });

  it('[trap G5.2] contain no password', async () => {
    const hook = await subscribe(['User.Created', 'User.Data.Updated', 'User.Session.Ended']);
    const { body: user } = await call(users.createUser, { body: { password: 'S3cret-Horse-1' } });
    await call(access.setUserPassword, { params: { userId: user.id }, body: { password: 'S3cret-Horse-2' } });
    await deliver();
    const got = receiver.at(hook.path);
    expect(got.map(({ body }) => body.event)).toEqual([
      'User.Created',
      'User.Data.Updated',
      'User.Session.Ended',
    ]);
    expect(JSON.stringify(got)).not.toMatch(/S3cret|argon2/);
  });

  it('[HOOK-03] of deleted and changed roles are sent', async () => {
    const hook = await subscribe(['Role.Created', 'Role.Data.Updated', 'Role.Deleted']);
    const { body } = await call(createRole, { body: { name: 'short-lived', description: 'd' } });
    await call(updateRole, { params: { id: body.id }, body: { name: 'renamed' } });
    await call(deleteRole, { params: { id: body.id } });
    await deliver();
    expect(receiver.at(hook.path).map((one) => [one.body.event, one.body['roleId']])).toEqual([
      ['Role.Created', body.id],
      ['Role.Data.Updated', body.id],
      ['Role.Deleted', body.id],
    ]);
  });
});
