import type { OidcClientMetadata } from '@gatehouse/contract/applications/applications';
import type { ProtectedAppMetadata, ProtectedDomain } from '@gatehouse/contract/applications/protected-apps';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';

/** What a change of an application's domain reads and writes. */
export interface ProtectedRow {
  protectedAppMetadata: ProtectedAppMetadata | null;
  oidcClientMetadata: OidcClientMetadata;
}

const select = (db: TenantQueries, id: string) =>
  db.selectFrom('applications').select(['protectedAppMetadata', 'oidcClientMetadata']).where('id', '=', id);

export const getProtected = (db: TenantQueries, id: string): Promise<ProtectedRow | undefined> =>
  select(db, id).executeTakeFirst();

/** The same, locked against other changes. */
export const lockProtected = (db: TenantDb, id: string): Promise<ProtectedRow | undefined> =>
  select(db, id).forNoKeyUpdate().executeTakeFirst();

/** Stores the domains of an application with its redirect URIs. */
export async function saveDomains(
  db: TenantDb,
  id: string,
  domains: readonly ProtectedDomain[],
  addresses: OidcClientMetadata,
): Promise<void> {
  const all = JSON.stringify(domains);
  await db
    .updateTable('applications')
    .set({
      protectedAppMetadata:
        domains.length > 0
          ? sql<string>`jsonb_set(protected_app_metadata, '{customDomains}', ${all}::jsonb)`
          : sql<string>`protected_app_metadata - 'customDomains'`,
      oidcClientMetadata: JSON.stringify(addresses),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores what a check found, unless the domain was removed meanwhile. */
export async function saveCheck(db: TenantQueries, id: string, checked: ProtectedDomain): Promise<void> {
  await db
    .updateTable('applications')
    .set({
      protectedAppMetadata: sql<string>`jsonb_set(protected_app_metadata, '{customDomains}', ${JSON.stringify([checked])}::jsonb)`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`protected_app_metadata #>> '{customDomains,0,domain}' = ${checked.domain}`)
    .execute();
}

/** Whether the tenant itself is, or will be, served at a host. */
export async function isTenantDomain(db: TenantQueries, host: string): Promise<boolean> {
  const row = await db.selectFrom('domains').select('id').where('domain', '=', host).executeTakeFirst();
  return row !== undefined;
}
