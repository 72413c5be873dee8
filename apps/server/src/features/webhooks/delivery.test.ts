import { getAuditLog, listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { sendManagedCode } from '@gatehouse/contract/verification-codes/endpoints';
import * as api from '@gatehouse/contract/webhooks/endpoints';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts';
import { announce } from '../../webhooks/announce.ts';
import { runHousekeeping } from '../../jobs/housekeeping.ts';

let server: TestServer;
let second: TestServer;
let tenant: TestTenant;
let call: Caller;
let receiver: WebhookReceiver;
let serial = 0;
let now = Date.now();
const database = `webhook_delivery_${process.pid}`;
const minuteMs = 60_000;
const dayMs = 86_400_000;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const options = { clock: () => now, database };
  server = await startTestServer({ ...options, environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  // Another process of the same service.
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  second = await startTestServer({
    ...options,
    environment: { ENDPOINT, ADMIN_ENDPOINT, OUTBOUND_ALLOW: '127.0.0.1' },
  });
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(async () => {
  await Promise.all([server.stop(), second.stop()]);
  await receiver.stop();
});
// Tests move the clock beyond the lifetime of the token.
beforeEach(() => {
  now = Date.now();
});

async function subscribe(
  events: WebhookEvent[] = ['User.Data.Updated'],
  retries = 3,
  headers: Record<string, string> = {},
) {
  const path = `/${(serial += 1)}`;
  const { body } = await call(api.createWebhook, {
    body: { name: path, events, config: { url: receiver.url(path), retries, headers } },
  });
  return { ...body, path, params: { id: body.id } };
}
type Hook = Awaited<ReturnType<typeof subscribe>>;

/** Delivers what is due, like the poll of a process. */
async function deliver(at = server): Promise<void> {
  await at.runtime.webhooks.settle();
  await at.runtime.webhooks.poll();
  await at.runtime.webhooks.settle();
}
const newUser = async () => ({ userId: (await call(users.createUser, { body: { name: '0' } })).body.id });
const rename = (params: { userId: string }, name: string) =>
  call(users.updateUser, { params, body: { name } });
const nameIn = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { name: string }).name;
const rows = (hook: Hook) =>
  server.runtime.database.query<{ id: string; attempts: number; failed: boolean }>(
    'select id, attempts, failed_at is not null as failed from webhook_deliveries where webhook_id = $1 order by number',
    [hook.id],
  );
const remove = (hook: Hook) => {
  now = Date.now();
  return call(api.deleteWebhook, { params: hook.params });
};
/** As if so much time had passed since its first failure. */
const age = (hook: Hook, ms: number) =>
  server.runtime.database.query(
    `update webhooks set failing_since = failing_since - $1::float8 * interval '1 millisecond' where id = $2`,
    [ms, hook.id],
  );

describe('the delivery of webhooks', () => {
  it('[VAL-09 trap G5.4] repeats a failed request after 10 seconds, 1 minute and 10 minutes, with the same ID', async () => {
    const hook = await subscribe();
    receiver.answer(hook.path, 503);
    await rename(await newUser(), 'a');
    await deliver();
    for (const [index, waitMs] of [10_000, minuteMs, 10 * minuteMs].entries()) {
      now += waitMs - 1;
      await deliver();
      expect(receiver.at(hook.path)).toHaveLength(index + 1);
      now += 1;
      await deliver();
      expect(receiver.at(hook.path)).toHaveLength(index + 2);
    }
    now += 60 * minuteMs;
    await deliver();
    const got = receiver.at(hook.path);
    expect(got).toHaveLength(4);
    expect(new Set(got.map(({ headers }) => headers['gatehouse-event-id'])).size).toBe(1);
    expect(new Set(got.map(({ raw }) => raw)).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers['gatehouse-signature'])).size).toBe(4);
    expect(await rows(hook)).toEqual([{ id: expect.any(String), attempts: 4, failed: true }]);
    await remove(hook);
  });

  it('without retries is tried once', async () => {
    const hook = await subscribe(['User.Data.Updated'], 0);
    receiver.answer(hook.path, 500);
    await rename(await newUser(), 'a');
    await deliver();
    now += 60 * minuteMs;
    await deliver();
    expect(receiver.at(hook.path)).toHaveLength(1);
    await remove(hook);
  });

  it('[trap G5.4] keeps the order of one record over failures, while others go on', async () => {
    const hook = await subscribe();
    const [one, other] = [await newUser(), await newUser()];
    receiver.answer(hook.path, 500);
    await rename(one, '1');
    await deliver();
    receiver.answer(hook.path, 200);
    await rename(one, '2');
    await rename(one, '3');
    await rename(other, 'other');
    await deliver();
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['1', 'other']);
    now += 10_000;
    await deliver();
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['1', 'other', '1', '2', '3']);
    await remove(hook);
  });

  it('[trap G5.4] sends concurrent changes of one record in the order of their commits', async () => {
    const hook = await subscribe();
    const user = await newUser();
    const at = [server, second].map(({ settings }) => settings.PORT);
    expect(new Set(at).size).toBe(2);
    const foreign = await second.tenant(tenant.id).as('all');
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 ? call : foreign)(users.updateUser, { params: user, body: { name: String(index) } }),
      ),
    );
    await Promise.all([deliver(), deliver(second)]);
    const { rows: found } = await server.runtime.database.pool.query<{ name: string }>(
      'select name from users where id = $1',
      [user.userId],
    );
    await expect.poll(() => receiver.at(hook.path).length, { timeout: 20_000 }).toBe(24);
    expect(receiver.at(hook.path).map(nameIn).at(-1)).toBe(found[0]?.name);
    expect(new Set(receiver.at(hook.path).map(({ headers }) => headers['gatehouse-event-id'])).size).toBe(24);
    await remove(hook);
  });

  it('[trap G5.4] numbers the events of one record when no other transaction can add one', async () => {
    const hook = await subscribe(['Role.Scopes.Updated']);
    const done: string[] = [];
    const { runtime } = server;
    const add = (name: string, beforeCommit: () => Promise<void>) =>
      runtime.database
        .tenant(tenant.id, async (db) => {
          const event = {
            event: 'Role.Scopes.Updated',
            record: 'roleId:same',
            payload: { event: 'x', data: { name } },
          } as const;
          await announce({ runtime, tenant, now, db }, [event]);
          await beforeCommit();
        })
        .then(() => void done.push(name));
    const isBlocked = async () =>
      (
        await runtime.database.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).length > 0;
    let later: Promise<void> | undefined;
    await add('first', async () => {
      later = add('second', async () => undefined);
      await expect
        .poll(async () => done.includes('second') || (await isBlocked()), { timeout: 10_000 })
        .toBe(true);
      // Not afterwards: the database releases the locks of a transaction before it answers.
      expect(done).toEqual([]);
    });
    await later;
    await deliver();
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['first', 'second']);
    await remove(hook);
  });

  it('[trap G5.1] adds events in the transaction of their change, whatever makes it', async () => {
    // A process that delivers nothing, so that the rows stay as they were added.
    const idle = await startTestServer({ clock: () => now, database });
    await idle.runtime.webhooks.stop();
    const at = idle.tenant((await server.createTenant()).id);
    const ask = await at.as('all');
    const events: WebhookEvent[] = ['User.Created', 'User.Data.Updated', 'PostRegister', 'PostSignIn'];
    await ask(api.createWebhook, { body: { events, config: { url: receiver.url('/never') } } });
    const signUp = { identifiers: ['username' as const], password: true, verify: false };
    await ask(updateSignInExperience, { body: { ...codeWays, signUp } });
    const clientId = await createApplication(idle.runtime, at.id);
    const { userId } = { userId: (await ask(users.createUser, { body: { username: 'ada' } })).body.id };
    const params = { userId };
    /** The events that were added by the transaction that has written the user last. */
    const added = async (username: string) =>
      (
        await idle.runtime.database.query<{ event: string }>(
          `select d.event from webhook_deliveries d join users u on u.tenant_id = d.tenant_id and u.xmin::text = d.xmin::text
           where d.tenant_id = $1 and u.username = $2 order by d.number`,
          [at.id, username],
        )
      ).map(({ event }) => event);
    expect(await added('ada')).toEqual(['User.Created']);
    await ask(users.updateUser, { params, body: { name: 'Ada' } });
    expect(await added('ada')).toEqual(['User.Data.Updated']);
    await ask(setUserPassword, { params, body: { password: goodPassword } });
    expect(await added('ada')).toEqual(['User.Data.Updated']);
    const begin = () => new TestBrowser(at).authorize(clientId);
    expect((await (await begin()).signIn('ada', goodPassword)).status).toBe(200);
    expect(await added('ada')).toEqual(['PostSignIn']);
    expect((await (await begin()).register('ben', goodPassword)).status).toBe(200);
    expect(await added('ben')).toEqual(['PostRegister', 'User.Created']);
    const kept = await idle.runtime.database.query(
      'select from webhook_deliveries where tenant_id = $1 and leased_until is null',
      [at.id],
    );
    expect(kept).toHaveLength(6);
    await idle.stop();
  });

  it('continues after the lease of a process that died, and its attempt doesn’t count', async () => {
    const hook = await subscribe();
    await rename(await newUser(), 'a');
    await server.runtime.webhooks.settle();
    expect(receiver.at(hook.path)).toHaveLength(1);
    receiver.answer(hook.path, 500);
    await rename(await newUser(), 'b');
    await server.runtime.webhooks.settle();
    // As a process leaves it that was killed while it waited for the answer.
    await server.runtime.database.query(
      `update webhook_deliveries set attempts = 0, next_at = to_timestamp($1::float8 / 1000),
         leased_until = to_timestamp(($1::float8 + 45000) / 1000) where webhook_id = $2`,
      [now, hook.id],
    );
    receiver.answer(hook.path, 200);
    await deliver(second);
    expect(receiver.at(hook.path)).toHaveLength(2);
    now += 45_001;
    await deliver(second);
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['a', 'b', 'b']);
    expect(await rows(hook)).toEqual([]);
    await remove(hook);
  });

  it('[trap G5.4] stores each outcome of several deliveries at once', async () => {
    // A process that delivers nothing, so that all of them wait for the other one.
    const idle = await startTestServer({ clock: () => now, database });
    await idle.runtime.webhooks.stop();
    const ask = await idle.tenant(tenant.id).as('all');
    const hook = await subscribe(['User.Data.Updated'], 0);
    const people = await Promise.all(Array.from({ length: 6 }, newUser));
    // Its endpoint is known to be quick.
    await rename(people[0] ?? { userId: '' }, 'first');
    await deliver();
    for (const [index, params] of people.entries())
      await ask(users.updateUser, { params, body: { name: String(index) } });
    receiver.answer(hook.path, (response, { raw }) =>
      response.writeHead(/"name":"[35]"/.test(raw) ? 500 : 200).end(),
    );
    await deliver();
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['first', '0', '1', '2', '3', '4', '5']);
    expect((await rows(hook)).map(({ failed, attempts }) => [failed, attempts])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    const { body: logs } = await call(api.listWebhookLogs, { params: hook.params });
    expect(logs.map(({ payload }) => payload.response?.statusCode)).toEqual([
      500, 200, 500, 200, 200, 200, 200,
    ]);
    // The last one has failed, after a success.
    expect((await call(api.getWebhook, { params: hook.params })).body.failingSince).toBe(now);
    await idle.stop();
    await remove(hook);
  });

  it('[trap G5.4] leaves the rest of several deliveries when answers take long, and delivers each once', async () => {
    const idle = await startTestServer({ clock: () => now, database });
    await idle.runtime.webhooks.stop();
    const ask = await idle.tenant(tenant.id).as('all');
    const hook = await subscribe();
    const people = await Promise.all(Array.from({ length: 6 }, newUser));
    await rename(people[0] ?? { userId: '' }, 'first');
    await deliver();
    const answers: (() => void)[] = [];
    receiver.answer(hook.path, (response) => void answers.push(() => response.writeHead(200).end()));
    for (const [index, params] of people.entries())
      await ask(users.updateUser, { params, body: { name: String(index) } });
    await server.runtime.webhooks.poll();
    await expect.poll(() => answers.length).toBe(1);
    now += 501;
    // The outcome of the first one is stored before the next one is sent.
    const logged: number[] = [];
    receiver.answer(hook.path, (response) => {
      const count = server.runtime.database.query('select from webhook_requests where webhook_id = $1', [
        hook.id,
      ]);
      void count.then(({ length }) => {
        logged.push(length);
        response.writeHead(200).end();
      });
    });
    for (const answer of answers) answer();
    const others = () => receiver.at(hook.path).map(nameIn).slice(1).toSorted();
    await expect.poll(others).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(logged[0]).toBe(2);
    await server.runtime.webhooks.settle();
    const leased = await server.runtime.database.query(
      'select from webhook_deliveries where webhook_id = $1',
      [hook.id],
    );
    expect(leased).toEqual([]);
    await idle.stop();
    await remove(hook);
  });

  it('[OPEN-47] signs a retry with the new key', async () => {
    const hook = await subscribe();
    receiver.answer(hook.path, 500);
    await rename(await newUser(), 'a');
    await deliver();
    await call(api.replaceSigningKey, { params: hook.params });
    now += 10_000;
    await deliver();
    const [first, retry] = receiver.at(hook.path).map(({ headers }) => headers['logto-signature-sha-256']);
    expect(retry).toMatch(/^[\da-f]{64}$/);
    expect(retry).not.toBe(first);
    await remove(hook);
  });

  it('[trap G5.4] gives up what waits for a webhook that is disabled, and sends nothing to one that was deleted', async () => {
    const [disabled, deleted] = [await subscribe(), await subscribe()];
    for (const { path } of [disabled, deleted]) receiver.answer(path, 500);
    await rename(await newUser(), 'a');
    await deliver();
    await call(api.updateWebhook, { params: disabled.params, body: { enabled: false } });
    // At once, and not when they would be retried.
    await server.runtime.webhooks.settle();
    expect((await rows(disabled)).map(({ failed }) => failed)).toEqual([true]);
    await remove(deleted);
    now += minuteMs;
    await deliver();
    for (const { path } of [disabled, deleted]) expect(receiver.at(path)).toHaveLength(1);
    expect((await rows(disabled)).map(({ failed }) => failed)).toEqual([true]);
    expect(await rows(deleted)).toEqual([]);
    // What happens while it is disabled isn't kept for it.
    await rename(await newUser(), 'b');
    await deliver();
    expect(await rows(disabled)).toHaveLength(1);
    const replay = () => call(api.replayWebhook, { params: disabled.params, body: {} });
    expect((await replay()).refusal.code).toBe('hook.disabled');
    receiver.answer(disabled.path, 200);
    await call(api.updateWebhook, { params: disabled.params, body: { enabled: true } });
    expect((await replay()).body).toEqual({ replayed: 1 });
    await deliver();
    expect(receiver.at(disabled.path).map(nameIn)).toEqual(['a', 'a']);
    await remove(disabled);
  });

  it('[trap G5.4] keeps the answer to a request that was on its way when its webhook was disabled', async () => {
    const hook = await subscribe();
    const answers: (() => void)[] = [];
    receiver.answer(hook.path, (response) => void answers.push(() => response.writeHead(200).end()));
    await rename(await newUser(), 'sent');
    await expect.poll(() => answers.length).toBe(1);
    await rename(await newUser(), 'waits');
    await call(api.updateWebhook, { params: hook.params, body: { enabled: false } });
    await deliver(second);
    expect(await rows(hook)).toMatchObject([{ failed: false }, { failed: true }]);
    for (const answer of answers) answer();
    await server.runtime.webhooks.settle();
    expect(await rows(hook)).toMatchObject([{ failed: true, attempts: 0 }]);
    const { body: logs } = await call(api.listWebhookLogs, { params: hook.params });
    expect(logs.map(({ payload }) => payload.result)).toEqual(['Success']);
    expect(receiver.at(hook.path).map(nameIn)).toEqual(['sent']);
    await remove(hook);
  });

  it('[STATE-12] replays one failed event, or all since a time, in their order', async () => {
    const hook = await subscribe(['User.Data.Updated'], 0);
    receiver.answer(hook.path, 500);
    const user = await newUser();
    for (const name of ['1', '2', '3']) {
      await rename(user, name);
      await deliver();
      now += minuteMs;
    }
    receiver.answer(hook.path, 200);
    const { body: logs } = await call(api.listWebhookLogs, { params: hook.params });
    expect(logs.map(({ payload }) => [payload.result, payload.response?.statusCode])).toEqual(
      Array.from({ length: 3 }, () => ['Error', 500]),
    );
    const [third] = logs;
    const params = { id: hook.id, logId: third?.id ?? '' };
    expect((await call(api.getWebhookLog, { params })).body.deliveryStatus).toBe('Failed');
    const asEntry = await call(getAuditLog, { params: { id: params.logId } });
    expect(asEntry.body).toEqual({ tenantId: tenant.id, ...third });
    const deliveryId = third?.payload.deliveryId ?? '';
    expect((await call(api.replayWebhook, { params: hook.params, body: { deliveryId } })).body).toEqual({
      replayed: 1,
    });
    await deliver();
    expect((await call(api.getWebhookLog, { params })).body.deliveryStatus).toBe('Delivered');
    expect((await call(api.replayWebhook, { params: hook.params, body: { deliveryId } })).status).toBe(404);
    const since = { failedSince: now - 2 * minuteMs };
    expect((await call(api.replayWebhook, { params: hook.params, body: since })).body).toEqual({
      replayed: 1,
    });
    await deliver();
    expect((await call(api.replayWebhook, { params: hook.params, body: {} })).body).toEqual({ replayed: 1 });
    await deliver();
    const got = receiver.at(hook.path);
    expect(got.map(nameIn)).toEqual(['1', '2', '3', '3', '2', '1']);
    const ids = got.map(({ headers }) => headers['gatehouse-event-id']);
    expect(ids.slice(3)).toEqual(ids.slice(0, 3).toReversed());
    await remove(hook);
  });

  it('keeps failed events for 14 days', async () => {
    const hook = await subscribe(['User.Data.Updated'], 0);
    receiver.answer(hook.path, 500);
    await rename(await newUser(), 'a');
    await deliver();
    const tidyAfter = (ms: number) => runHousekeeping({ ...server.runtime, clock: () => now + ms });
    await tidyAfter(14 * dayMs - 1);
    expect(await rows(hook)).toHaveLength(1);
    await tidyAfter(14 * dayMs + 1);
    expect(await rows(hook)).toEqual([]);
    await remove(hook);
  });

  it('disables a webhook whose attempts have all failed for three days, and tells administrators', async () => {
    const hook = await subscribe(['User.Data.Updated'], 0);
    receiver.answer(hook.path, 500);
    const user = await newUser();
    const read = async () => (await call(api.getWebhook, { params: hook.params })).body;
    await rename(user, 'a');
    await deliver();
    expect(await read()).toMatchObject({ enabled: true, failingSince: now, disabledAt: null });
    // One success starts again.
    await age(hook, 2 * dayMs);
    receiver.answer(hook.path, 200);
    await rename(user, 'b');
    await deliver();
    expect((await read()).failingSince).toBeNull();
    receiver.answer(hook.path, 500);
    await rename(user, 'c');
    await deliver();
    await age(hook, 3 * dayMs - 1000);
    await rename(user, 'd');
    await deliver();
    expect((await read()).enabled).toBe(true);
    await age(hook, 1000);
    await rename(user, 'e');
    await deliver();
    expect(await read()).toMatchObject({ enabled: false, disabledAt: now });
    const { body: logs } = await call(listAuditLogs, { query: { logKey: 'Webhook.Disabled' } });
    expect(logs.map(({ payload }) => payload.params)).toEqual([{ id: hook.id }]);
    await call(api.updateWebhook, { params: hook.params, body: { enabled: true } });
    expect(await read()).toMatchObject({ enabled: true, failingSince: null, disabledAt: null });
    await remove(hook);
  });

  it('[trap G5.3] keeps answers cut, as text, and no secret of the request', async () => {
    const hook = await subscribe(['User.Data.Updated'], 3, { Authorization: 'Bearer top secret' });
    receiver.answer(hook.path, (response) =>
      response.writeHead(200).end(`<script>\u0000\u202e${'x'.repeat(100_000)}`),
    );
    await rename(await newUser(), 'a');
    await deliver();
    const { body: logs } = await call(api.listWebhookLogs, { params: hook.params });
    const text = logs[0]?.payload.response?.body ?? '';
    expect([text.slice(0, 10), text.length <= 4096]).toEqual(['<script>xx', true]);
    expect(receiver.at(hook.path)[0]?.headers.authorization).toBe('Bearer top secret');
    expect(logs[0]?.payload.hookRequest.headers.authorization).toBe('••••••');
    const stored = await server.runtime.database.query(
      'select row_to_json(r)::text as text from webhook_requests r where webhook_id = $1',
      [hook.id],
    );
    for (const kept of [logs, stored])
      for (const secret of [hook.signingKey, 'top secret'])
        expect(JSON.stringify(kept)).not.toContain(secret);
    await remove(hook);
  });

  it('[RT-40] counts the requests of the last day', async () => {
    const hook = await subscribe(['Role.Created'], 0);
    const add = (name: string) => call(createRole, { body: { name, description: 'd' } });
    await add('counted 1');
    await deliver();
    await server.runtime.database.query(
      `update webhook_requests set created_at = created_at - interval '25 hours' where webhook_id = $1`,
      [hook.id],
    );
    await add('counted 2');
    await deliver();
    receiver.answer(hook.path, 500);
    await add('counted 3');
    await deliver();
    const query = { includeExecutionStats: 'true' } as const;
    const { body } = await call(api.listWebhooks, { query });
    expect(body.find(({ id }) => id === hook.id)?.executionStats).toEqual({
      successCount: 1,
      requestCount: 2,
    });
    const list = async (more: object) =>
      (await call(api.listWebhookLogs, { params: hook.params, query: more })).body.length;
    expect(await list({})).toBe(2);
    expect(await list({ start_time: '0' })).toBe(3);
    expect(await list({ result: 'Error' })).toBe(1);
    expect([
      await list({ logKey: 'TriggerHook.Role.Created' }),
      await list({ logKey: 'TriggerHook.x' }),
    ]).toEqual([2, 0]);
    await remove(hook);
  });
});

describe('endpoints that hang', () => {
  it('[trap G5.4] use 50 sockets at most, and delay neither other webhooks nor messages', async () => {
    receiver.answer('/hangs', () => undefined);
    const hooks = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        call(api.createWebhook, {
          body: {
            name: `hangs ${index}`,
            events: ['Role.Created'],
            config: { url: receiver.url('/hangs'), retries: 0 },
          },
        }),
      ),
    );
    const live = await subscribe(['User.Data.Updated']);
    const user = await newUser();
    await rename(user, 'first');
    await expect.poll(() => receiver.at(live.path).length, { timeout: 10_000 }).toBe(1);
    await call(createRole, { body: { name: 'for all', description: 'd' } });
    await expect.poll(() => receiver.at('/hangs').length, { timeout: 10_000 }).toBeGreaterThan(5);
    const startedAt = Date.now();
    await call(sendManagedCode, { body: { email: 'meanwhile@example.com' } });
    expect(await readCode(server, tenant.id, 'meanwhile@example.com')).toMatch(/^\d{6}$/);
    await rename(user, 'meanwhile');
    await expect.poll(() => receiver.at(live.path).length, { timeout: 5000 }).toBe(2);
    expect(Date.now() - startedAt).toBeLessThan(5000);
    expect(await receiver.connections()).toBeLessThanOrEqual(50);
    for (const { body } of hooks) await call(api.deleteWebhook, { params: { id: body.id } });
  });
});
