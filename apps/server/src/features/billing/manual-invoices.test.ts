import * as api from '@gatehouse/contract/billing/endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import { deleteTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount } from '../../../../../tests/support/cloud.ts';
import { runAdmin } from '../../../../../tests/support/run-admin.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createBuyer } from './billing.fixture.ts';

const dayMs = 86_400_000;
let server: TestServer;
let buyer: ReturnType<typeof createBuyer>;
let ada: Account;

beforeAll(async () => {
  server = await startTestServer({
    database: 'manual_invoices',
    environment: {
      EDITION: 'cloud',
      BILLING: 'manual',
      BILLING_BANK_TEXT: 'IBAN DE00 1234',
      BILLING_DUE_DAYS: '10',
    },
  });
  buyer = createBuyer(server);
  ada = await createAccount(server);
});
afterAll(() => server.stop());

/** Orders pro for a new tenant. Returns the tenant and its invoice. */
async function order(name: string) {
  const tenantId = await buyer.createTenant(ada, name);
  const { sessionId, redirectUri } = (await buyer.start(ada, { tenantId })).body;
  const page = await (await fetch(redirectUri)).text();
  expect(await buyer.press(redirectUri, 'order')).toBe(303);
  expect((await buyer.session(ada, sessionId)).status).toBe('complete');
  return { tenantId, page, invoice: await newest(tenantId) };
}
const list = async (tenantId: string) => {
  const call = await ada.members(tenantId);
  return (await call(api.listInvoices, { params: { tenantId } })).body;
};
async function newest(tenantId: string) {
  const [invoice] = await list(tenantId);
  if (!invoice) throw new Error('There is no invoice');
  return { ...invoice, number: invoice.number ?? '' };
}
const standing = async (tenantId: string) => {
  const tenant = await buyer.tenant(ada, tenantId);
  return [tenant?.planId, tenant?.subscription.status, tenant?.openInvoices.length];
};
const times = ['periodStart', 'periodEnd', 'createdAt', 'dueAt'];
/** Everything was so many days earlier, and the job does what is due. */
async function later(tenantId: string, days: number): Promise<void> {
  const { database, billing } = server.runtime;
  const [account] = await database.query<{ document: object }>(
    'select document from billing_accounts where tenant_id = $1',
    [tenantId],
  );
  const earlier = JSON.stringify(account?.document, (key, value: unknown) =>
    times.includes(key) && typeof value === 'number' ? value - days * dayMs : value,
  );
  await database.query('update billing_accounts set document = $2 where tenant_id = $1', [tenantId, earlier]);
  await database.query(
    `update subscriptions set next_sync_at = now() - interval '1 second', past_due_since = past_due_since - $2 * interval '1 day' where tenant_id = $1`,
    [tenantId, days],
  );
  await billing.work();
}
const paid = (...words: string[]) => runAdmin(server, 'invoice', ...words);
const entries = (at: string, tenantId: string) =>
  server.runtime.database.query(
    `select key, payload ->> 'actor' as actor, payload -> 'params' ->> 'number' as number from logs
     where tenant_id = $1 and payload -> 'params' ->> 'tenantId' = $2 and key like 'Tenant.Invoice.%' order by created_at`,
    [at, tenantId],
  );

it('an order makes an invoice that is due later, and the plan starts at once', async () => {
  const { tenantId, page, invoice } = await order('Northwind');
  expect(page).toContain('IBAN DE00 1234');
  expect(page).not.toContain('sandbox');
  expect(invoice).toMatchObject({ status: 'open', total: 1600, amountDue: 1600, planId: 'pro' });
  expect((invoice.dueAt ?? 0) - invoice.createdAt).toBe(10 * dayMs);
  // It isn't overdue yet.
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
  const call = await ada.members(tenantId);
  const { hostedInvoiceUrl } = (
    await call(api.getInvoiceUrl, { params: { tenantId, invoiceId: invoice.id } })
  ).body;
  const opened = await (await fetch(hostedInvoiceUrl)).text();
  for (const text of [`Invoice ${invoice.number}`, '$16.00 to pay.', 'IBAN DE00 1234'])
    expect(opened).toContain(text);
  // Customers don't mark their invoices as paid, and move no clock.
  const portal = await buyer.portal(ada, tenantId);
  for (const action of ['pay', 'month', 'card', 'pays']) await buyer.press(portal, action, invoice.id);
  expect(await list(tenantId)).toMatchObject([{ id: invoice.id, status: 'open' }]);
});

it('an invoice that the operator marks as paid is paid in the console, with entries on both sides', async () => {
  const { tenantId, invoice } = await order('Southwind');
  await later(tenantId, 9);
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
  expect(await paid('list')).toContain(`${tenantId}  ${invoice.number}  $16.00  due `);
  expect(await paid('paid', tenantId, invoice.number)).toBe(`The invoice ${invoice.number} is paid.`);
  await server.runtime.billing.work();
  expect(await newest(tenantId)).toMatchObject({ status: 'paid', amountDue: 0 });
  await later(tenantId, 5);
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
  expect(await paid('list')).not.toContain(tenantId);
  const entry = { key: 'Tenant.Invoice.Paid', actor: 'operator', number: invoice.number };
  expect(await entries(adminTenantId, tenantId)).toEqual([entry]);
  expect(await entries(tenantId, tenantId)).toEqual([entry]);
  await expect(paid('paid', tenantId, invoice.number)).rejects.toThrow('is paid already');
  const other = await buyer.createTenant(ada, 'Other');
  await expect(paid('paid', other, invoice.number)).rejects.toThrow('has no invoice');
  for (const words of [
    ['paid', tenantId],
    ['unpaid', tenantId, 'X'],
    ['list', 'X'],
    ['paid', tenantId, 'X', 'Y'],
  ])
    await expect(paid(...words)).rejects.toThrow('Usage');
});

it('[D13] an invoice that isn’t paid is past due with grace, then the plan is free; paying it late restores the plan', async () => {
  const { tenantId, invoice } = await order('Fabrikam');
  await later(tenantId, 11);
  expect(await standing(tenantId)).toEqual(['pro', 'past_due', 1]);
  expect(await paid('list')).toMatch(new RegExp(`${invoice.number} .*`));
  await later(tenantId, 13.9);
  expect(await standing(tenantId)).toEqual(['pro', 'past_due', 1]);
  await later(tenantId, 0.2);
  expect(await standing(tenantId)).toEqual(['free', 'past_due', 1]);
  await paid('paid', tenantId, invoice.number);
  await server.runtime.billing.work();
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
});

it('canceling an overdue order ends the plan at once, and its invoice is owed until the operator voids it', async () => {
  const { tenantId, invoice } = await order('Contoso');
  await later(tenantId, 11);
  const call = await ada.members(tenantId);
  expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
  expect(await standing(tenantId)).toEqual(['free', 'active', 1]);
  const refused = await call(deleteTenant, { params: { tenantId } });
  expect([refused.status, refused.refusal.code]).toEqual([409, 'tenant.deletion_blocked']);
  await paid('void', tenantId, invoice.number);
  await server.runtime.billing.work();
  expect((await newest(tenantId)).status).toBe('void');
  expect(await standing(tenantId)).toEqual(['free', 'active', 0]);
  await expect(paid('paid', tenantId, invoice.number)).rejects.toThrow('is void already');
  expect((await call(deleteTenant, { params: { tenantId } })).status).toBe(204);
});

it('attacks: an overdue invoice blocks the next order, which names it, until it is paid or void; one that isn’t due doesn’t', async () => {
  const { database } = server.runtime;
  const { tenantId, invoice } = await order('Wingtip');
  await later(tenantId, 11);
  const call = await ada.members(tenantId);
  await call(api.cancelSubscription, { params: { tenantId } });
  const again = () => buyer.start(ada, { tenantId });
  const refused = await again();
  expect([refused.status, refused.refusal]).toMatchObject([
    422,
    {
      code: 'checkout.overdue_invoice',
      message: `The invoice ${invoice.number} is overdue. Pay it before you buy a plan.`,
      data: { invoiceId: invoice.id, number: invoice.number, amountDue: 1600 },
    },
  ]);
  expect(
    await database.query(`select from checkout_sessions where tenant_id = $1 and state = 'open'`, [tenantId]),
  ).toEqual([]);
  // Of a provider that was used before, it can't be paid here.
  const move = (provider: string) =>
    database.query('update invoices set provider = $2 where tenant_id = $1', [tenantId, provider]);
  await move('stripe');
  expect((await again()).status).toBe(200);
  await move('manual');
  // What the operator has marked is known at once, before any job.
  await paid('paid', tenantId, invoice.number);
  const ordered = await again();
  expect(ordered.status).toBe(200);
  await buyer.press(ordered.body.redirectUri, 'order');
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
  const next = await newest(tenantId);
  await later(tenantId, 11);
  await call(api.cancelSubscription, { params: { tenantId } });
  expect((await again()).refusal.code).toBe('checkout.overdue_invoice');
  await database.query(`update invoices set due_at = now() + interval '1 day' where id = $1`, [next.id]);
  const early = await again();
  expect(early.status).toBe(200);
  // It is due when the order is sent.
  await buyer.press(early.body.redirectUri, 'order');
  expect(await (await fetch(early.body.redirectUri)).text()).toContain('This checkout has expired');
  expect(await list(tenantId)).toHaveLength(2);
  await database.query(`update invoices set due_at = now() - interval '1 day' where id = $1`, [next.id]);
  await paid('void', tenantId, next.number);
  expect((await again()).status).toBe(200);
});

it('an order that is canceled in time stays until the end of its period, and makes no further invoice', async () => {
  const { tenantId, invoice } = await order('Tailspin');
  await paid('paid', tenantId, invoice.number);
  const call = await ada.members(tenantId);
  expect((await call(api.cancelSubscription, { params: { tenantId } })).status).toBe(204);
  expect(await standing(tenantId)).toEqual(['pro', 'active', 0]);
  await later(tenantId, 32);
  expect(await standing(tenantId)).toEqual(['free', 'active', 0]);
  expect(await list(tenantId)).toHaveLength(1);
});

it('what a process has read before the operator marked an invoice is not written over it', async () => {
  const { tenantId, invoice } = await order('Stale');
  const { database } = server.runtime;
  const revision = async () =>
    (
      await database.query<{ revision: number }>('select revision from subscriptions where tenant_id = $1', [
        tenantId,
      ])
    )[0]?.revision ?? 0;
  const before = await revision();
  await paid('paid', tenantId, invoice.number);
  expect(await revision()).toBe(before + 1);
});

it('only invoices of BILLING=manual are marked by hand', async () => {
  const sandbox = await startTestServer({ database: 'manual_invoices', environment: { EDITION: 'cloud' } });
  await expect(runAdmin(sandbox, 'invoice', 'paid', 'x', 'y')).rejects.toThrow(
    'Only invoices of BILLING=manual',
  );
  await sandbox.stop();
});
