import type { DomainStatus, PasskeyUser, VerificationFile } from '@gatehouse/contract/domains/domains';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import type { DomainRow } from '../../domains/domains-store.ts';

/** Held until the transaction ends: changes of the tenant's list of domains run one after the other. */
export async function lockDomains(db: TenantDb, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domains ${tenantId}`}, 0))`.execute(db);
}

export async function countDomains(db: TenantQueries, status?: DomainStatus): Promise<number> {
  const { count } = await db
    .selectFrom('domains')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Active'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertRow = (
  db: TenantQueries,
  { now, ...values }: { id: string; domain: string; token: string; challenge: string; now: number },
): Promise<DomainRow> =>
  db
    .insertInto('domains')
    .values({ ...values, verificationFiles: '[]', createdAt: new Date(now), nextCheckAt: new Date(now) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** At most one domain is the primary one. */
export async function setPrimary(
  db: TenantDb,
  id: string,
  isPrimary: boolean,
): Promise<DomainRow | undefined> {
  if (isPrimary)
    await db.updateTable('domains').set({ isPrimary: false }).where('isPrimary', '=', true).execute();
  return db.updateTable('domains').set({ isPrimary }).where('id', '=', id).returningAll().executeTakeFirst();
}

export const deleteRow = (db: TenantQueries, id: string): Promise<{ domain: string } | undefined> =>
  db.deleteFrom('domains').where('id', '=', id).returning('domain').executeTakeFirst();

export const deleteStale = (db: TenantQueries, before: number): Promise<{ domain: string }[]> =>
  db
    .deleteFrom('domains')
    .where('status', '<>', 'Active')
    .where('createdAt', '<', sql<number>`to_timestamp(${before}::float8 / 1000)`)
    .returning('domain')
    .execute();

export async function getFiles(db: TenantQueries, id: string): Promise<VerificationFile[] | undefined> {
  const row = await db
    .selectFrom('domains')
    .select('verificationFiles')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.verificationFiles;
}

export async function setFiles(
  db: TenantQueries,
  id: string,
  files: readonly VerificationFile[],
): Promise<VerificationFile[] | undefined> {
  const row = await db
    .updateTable('domains')
    .set({ verificationFiles: JSON.stringify(files) })
    .where('id', '=', id)
    .returning('verificationFiles')
    .executeTakeFirst();
  return row?.verificationFiles;
}

/**
 * The users who would be locked out with a domain: their passkeys are all of its host, and they have no other second factor, or no other way
 * to sign in.
 */
export function listPasskeyUsers(db: TenantDb, domain: string, paging: Paging): Promise<Page<PasskeyUser>> {
  // From the passkeys to their users, who are few of all.
  const isOnlyFactor = sql<SqlBool>`
    users.id in (select m.user_id from mfa_verifications m where m.type = 'WebAuthn' and m.data ->> 'rpId' = ${domain})
    and not exists (select from mfa_verifications m where m.user_id = users.id
      and (m.type <> 'WebAuthn' or m.data ->> 'rpId' <> ${domain}))`;
  return paginate(db, db.selectFrom('users').where(isOnlyFactor), paging, (page) =>
    page.select(['id', 'name', 'username', 'primaryEmail', 'primaryPhone']).orderBy('id'),
  );
}
