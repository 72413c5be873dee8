import type { Tenant } from '../runtime/ctx.ts';
import type { Instance } from './load.ts';
import type { OidcRequest } from './request.ts';
import type { Upsert } from './work.ts';

/*
 * What is stored at a custom domain belongs to its issuer: the ID of the domain is in the payload, and nothing is there for the tenant's own
 * host (ADR 179). It is the ID and not the name, so that a domain that is removed and added again doesn't revive what was issued before.
 */

/** What is redeemed, or sent in a cookie, and so belongs to one host. */
const boundModels: ReadonlySet<string> = new Set([
  'AuthorizationCode',
  'DeviceCode',
  'Interaction',
  'RefreshToken',
  'Session',
]);

/** Notes at which domain a row is stored. */
export function markDomain(
  { tenant }: Pick<OidcRequest, 'tenant'>,
  { payload }: Pick<Upsert, 'payload'>,
): void {
  if (tenant.domainId !== undefined) payload['domain'] = tenant.domainId;
}

const domainOf = ({ payload }: Pick<Instance, 'payload'>): string | undefined =>
  typeof payload['domain'] === 'string' ? payload['domain'] : undefined;

/** Whether a row of another host must be active for this request to see it: bearer tokens and their grants. */
export const isOfOtherDomain = (tenant: Pick<Tenant, 'domainId'>, row: Instance): boolean =>
  domainOf(row) !== undefined && domainOf(row) !== tenant.domainId;

/**
 * Whether a request at a host may see a row. Sessions, flows, codes and refresh tokens exist only where they were stored: the owner of a domain that
 * was given up receives its cookies, and could use them at another host. Access tokens count at every host of the tenant while their domain
 * is active; so do grants, which tokens refer to.
 */
export function isVisibleAt(
  tenant: Pick<Tenant, 'domainId'>,
  row: Instance,
  activeIds: ReadonlySet<string>,
): boolean {
  const domain = domainOf(row);
  if (domain === tenant.domainId) return true;
  if (boundModels.has(row.model)) return false;
  return domain === undefined || activeIds.has(domain);
}
