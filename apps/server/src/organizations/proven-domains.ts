import { spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { OrganizationDomain } from '@gatehouse/contract/organizations/organization-domains';
import type { Selectable } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { OrganizationDomainsTable } from '../database/tables/organization-scim.ts';
import { txtName } from '../domains/records.ts';
import { createId } from '../lib/ids.ts';

type Row = Selectable<OrganizationDomainsTable>;

/** The record that verifies a domain for one organization. It differs from that of a custom domain, and of other organizations. */
export const recordOf = ({ domain, token }: Pick<Row, 'domain' | 'token'>): OrganizationDomain['record'] => ({
  type: 'TXT',
  name: txtName(spellDomain(domain)),
  value: `gatehouse-organization-verification=${token}`,
});

export const toOrganizationDomain = ({
  organizationId,
  domain,
  token,
  verifiedAt,
  createdAt,
}: Row): OrganizationDomain => ({
  organizationId,
  domain,
  record: recordOf({ domain, token }),
  verifiedAt,
  createdAt,
});

/** Whether the organization has shown that it owns the domain (ADR 226). Domains below it are domains of their own. */
export async function isProvenDomain(
  db: TenantQueries,
  organizationId: string,
  domain: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('organizationDomains')
    .select('domain')
    .where('organizationId', '=', organizationId)
    .where('domain', '=', domain)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds domains that the organization has shown to own with the record of a connection link, which an administrator has confirmed (ADR 224). */
export async function addProvenDomains(
  db: TenantDb,
  organizationId: string,
  { domains, now }: { domains: readonly string[]; now: number },
): Promise<void> {
  if (domains.length === 0) return;
  const verifiedAt = new Date(now);
  await db
    .insertInto('organizationDomains')
    .values(domains.map((domain) => ({ organizationId, domain, token: createId(32), verifiedAt })))
    .onConflict((on) => on.columns(['tenantId', 'organizationId', 'domain']).doUpdateSet({ verifiedAt }))
    .execute();
}
