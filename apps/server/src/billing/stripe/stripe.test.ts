import * as api from '@gatehouse/contract/billing/endpoints';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createBuyer } from '../../features/billing/billing.fixture.ts';
import { type StripeFake, startStripeFake } from './stripe.fake.ts';

const [key, secret] = ['sk_test_gatehouse', 'whsec_gatehouse'];
let fake: StripeFake;
let server: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let ada: Account;

beforeAll(async () => {
  fake = await startStripeFake({ key, secret });
  server = await startTestServer({
    database: 'billing_stripe',
    environment: {
      EDITION: 'cloud',
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
    },
    stripe: { host: '127.0.0.1', port: fake.port, protocol: 'http' },
  });
  buyer = createBuyer(server);
  ada = await createAccount(server);
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

const send = ({ raw, signature }: { raw: string; signature: string }) =>
  fetch(`${server.settings.ADMIN_ENDPOINT}/billing/events/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: raw,
  });
const sessionOf = (sessionId: string) => fake.session(sessionId);

async function buy(tenantId: string): Promise<string> {
  const { body } = await buyer.start(ada, { tenantId });
  fake.pay(sessionOf(body.sessionId).id);
  await send(fake.event('checkout.session.completed', sessionOf(body.sessionId)));
  return String(sessionOf(body.sessionId)['subscription']);
}

it('[CHK-04 part] buys, renews, fails and cancels with Stripe, in which only events and the truth count', async () => {
  const tenantId = await buyer.createTenant(ada);
  const { body } = await buyer.start(ada, { tenantId });
  expect(body.redirectUri).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  expect(sessionOf(body.sessionId)).toMatchObject({ amount: '1600', wanted: { tenantId, skuId: 'pro' } });
  // It says complete, but Stripe doesn't.
  await send(fake.event('checkout.session.completed', { ...sessionOf(body.sessionId), status: 'complete' }));
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
  fake.pay(sessionOf(body.sessionId).id);
  expect((await send(fake.event('checkout.session.completed', sessionOf(body.sessionId)))).status).toBe(200);
  expect((await buyer.session(ada, body.sessionId)).status).toBe('complete');
  expect(await buyer.tenant(ada, tenantId)).toMatchObject({
    planId: 'pro',
    subscription: { status: 'active' },
  });
  const call = await ada.members(tenantId);
  const params = { tenantId };
  const invoices = (await call(api.listInvoices, { params })).body;
  expect(invoices.map(({ status, planId }) => [status, planId])).toEqual([['paid', 'pro']]);
  const one = { params: { tenantId, invoiceId: invoices[0]?.id ?? '' } };
  expect((await call(api.getInvoiceUrl, one)).body.hostedInvoiceUrl).toMatch(
    /^https:\/\/invoice\.stripe\.com\//,
  );
  expect(await buyer.portal(ada, tenantId)).toMatch(/^https:\/\/billing\.stripe\.com\//);
  const subscription = String(sessionOf(body.sessionId)['subscription']);
  fake.failPayment(subscription);
  await send(
    fake.event('invoice.payment_failed', {
      id: 'in_x',
      object: 'invoice',
      customer: fake.things.get(subscription)?.['customer'],
    }),
  );
  const failed = await buyer.tenant(ada, tenantId);
  expect([failed?.planId, failed?.subscription.status, failed?.openInvoices]).toEqual([
    'pro',
    'past_due',
    [{ amountDue: 1600 }],
  ]);
  expect((await call(api.cancelSubscription, { params })).status).toBe(204);
  expect(fake.things.get(subscription)).toMatchObject({ status: 'canceled' });
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
});

it('cancels at the end of the period, and the customer stays the same when it buys again', async () => {
  const tenantId = await buyer.createTenant(ada);
  const subscription = await buy(tenantId);
  const call = await ada.members(tenantId);
  expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
  expect(fake.things.get(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect((await call(api.getBilling, { params: { tenantId } })).body.cancelAt).toEqual(expect.any(Number));
  const ended = { ...fake.things.get(subscription), id: subscription, status: 'canceled' };
  fake.things.set(subscription, ended);
  await send(fake.event('customer.subscription.deleted', ended));
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
  const again = await buy(tenantId);
  expect(fake.things.get(again)?.['customer']).toBe(ended['customer' as never]);
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('pro');
});

it('[D13] a disputed or refunded payment is past due with grace, and nothing is deleted; a dispute that is won restores it', async () => {
  const tenantId = await buyer.createTenant(ada);
  const subscription = await buy(tenantId);
  const standing = async () => {
    const tenant = await buyer.tenant(ada, tenantId);
    return [tenant?.planId, tenant?.subscription.status];
  };
  const disputed = async (event: string, status: string) => {
    expect(
      (await send(fake.event(`charge.dispute.${event}`, fake.dispute(subscription, status)))).status,
    ).toBe(200);
    return standing();
  };
  expect(await disputed('created', 'warning_needs_response')).toEqual(['pro', 'active']);
  expect(await disputed('created', 'needs_response')).toEqual(['pro', 'past_due']);
  await server.runtime.database.query(
    `update subscriptions set past_due_since = now() - interval '14 days', next_sync_at = now() - interval '1 second'
     where tenant_id = $1`,
    [tenantId],
  );
  await server.runtime.billing.work();
  expect(await standing()).toEqual(['free', 'past_due']);
  expect(await disputed('closed', 'won')).toEqual(['pro', 'active']);
  const refunded = async (amount: number) => {
    await send(fake.event('charge.refunded', fake.refund(subscription, amount)));
    return standing();
  };
  expect(await refunded(800)).toEqual(['pro', 'active']);
  expect(await refunded(1600)).toEqual(['pro', 'past_due']);
  const call = await ada.members(tenantId);
  expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
  expect(await standing()).toEqual(['free', 'active']);
  // Of an earlier purchase: the new one isn't held for it.
  await buy(tenantId);
  expect(await standing()).toEqual(['pro', 'active']);
  // Of a payment that isn't ours.
  const foreign = { id: 'dp_x', object: 'dispute', charge: 'ch_unknown', status: 'needs_response' };
  expect((await send(fake.event('charge.dispute.created', foreign))).status).toBe(200);
});

it('attacks: refuses events with a wrong or old signature and other bytes, and ignores those of the other mode', async () => {
  const { webhooks } = new Stripe(key);
  const good = fake.event('invoice.paid', { id: 'in_y', object: 'invoice', customer: 'cus_y' });
  const header = (over: object) => webhooks.generateTestHeaderString({ payload: good.raw, secret, ...over });
  const old = Math.floor(Date.now() / 1000) - 301;
  const refused = [
    { ...good, signature: header({ secret: 'whsec_other' }) },
    { ...good, signature: header({ timestamp: old }) },
    { ...good, raw: JSON.stringify(JSON.parse(good.raw), null, 2) },
    { ...good, signature: '' },
  ];
  for (const one of refused) expect((await send(one)).status).toBe(400);
  expect(
    (
      await send(
        fake.event('invoice.paid', { id: 'in_z', customer: 'cus_z' }, { id: 'evt_live', livemode: true }),
      )
    ).status,
  ).toBe(200);
  expect((await send(good)).status).toBe(200);
  const { rows } = await server.runtime.database.pool.query(
    `select event_id from billing_events where event_id = 'evt_live' or customer_ref = 'cus_y'`,
  );
  expect(rows).toHaveLength(1);
});

it('answers 503 while Stripe fails, and leaves nothing that is half done', async () => {
  const tenantId = await buyer.createTenant(ada);
  fake.down = 500;
  const refused = await buyer.start(ada, { tenantId });
  fake.down = undefined;
  expect([refused.status, refused.refusal.code]).toEqual([503, 'billing.unavailable']);
  await buy(tenantId);
  expect((await buyer.tenant(ada, tenantId))?.planId).toBe('pro');
});
