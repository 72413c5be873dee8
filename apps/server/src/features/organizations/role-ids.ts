import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import type { TenantQueries } from '../../database/database.ts';
import { fail } from '../../lib/fail.ts';

interface GivenRoles {
  organizationRoleIds?: string[] | undefined;
  organizationRoleNames?: string[] | undefined;
}

/** The IDs of roles that are given by ID or by name. */
export async function findRoleIds(
  db: TenantQueries,
  { organizationRoleIds = [], organizationRoleNames = [] }: GivenRoles,
): Promise<string[]> {
  const named = await db
    .selectFrom('organizationRoles')
    .select(['id', 'name'])
    .where('name', 'in', [...organizationRoleNames, ''])
    .execute();
  const missing = organizationRoleNames.filter((name) => !named.some((role) => role.name === name));
  if (missing.length > 0)
    fail(organizationErrors.roleNamesNotFound, { data: { organizationRoleNames: missing } });
  return [...new Set([...organizationRoleIds, ...named.map(({ id }) => id)])];
}
