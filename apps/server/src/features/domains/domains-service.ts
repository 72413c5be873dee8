import type { BodyOf } from '@gatehouse/contract/endpoint';
import type * as api from '@gatehouse/contract/domains/endpoints';
import { type Domain, mostDomains, type VerificationFile } from '@gatehouse/contract/domains/domains';
import { domainErrors as errors } from '@gatehouse/contract/domains/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { isAllowedDomain } from '../../domains/allowed.ts';
import { lockRow, toDomain } from '../../domains/domains-store.ts';
import { createId, createSecret } from '../../lib/ids.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { domainsChanged } from '../../tenancy/hosts.ts';
import * as store from './domains-store.ts';

const dayMs = 86_400_000;

const tellOthers = ({ runtime, tenant, afterCommit }: Ctx, host: string): void =>
  afterCommit(() => domainsChanged(runtime, tenant.id, host));

/** Adds a domain, which isn't served before it is verified. Other tenants may have added it, too: the DNS decides whose it is. */
export async function createDomain(
  ctx: TransactionCtx,
  { domain }: BodyOf<typeof api.createDomain>,
): Promise<Domain> {
  const { settings } = ctx.runtime;
  if (!isAllowedDomain(settings, domain)) fail(errors.notAllowed);
  // So that two requests at once don't exceed the limit.
  await store.lockDomains(ctx.db, ctx.tenant.id);
  if ((await store.countDomains(ctx.db)) >= mostDomains[settings.EDITION]) fail(errors.limitReached);
  const values = { id: createId(), domain, token: createSecret(), challenge: createSecret() };
  const row = await withConstraints({ domains_domain: errors.inUse }, () =>
    store.insertRow(ctx.db, { ...values, now: ctx.now }),
  );
  return toDomain(settings, row);
}

/** Makes an active domain the primary one. Another one isn't it any more. */
export async function updateDomain(
  ctx: TransactionCtx,
  id: string,
  { isPrimary }: BodyOf<typeof api.updateDomain>,
): Promise<Domain> {
  await store.lockDomains(ctx.db, ctx.tenant.id);
  const former = found(await lockRow(ctx.db, id), entityErrors.notFound);
  if (isPrimary && former.status !== 'Active') fail(errors.notActive);
  const row = await store.setPrimary(ctx.db, id, isPrimary);
  tellOthers(ctx, former.domain);
  return toDomain(ctx.runtime.settings, found(row, entityErrors.notFound));
}

/** Deletes a domain. Its host is free at once, and what was issued there is accepted no longer. */
export async function deleteDomain(ctx: TransactionCtx, id: string): Promise<void> {
  const deleted = found(await store.deleteRow(ctx.db, id), entityErrors.notFound);
  tellOthers(ctx, deleted.domain);
}

/** Deletes domains that were added long ago and aren't active. */
export async function cleanUpDomains(ctx: TransactionCtx, { staleDays }: BodyOf<typeof api.cleanUpDomains>) {
  const scannedCount = await store.countDomains(ctx.db);
  const skippedActiveCount = await store.countDomains(ctx.db, 'Active');
  const deleted = await store.deleteStale(ctx.db, ctx.now - staleDays * dayMs);
  for (const { domain } of deleted) tellOthers(ctx, domain);
  return { scannedCount, deletedCount: deleted.length, skippedActiveCount, failedCount: 0 };
}

export async function replaceVerificationFiles(
  ctx: TransactionCtx,
  id: string,
  { verificationFiles }: BodyOf<typeof api.replaceVerificationFiles>,
): Promise<VerificationFile[]> {
  return found(await store.setFiles(ctx.db, id, verificationFiles), entityErrors.notFound);
}
