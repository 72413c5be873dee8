import { accountCenterErrors } from '@gatehouse/contract/account-center/errors';
import { isAddressOf } from '@gatehouse/contract/sso-connectors/domains';
import type { User } from '@gatehouse/contract/users/users';
import type { TenantDb } from '../../database/database.ts';
import { fail } from '../../lib/fail.ts';

/**
 * Throws if a company's identity provider decides about a field that the user wants to change: name and picture are copied at each sign-in,
 * and with another email address, a former employee would stay in an account that the company has closed.
 */
export async function refuseManaged(
  db: TenantDb,
  { id, primaryEmail }: Pick<User, 'id' | 'primaryEmail'>,
  fields: readonly string[],
): Promise<void> {
  const connectors = await db
    .selectFrom('userSsoIdentities as i')
    .innerJoin('ssoConnectors as c', 'c.id', 'i.ssoConnectorId')
    .select(['c.domains', 'c.syncProfile'])
    .where('i.userId', '=', id)
    .execute();
  const isSynced = connectors.some(({ syncProfile }) => syncProfile);
  const isCompanyAddress = connectors.some(
    ({ domains }) => primaryEmail !== null && isAddressOf(primaryEmail, domains),
  );
  const managed = [...(isSynced ? ['name', 'avatar'] : []), ...(isCompanyAddress ? ['email'] : [])];
  const field = fields.find((name) => managed.includes(name));
  if (field !== undefined) fail(accountCenterErrors.notEditable, { data: { field } });
}
