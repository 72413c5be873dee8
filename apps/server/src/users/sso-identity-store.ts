import type { SsoIdentity } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { TenantDb } from '../database/database.ts';

/** All identities of a user, newest first. */
export const listSsoIdentities = (db: TenantDb, userId: string): Promise<SsoIdentity[]> =>
  db
    .selectFrom('userSsoIdentities')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Removes the identities of one connector. Returns whether there were any. */
export async function deleteSsoIdentities(
  db: TenantDb,
  userId: string,
  ssoConnectorId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('userSsoIdentities')
    .where('userId', '=', userId)
    .where('ssoConnectorId', '=', ssoConnectorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
