/** What members of a tenant may do (ROLE-04): the organization permissions of the admin tenant, whose organizations are the tenants. */
export const tenantScopes = [
  'read:data',
  'write:data',
  'delete:data',
  'read:member',
  'invite:member',
  'remove:member',
  'update:member:role',
  'manage:tenant',
] as const;
export type TenantScope = (typeof tenantScopes)[number];

/** The roles of members, from the one with all permissions to the one that only reads (ROLE-01, ROLE-02). */
export const tenantRoleNames = ['admin', 'collaborator', 'viewer'] as const;
export type TenantRoleName = (typeof tenantRoleNames)[number];

/** The permissions of each role. */
export const tenantRoles: Record<TenantRoleName, readonly TenantScope[]> = {
  admin: tenantScopes,
  collaborator: ['read:data', 'write:data', 'delete:data', 'read:member'],
  viewer: ['read:data', 'read:member'],
};

/** ID of the organization of the admin tenant whose members administer a tenant. */
export const organizationOfTenant = (tenantId: string): string => `t-${tenantId}`;
