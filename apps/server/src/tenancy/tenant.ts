import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { Tenant } from '../runtime/ctx.ts';
import { findTenant } from '../database/hot/callers.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';

/** Public origin of a tenant at its own host, only from settings: a header never decides where links and issuers point (attacks: header trust). */
export function tenantOrigin(settings: Settings, tenantId: string): string {
  return tenantId === adminTenantId ? settings.ADMIN_ENDPOINT : settings.ENDPOINT.replace('*', tenantId);
}

export function managementIndicator(settings: Settings, tenantId: string): string {
  return settings.MANAGEMENT_INDICATOR.replaceAll('{tenantId}', tenantId);
}

/** The tenant of a Management API's indicator, whether or not it exists. */
export function tenantOfIndicator(settings: Settings, indicator: string): string | undefined {
  const [before = '', ...rest] = settings.MANAGEMENT_INDICATOR.split('{tenantId}');
  const id = /^[a-z0-9]{1,21}/.exec(indicator.slice(before.length))?.[0] ?? '';
  return rest.length > 0 && indicator === managementIndicator(settings, id) && id !== '' ? id : undefined;
}

/** The domain of the tenant's protected applications; `undefined` if the operator has not configured one. */
export function protectedAppsDomain(settings: Settings, tenantId: string): string | undefined {
  return settings.PROTECTED_APPS_DOMAIN?.replace('*', tenantId);
}

/** Audience of the platform API, in the cloud edition. */
export const platformIndicator = (settings: Settings): string => managementIndicator(settings, 'cloud');

/** Audience of administrators' tokens for a tenant in the cloud edition: its organization in the admin tenant (ADR 186). */
export const tenantAudience = (tenantId: string): string =>
  `${organizationAudience}${organizationOfTenant(tenantId)}`;
const organizationAudience = 'urn:logto:organization:';

/** The tenant of such an audience, whether or not it exists. */
export const tenantOfAudience = (audience: string): string | undefined =>
  /^urn:logto:organization:t-([a-z0-9]{1,21})$/.exec(audience)?.[1];

/** Audience of the administrators' own account API (OPEN-04): `https://admin.logto.app/me`. */
export function meIndicator(settings: Settings): string {
  return managementIndicator(settings, adminTenantId).replace(/\/api$/, '/me');
}

/**
 * Whether this is the audience of one of our own APIs. They check on each request that the grant exists, and only their tokens contain it
 * (ADR 7).
 */
export function isOwnAudience(settings: Settings, audience: unknown): boolean {
  if (typeof audience !== 'string') return false;
  if (audience === meIndicator(settings)) return true;
  if (settings.EDITION === 'cloud' && tenantOfAudience(audience) !== undefined) return true;
  const [before = '', after = ''] = settings.MANAGEMENT_INDICATOR.split('{tenantId}');
  return audience.startsWith(before) && audience.endsWith(after);
}

/** The tenant as requests see it: at its own host, or at a custom domain. */
export function describeTenant(
  settings: Settings,
  id: string,
  {
    domain,
    isSuspended,
  }: { domain?: { id: string; domain: string } | undefined; isSuspended?: boolean } = {},
): Tenant {
  const origin = domain ? domainOrigin(settings, domain.domain) : tenantOrigin(settings, id);
  return {
    id,
    origin,
    issuer: `${origin}/oidc`,
    indicator: managementIndicator(settings, id),
    ...(domain && { domainId: domain.id }),
    ...(isSuspended && { isSuspended }),
  };
}

/** Public origin of a custom domain. The proxy in front of it is that of `ENDPOINT`, so it has the same protocol and port. */
export function domainOrigin(settings: Settings, domain: string): string {
  const url = new URL(settings.ENDPOINT.replace('*', 'tenant'));
  return `${url.protocol}//${domain}${url.port && `:${url.port}`}`;
}

interface Hosts {
  admin: string;
  /** The parts of the tenants' host before and after the ID; a single one without an ID. */
  tenants: readonly string[];
}
/** By settings, because every request needs them and URLs take long to parse. */
const hosts = new WeakMap<Settings, Hosts>();

function readHosts(settings: Settings): Hosts {
  const known = hosts.get(settings);
  if (known) return known;
  const read = {
    admin: new URL(settings.ADMIN_ENDPOINT).host,
    tenants: new URL(settings.ENDPOINT.replace('*', '-tenant-')).host.split('-tenant-'),
  };
  hosts.set(settings, read);
  return read;
}

/** The tenant of a Host header, whether or not it exists; `undefined` if the host is none of the configured ones. */
export function tenantIdOfHost(settings: Settings, host: string): string | undefined {
  const name = host.toLowerCase();
  const { admin, tenants } = readHosts(settings);
  if (name === admin) return adminTenantId;
  const [before = '', after] = tenants;
  if (after === undefined) return name === before ? defaultTenantId : undefined;
  if (!name.startsWith(before) || !name.endsWith(after)) return undefined;
  const id = name.slice(before.length, name.length - after.length);
  return /^[a-z0-9]{1,21}$/.test(id) && id !== adminTenantId ? id : undefined;
}

/** Whether a host name is one of ours at any port. Others may not use it because cookies ignore ports. */
export function isOwnHostname(settings: Settings, hostname: string): boolean {
  return [settings.ENDPOINT, settings.ADMIN_ENDPOINT].some((address) => {
    const { port } = new URL(address.replace('*', 'tenant'));
    return tenantIdOfHost(settings, port ? `${hostname}:${port}` : hostname) !== undefined;
  });
}

/** The tenant of a Host header, if it exists. */
export function resolveTenant(runtime: Runtime, host: string): Promise<Tenant | undefined> {
  const id = tenantIdOfHost(runtime.settings, host);
  return id === undefined ? Promise.resolve(undefined) : getTenant(runtime, id);
}

interface TenantRecord {
  id: string;
  isSuspended: boolean;
  /** Of a free tenant that is beyond its token limit. */
  tokensRefusedUntil: number | null;
}

/** What is cached of a tenant, if it exists. All processes drop it, with what is kept by this very object, when the tenant has changed. */
export const getRecord = (
  { cache, database }: Pick<Runtime, 'cache' | 'database'>,
  id: string,
): Promise<TenantRecord | undefined> =>
  cache.get(id, 'tenant', async () => {
    const [found] = await database.hot<TenantRecord>(findTenant, id);
    return found;
  });

/** The tenant with this ID, if it exists. */
export async function getTenant(runtime: Runtime, id: string): Promise<Tenant | undefined> {
  // The statement also finds the tenant of a domain, which isn't its ID.
  if (id.includes('.')) return undefined;
  const record = await getRecord(runtime, id);
  return record && describeTenant(runtime.settings, id, record);
}
