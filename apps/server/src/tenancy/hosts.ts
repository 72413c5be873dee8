import { spellHost } from '@gatehouse/contract/domains/domain-name';
import { findTenant } from '../database/hot/callers.ts';
import { createMemoryLimiter, type MemoryLimiter } from '../limits/memory-limiter.ts';
import type { Caller } from '../limits/networks.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { describeTenant, domainOrigin, getTenant } from './tenant.ts';

/** A custom domain whose owner was verified. Before it is active, only the probe is answered there. */
export interface ServedDomain {
  id: string;
  domain: string;
  status: 'PendingSsl' | 'Active';
  isPrimary: boolean;
  challenge: string;
}

const cacheKind = 'domains';

/** The verified domains of a tenant, oldest first; cached for ten seconds, or until they change. */
export const listServedDomains = (
  { cache, database }: Pick<Runtime, 'cache' | 'database'>,
  tenantId: string,
): Promise<ServedDomain[]> =>
  cache.get(tenantId, cacheKind, async () => {
    const rows = await database
      .for(tenantId)
      .selectFrom('domains')
      .select(['id', 'domain', 'status', 'isPrimary', 'challenge'])
      .where('status', 'in', ['PendingSsl', 'Active'])
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'PendingSsl' }));
  });

export const listActiveDomains = async (runtime: Runtime, tenantId: string): Promise<ServedDomain[]> =>
  (await listServedDomains(runtime, tenantId)).filter(({ status }) => status === 'Active');

/** The tenant as requests see it at each of its active domains. */
export const listAtDomains = async (runtime: Runtime, tenantId: string): Promise<Tenant[]> =>
  (await listActiveDomains(runtime, tenantId)).map((domain) =>
    describeTenant(runtime.settings, tenantId, { domain }),
  );

/** The tenant at its other hosts: its own one and its active domains, without the one of the request. */
export const listOtherHosts = async (runtime: Runtime, tenant: Tenant): Promise<Tenant[]> =>
  [describeTenant(runtime.settings, tenant.id), ...(await listAtDomains(runtime, tenant.id))].filter(
    ({ origin }) => origin !== tenant.origin,
  );

/** The tenant at one of its domains; at its own host if the domain isn't active, or none is named. */
export async function atDomain(
  runtime: Runtime,
  tenantId: string,
  domainId: string | null | undefined,
): Promise<Tenant> {
  const all = domainId ? await listAtDomains(runtime, tenantId) : [];
  return all.find((each) => each.domainId === domainId) ?? describeTenant(runtime.settings, tenantId);
}

/**
 * Where links lead that an administrator sends: to the domain that the request was sent to, else to the primary one, else to the tenant's own
 * host.
 */
export async function forLinks(runtime: Runtime, tenant: Tenant): Promise<Tenant> {
  if (tenant.domainId !== undefined) return tenant;
  const primary = (await listActiveDomains(runtime, tenant.id)).find(({ isPrimary }) => isPrimary);
  return primary ? describeTenant(runtime.settings, tenant.id, { domain: primary }) : tenant;
}

/** Tenants by host, as a process remembers them. A tenant's list of domains decides. */
interface Hosts {
  known: Map<string, Remembered>;
  /** Kept apart, so that invented hosts don't push out those that exist. */
  unknown: Map<string, Remembered>;
  lookups: MemoryLimiter;
}
interface Remembered {
  tenantId: string | undefined;
  until: number;
}

const remembered = new WeakMap<Runtime['cache'], Hosts>();
const mostHosts = 10_000;
const knownMs = 10_000;
/** Shorter: in other processes, a domain is known so much later. */
const unknownMs = 2_000;
/** Lookups of hosts that aren't known, by IP address and minute. */
const lookupsPerMinute = 120;

function hostsOf({ cache, clock }: Runtime): Hosts {
  const found = remembered.get(cache);
  if (found) return found;
  const lookups = createMemoryLimiter({ limit: lookupsPerMinute, windowMs: 60_000 }, clock);
  const created: Hosts = { known: new Map(), unknown: new Map(), lookups };
  remembered.set(cache, created);
  return created;
}

function remember(hosts: Map<string, Remembered>, host: string, value: Remembered): void {
  hosts.delete(host);
  if (hosts.size >= mostHosts) hosts.delete(hosts.keys().next().value ?? '');
  hosts.set(host, value);
}

/** Counts a lookup of a caller's unknown host. Throws 429 beyond the limit. */
export const countLookup = (runtime: Runtime, caller: Caller): void => hostsOf(runtime).lookups.count(caller);

/** The tenant that has verified a host, if one has. Hosts that aren't known cost a statement: `count` throws if they are too many. */
async function findOwner(runtime: Runtime, host: string, count: () => void): Promise<string | undefined> {
  const { known, unknown } = hostsOf(runtime);
  const now = Date.now();
  const found = known.get(host) ?? unknown.get(host);
  if (found && found.until > now) return found.tenantId;
  if (!known.has(host)) count();
  const [row] = await runtime.database.hot<{ id: string }>(findTenant, host);
  known.delete(host);
  unknown.delete(host);
  remember(row ? known : unknown, host, { tenantId: row?.id, until: now + (row ? knownMs : unknownMs) });
  return row?.id;
}

/** The host name of a Host header that may be a custom domain: in canonical spelling, with the port of `ENDPOINT`. */
export function readDomain(settings: Settings, host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const isCanonical = spellHost(name) === name;
  return isCanonical && new URL(domainOrigin(settings, name)).host === host.toLowerCase() ? name : undefined;
}

/** The verified domain of a host name, with its tenant. `count` is called before a host that isn't known is looked up. */
export async function findServedDomain(
  runtime: Runtime,
  name: string,
  count: () => void,
): Promise<{ tenant: Tenant; domain: ServedDomain } | undefined> {
  const tenantId = await findOwner(runtime, name, count);
  // A deleted tenant keeps its domains until it is purged.
  const tenant = tenantId === undefined ? undefined : await getTenant(runtime, tenantId);
  if (!tenant) return undefined;
  const domain = (await listServedDomains(runtime, tenant.id)).find((each) => each.domain === name);
  return domain && { tenant, domain };
}

/** The tenant that has verified a host, read from the database: its claim decides about another one's. */
export const readOwner = async ({ database }: Runtime, host: string): Promise<string | undefined> =>
  (await database.hot<{ id: string }>(findTenant, host))[0]?.id;

/** Drops what every process has cached about a tenant's domains. Called after a change was committed. */
export async function domainsChanged(
  runtime: Pick<Runtime, 'cache'>,
  tenantId: string,
  host: string,
): Promise<void> {
  const hosts = remembered.get(runtime.cache);
  hosts?.unknown.delete(host);
  // Looked up again, without counting that for the caller who is first.
  if (hosts) remember(hosts.known, host, { tenantId, until: 0 });
  await runtime.cache.changed(tenantId, cacheKind);
}
