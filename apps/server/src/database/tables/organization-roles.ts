import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { Generated } from 'kysely';
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
  type: Generated<RoleType>;
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
