import * as api from '@gatehouse/contract/billing/endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import { createResource, listResources } from '@gatehouse/contract/resources/endpoints';
import { createDomain, listDomains } from '@gatehouse/contract/domains/endpoints';
import { listTenantMembers, updateTenantMemberRole } from '@gatehouse/contract/tenant-members/endpoints';
import {
  createTenantInvitations,
  revokeTenantInvitation,
} from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { deleteTenant, listTenants } from '@gatehouse/contract/tenants/endpoints';
import {
  acceptOwnInvitation,
  listOwnInvitations,
} from '@gatehouse/contract/tenants/own-invitation-endpoints';
import { getSubscription, getSubscriptionUsage, listSkus } from '@gatehouse/contract/tenants/plan-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { nextMonth } from '../../billing/built-in/account.ts';
import { createBuyer } from './billing.fixture.ts';

let server: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let ada: Account;

beforeAll(async () => {
  server = await startTestServer({
    database: 'billing',
    environment: { EDITION: 'cloud', LIMIT_FREE_TENANTS: '100' },
  });
  buyer = createBuyer(server);
  ada = await createAccount(server);
  await query(
    `create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
});
afterAll(() => server.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;
const settle = () => server.runtime.outbox.settle();

describe('a checkout in the sandbox', () => {
  it('[CHK-04 part] [VIEW-03] [OPEN-50] [OPEN-51 part] buys a plan: session, subscription and tenant name it', async () => {
    const tenantId = await buyer.createTenant(ada);
    const started = await buyer.start(ada, { tenantId });
    expect([started.status, started.body.redirectUri]).toEqual([
      200,
      expect.stringMatching(/^http:\/\/localhost:\d+\/billing\/pages\/\w{43}$/),
    ]);
    const { sessionId, redirectUri } = started.body;
    expect(await buyer.session(ada, sessionId)).toEqual({
      tenantId,
      planId: 'pro',
      skuId: 'pro',
      status: 'open',
    });
    const page = await (await fetch(redirectUri)).text();
    expect(page).toContain('$16.00 a month');
    const paid = await buyer.submit(redirectUri, 'pays');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, buyer.successCallbackUrl]);
    await settle();
    expect((await buyer.session(ada, sessionId)).status).toBe('complete');
    const tenant = await buyer.tenant(ada, tenantId);
    expect([tenant?.planId, tenant?.subscription]).toMatchObject([
      'pro',
      { status: 'active', planId: 'pro', isEnterprisePlan: false },
    ]);
    const logs = await query<{ key: string }>(
      `select key from logs where tenant_id = 'admin' and payload -> 'params' ->> 'tenantId' = $1 and key like 'Tenant.Sub%'`,
      [tenantId],
    );
    expect(logs).toEqual([{ key: 'Tenant.Subscription.Updated' }]);
  });

  it('[OPEN-11] [CHK-10 part] creates a new tenant only when it is paid, once, with the name and region asked for', async () => {
    const bob = await createAccount(server);
    const body = { tenantName: 'Southwind', tenantTag: 'production', tenantRegionName: 'US' };
    const { sessionId, redirectUri } = (await buyer.start(bob, body)).body;
    expect((await buyer.session(bob, sessionId)).tenantId).toBeNull();
    expect((await bob.platform(listTenants)).body).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.submit(redirectUri, 'pays')));
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    await settle();
    const { status, tenantId } = await buyer.session(bob, sessionId);
    expect(status).toBe('complete');
    const [tenant, ...others] = (await bob.platform(listTenants)).body;
    expect(others).toEqual([]);
    expect(tenant).toMatchObject({ id: tenantId, name: 'Southwind', regionName: 'US', planId: 'pro' });
    const [account] = await query<{ invoices: number }>(
      `select jsonb_array_length(document -> 'invoices') as invoices from billing_accounts where tenant_id = $1`,
      [tenantId],
    );
    expect(account?.invoices).toBe(1);
  });

  it('does not pay with a declined card, asks with 3-D Secure, and is complete although the event is late', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
    const declined = await buyer.submit(redirectUri, 'declined');
    expect([declined.status, await declined.text()]).toEqual([
      402,
      expect.stringContaining('Your card was declined.'),
    ]);
    expect(await (await buyer.submit(redirectUri, 'secure')).text()).toContain('3-D Secure');
    expect((await buyer.session(ada, sessionId)).status).toBe('open');
    expect((await buyer.submit(redirectUri, 'late')).status).toBe(303);
    expect(await query('select event_id from billing_events where session_id = $1', [sessionId])).toEqual([]);
    // At most once a second.
    await query(`update checkout_sessions set checked_at = null where id = $1`, [sessionId]);
    expect((await buyer.session(ada, sessionId)).status).toBe('complete');
  });
});

describe('[D12] attacks: a checkout', () => {
  it('of a plan that is not sold, free, an add-on or unknown, or with another plan than its SKU is refused', async () => {
    const tenantId = await buyer.createTenant(ada);
    // A price alone doesn't sell it.
    await query(`update skus set unit_price = 1900 where id = 'hobby'`);
    for (const skuId of ['hobby', 'enterprise', 'admin', 'dev', 'free', 'addon-mfa', 'nothing'])
      expect((await buyer.start(ada, { tenantId, skuId })).refusal.code).toBe('checkout.sku_not_sold');
    const mixed = await buyer.start(ada, { tenantId, planId: 'enterprise' });
    expect(mixed.refusal.code).toBe('checkout.sku_not_sold');
    expect((await buyer.start(ada, { tenantTag: 'development' })).refusal.code).toBe(
      'checkout.development_tenant',
    );
  });

  it('for a tenant of others, or as a collaborator, gets exactly the answer of an unknown one', async () => {
    const tenantId = await buyer.createTenant(ada);
    const bob = await createAccount(server);
    const unknown = await buyer.start(bob, { tenantId: 'z'.repeat(21) });
    expect(unknown.status).toBe(404);
    expect((await buyer.start(bob, { tenantId })).body).toEqual(unknown.body);
    await server.runtime.database.tenant(adminTenantId, async (db) => {
      const member = { organizationId: `t-${tenantId}`, userId: bob.id };
      await db.insertInto('organizationUsers').values(member).execute();
      await db
        .insertInto('organizationUsersRoles')
        .values({ ...member, organizationRoleId: 'collaborator' })
        .execute();
    });
    expect((await buyer.start(bob, { tenantId })).body).toEqual(unknown.body);
  });

  it('leads to no other site, and is read by no other account', async () => {
    const foreign = [
      'https://evil.example/console',
      `${buyer.console}@evil.example/`,
      // The port is a password here.
      `${server.settings.ADMIN_ENDPOINT}@evil.example/console`,
      `${server.settings.ADMIN_ENDPOINT}.evil.example/console`,
      `${server.settings.ADMIN_ENDPOINT}/console/../oidc/session/end`,
      'javascript:alert(1)',
      '//evil.example/console',
      '/console',
    ];
    const tenantId = await buyer.createTenant(ada);
    for (const url of foreign) {
      for (const body of [{ successCallbackUrl: url }, { cancelCallbackUrl: url }])
        expect([url, (await buyer.start(ada, { tenantId, ...body })).refusal.code]).toEqual([
          url,
          'checkout.invalid_callback_url',
        ]);
    }
    await buyer.buy(ada, tenantId);
    const call = await ada.members(tenantId);
    for (const callbackUrl of foreign)
      expect((await call(api.openPortal, { params: { tenantId }, body: { callbackUrl } })).status).toBe(422);
    const { sessionId } = (await buyer.start(ada)).body;
    const bob = await createAccount(server);
    const read = (id: string) => bob.platform(api.getCheckoutSession, { params: { sessionId: id } });
    const [own, unknown] = [await read(sessionId), await read('z'.repeat(32))];
    expect([own.status, own.body]).toEqual([404, unknown.body]);
  });

  it('takes its price from the SKU, ends earlier ones of its tenant, and is refused for a plan that is bought', async () => {
    const tenantId = await buyer.createTenant(ada);
    const forged = { tenantId, unitPrice: 1, amount: 1, price: 1 };
    const first = (await buyer.start(ada, forged)).body;
    expect(await (await fetch(first.redirectUri)).text()).toContain('$16.00');
    const second = (await buyer.start(ada, { tenantId })).body;
    expect((await buyer.session(ada, first.sessionId)).status).toBe('expired');
    await buyer.press(first.redirectUri, 'pays');
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
    await buyer.press(second.redirectUri, 'pays');
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('pro');
    expect((await buyer.start(ada, { tenantId })).refusal.code).toBe('checkout.already_subscribed');
  });

  it('that is paid while another one is started for the tenant is completed, and nothing is bought twice', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
    // Its event comes after a minute.
    await buyer.submit(redirectUri, 'late');
    expect((await buyer.start(ada, { tenantId })).refusal.code).toBe('checkout.already_subscribed');
    expect((await buyer.session(ada, sessionId)).status).toBe('complete');
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('pro');
  });

  it('is paid once by a customer with two pages, as they are if both were started at the same moment', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const portal = await buyer.portal(ada, tenantId);
    for (const action of ['cancel', 'month']) await buyer.press(portal, action);
    const one = (await buyer.start(ada, { tenantId })).body;
    const hide = (provider: string) =>
      query('update checkout_sessions set provider = $2 where id = $1', [one.sessionId, provider]);
    await hide('other');
    const other = (await buyer.start(ada, { tenantId })).body;
    await hide('sandbox');
    await Promise.all([one, other].map(({ redirectUri }) => buyer.submit(redirectUri, 'pays')));
    await settle();
    const states = [await buyer.session(ada, one.sessionId), await buyer.session(ada, other.sessionId)];
    expect(states.map(({ status }) => status).toSorted()).toEqual(['complete', 'expired']);
    const [account] = await query<{ invoices: number; status: string }>(
      `select jsonb_array_length(document -> 'invoices') as invoices, document -> 'subscription' ->> 'status' as status
       from billing_accounts where tenant_id = $1`,
      [tenantId],
    );
    expect(account).toEqual({ invoices: 2, status: 'active' });
  });

  it('of a tenant that was bought for twice is completed once, and the other subscription is canceled at the provider', async () => {
    const tenantId = await buyer.createTenant(ada);
    const first = (await buyer.start(ada, { tenantId })).body;
    await query(`update checkout_sessions set provider = 'other' where id = $1`, [first.sessionId]);
    const second = (await buyer.start(ada, { tenantId })).body;
    await query(`update checkout_sessions set provider = 'sandbox' where id = $1`, [first.sessionId]);
    for (const { redirectUri } of [first, second]) await buyer.press(redirectUri, 'pays');
    expect((await buyer.session(ada, first.sessionId)).status).toBe('complete');
    expect((await buyer.session(ada, second.sessionId)).status).toBe('expired');
    const accounts = await query<{ status: string }>(
      `select document -> 'subscription' ->> 'status' as status from billing_accounts where tenant_id = $1 order by status`,
      [tenantId],
    );
    expect(accounts).toEqual([{ status: 'active' }, { status: 'canceled' }]);
    expect(await buyer.tenant(ada, tenantId)).toMatchObject({
      planId: 'pro',
      subscription: { status: 'active' },
    });
  });

  it('for a new tenant of an account that is gone creates nothing, and is canceled at the provider', async () => {
    const bob = await createAccount(server);
    const { sessionId, redirectUri } = (await buyer.start(bob, { tenantName: 'Ownerless' })).body;
    await query(`delete from users where tenant_id = 'admin' and id = $1`, [bob.id]);
    await buyer.press(redirectUri, 'pays');
    const [session] = await query<{ state: string; tenant: string }>(
      'select state, tenant_id as tenant from checkout_sessions where id = $1',
      [sessionId],
    );
    expect(session?.state).toBe('expired');
    expect(await query('select from tenants where id = $1', [session?.tenant])).toEqual([]);
    const [account] = await query<{ status: string }>(
      `select document -> 'subscription' ->> 'status' as status from billing_accounts where tenant_id = $1`,
      [session?.tenant],
    );
    expect(account?.status).toBe('canceled');
  });

  it('that has expired is not completed', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
    await query(
      `update billing_pages set expires_at = now() - interval '1 second' where document ->> 'sessionId' = $1`,
      [sessionId],
    );
    expect((await buyer.submit(redirectUri, 'pays')).status).toBe(404);
    await query(
      `update checkout_sessions set expires_at = now() - interval '1 second', checked_at = null where id = $1`,
      [sessionId],
    );
    expect((await buyer.session(ada, sessionId)).status).toBe('expired');
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
  });

  it('whose process dies after the tenant was created is completed by the job, with one tenant', async () => {
    const bob = await createAccount(server);
    const { sessionId, redirectUri } = (await buyer.start(bob, { tenantName: 'Resumed' })).body;
    // The write of the subscription fails, as if the process had ended before it.
    await query(
      'create trigger killed before insert on subscriptions for each row execute function fail_once()',
    );
    await buyer.press(redirectUri, 'pays');
    expect((await buyer.session(bob, sessionId)).status).toBe('open');
    expect((await bob.platform(listTenants)).body.map(({ planId }) => planId)).toEqual(['free']);
    await query('drop trigger killed on subscriptions');
    await query(`update billing_events set next_try_at = now() - interval '1 second' where session_id = $1`, [
      sessionId,
    ]);
    await server.runtime.billing.work();
    expect((await buyer.session(bob, sessionId)).status).toBe('complete');
    const tenants = (await bob.platform(listTenants)).body;
    expect(tenants.map(({ name, planId }) => [name, planId])).toEqual([['Resumed', 'pro']]);
    expect(await query('select error from billing_events where session_id = $1', [sessionId])).toEqual([
      { error: null },
    ]);
  });
});

describe('a subscription', () => {
  it('[BILL-05 part] is canceled at the end of its period, kept again in the portal, and ends with the period', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const call = await ada.members(tenantId);
    const params = { tenantId };
    expect((await call(deleteTenant, { params })).refusal.code).toBe('tenant.deletion_blocked');
    expect((await call(api.getBilling, { params })).body).toMatchObject({
      provider: 'sandbox',
      hasPortal: true,
      cancelAt: null,
      nextAmount: 1600,
      isDeletable: false,
    });
    expect((await call(api.cancelSubscription, { params })).status).toBe(204);
    const state = (await call(api.getBilling, { params })).body;
    const end = (await buyer.tenant(ada, tenantId))?.subscription.currentPeriodEnd;
    expect(state).toMatchObject({ cancelAt: end, nextAmount: null, isDeletable: true });
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('pro');
    const portal = await buyer.portal(ada, tenantId);
    await buyer.press(portal, 'keep');
    expect((await call(api.getBilling, { params })).body.cancelAt).toBeNull();
    await buyer.press(portal, 'cancel');
    await buyer.press(portal, 'month');
    const ended = await buyer.tenant(ada, tenantId);
    expect([ended?.planId, ended?.subscription.status]).toEqual(['free', 'active']);
    expect((await call(api.cancelSubscription, { params })).refusal.code).toBe('subscription.not_subscribed');
  });

  it('[QUOTA-10 part] is not canceled while the tenant has more than the free plan includes, which the message lists', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const management = await ada.management(tenantId);
    for (const name of ['One', 'Two'])
      await management(createResource, {
        body: { name, indicator: `https://${name.toLowerCase()}.northwind.example` },
      });
    const call = await ada.members(tenantId);
    const refused = await call(api.cancelSubscription, { params: { tenantId } });
    expect([refused.status, refused.refusal.code]).toEqual([403, 'subscription.limit_exceeded']);
    expect(JSON.parse(/\{.*\}$/.exec(refused.refusal.message)?.[0] ?? '')).toEqual({ resourcesLimit: 1 });
    expect((await call(api.getBilling, { params: { tenantId } })).body.cancelAt).toBeNull();
  });

  it('[BILL-02 part] whose payment fails is past due with grace, then free; paying restores the plan, and nothing is deleted', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const portal = await buyer.portal(ada, tenantId);
    await buyer.press(portal, 'card', 'declines');
    await buyer.press(portal, 'month');
    const overdue = await buyer.tenant(ada, tenantId);
    expect([overdue?.planId, overdue?.subscription.status, overdue?.openInvoices]).toEqual([
      'pro',
      'past_due',
      [{ amountDue: 1600 }],
    ]);
    const call = await ada.members(tenantId);
    const [invoice] = (await call(api.listInvoices, { params: { tenantId } })).body;
    expect(invoice).toMatchObject({ status: 'open', amountDue: 1600, planId: 'pro' });
    const { members } = await signInAdministrator(server, server.tenant(tenantId), 'collaborator');
    expect((await members(api.listInvoices, { params: { tenantId } })).status).toBe(403);
    await buyer.press(portal, 'month');
    expect((await buyer.tenant(ada, tenantId))?.planId).toBe('free');
    await buyer.press(portal, 'card', 'pays');
    const open = (await call(api.listInvoices, { params: { tenantId } })).body.filter(
      ({ status }) => status === 'open',
    );
    expect(open).toHaveLength(2);
    expect((await call(deleteTenant, { params: { tenantId } })).status).toBe(409);
  });

  it('[D13] whose payment is disputed is past due with grace, then free; withdrawing restores it, and nothing is deleted', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const management = await ada.management(tenantId);
    await management(createResource, { body: { name: 'Kept', indicator: 'https://kept.northwind.example' } });
    const portal = await buyer.portal(ada, tenantId);
    const standing = async () => {
      const tenant = await buyer.tenant(ada, tenantId);
      return [tenant?.planId, tenant?.subscription.status];
    };
    await buyer.press(portal, 'dispute');
    expect(await (await fetch(portal)).text()).toContain('given back');
    expect(await standing()).toEqual(['pro', 'past_due']);
    const call = await ada.members(tenantId);
    const state = (await call(api.getBilling, { params: { tenantId } })).body;
    expect(state.graceEndsAt).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    await query(
      `update subscriptions set past_due_since = now() - interval '14 days', next_sync_at = now() - interval '1 second'
       where tenant_id = $1`,
      [tenantId],
    );
    await server.runtime.billing.work();
    expect(await standing()).toEqual(['free', 'past_due']);
    const { body: resources } = await management(listResources);
    expect(resources.map(({ name }) => name)).toContain('Kept');
    await buyer.press(portal, 'dispute', 'won');
    expect(await standing()).toEqual(['pro', 'active']);
  });

  it('[BILL-07 part] has invoices with pages of their own, which other tenants can’t open', async () => {
    const [tenantId, other] = [await buyer.createTenant(ada), await buyer.createTenant(ada)];
    await buyer.buy(ada, tenantId);
    const call = await ada.members(tenantId);
    const [invoice] = (await call(api.listInvoices, { params: { tenantId } })).body;
    expect(invoice).toMatchObject({ status: 'paid', total: 1600, amountDue: 0, currency: 'usd' });
    const params = { tenantId, invoiceId: invoice?.id ?? '' };
    const { hostedInvoiceUrl } = (await call(api.getInvoiceUrl, { params })).body;
    expect(await (await fetch(hostedInvoiceUrl)).text()).toContain(`Invoice ${invoice?.number}`);
    const foreign = await (
      await ada.members(other)
    )(api.getInvoiceUrl, { params: { ...params, tenantId: other } });
    expect([foreign.status, foreign.refusal.code]).toEqual([404, 'entity.not_found']);
  });

  it('of a tenant that is deleted is canceled at the provider, and tried again until that is confirmed', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const call = await ada.members(tenantId);
    await call(api.cancelSubscription, { params: { tenantId } });
    expect((await call(deleteTenant, { params: { tenantId } })).status).toBe(204);
    const standing = () =>
      query<{ status: string; ending: boolean }>(
        'select status, is_ending as ending from subscriptions where tenant_id = $1',
        [tenantId],
      );
    expect(await standing()).toEqual([{ status: 'active', ending: true }]);
    // The provider fails once.
    await query(
      `create trigger killed before update on billing_accounts for each row execute function fail_once()`,
    );
    await server.runtime.billing.work();
    expect(await standing()).toEqual([{ status: 'active', ending: true }]);
    await query('drop trigger killed on billing_accounts');
    await query(`update subscriptions set next_sync_at = now() - interval '1 second' where tenant_id = $1`, [
      tenantId,
    ]);
    await server.runtime.billing.work();
    expect(await standing()).toEqual([{ status: 'canceled', ending: false }]);
    const [account] = await query<{ status: string }>(
      `select document -> 'subscription' ->> 'status' as status from billing_accounts where tenant_id = $1`,
      [tenantId],
    );
    expect(account?.status).toBe('canceled');
  });

  it('is compared with the provider while its tenant is deleted, and neither fails', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    await settle();
    // The row that a deletion locks first; then it writes the subscription.
    const deletion = await holdRows('select from tenants where id = $1', [tenantId], 'billing');
    await query(`update subscriptions set next_sync_at = now() - interval '1 second' where tenant_id = $1`, [
      tenantId,
    ]);
    const comparison = server.runtime.billing.work();
    await deletion.waitFor(1, 'tenants');
    await query('update subscriptions set is_ending = false where tenant_id = $1', [tenantId]);
    await deletion.releaseTo(1, 'tenants');
    await comparison;
  }, 20_000);
});

describe('the calls of the console', () => {
  // An account starts 30 checkouts an hour.
  beforeAll(async () => {
    ada = await createAccount(server);
  });

  it('[API-10] [API-11] [API-12] [API-13] [API-14] [API-15] [OPEN-22] [PLAN-08] answer in the stated shapes', async () => {
    const tenantId = await buyer.createTenant(ada, 'Shapes');
    const params = { tenantId };
    const body = {
      skuId: 'pro',
      planId: 'pro',
      tenantId,
      tenantName: 'Shapes',
      tenantTag: 'production',
      tenantRegionName: 'EU',
    };
    const { status, body: started } = await buyer.start(ada, body);
    const text = expect.any(String);
    expect([status, started]).toEqual([200, { redirectUri: text, sessionId: text }]);
    await buyer.press(started.redirectUri, 'pays');
    expect(await buyer.session(ada, started.sessionId)).toEqual({
      tenantId,
      planId: 'pro',
      skuId: 'pro',
      status: 'complete',
    });
    const call = await ada.members(tenantId);
    const subscription = async () => (await call(getSubscription, { params })).body;
    const bought = await subscription();
    expect(bought).toEqual({
      status: 'active',
      planId: 'pro',
      currentPeriodStart: expect.any(Number),
      currentPeriodEnd: nextMonth(bought.currentPeriodStart),
      isEnterprisePlan: false,
    });
    const usage = (await call(getSubscriptionUsage, { params })).body;
    expect(Object.keys(usage)).toEqual(
      expect.arrayContaining(['quota', 'basicQuota', 'usage', 'resources', 'roles']),
    );
    expect([usage.quota.resourcesLimit, usage.basicQuota.resourcesLimit, usage.usage.resourcesLimit]).toEqual(
      [null, 5, 0],
    );
    // One POST per press, and a new page each time.
    const press = async () =>
      (await call(api.openPortal, { params, body: { callbackUrl: buyer.console } })).body;
    const [first, second] = [await press(), await press()];
    expect(first).toEqual({ redirectUri: expect.stringMatching(/\/billing\/pages\/\w{43}$/) });
    expect(second.redirectUri).not.toBe(first.redirectUri);
    // SKUs by price, of the kind that is asked for; invitations of the caller only, with the status that is asked for.
    const skus = (await ada.platform(listSkus, { query: { type: 'Basic' } })).body;
    const prices = skus.map(({ unitPrice }) => unitPrice ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([skus.length > 2, skus.every(({ type }) => type === 'Basic')]).toEqual([true, true]);
    const bob = await createAccount(server);
    const invite = { params, body: { invitee: [bob.email ?? ''], roleName: 'viewer' as const } };
    const [invited] = (await call(createTenantInvitations, invite)).body;
    const listed = async (account: Account, status: string) =>
      (await account.platform(listOwnInvitations, { query: { status } })).body.map(({ id }) => id);
    expect([
      await listed(bob, 'pending'),
      await listed(bob, 'accepted'),
      await listed(ada, 'pending'),
    ]).toEqual([[invited?.id], [], []]);
    await call(revokeTenantInvitation, {
      params: { tenantId, invitationId: invited?.id ?? '' },
      body: { status: 'revoked' as never },
    });
    expect((await call(api.cancelSubscription, { params })).status).toBe(204);
    await buyer.press(first.redirectUri, 'month');
    expect(await subscription()).toMatchObject({ status: 'active', planId: 'free' });
  });

  it('[OPEN-27] list members and domains, change a role, and revoke an invitation', async () => {
    const tenantId = await buyer.createTenant(ada, 'People');
    await buyer.buy(ada, tenantId);
    const [call, management] = [await ada.members(tenantId), await ada.management(tenantId)];
    const bob = await createAccount(server);
    const invited = await call(createTenantInvitations, {
      params: { tenantId },
      body: { invitee: [bob.email ?? '', 'carla@northwind.example'], roleName: 'viewer' },
    });
    const [ofBob, ofCarla] = invited.body.map(({ id }) => id);
    const accepted = await bob.platform(acceptOwnInvitation, {
      params: { invitationId: ofBob ?? '' },
      body: { status: 'accepted' },
    });
    expect(accepted.status).toBe(200);
    const revoked = await call(revokeTenantInvitation, {
      params: { tenantId, invitationId: ofCarla ?? '' },
      body: { status: 'revoked' as never },
    });
    expect([revoked.status, revoked.body.status]).toEqual([200, 'Revoked']);
    const roles = async () =>
      (await call(listTenantMembers, { params: { tenantId } })).body.map(({ id, organizationRoles }) => [
        id,
        organizationRoles.map(({ name }) => name),
      ]);
    const change = { params: { tenantId, userId: bob.id }, body: { roleName: 'collaborator' as const } };
    expect((await call(updateTenantMemberRole, change)).status).toBe(204);
    expect((await roles()).toSorted()).toEqual(
      [
        [ada.id, ['admin']],
        [bob.id, ['collaborator']],
      ].toSorted(),
    );
    const domain = await management(createDomain, { body: { domain: 'id.people.example' } });
    expect((await management(listDomains)).body.map(({ id }) => id)).toEqual([domain.body.id]);
  });
});
