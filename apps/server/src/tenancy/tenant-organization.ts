import { adminTenantId } from '@gatehouse/contract/common';
import {
  organizationOfTenant,
  type TenantRoleName,
  tenantRoleNames,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import type { PlatformDb } from '../database/database.ts';

/*
 * A tenant is administered by the members of its organization in the admin tenant (ADR 152). Their roles are the
 * admin tenant's organization roles; what each may do is in the contract (`tenantRoles`). The migration creates them in existing installations.
 */

const roleDescriptions: Record<TenantRoleName, string> = {
  admin: 'Everything, also members and settings of the tenant',
  collaborator: 'Everything except members and settings of the tenant',
  viewer: 'Sees everything and changes nothing',
};

/** Creates the roles that members of tenants can have. A role's ID is its name. */
export async function createTenantRoles(db: PlatformDb): Promise<void> {
  const roles = tenantRoleNames.map((name) => ({
    tenantId: adminTenantId,
    id: name,
    name,
    description: roleDescriptions[name],
  }));
  await db.insertInto('organizationRoles').values(roles).execute();
}

/** Makes a user an admin of a tenant that is being created. */
export async function addFirstAdmin(db: PlatformDb, tenantId: string, userId: string): Promise<void> {
  const member = { tenantId: adminTenantId, organizationId: organizationOfTenant(tenantId), userId };
  await db.insertInto('organizationUsers').values(member).execute();
  await db
    .insertInto('organizationUsersRoles')
    .values({ ...member, organizationRoleId: 'admin' })
    .execute();
}

/** Creates the organization whose members administer a tenant. */
export async function createTenantOrganization(
  db: PlatformDb,
  tenantId: string,
  name: string,
): Promise<void> {
  await db
    .insertInto('organizations')
    .values({
      tenantId: adminTenantId,
      id: organizationOfTenant(tenantId),
      name: name.slice(0, 128),
      description: null,
      customCss: null,
    })
    .execute();
}
