import { adminTenantId } from '@gatehouse/contract/common';
import { planId } from '@gatehouse/contract/tenants/plans';
import { CompiledQuery } from 'kysely';
import { encodeLogs } from '../audit/write.ts';
import type { PlatformDb } from '../database/database.ts';
import { insertLogs } from '../database/hot/insert-logs.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { isEntitled } from './entitled.ts';
import type { Billing, ProviderInvoice, ProviderSubscription } from './port.ts';
import { findSubscription, setPlan, writeInvoices, writeSubscription } from './records.ts';

/** What the functions of billing need: the platform, and the provider of the settings. */
export interface BillingParts {
  owner: () => OwnerRuntime;
  port: Billing;
}

/** How often a sync starts over because another one has written meanwhile. */
const mostAttempts = 5;

/**
 * Compares a tenant's subscription with the provider and writes the truth: status, period, plan and invoices. Whatever happened, this is all that is
 * done about it. Of several at the same time, the one that fetched last wins (ADR 195).
 */
export async function syncSubscription(parts: BillingParts, tenantId: string): Promise<void> {
  const { owner, port } = parts;
  const runtime = owner();
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const known = await findSubscription(runtime.database, tenantId);
    // Of a provider that was used before: the operator ends those subscriptions there.
    if (known?.provider !== port.provider) return;
    if (known.isEnding) await port.cancel(known.providerRef, 'now');
    const truth = await port.getSubscription(known.providerRef);
    if (!truth) throw new Error('The provider does not know the subscription');
    const invoices = await port.listInvoices(truth.customerRef);
    const { revision } = known;
    const isWritten = await runtime.database.platform((db) =>
      writeTruth(db, { runtime, provider: port.provider, tenantId, revision }, truth, invoices),
    );
    if (isWritten) return runtime.cache.changed(tenantId, 'tenant');
  }
  throw new Error('The subscription is written again and again');
}

interface Target {
  runtime: OwnerRuntime;
  provider: string;
  tenantId: string;
  /** What was read before the provider was asked; undefined for a new subscription. */
  revision: number | undefined;
}

/** Writes what the provider says, with an entry in the admin tenant's audit log if status or plan changed. */
export async function writeTruth(
  db: PlatformDb,
  { runtime, provider, tenantId, revision }: Target,
  truth: ProviderSubscription,
  invoices: readonly ProviderInvoice[],
): Promise<boolean> {
  const now = runtime.clock();
  // Like a deletion, which writes both: the tenant before its subscription. In the other order, they would wait for each other.
  await db.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  const written = await writeSubscription(db, { tenantId, provider, revision }, truth, now);
  if (!written) return false;
  const { before, pastDueSince } = written;
  await writeInvoices(db, tenantId, provider, invoices);
  const standing = { status: truth.status, pastDueSince };
  await setPlan(db, tenantId, isEntitled(standing, truth.asOf) ? planId.parse(truth.skuId) : 'free');
  if (before?.status === truth.status && before.planId === truth.skuId) return true;
  const entry = {
    key: 'Tenant.Subscription.Updated' as const,
    payload: {
      result: 'Success' as const,
      params: { tenantId },
      status: truth.status,
      planId: truth.skuId,
      provider,
    },
  };
  await db.executeQuery(CompiledQuery.raw(insertLogs.text, [adminTenantId, encodeLogs([entry], now)]));
  return true;
}
