import { adminTenantId } from '@gatehouse/contract/common';
import { billingErrors, type CheckoutSession } from '@gatehouse/contract/billing/billing';
import { entityErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import { errorCode } from '../database/error-code.ts';
import { constraintOf } from '../lib/constraint-of.ts';
import { fail, found } from '../lib/fail.ts';
import { createId, createTenantId } from '../lib/ids.ts';
import type { CheckoutRequest } from '../runtime/tenant-billing.ts';
import { createTenant } from '../tenancy/create-tenant.ts';
import { isGiven, isLive } from './entitled.ts';
import {
  type CheckoutRow,
  findCheckoutRow,
  findOverdueInvoice,
  findPayingTenant,
  findSoldSku,
  findSubscription,
  writeCustomer,
} from './records.ts';
import { type BillingParts, syncSubscription, writeTruth } from './sync.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Starts a checkout. The price is that of the SKU, and the session belongs to the user. */
export async function startCheckout(
  parts: BillingParts,
  { userId, skuId, successUrl, cancelUrl, tenant }: CheckoutRequest,
): Promise<{ redirectUri: string; sessionId: string }> {
  const { owner, port } = parts;
  const { database, clock } = owner();
  const sku = found(await findSoldSku(database, skuId), billingErrors.notSold);
  const customerRef = 'id' in tenant ? await requireBuyable(parts, tenant.id) : undefined;
  const [sessionId, now] = [createId(32), clock()];
  const expiresAt = now + dayMs;
  const session = {
    id: sessionId,
    tenantId: 'id' in tenant ? tenant.id : createTenantId(),
    name: 'id' in tenant ? null : tenant.name,
    region: 'id' in tenant ? null : tenant.region,
  };
  // Before the provider is asked: whatever is paid there has a session.
  await database.query(
    `insert into checkout_sessions (id, user_id, tenant_id, is_new_tenant, sku_id, tenant_name, tenant_region, provider, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      session.id,
      userId,
      session.tenantId,
      session.name !== null,
      sku.id,
      session.name,
      session.region,
      port.provider,
      new Date(expiresAt),
      new Date(now),
    ],
  );
  const { ref, url } = await port.createCheckout({
    sessionId,
    tenantId: session.tenantId,
    email: await findEmail(parts, userId),
    sku,
    customerRef,
    successUrl,
    cancelUrl,
    expiresAt,
  });
  await database.query('update checkout_sessions set provider_ref = $2, next_check_at = $3 where id = $1', [
    sessionId,
    ref,
    new Date(now + 2 * minuteMs),
  ]);
  return { redirectUri: url, sessionId };
}

/** Throws unless the tenant can buy a plan. Its earlier checkouts end, so that it isn't paid for twice. Returns the customer that it is. */
async function requireBuyable(parts: BillingParts, tenantId: string): Promise<string | undefined> {
  const { owner, port } = parts;
  const { database } = owner();
  const { tag } = found(await findPayingTenant(database, tenantId), entityErrors.notFound);
  if (tag === 'development') fail(billingErrors.developmentTenant);
  await endEarlier(parts, tenantId);
  const { planId } = found(await findPayingTenant(database, tenantId), entityErrors.notFound);
  const subscription = await findSubscription(database, tenantId);
  if (isGiven(planId) || (subscription && isLive(subscription.status))) fail(billingErrors.alreadySubscribed);
  await requireNothingOverdue(parts, tenantId);
  const [customer] = await database.query<{ ref: string }>(
    'select provider_ref as ref from billing_customers where tenant_id = $1 and provider = $2',
    [tenantId, port.provider],
  );
  return customer?.ref;
}

/** Ends the open checkouts of a tenant. One that was paid before its page has ended is completed. */
async function endEarlier(parts: BillingParts, tenantId: string): Promise<void> {
  const { owner, port } = parts;
  const earlier = await owner().database.query<{ id: string; ref: string }>(
    `select id, provider_ref as ref from checkout_sessions
     where tenant_id = $1 and state = 'open' and provider = $2 and provider_ref is not null order by created_at`,
    [tenantId, port.provider],
  );
  for (const { id, ref } of earlier) {
    await port.expireCheckout(ref);
    await settleCheckout(parts, id);
  }
}

/** Throws while an invoice of the tenant is overdue (ADR 200). The provider is asked first whether it was paid just now. */
async function requireNothingOverdue(parts: BillingParts, tenantId: string): Promise<void> {
  const { owner, port } = parts;
  const find = () => findOverdueInvoice(owner().database, tenantId, port.provider, owner().clock());
  if (!(await find())) return;
  await syncSubscription(parts, tenantId);
  const overdue = await find();
  if (!overdue) return;
  const message = `The invoice ${overdue.number ?? overdue.invoiceId} is overdue. Pay it before you buy a plan.`;
  fail({ ...billingErrors.overdueInvoice, message }, { data: overdue });
}

async function findEmail({ owner }: BillingParts, userId: string): Promise<string | null> {
  const user = await owner()
    .database.for(adminTenantId)
    .selectFrom('users')
    .select('primaryEmail')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.primaryEmail ?? null;
}

/** A session of the user, which is compared with the provider if it is open, at most once a second in all processes. */
export async function findCheckout(
  parts: BillingParts,
  userId: string,
  sessionId: string,
): Promise<CheckoutSession | undefined> {
  const { database, clock, log } = parts.owner();
  const known = await findCheckoutRow(database, sessionId);
  if (known?.userId !== userId) return undefined;
  if (known.state !== 'open') return describe(known);
  const claimed = await database.query(
    `update checkout_sessions set checked_at = $2 where id = $1 and state = 'open' and (checked_at is null or checked_at <= $3) returning id`,
    [sessionId, new Date(clock()), new Date(clock() - 1000)],
  );
  if (claimed.length > 0)
    // The answer is what is known; the job asks again.
    await settleCheckout(parts, sessionId).catch((error: unknown) =>
      log.warn({ err: error, session: sessionId }, 'a checkout could not be compared with the provider'),
    );
  const current = await findCheckoutRow(database, sessionId);
  return current && describe(current);
}

const describe = ({ tenantId, isNewTenant, skuId, state }: CheckoutRow): CheckoutSession => ({
  tenantId: isNewTenant && state !== 'complete' ? null : tenantId,
  planId: skuId,
  skuId,
  status: state,
});

/**
 * Completes a checkout that is paid: the tenant exists, it has the subscription and the plan. Each step can be repeated, so what a process that died
 * has left is continued, and of several at the same time one completes it.
 */
export async function settleCheckout(parts: BillingParts, sessionId: string): Promise<void> {
  const { owner, port } = parts;
  const runtime = owner();
  const session = await findCheckoutRow(runtime.database, sessionId);
  if (session?.state !== 'open' || session.provider !== port.provider || session.providerRef === null) return;
  const { state, customerRef, subscriptionRef } = (await port.getCheckout(session.providerRef)) ?? {
    state: runtime.clock() > session.expiresAt ? 'expired' : 'open',
  };
  if (state === 'expired') return endSession(parts, sessionId);
  if (state === 'open' || customerRef === undefined || subscriptionRef === undefined) return;
  const isCreated = await ensureTenant(parts, session);
  const truth = await port.getSubscription(subscriptionRef);
  if (!truth) throw new Error('The provider does not know the subscription of a checkout');
  const invoices = await port.listInvoices(customerRef);
  const { tenantId } = session;
  const result = !isCreated
    ? 'refused'
    : await runtime.database.platform(async (db) => {
        const { rows } = await sql<{ state: string }>`
          select state from checkout_sessions where id = ${sessionId} for update`.execute(db);
        if (rows[0]?.state !== 'open') return 'settled';
        const { rows: tenants } = await sql`
          select id from tenants where id = ${tenantId} and deleted_at is null for no key update`.execute(db);
        const { rows: live } = await sql<{ ref: string }>`
          select provider_ref as ref from subscriptions where tenant_id = ${tenantId}
            and status not in ('canceled', 'incomplete_expired') and provider_ref <> ${subscriptionRef} for update`.execute(
          db,
        );
        if (tenants.length === 0 || live.length > 0) return 'refused';
        await writeCustomer(db, tenantId, port.provider, customerRef);
        await writeTruth(
          db,
          { runtime, provider: port.provider, tenantId, revision: undefined },
          truth,
          invoices,
        );
        await sql`update checkout_sessions set state = 'complete', next_check_at = null where id = ${sessionId}`.execute(
          db,
        );
        return 'completed';
      });
  if (result === 'completed') await runtime.cache.changed(tenantId, 'tenant');
  if (result === 'completed') await syncSubscription(parts, tenantId);
  if (result === 'refused') {
    // The tenant was deleted meanwhile, or has a subscription already: nothing goes on to be charged.
    runtime.log.error(
      { session: sessionId, tenant: tenantId },
      'a paid checkout could not be completed: refund it',
    );
    await port.cancel(subscriptionRef, 'now');
    await endSession(parts, sessionId);
  }
}

async function endSession({ owner }: BillingParts, sessionId: string): Promise<void> {
  await owner().database.query(
    `update checkout_sessions set state = 'expired', next_check_at = null where id = $1 and state = 'open'`,
    [sessionId],
  );
}

/** Creates the tenant of a session, unless it exists. Returns whether there can be one: the user may be gone. */
async function ensureTenant(
  { owner }: BillingParts,
  { isNewTenant, tenantId, tenantName, tenantRegion, userId }: CheckoutRow,
): Promise<boolean> {
  if (!isNewTenant) return true;
  try {
    await createTenant(owner(), {
      id: tenantId,
      name: tenantName ?? undefined,
      tag: 'production',
      region: tenantRegion ?? undefined,
      createdBy: userId,
    });
  } catch (error) {
    if (constraintOf(error) === 'tenants_pkey') return true;
    // The organization's member is the user (23503: foreign key).
    if (errorCode(error) === '23503') return false;
    throw error;
  }
  return true;
}
