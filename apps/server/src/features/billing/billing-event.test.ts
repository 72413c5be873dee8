import { createHmac } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { findSubscription, writeSubscription } from '../../billing/records.ts';
import { createBuyer } from './billing.fixture.ts';

let server: TestServer;
let second: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let ada: Account;
let secret: string;

beforeAll(async () => {
  const options = { database: 'billing_events', environment: { EDITION: 'cloud' } };
  server = await startTestServer(options);
  second = await startTestServer(options);
  buyer = createBuyer(server);
  ada = await createAccount(server);
  await buyer.buy(ada, await buyer.createTenant(ada, 'First'));
  const [row] = await query<{ value: string }>(
    `select value #>> '{}' as value from systems where key = 'billingEvents'`,
  );
  secret = row?.value ?? '';
});
afterAll(async () => {
  await server.stop();
  await second.stop();
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;
const sign = (raw: string, { key = secret, ageS = 0 } = {}) => {
  const at = Math.floor(Date.now() / 1000) - ageS;
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.${raw}`).digest('hex')}`;
};
const send = (
  raw: string,
  signature: string,
  { at = server, provider = 'sandbox', type = 'application/json' } = {},
) =>
  fetch(`${at.settings.ADMIN_ENDPOINT}/billing/events/${provider}`, {
    method: 'POST',
    headers: { 'gatehouse-signature': signature, 'content-type': type },
    body: raw,
  });
const stored = (id: string) =>
  query<{ handled: boolean }>(
    'select handled_at is not null as handled from billing_events where event_id = $1',
    [id],
  );
const customerOf = async (tenantId: string) =>
  (
    await query<{ ref: string }>('select provider_ref as ref from billing_customers where tenant_id = $1', [
      tenantId,
    ])
  )[0]?.ref ?? '';

it('[D11] attacks: 50 equal events at once, at two processes, have one effect', async () => {
  const tenantId = await buyer.createTenant(ada, 'Race');
  await buyer.buy(ada, tenantId);
  const revision = async () =>
    (
      await query<{ revision: number }>('select revision from subscriptions where tenant_id = $1', [tenantId])
    )[0]?.revision ?? 0;
  const before = await revision();
  const raw = JSON.stringify({
    id: 'evt_race',
    type: 'customer.subscription.updated',
    customerRef: await customerOf(tenantId),
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(raw, sign(raw), { at: n % 2 === 0 ? server : second })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await stored('evt_race')).toEqual([{ handled: true }]);
  expect(await revision()).toBe(before + 1);
});

it('[D11] attacks: an event with a wrong secret, 301 seconds old, changed or written again is refused and not stored', async () => {
  const raw = JSON.stringify({ id: 'evt_bad', type: 'x', customerRef: 'y' });
  const good = sign(raw);
  const refused = [
    await send(raw, sign(raw, { key: 'other' })),
    await send(raw, sign(raw, { ageS: 301 })),
    await send(raw, sign(raw, { ageS: -302 })),
    await send(JSON.stringify(JSON.parse(raw), null, 1), good),
    await send(raw.replace('evt_bad', 'evt_bax'), good),
    await send(raw, ''),
    await send(raw, good.replace('v1', 'v0')),
    await send('', sign('')),
    await send('not json', sign('not json')),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  expect((await send(raw, good, { provider: 'stripe' })).status).toBe(404);
  expect((await send(raw, good, { provider: 'manual' })).status).toBe(404);
  expect(await stored('evt_bad')).toEqual([]);
  expect((await send(raw, sign(raw, { ageS: 299 }), { type: 'text/plain' })).status).toBe(200);
  // A replay with a new signature: the ID is known.
  expect((await send(raw, sign(raw))).status).toBe(200);
  expect(await stored('evt_bad')).toEqual([{ handled: true }]);
});

it('[D11] attacks: events of unknown customers and sessions, of deleted tenants, and in reverse order change nothing else', async () => {
  const tenantId = await buyer.createTenant(ada, 'Order');
  const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
  const early = JSON.stringify({ id: 'evt_early', type: 'checkout.session.completed', sessionId });
  // It says that the session is paid, but it isn't.
  expect((await send(early, sign(early))).status).toBe(200);
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
  await buyer.press(redirectUri, 'pays');
  await buyer.press(await buyer.portal(ada, tenantId), 'month');
  const customerRef = await customerOf(tenantId);
  for (const event of [
    { id: 'evt_a', type: 'customer.subscription.deleted', customerRef },
    { id: 'evt_b', type: 'checkout.session.expired', sessionId },
    { id: 'evt_c', type: 'invoice.paid', customerRef: 'unknown' },
    { id: 'evt_d', type: 'checkout.session.completed', sessionId: 'unknown' },
  ]) {
    const raw = JSON.stringify(event);
    expect((await send(raw, sign(raw))).status).toBe(200);
    expect(await stored(event.id)).toEqual([{ handled: true }]);
  }
  expect(await buyer.tenant(ada, tenantId)).toMatchObject({
    planId: 'pro',
    subscription: { status: 'active' },
  });
  await buyer.press(await buyer.portal(ada, tenantId), 'cancel');
  await server.runtime.tenants.remove(tenantId, ada.id);
  const late = JSON.stringify({ id: 'evt_late', type: 'customer.subscription.updated', customerRef });
  expect((await send(late, sign(late))).status).toBe(200);
  const [row] = await query<{ status: string }>('select status from subscriptions where tenant_id = $1', [
    tenantId,
  ]);
  expect(row?.status).toBe('canceled');
});

it('[D11] attacks: what an older request has fetched is not written over what a newer one wrote', async () => {
  const tenantId = await buyer.createTenant(ada, 'Stale');
  await buyer.buy(ada, tenantId);
  const portal = await buyer.portal(ada, tenantId);
  // Many changes and events at once, at two processes: the last state wins.
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      await buyer.submit(portal, n % 2 === 0 ? 'cancel' : 'keep');
      const raw = JSON.stringify({
        id: `evt_stale${n}`,
        type: 'customer.subscription.updated',
        customerRef: await customerOf(tenantId),
      });
      await send(raw, sign(raw), { at: n % 2 === 0 ? server : second });
    }),
  );
  await buyer.press(portal, 'cancel');
  const [truth] = await query<{ ends: boolean }>(
    `select (document -> 'subscription' ->> 'endsWithPeriod')::boolean as ends from billing_accounts where tenant_id = $1`,
    [tenantId],
  );
  const [known] = await query<{ ends: boolean }>(
    'select cancel_at is not null as ends from subscriptions where tenant_id = $1',
    [tenantId],
  );
  expect([truth?.ends, known?.ends]).toEqual([true, true]);
});

it('[D11] attacks: a write that began before another one changes nothing', async () => {
  const tenantId = await buyer.createTenant(ada, 'Late');
  await buyer.buy(ada, tenantId);
  const { database } = server.runtime;
  const before = await findSubscription(database, tenantId);
  if (!before) throw new Error('no subscription');
  const { provider, providerRef, customerRef, planId, periodEnd, revision } = before;
  const write = (cancelAt: number | null) =>
    database.platform((db) => {
      const times = { periodStart: periodEnd - 1, periodEnd, cancelAt, asOf: Date.now() };
      const truth = {
        ref: providerRef,
        customerRef,
        skuId: planId,
        status: 'active',
        items: [],
        ...times,
      } as const;
      return writeSubscription(db, { tenantId, provider, revision }, truth, Date.now());
    });
  expect(await write(periodEnd)).toBeDefined();
  expect(await write(null)).toBeUndefined();
  expect((await findSubscription(database, tenantId))?.cancelAt).toBe(periodEnd);
});

it('[D20] attacks: neither addresses of pages nor bodies of events are in the log or the audit log', async () => {
  const lines: string[] = [];
  const logged = await startTestServer({
    database: 'billing_events',
    environment: { EDITION: 'cloud' },
    logTo: (line) => lines.push(line),
  });
  const buying = createBuyer(logged);
  const account = await createAccount(logged, { email: 'quiet@northwind.example' });
  const tenantId = await buying.createTenant(account, 'Quiet');
  await buying.buy(account, tenantId);
  const portal = new URL(await buying.portal(account, tenantId)).pathname.split('/').at(-1) ?? '';
  await buying.press(`${logged.settings.ADMIN_ENDPOINT}/billing/pages/${portal}`, 'cancel');
  await logged.stop();
  const audit = await query('select payload from logs where tenant_id = $1', [adminTenantId]);
  expect(lines.length).toBeGreaterThan(5);
  for (const text of [lines.join('\n'), JSON.stringify(audit)]) expect(text).not.toContain(portal);
});
