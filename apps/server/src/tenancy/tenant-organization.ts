import { adminTenantId } from '@gatehouse/contract/common';
import {
  organizationOfTenant,
  type TenantRoleName,
  tenantRoleNames,
  tenantRoles,
  type TenantScope,
  tenantScopes,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import type { PlatformDb, TenantQueries } from '../database/database.ts';

/*
 * A tenant is administered by the members of its organization in the admin tenant (ADR 152). Roles and permissions of these organizations
 * are the admin tenant's organization template. The migration creates them in existing installations.
 */

const scopeDescriptions: Record<TenantScope, string> = {
  'read:data': 'Read everything in the tenant',
  'write:data': 'Create and change',
  'delete:data': 'Delete',
  'read:member': 'See who the members are',
  'invite:member': 'Invite members',
  'remove:member': 'Remove members',
  'update:member:role': 'Change the roles of members',
  'manage:tenant': 'Manage the tenant itself',
};

const roleDescriptions: Record<TenantRoleName, string> = {
  admin: 'Everything, also members and settings of the tenant',
  collaborator: 'Everything except members and settings of the tenant',
  viewer: 'Sees everything and changes nothing',
};

const scopeId = (name: TenantScope): string => name.replaceAll(':', '-');

/** Creates the roles that members of tenants can have. A role's ID is its name. */
export async function createTenantRoles(db: PlatformDb): Promise<void> {
  const tenantId = adminTenantId;
  const scopes = tenantScopes.map((name) => ({
    tenantId,
    id: scopeId(name),
    name,
    description: scopeDescriptions[name],
  }));
  const roles = tenantRoleNames.map((name) => ({
    tenantId,
    id: name,
    name,
    description: roleDescriptions[name],
  }));
  const held = tenantRoleNames.flatMap((role) =>
    tenantRoles[role].map((scope) => ({
      tenantId,
      organizationRoleId: role,
      organizationScopeId: scopeId(scope),
    })),
  );
  await db.insertInto('organizationScopes').values(scopes).execute();
  await db.insertInto('organizationRoles').values(roles).execute();
  await db.insertInto('organizationRolesScopes').values(held).execute();
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

/** Whether a user of the admin tenant is a member of a tenant. */
export async function isMemberOfTenant(
  db: TenantQueries,
  tenantId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('organizationUsers')
    .select('userId')
    .where('organizationId', '=', organizationOfTenant(tenantId))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
