/** What members of a tenant may do (ROLE-04). */
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

/** The permissions that roles give together, by name. Roles that don't exist give none. */
export const scopesOfRoles = (roles: readonly string[]): TenantScope[] => {
  const held = tenantRoleNames.filter((name) => roles.includes(name)).flatMap((name) => tenantRoles[name]);
  return tenantScopes.filter((scope) => held.includes(scope)).toSorted();
};

/** ID of the organization of the admin tenant whose members administer a tenant. */
export const organizationOfTenant = (tenantId: string): string => `t-${tenantId}`;
