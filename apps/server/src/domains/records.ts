import type { DomainStatus } from '@gatehouse/contract/domains/domains';
import type { DomainFinding, DomainFindings } from '../database/tables/domains.ts';
import { startDnsCheck } from '../outbound/dns-lookup.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';

/** What a check needs to know about a domain. */
export interface CheckedDomain {
  domain: string;
  token: string;
  status: DomainStatus;
}

/** A name of its own: a host with a CNAME record can have no other records (RFC 1034 section 3.6.2). */
export const txtName = (domain: string): string => `_gatehouse.${domain}`;
export const txtValue = (token: string): string => `gatehouse-domain-verification=${token}`;

/** The host that custom domains point to: the operator's setting, or the tenant's own host. */
export const targetHost = ({ DOMAINS_TARGET, ENDPOINT }: Settings, tenantId: string): string =>
  DOMAINS_TARGET ?? new URL(ENDPOINT.replace('*', tenantId)).hostname;

/** Asks the DNS for the records of a domain. */
export async function findRecords(
  { settings }: Pick<Runtime, 'settings'>,
  tenantId: string,
  { domain, token }: Pick<CheckedDomain, 'domain' | 'token'>,
): Promise<DomainFindings> {
  const dns = startDnsCheck(settings.DOMAINS_DNS);
  const target = targetHost(settings, tenantId);
  try {
    const [texts, aliases, addresses, targets] = await Promise.all([
      dns.listTexts(txtName(domain)),
      dns.listAliases(domain),
      dns.listAddresses(domain),
      dns.listAddresses(target),
    ]);
    return {
      txt: {
        isMet: texts ? texts.includes(txtValue(token)) : null,
        found: texts ?? [],
      },
      address: compareAddress({ aliases, addresses, target, targets }),
    };
  } finally {
    dns.end();
  }
}

/** Whether a domain leads to a host: with a CNAME record, or with its addresses. */
export async function findAddress(
  { settings }: Pick<Runtime, 'settings'>,
  domain: string,
  target: string,
): Promise<DomainFinding> {
  const dns = startDnsCheck(settings.DOMAINS_DNS);
  try {
    const [aliases, addresses, targets] = await Promise.all([
      dns.listAliases(domain),
      dns.listAddresses(domain),
      dns.listAddresses(target),
    ]);
    return compareAddress({ aliases, addresses, target, targets });
  } finally {
    dns.end();
  }
}

/** A CNAME record to the target, or only addresses that the target has. */
function compareAddress({
  aliases,
  addresses,
  target,
  targets,
}: {
  aliases: string[] | undefined;
  addresses: string[] | undefined;
  target: string;
  targets: string[] | undefined;
}): DomainFinding {
  if (aliases?.includes(target)) return { isMet: true, found: aliases };
  const found = [...(aliases ?? []), ...(addresses ?? [])];
  if (!aliases || !addresses) return { isMet: null, found };
  // A name with other addresses, too, would lead some users elsewhere.
  const leadsHere = addresses.length > 0 && addresses.every((address) => targets?.includes(address));
  if (leadsHere) return { isMet: true, found };
  return { isMet: targets || found.length === 0 ? false : null, found };
}
