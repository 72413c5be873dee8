import type { RegisteredClient } from '@gatehouse/contract/client-registration/client-registration';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { listTargets } from '../../registered-clients/redirect-targets.ts';

const dayMs = 86_400_000;

/** The registered clients, newest first. A client is used while a user's grant for it lasts. */
export async function listClients(
  db: TenantDb,
  paging: Paging,
  { now, unusedDays }: { now: number; unusedDays: number },
): Promise<Page<RegisteredClient>> {
  const matching = db
    .selectFrom('registeredClients as r')
    .innerJoin('applications as a', 'a.id', 'r.applicationId');
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows
      .select(['r.applicationId', 'a.name', 'a.type', 'r.source', 'r.tokenName', 'r.createdAt'])
      .select('a.oidcClientMetadata as oidc')
      .select(
        sql<boolean>`exists (select from oidc_instances g where g.client_id = a.id and g.model = 'Grant'
          and g.expires_at > ${new Date(now)})`.as('isUsed'),
      )
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.applicationId'),
  );
  return {
    ...page,
    items: items.map(({ oidc, ...row }) => ({
      ...row,
      redirectTargets: listTargets(oidc.redirectUris),
      expiresAt: row.isUsed ? null : row.createdAt + unusedDays * dayMs,
    })),
  };
}
