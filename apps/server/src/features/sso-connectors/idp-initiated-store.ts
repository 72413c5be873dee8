import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import type { TenantDb } from '../../database/database.ts';
import type { Stored } from '../../database/tables.ts';
import type { SsoIdpInitiatedAuthConfigsTable } from '../../database/tables/connectors.ts';
import { withConstraints } from '../../lib/fail.ts';

const constraints = {
  sso_idp_initiated_connector: entityErrors.notFound,
  sso_idp_initiated_application: entityErrors.notFound,
};

export type NewConfig = Stored<
  SsoIdpInitiatedAuthConfigsTable,
  BodyOf<typeof api.setIdpInitiatedAuthConfig> & { connectorId: string }
>;

export const findConfig = (db: TenantDb, connectorId: string): Promise<IdpInitiatedAuthConfig | undefined> =>
  db
    .selectFrom('ssoIdpInitiatedAuthConfigs')
    .selectAll()
    .where('connectorId', '=', connectorId)
    .executeTakeFirst();

export async function saveConfig(db: TenantDb, config: NewConfig): Promise<void> {
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

/** Returns whether it existed. */
export async function deleteConfig(db: TenantDb, connectorId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ssoIdpInitiatedAuthConfigs')
    .where('connectorId', '=', connectorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The fields that decide whether an application may receive IdP-initiated sign-ins. */
export async function findApplication(
  db: TenantDb,
  id: string,
): Promise<{ type: string; isThirdParty: boolean; redirectUris: string[] } | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['type', 'isThirdParty', 'oidcClientMetadata'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { oidcClientMetadata, ...rest } = row;
  return { ...rest, redirectUris: oidcClientMetadata.redirectUris };
}
