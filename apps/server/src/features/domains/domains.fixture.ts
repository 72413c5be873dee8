import * as api from '@gatehouse/contract/domains/endpoints';
import type { Domain } from '@gatehouse/contract/domains/domains';
import type { DnsServer } from '../../../../../tests/support/dns-server.ts';
import { type TestServer, startTestServer } from '../../../../../tests/support/server.ts';
import { createTestTenant, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { createTenantId } from '../../lib/ids.ts';
import { describeTenant } from '../../tenancy/tenant.ts';

/** A host that leads to this machine, as all names below `localhost`. */
export const newHost = (): string => `login.${createTenantId()}.localhost`;

/** A server that checks domains with a DNS server of the test, and may reach this machine. */
export const startDomainServer = (
  dns: DnsServer,
  database: string,
  { clock, environment }: { clock?: () => number; environment?: Record<string, string> } = {},
): Promise<TestServer> =>
  startTestServer({
    // Of its own: the job checks all domains of a database with the DNS server of its process.
    database,
    ...(clock && { clock }),
    environment: {
      DOMAINS_DNS: dns.address,
      OUTBOUND_ALLOW: '127.0.0.0/8',
      PLATFORM_OUTBOUND_ALLOW: '127.0.0.0/8',
      ...environment,
    },
  });

/** Publishes the records of a domain, as its owner would. */
export function publish(dns: DnsServer, { dnsRecords }: Pick<Domain, 'dnsRecords'>): void {
  for (const { name, type, value } of dnsRecords) {
    dns.zone.set(name, { [type]: [value] });
    if (type === 'CNAME') dns.zone.set(value, { A: ['127.0.0.1'] });
  }
}

/** Removes them. */
export function unpublish(dns: DnsServer, { dnsRecords }: Pick<Domain, 'dnsRecords'>): void {
  for (const { name } of dnsRecords) dns.zone.delete(name);
}

export const add = async (tenant: TestTenant, domain: string): Promise<Domain> => {
  const call = await tenant.as('all');
  const { status, body, refusal } = await call(api.createDomain, { body: { domain } });
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(refusal)}`);
  return body;
};

/** Checks a domain, as an administrator does. */
export const check = async (tenant: TestTenant, id: string): Promise<Domain> =>
  (await (await tenant.as('all'))(api.getDomain, { params: { id } })).body;

/** An active domain of a tenant, and the tenant at that domain. */
export async function activate(
  server: TestServer,
  dns: DnsServer,
  tenant: TestTenant,
  host = newHost(),
): Promise<{ domain: Domain; at: TestTenant }> {
  const added = await add(tenant, host);
  publish(dns, added);
  const domain = await check(tenant, added.id);
  if (domain.status !== 'Active') throw new Error(`Not active: ${JSON.stringify(domain)}`);
  return {
    domain,
    at: createTestTenant(server.runtime, describeTenant(server.settings, tenant.id, { domain })),
  };
}
