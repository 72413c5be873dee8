import * as api from '@gatehouse/contract/billing/endpoints';
import { updateTenantSettings } from '@gatehouse/contract/tenant-members/settings-endpoints';
import { createTenant, deleteTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { deleteOld } from '../../billing/work.ts';
import { createBuyer } from './billing.fixture.ts';

const dayMs = 86_400_000;
let server: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let ada: Account;

beforeAll(async () => {
  server = await startTestServer({
    database: 'billing_rules',
    environment: { EDITION: 'cloud', LIMIT_FREE_TENANTS: '100' },
  });
  buyer = createBuyer(server);
  ada = await createAccount(server);
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.runtime.database.query<Row>(text, values);
const standing = async (tenantId: string) => {
  const tenant = await buyer.tenant(ada, tenantId);
  return [tenant?.planId, tenant?.subscription.status];
};
const accountOf = async (tenantId: string) =>
  (
    await query<{ status: string }>(
      `select document -> 'subscription' ->> 'status' as status from billing_accounts where tenant_id = $1`,
      [tenantId],
    )
  )[0]?.status;

describe('a checkout', () => {
  it('[D12] is refused for a development tenant, and for a plan that the operator has given', async () => {
    const dev = (await ada.platform(createTenant, { body: { tag: 'development' } })).body.id;
    expect((await buyer.start(ada, { tenantId: dev })).refusal.code).toBe('checkout.development_tenant');
    const tenantId = await buyer.createTenant(ada);
    await query(`update tenants set plan_id = 'enterprise' where id = $1`, [tenantId]);
    expect((await buyer.start(ada, { tenantId })).refusal.code).toBe('checkout.already_subscribed');
  });

  it('[D12] of a tenant that was deleted meanwhile brings nothing back, and is canceled at the provider', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
    const call = await ada.members(tenantId);
    expect((await call(deleteTenant, { params: { tenantId } })).status).toBe(204);
    await buyer.press(redirectUri, 'pays');
    expect((await buyer.session(ada, sessionId)).status).toBe('expired');
    expect(await accountOf(tenantId)).toBe('canceled');
    expect(
      await query('select plan_id, deleted_at is not null as deleted from tenants where id = $1', [tenantId]),
    ).toEqual([{ plan_id: 'free', deleted: true }]);
    expect(await query('select from subscriptions where tenant_id = $1', [tenantId])).toEqual([]);
  });

  it('is compared with the provider at most once a second, and never by another account', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
    await buyer.submit(redirectUri, 'late');
    const checked = (when: string) =>
      query(`update checkout_sessions set checked_at = now() + $2::interval where id = $1`, [
        sessionId,
        when,
      ]);
    await checked('0.5 seconds');
    expect((await buyer.session(ada, sessionId)).status).toBe('open');
    await checked('-2 seconds');
    const bob = await createAccount(server);
    await bob.platform(api.getCheckoutSession, { params: { sessionId } });
    const [row] = await query<{ state: string }>('select state from checkout_sessions where id = $1', [
      sessionId,
    ]);
    expect(row?.state).toBe('open');
    expect((await buyer.session(ada, sessionId)).status).toBe('complete');
  });

  it('is started at most 30 times an hour by an account', async () => {
    const bob = await createAccount(server);
    const tenantId = await buyer.createTenant(bob);
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await buyer.start(bob, { tenantId })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    // Only the last one can be paid.
    const open = await query(`select from checkout_sessions where tenant_id = $1 and state = 'open'`, [
      tenantId,
    ]);
    expect(open).toHaveLength(1);
  });

  it('[D12] needs the second factor that the tenant requires', async () => {
    const [bob, carol] = [await createAccount(server), await createAccount(server)];
    const tenantId = await buyer.createTenant(bob);
    await makeMember(server.runtime, tenantId, carol.id);
    await query(
      `insert into mfa_verifications (tenant_id, user_id, id, type, data) values ('admin', $1, 'factor', 'Totp', '{}')`,
      [bob.id],
    );
    const call = await bob.members(tenantId);
    const changed = await call(updateTenantSettings, { params: { tenantId }, body: { isMfaRequired: true } });
    expect(changed.status).toBe(200);
    const refused = await buyer.start(carol, { tenantId });
    expect([refused.status, refused.refusal.code]).toEqual([403, 'auth.mfa_required']);
    expect((await buyer.start(bob, { tenantId })).status).toBe(200);
  });
});

describe('a subscription', () => {
  it('is read again without an event when its period ends, at the latest after a day', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const due = async () =>
      (
        await query<{ in: number }>(
          'select extract(epoch from next_sync_at - now())::float8 * 1000 as in from subscriptions where tenant_id = $1',
          [tenantId],
        )
      )[0]?.in ?? 0;
    expect(Math.abs((await due()) - dayMs)).toBeLessThan(60_000);
    // The customer's clock is a minute before the end.
    await query(
      `update billing_accounts set document = jsonb_set(document, '{clockMs}', to_jsonb(
         (document #>> '{subscription,periodEnd}')::float8 - extract(epoch from now()) * 1000 - 60000)) where tenant_id = $1`,
      [tenantId],
    );
    await query(`update subscriptions set next_sync_at = now() where tenant_id = $1`, [tenantId]);
    // The server's own worker may be reading it at this moment.
    const next = async (): Promise<number> => {
      await server.runtime.billing.work();
      return due();
    };
    await expect.poll(next).toBeGreaterThan(0);
    expect(await due()).toBeLessThan(70_000);
  });

  it('that ends leaves a plan that the operator has given meanwhile', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const portal = await buyer.portal(ada, tenantId);
    await query(`update tenants set plan_id = 'enterprise' where id = $1`, [tenantId]);
    for (const action of ['cancel', 'month']) await buyer.press(portal, action);
    expect(await accountOf(tenantId)).toBe('canceled');
    expect(await standing(tenantId)).toEqual(['enterprise', 'active']);
  });

  it('[D13] of a tenant with an open invoice is not deletable, although it has ended', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const portal = await buyer.portal(ada, tenantId);
    await buyer.press(portal, 'card', 'declines');
    await buyer.press(portal, 'month');
    const call = await ada.members(tenantId);
    const read = async () => (await call(api.getBilling, { params: { tenantId } })).body;
    expect(await read()).toMatchObject({ isDeletable: false, nextAmount: 1600 });
    expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
    expect(await standing(tenantId)).toEqual(['free', 'active']);
    expect(await read()).toMatchObject({
      isDeletable: false,
      cancelAt: null,
      nextAmount: null,
      hasPortal: true,
    });
    // A card that pays doesn't pay by itself what is owed.
    await buyer.press(portal, 'pay');
    expect((await read()).isDeletable).toBe(false);
    await buyer.press(portal, 'card', 'pays');
    const [open] = (await call(api.listInvoices, { params: { tenantId } })).body;
    await buyer.press(portal, 'pay', open?.id);
    expect((await read()).isDeletable).toBe(true);
  });

  it('is canceled although more users and tokens were counted this month than the free plan includes', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const date = new Date().toISOString().slice(0, 10);
    await query('select gatehouse_count_usage_v1($1, $2)', [
      tenantId,
      JSON.stringify({ tokens: [{ date, users: 600_000, machines: 0 }] }),
    ]);
    const call = await ada.members(tenantId);
    expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
  });

  it('[VIEW-01 part] [ROLE-09] shows what is owed only to members who manage the tenant', async () => {
    const tenantId = await buyer.createTenant(ada);
    await buyer.buy(ada, tenantId);
    const portal = await buyer.portal(ada, tenantId);
    await buyer.press(portal, 'card', 'declines');
    await buyer.press(portal, 'month');
    const bob = await createAccount(server);
    await makeMember(server.runtime, tenantId, bob.id, 'collaborator');
    const owed = async (account: Account) => (await buyer.tenant(account, tenantId))?.openInvoices;
    expect([await owed(ada), await owed(bob)]).toEqual([[{ amountDue: 1600 }], []]);
  });
});

describe('events and pages', () => {
  it('[D11] exist only at the administrators’ origin', async () => {
    const tenantId = await buyer.createTenant(ada);
    const { redirectUri } = (await buyer.start(ada, { tenantId })).body;
    const { pathname } = new URL(redirectUri);
    const { origin } = server.tenant(tenantId);
    const post = {
      method: 'POST',
      body: new URLSearchParams({ action: 'pays' }),
      redirect: 'manual',
    } as const;
    const answers = await Promise.all([
      fetch(origin + pathname),
      fetch(origin + pathname, post),
      fetch(`${origin}/billing/events/sandbox`, { method: 'POST', body: '{}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await (await fetch(redirectUri)).text()).toContain('$16.00 a month');
    expect(await standing(tenantId)).toEqual(['free', 'active']);
  });

  it('[D11] are tried for three days', async () => {
    const add = (id: string, age: string) =>
      query(
        `insert into billing_events (provider, event_id, type, customer_ref, received_at, next_try_at)
         values ('sandbox', $1, 'x', 'unknown', now() - $2::interval, now() - interval '1 second')`,
        [id, age],
      );
    await add('evt_recent', '71 hours');
    await add('evt_old', '73 hours');
    await expect
      .poll(async () => {
        await server.runtime.billing.work();
        return query(
          `select event_id as id, handled_at is not null as handled from billing_events where event_id in ('evt_recent', 'evt_old') order by 1`,
        );
      })
      .toEqual([
        { id: 'evt_old', handled: false },
        { id: 'evt_recent', handled: true },
      ]);
  });

  it('are deleted after 90 days, with checkouts that have ended and those that never got a page', async () => {
    const add = (id: string, state: string, ref: string | null, age: number) =>
      query(
        `insert into checkout_sessions (id, user_id, tenant_id, is_new_tenant, sku_id, state, provider, provider_ref, expires_at)
         values ($1, 'x', 'x', true, 'pro', $2, 'sandbox', $3, now() - $4 * interval '1 day')`,
        [id, state, ref, age],
      );
    await add('complete', 'complete', 'a', 91);
    await add('kept', 'complete', 'b', 89);
    // It may have been paid.
    await add('open', 'open', 'c', 91);
    await add('pageless', 'open', null, 91);
    const event = (id: string, age: number) =>
      query(
        `insert into billing_events (provider, event_id, type, received_at) values ('sandbox', $1, 'x', now() - $2 * interval '1 day')`,
        [id, age],
      );
    await event('evt_kept', 89);
    await event('evt_deleted', 91);
    const page = (id: string, age: number) =>
      query(
        `insert into billing_pages (id, provider, kind, document, expires_at) values ($1, 'sandbox', 'portal', '{}', now() - $2 * interval '1 day')`,
        [id, age],
      );
    await page('page_kept', 89);
    await page('page_deleted', 91);
    await deleteOld({ owner: () => server.runtime });
    const ids = async (table: string, column: string, user: string) =>
      (await query<{ id: string }>(`select ${column} as id from ${table} where ${user} order by 1`)).map(
        ({ id }) => id,
      );
    expect(await ids('checkout_sessions', 'id', `user_id = 'x'`)).toEqual(['kept', 'open']);
    expect(await ids('billing_events', 'event_id', `event_id in ('evt_kept', 'evt_deleted')`)).toEqual([
      'evt_kept',
    ]);
    expect(await ids('billing_pages', 'id', `id in ('page_kept', 'page_deleted')`)).toEqual(['page_kept']);
  });
});
