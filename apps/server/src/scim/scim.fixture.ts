import * as domains from '@gatehouse/contract/organizations/domain-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers, listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import * as scim from '@gatehouse/contract/organizations/scim-endpoints';
import { createUser, getUser } from '@gatehouse/contract/users/endpoints';
import { type DnsServer, startDnsServer } from '../../../../tests/support/dns-server.ts';
import { createScimIdp } from '../../../../tests/support/scim-idp.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

let serial = 0;

/** A server that asks a DNS server of the test. */
export async function startScimServer(options: TestServerOptions = {}) {
  const dns = await startDnsServer();
  const environment = { DOMAINS_DNS: dns.address, ...options.environment };
  const server = await startTestServer({ ...options, environment });
  const stop = async () => {
    await server.stop();
    await dns.stop();
  };
  return { server, dns, stop };
}

/** Publishes the record of a domain of an organization, and verifies it. */
export async function proveDomain(call: Caller, dns: DnsServer, id: string, domain: string): Promise<void> {
  const { body } = await call(domains.addOrganizationDomain, { params: { id }, body: { domain } });
  dns.zone.set(body.record.name, { TXT: [body.record.value] });
  const verified = await call(domains.verifyOrganizationDomain, { params: { id, domain } });
  if (verified.status !== 200) throw new Error(`Not verified: ${JSON.stringify(verified.refusal)}`);
}

/** A tenant with an organization that has verified a domain, and its identity provider. */
export async function createScimWorld(server: TestServer, dns: DnsServer, tenant?: TestTenant) {
  const own = tenant ?? (await server.createTenant());
  const call = await own.as('all');
  const domain = `acme-${(serial += 1)}-${own.id}.example`;
  const organization = async (name: string) => (await call(createOrganization, { body: { name } })).body.id;
  const id = await organization('Acme');
  await proveDomain(call, dns, id, domain);
  const connect = async (organizationId: string) => {
    const { body } = await call(scim.createScimToken, { params: { id: organizationId } });
    const { body: provisioning } = await call(scim.getScimProvisioning, { params: { id: organizationId } });
    return { idp: createScimIdp(provisioning.url, body.value), ...body, url: provisioning.url };
  };
  const { idp, value: token, tokenId, url } = await connect(id);
  return {
    tenant: own,
    call,
    dns,
    domain,
    id,
    idp,
    token,
    tokenId,
    url,
    organization,
    connect,
    /** A user of an administrator, with this address. */
    account: async (primaryEmail?: string, name = 'Someone') =>
      (await call(createUser, { body: { ...(primaryEmail && { primaryEmail }), name } })).body.id,
    join: (organizationId: string, ...userIds: string[]) =>
      call(addMembers, { params: { id: organizationId }, body: { userIds } }),
    memberIds: async (organizationId = id) =>
      (await call(listMembers, { params: { id: organizationId } })).body.map((member) => member.id),
    read: async (userId: string) => (await call(getUser, { params: { userId } })).body,
    /** The entries of the audit log with a key, newest first. */
    logs: async (key: string) => {
      const rows = await server.runtime.database
        .for(own.id)
        .selectFrom('logs')
        .select('payload')
        .where('key', '=', key)
        .orderBy('createdAt', 'desc')
        .execute();
      return rows.map(({ payload }) => payload as Record<string, unknown>);
    },
  };
}
export type ScimWorld = Awaited<ReturnType<typeof createScimWorld>>;
