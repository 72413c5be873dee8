import { applicationErrors, type OidcClientMetadata } from '@gatehouse/contract/applications/applications';
import {
  isAtHost,
  type ProtectedAppMetadata,
  type ProtectedDomain,
  protectedRedirectUri,
} from '@gatehouse/contract/applications/protected-apps';
import { domainErrors } from '@gatehouse/contract/domains/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { DomainFinding } from '../../database/tables/domains.ts';
import { isAllowedDomain } from '../../domains/allowed.ts';
import { probeProxy } from '../../domains/probe.ts';
import { findAddress } from '../../domains/records.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import * as store from './protected-domains-store.ts';

/** Reading the domains checks them, but not more often than this. */
const shortestMs = 5_000;

interface Protected {
  metadata: ProtectedAppMetadata;
  addresses: OidcClientMetadata;
}

function requireProtected(row: store.ProtectedRow | undefined): Protected {
  const { protectedAppMetadata, oidcClientMetadata } = found(row, entityErrors.notFound);
  const metadata = found(protectedAppMetadata ?? undefined, applicationErrors.protectedNotConfigured);
  return { metadata, addresses: oidcClientMetadata };
}

/** The state of a domain whose DNS was found like this. */
function describe(
  domain: string,
  host: string,
  finding: DomainFinding | undefined,
  state: Pick<ProtectedDomain, 'status' | 'errorMessage' | 'checkedAt'>,
): ProtectedDomain {
  const { found: values = [], isMet = null } = finding ?? {};
  return {
    domain,
    ...state,
    dnsRecords: [{ name: domain, type: 'CNAME', value: host, found: values, isMet }],
    cloudflareData: null,
  };
}

/** The application's domain, after a check of its DNS record and of the proxy's certificate (ADR 182). */
export async function checkDomains(ctx: Ctx, id: string): Promise<ProtectedDomain[]> {
  const { runtime, tenant } = ctx;
  const db = runtime.database.for(tenant.id);
  const { metadata } = requireProtected(await store.getProtected(db, id));
  const [stored] = metadata.customDomains ?? [];
  if (!stored) return [];
  const now = runtime.clock();
  if (stored.checkedAt !== null && now - stored.checkedAt < shortestMs) return [stored];
  const checked = await check(ctx, stored, metadata.host, now);
  await store.saveCheck(db, id, checked);
  return [checked];
}

/** What is known about a domain when its next state is decided. */
export interface ProxyFacts {
  status: ProtectedDomain['status'];
  domain: string;
  host: string;
  finding: DomainFinding;
  /** Why no secure connection can be made; only asked once the DNS record is there. */
  problem?: string | undefined;
}

/** The state of a domain after a check. */
export function decideState({
  status,
  domain,
  host,
  finding,
  problem,
}: ProxyFacts): Pick<ProtectedDomain, 'status' | 'errorMessage'> {
  // It says nothing about the domain.
  if (finding.isMet === null) return { status, errorMessage: 'The DNS servers don’t answer.' };
  if (finding.isMet)
    return problem === undefined
      ? { status: 'Active', errorMessage: null }
      : { status: 'PendingSsl', errorMessage: problem };
  const wasThere = status !== 'PendingVerification';
  const [seen] = finding.found;
  const what = seen === undefined ? 'not found' : `found ${finding.found.join(', ').slice(0, 300)} instead`;
  return {
    status: wasThere ? 'Error' : 'PendingVerification',
    errorMessage: `CNAME record ${domain} with the value ${host}: ${what}.`,
  };
}

async function check(
  { runtime }: Ctx,
  { domain, status }: ProtectedDomain,
  host: string,
  checkedAt: number,
): Promise<ProtectedDomain> {
  const finding = await findAddress(runtime, domain, host);
  const problem = finding.isMet ? await probeProxy(runtime, domain) : undefined;
  const state = decideState({ status, domain, host, finding, problem });
  return describe(domain, host, finding, { ...state, checkedAt });
}

/** Adds a domain with its redirect URIs. An application has one at most. */
export async function addDomain(ctx: TransactionCtx, id: string, domain: string): Promise<void> {
  const { metadata, addresses } = requireProtected(await store.lockProtected(ctx.db, id));
  if (!isAllowedDomain(ctx.runtime.settings, domain)) fail(domainErrors.notAllowed);
  if ((metadata.customDomains ?? []).length > 0) fail(domainErrors.limitedToOne);
  if (await store.isTenantDomain(ctx.db, domain)) fail(domainErrors.hostExists);
  const added = describe(domain, metadata.host, undefined, {
    status: 'PendingVerification',
    errorMessage: null,
    checkedAt: null,
  });
  const withDomain = {
    ...addresses,
    redirectUris: [...addresses.redirectUris, protectedRedirectUri(domain)],
    postLogoutRedirectUris: [...addresses.postLogoutRedirectUris, `https://${domain}/`],
  };
  await withConstraints({ applications_protected_domain: domainErrors.hostExists }, () =>
    store.saveDomains(ctx.db, id, [added], withDomain),
  );
  forgetOrigins(ctx);
}

/** Removes a domain, and every redirect URI at it. */
export async function removeDomain(ctx: TransactionCtx, id: string, domain: string): Promise<void> {
  const { metadata, addresses } = requireProtected(await store.lockProtected(ctx.db, id));
  const domains = metadata.customDomains ?? [];
  const left = domains.filter((one) => one.domain !== domain);
  if (left.length === domains.length) fail(applicationErrors.customDomainNotFound);
  const isElsewhere = (uri: string): boolean => !isAtHost(uri, domain);
  const redirectUris = addresses.redirectUris.filter(isElsewhere);
  await store.saveDomains(ctx.db, id, left, {
    ...addresses,
    // There is always one.
    redirectUris: redirectUris.length > 0 ? redirectUris : [protectedRedirectUri(metadata.host)],
    postLogoutRedirectUris: addresses.postLogoutRedirectUris.filter(isElsewhere),
  });
  forgetOrigins(ctx);
}

/** Drops the cached origins that may call the account API: they are derived from redirect URIs. */
const forgetOrigins = ({ afterCommit, runtime, tenant }: TransactionCtx): void =>
  afterCommit(() => runtime.cache.changed(tenant.id, 'origins'));
