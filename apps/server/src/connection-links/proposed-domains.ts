import { entityErrors } from '@gatehouse/contract/errors';
import {
  mostProposedDomains,
  type ProposedDomain,
} from '@gatehouse/contract/connection-links/connection-links';
import { connectionLinkErrors } from '@gatehouse/contract/connection-links/errors';
import { spellDomain } from '@gatehouse/contract/sso-connectors/domains';
import type { Selectable } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { ConnectionLinkDomainsTable } from '../database/tables/connection-links.ts';
import { fail, withConstraints } from '../lib/fail.ts';
import { createId } from '../lib/ids.ts';
import { startDnsCheck } from '../outbound/dns-lookup.ts';
import type { Runtime } from '../runtime/runtime.ts';

export type DomainRow = Selectable<ConnectionLinkDomainsTable>;

/** Not the name of custom domains' records: those prove something else. */
const recordName = (domain: string): string => `_gatehouse-sso.${spellDomain(domain)}`;
const recordValue = (token: string): string => `gatehouse-sso-verification=${token}`;

export const toProposedDomain = ({ domain, token, verifiedAt }: DomainRow): ProposedDomain => ({
  domain,
  record: { name: recordName(domain), value: recordValue(token) },
  verifiedAt,
});

/** In the order in which they were added. */
export const listDomains = (db: TenantQueries, linkId: string): Promise<DomainRow[]> =>
  db
    .selectFrom('connectionLinkDomains')
    .selectAll()
    .where('linkId', '=', linkId)
    .orderBy('createdAt')
    .orderBy('domain')
    .execute();

export const getDomain = (
  db: TenantQueries,
  linkId: string,
  domain: string,
): Promise<DomainRow | undefined> =>
  db
    .selectFrom('connectionLinkDomains')
    .selectAll()
    .where('linkId', '=', linkId)
    .where('domain', '=', domain)
    .executeTakeFirst();

/** Adds a domain with a record of its own. The link must be locked. */
export async function addDomain(db: TenantDb, linkId: string, domain: string, now: number): Promise<void> {
  const added = await listDomains(db, linkId);
  if (added.length >= mostProposedDomains) fail(connectionLinkErrors.tooManyDomains);
  await withConstraints({ connection_link_domains_pkey: connectionLinkErrors.domainExists }, () =>
    db
      .insertInto('connectionLinkDomains')
      .values({ linkId, domain, token: createId(32), createdAt: new Date(now) })
      .execute(),
  );
}

export async function removeDomain(db: TenantDb, linkId: string, domain: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('connectionLinkDomains')
    .where('linkId', '=', linkId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (numDeletedRows === 0n) fail(entityErrors.notFound);
}

/** Removes them all, so that they have to be verified again with other records. */
export const removeAllDomains = async (db: TenantDb, linkId: string): Promise<void> => {
  await db.deleteFrom('connectionLinkDomains').where('linkId', '=', linkId).execute();
};

/** Marks the domain with this record as verified, unless it was removed, and added with another one, meanwhile. Returns whether it did. */
export async function markVerified(
  db: TenantDb,
  { linkId, domain, token }: DomainRow,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connectionLinkDomains')
    .set({ verifiedAt: new Date(now) })
    .where('linkId', '=', linkId)
    .where('domain', '=', domain)
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the TXT record of a domain is there. */
export async function hasRecord(
  { settings }: Pick<Runtime, 'settings'>,
  { domain, token }: DomainRow,
): Promise<boolean> {
  const dns = startDnsCheck(settings.DOMAINS_DNS);
  try {
    return (await dns.listTexts(recordName(domain)))?.includes(recordValue(token)) ?? false;
  } finally {
    dns.end();
  }
}
