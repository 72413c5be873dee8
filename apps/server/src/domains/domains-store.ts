import type { Domain } from '@gatehouse/contract/domains/domains';
import { type Selectable, sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { DomainFindings, DomainsTable } from '../database/tables/domains.ts';
import type { DomainDecision } from './decide.ts';
import { targetHost, txtName, txtValue } from './records.ts';
import type { Settings } from '../runtime/settings.ts';

export type DomainRow = Selectable<DomainsTable>;

/** The domain as in the contract, with the records to create and what was found of them. */
export function toDomain(settings: Settings, row: DomainRow): Domain {
  const { id, domain, status, errorMessage, createdAt, isPrimary, checkedAt, failingSince, findings } = row;
  return {
    id,
    domain,
    status,
    errorMessage,
    dnsRecords: [
      {
        name: domain,
        type: 'CNAME',
        value: targetHost(settings, row.tenantId),
        found: findings?.address.found ?? [],
        isMet: findings?.address.isMet ?? null,
      },
      {
        name: txtName(domain),
        type: 'TXT',
        value: txtValue(row.token),
        found: findings?.txt.found ?? [],
        isMet: findings?.txt.isMet ?? null,
      },
    ],
    createdAt,
    isPrimary,
    checkedAt,
    failingSince,
  };
}

/** Oldest first. */
export const listRows = (db: TenantQueries): Promise<DomainRow[]> =>
  db.selectFrom('domains').selectAll().orderBy('createdAt').orderBy('id').execute();

export const getRow = (db: TenantQueries, id: string): Promise<DomainRow | undefined> =>
  db.selectFrom('domains').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked against other changes. */
export const lockRow = (db: TenantDb, id: string): Promise<DomainRow | undefined> =>
  db.selectFrom('domains').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * Takes the check of a domain, which only one process makes: undefined if it was checked after `before`, or is gone. While the check
 * runs, the job doesn't begin another one.
 */
export const takeCheck = (
  db: TenantQueries,
  id: string,
  { now, before, leaseMs }: { now: number; before: number; leaseMs: number },
): Promise<DomainRow | undefined> =>
  db
    .updateTable('domains')
    .set({ checkedAt: new Date(now), nextCheckAt: new Date(now + leaseMs) })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('checkedAt', 'is', null),
        where('checkedAt', '<=', sql<number>`to_timestamp(${before}::float8 / 1000)`),
      ]),
    )
    .returningAll()
    .executeTakeFirst();

/** Stores the outcome of a check. The trigger `domains_host` claims the host, or releases it. */
export const saveDecision = (
  db: TenantQueries,
  id: string,
  findings: DomainFindings,
  { status, errorMessage, failingSince, nextCheckAt }: DomainDecision,
): Promise<DomainRow> =>
  db
    .updateTable('domains')
    .set({
      status,
      errorMessage,
      failingSince: failingSince === null ? null : new Date(failingSince),
      nextCheckAt: new Date(nextCheckAt),
      findings: JSON.stringify(findings),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
