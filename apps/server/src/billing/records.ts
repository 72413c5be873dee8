import type { CheckoutSession, Invoice, ProviderStatus } from '@gatehouse/contract/billing/billing';
import type { PlanId } from '@gatehouse/contract/tenants/plans';
import type { regionNames, TenantTag } from '@gatehouse/contract/tenants/tenants';
import { sql } from 'kysely';
import type { OwnerDatabase, PlatformDb } from '../database/database.ts';
import { changePlan } from '../tenancy/operate.ts';
import { graceEnd, isGiven } from './entitled.ts';
import type { ProviderInvoice, ProviderSubscription } from './port.ts';

/* The statements about the tables of billing, which no tenant's transaction can access (ADR 195). */

type Queries = Pick<OwnerDatabase, 'query'>;
const at = (time: number | null): Date | null => (time === null ? null : new Date(time));

export interface Subscription {
  tenantId: string;
  provider: string;
  providerRef: string;
  customerRef: string;
  status: ProviderStatus;
  planId: PlanId;
  periodEnd: number;
  cancelAt: number | null;
  pastDueSince: number | null;
  graceEndsAt: number | null;
  isEnding: boolean;
  revision: number;
}

const subscriptionColumns = `tenant_id as "tenantId", provider, provider_ref as "providerRef", customer_ref as "customerRef", status,
  plan_id as "planId", period_end as "periodEnd", cancel_at as "cancelAt", past_due_since as "pastDueSince",
  grace_ends_at as "graceEndsAt", is_ending as "isEnding", revision`;

export async function findSubscription(
  database: Queries,
  tenantId: string,
): Promise<Subscription | undefined> {
  const [row] = await database.query<Subscription>(
    `select ${subscriptionColumns} from subscriptions where tenant_id = $1`,
    [tenantId],
  );
  return row;
}

/** The tenant that is a customer of the provider. */
export async function findTenantOfCustomer(
  database: Queries,
  provider: string,
  customerRef: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ tenantId: string }>(
    'select tenant_id as "tenantId" from billing_customers where provider = $1 and provider_ref = $2',
    [provider, customerRef],
  );
  return row?.tenantId;
}

/** When the subscription is compared with the provider again, even if no event comes. */
function nextSync(truth: ProviderSubscription, graceEndsAt: number | null, now: number): Date | null {
  if (truth.status === 'canceled' || truth.status === 'incomplete_expired') return null;
  // In the provider's time, which a sandbox can be ahead of.
  const { asOf, periodEnd } = truth;
  const ahead = [periodEnd, graceEndsAt ?? 0].filter((time) => time > asOf);
  return new Date(now + 1000 + Math.min(...ahead.map((time) => time - asOf), 86_400_000));
}

interface Written {
  before: { status: ProviderStatus; planId: string; pastDueSince: number | null } | undefined;
  pastDueSince: number | null;
}

/**
 * Writes what the provider says, unless another write came since `revision` was read: then what was fetched may be older. Without a revision, the
 * tenant has a new subscription.
 */
export async function writeSubscription(
  db: PlatformDb,
  { tenantId, provider, revision }: { tenantId: string; provider: string; revision: number | undefined },
  truth: ProviderSubscription,
  now: number,
): Promise<Written | undefined> {
  const { rows: known } = await sql<{
    status: ProviderStatus;
    planId: string;
    pastDueSince: number | null;
    revision: number;
    ref: string;
  }>`select status, plan_id as "planId", past_due_since as "pastDueSince", revision, provider_ref as ref
     from subscriptions where tenant_id = ${tenantId} for update`.execute(db);
  const before = known[0];
  if (revision !== undefined && before?.revision !== revision) return undefined;
  const wasPastDue = before?.ref === truth.ref ? before.pastDueSince : null;
  const pastDueSince = truth.status === 'past_due' ? (wasPastDue ?? truth.asOf) : null;
  const graceEndsAt = graceEnd({ status: truth.status, pastDueSince });
  await sql`
    insert into subscriptions (tenant_id, provider, provider_ref, customer_ref, status, plan_id, period_start, period_end, cancel_at,
      past_due_since, grace_ends_at, items, next_sync_at, synced_at)
    values (${tenantId}, ${provider}, ${truth.ref}, ${truth.customerRef}, ${truth.status}, ${truth.skuId}, ${at(truth.periodStart)},
      ${at(truth.periodEnd)}, ${at(truth.cancelAt)}, ${at(pastDueSince)}, ${at(graceEndsAt)}, ${JSON.stringify(truth.items)},
      ${nextSync(truth, graceEndsAt, now)}, ${at(now)})
    on conflict (tenant_id) do update set provider = excluded.provider, provider_ref = excluded.provider_ref,
      customer_ref = excluded.customer_ref, status = excluded.status, plan_id = excluded.plan_id, period_start = excluded.period_start,
      period_end = excluded.period_end, cancel_at = excluded.cancel_at, past_due_since = excluded.past_due_since,
      grace_ends_at = excluded.grace_ends_at, items = excluded.items, next_sync_at = excluded.next_sync_at, synced_at = excluded.synced_at,
      revision = subscriptions.revision + 1,
      is_ending = subscriptions.is_ending and excluded.provider_ref = subscriptions.provider_ref and excluded.status <> 'canceled'`.execute(
    db,
  );
  return { before, pastDueSince };
}

export async function writeCustomer(
  db: PlatformDb,
  tenantId: string,
  provider: string,
  customerRef: string,
): Promise<void> {
  await sql`insert into billing_customers (tenant_id, provider, provider_ref) values (${tenantId}, ${provider}, ${customerRef})
    on conflict (tenant_id, provider) do update set provider_ref = excluded.provider_ref`.execute(db);
}

export async function writeInvoices(
  db: PlatformDb,
  tenantId: string,
  provider: string,
  invoices: readonly ProviderInvoice[],
): Promise<void> {
  const rows = invoices.map((one) => ({ ...one, ref: one.ref }));
  if (rows.length === 0) return;
  await sql`
    insert into invoices (tenant_id, id, provider, number, status, plan_id, currency, total, amount_due, period_start, period_end,
      created_at, due_at)
    select ${tenantId}, i.ref, ${provider}, i.number, i.status, i."skuId", i.currency, i.total, i."amountDue",
      to_timestamp(i."periodStart" / 1000), to_timestamp(i."periodEnd" / 1000), to_timestamp(i."createdAt" / 1000),
      to_timestamp(i."dueAt" / 1000)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (ref text, number text, status text, "skuId" text, currency text, total int,
      "amountDue" int, "periodStart" float8, "periodEnd" float8, "createdAt" float8, "dueAt" float8)
    on conflict (tenant_id, id) do update set number = excluded.number, status = excluded.status, total = excluded.total,
      amount_due = excluded.amount_due, due_at = excluded.due_at`.execute(db);
}

export async function listInvoiceRows(database: Queries, tenantId: string): Promise<Invoice[]> {
  return database.query<Invoice>(
    `select id, number, status, plan_id as "planId", currency, total, amount_due as "amountDue", period_start as "periodStart",
       period_end as "periodEnd", created_at as "createdAt", due_at as "dueAt"
     from invoices where tenant_id = $1 and status <> 'draft' order by created_at desc, id desc limit 100`,
    [tenantId],
  );
}

export async function findInvoiceProvider(
  database: Queries,
  tenantId: string,
  invoiceId: string,
): Promise<{ provider: string; customerRef: string } | undefined> {
  const [row] = await database.query<{ provider: string; customerRef: string }>(
    `select i.provider, c.provider_ref as "customerRef" from invoices i
       join billing_customers c on c.tenant_id = i.tenant_id and c.provider = i.provider
     where i.tenant_id = $1 and i.id = $2 and i.status <> 'draft'`,
    [tenantId, invoiceId],
  );
  return row;
}

export async function countOpenInvoices(database: Queries, tenantId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from invoices where tenant_id = $1 and status = 'open'`,
    [tenantId],
  );
  return row?.count ?? 0;
}

/** The oldest invoice that should have been paid by now, if there is one. */
export async function findOverdueInvoice(
  database: Queries,
  tenantId: string,
  provider: string,
  now: number,
): Promise<{ invoiceId: string; number: string | null; amountDue: number } | undefined> {
  const [row] = await database.query<{ invoiceId: string; number: string | null; amountDue: number }>(
    `select id as "invoiceId", number, amount_due as "amountDue" from invoices
     where tenant_id = $1 and provider = $2 and status = 'open' and (due_at is null or due_at <= $3)
     order by created_at, id limit 1`,
    [tenantId, provider, new Date(now)],
  );
  return row;
}

export interface CheckoutRow {
  id: string;
  userId: string;
  tenantId: string;
  isNewTenant: boolean;
  skuId: string;
  tenantName: string | null;
  tenantRegion: (typeof regionNames)[number] | null;
  state: CheckoutSession['status'];
  provider: string;
  providerRef: string | null;
  expiresAt: number;
}

export const checkoutColumns = `id, user_id as "userId", tenant_id as "tenantId", is_new_tenant as "isNewTenant", sku_id as "skuId",
  tenant_name as "tenantName", tenant_region as "tenantRegion", state, provider, provider_ref as "providerRef", expires_at as "expiresAt"`;

export async function findCheckoutRow(database: Queries, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await database.query<CheckoutRow>(
    `select ${checkoutColumns} from checkout_sessions where id = $1`,
    [id],
  );
  return row;
}

/** A tenant that exists, as checkouts see it. */
export async function findPayingTenant(
  database: Queries,
  tenantId: string,
): Promise<{ tag: TenantTag; planId: PlanId } | undefined> {
  const [row] = await database.query<{ tag: TenantTag; planId: PlanId }>(
    'select tag, plan_id as "planId" from tenants where id = $1 and deleted_at is null',
    [tenantId],
  );
  return row;
}

export interface SoldSku {
  id: string;
  name: string;
  unitPrice: number;
  priceRef: string | null;
}

/** A plan that is sold for money. */
export async function findSoldSku(database: Queries, id: string): Promise<SoldSku | undefined> {
  const [row] = await database.query<SoldSku>(
    `select id, name, unit_price as "unitPrice", default_price_id as "priceRef" from skus
     where id = $1 and type = 'Basic' and is_sold and unit_price > 0`,
    [id],
  );
  return row;
}

/** Sets what the tenant may use. Plans that the operator has given stay. */
export async function setPlan(db: PlatformDb, tenantId: string, planId: PlanId): Promise<void> {
  const { rows } = await sql<{ planId: PlanId }>`
    select plan_id as "planId" from tenants where id = ${tenantId} for no key update`.execute(db);
  const held = rows[0]?.planId;
  if (held !== undefined && held !== planId && !isGiven(held)) await changePlan(db, tenantId, planId);
}
