import { entityErrors } from '@gatehouse/contract/errors';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import type { TenantDb } from '../../database/database.ts';
import { withConstraints } from '../../lib/fail.ts';

const constraints = {
  sso_idp_initiated_connector: entityErrors.notFound,
  sso_idp_initiated_application: entityErrors.notFound,
};

export type StoredConfig = Omit<IdpInitiatedAuthConfig, 'tenantId' | 'createdAt'>;

export const findConfig = (db: TenantDb, connectorId: string): Promise<IdpInitiatedAuthConfig | undefined> =>
  db
    .selectFrom('ssoIdpInitiatedAuthConfigs')
    .selectAll()
    .where('connectorId', '=', connectorId)
    .executeTakeFirst();

export async function saveConfig(db: TenantDb, config: StoredConfig): Promise<void> {
  const { connectorId, ...rest } = config;
  const values = { ...rest, authParameters: JSON.stringify(rest.authParameters) };
  await withConstraints(constraints, () =>
    db
      .insertInto('ssoIdpInitiatedAuthConfigs')
      .values({ connectorId, ...values })
      .onConflict((conflict) => conflict.columns(['tenantId', 'connectorId']).doUpdateSet(values))
      .execute(),
  );
}

/** Whether there was one. */
export async function deleteConfig(db: TenantDb, connectorId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ssoIdpInitiatedAuthConfigs')
    .where('connectorId', '=', connectorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What decides whether somebody may be sent to an application that way. */
export async function findApplication(
  db: TenantDb,
  id: string,
): Promise<{ type: string; isThirdParty: boolean; redirectUris: string[] } | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['type', 'isThirdParty', 'oidcClientMetadata'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { redirectUris = [] } = (row?.oidcClientMetadata ?? {}) as { redirectUris?: string[] };
  return row && { type: row.type, isThirdParty: row.isThirdParty, redirectUris };
}
