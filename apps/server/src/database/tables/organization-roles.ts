import type { TenantId } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    organizationRoles: OrganizationRolesTable;
    organizationRolesScopes: OrganizationRolesScopesTable;
    organizationRolesResourceScopes: OrganizationRolesResourceScopesTable;
  }
}

export interface OrganizationRolesTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string | null;
  type: 'User' | 'MachineToMachine';
}

interface OrganizationRolesScopesTable {
  tenantId: TenantId;
  organizationRoleId: string;
  organizationScopeId: string;
}

interface OrganizationRolesResourceScopesTable {
  tenantId: TenantId;
  organizationRoleId: string;
  scopeId: string;
}
