import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { Generated } from 'kysely';
import type { TenantId, Timestamp } from '../tables.ts';

/** Resources, permissions and roles. */
declare module '../tables.ts' {
  interface TenantTables {
    resources: ResourcesTable;
    scopes: ScopesTable;
    roles: RolesTable;
    rolesScopes: { tenantId: TenantId; roleId: string; scopeId: string };
    usersRoles: { tenantId: TenantId; userId: string; roleId: string };
    applicationsRoles: { tenantId: TenantId; applicationId: string; roleId: string };
  }
}

export interface ResourcesTable {
  tenantId: TenantId;
  id: string;
  name: string;
  indicator: string;
  isDefault: Generated<boolean>;
  accessTokenTtl: Generated<number>;
  createdAt: Timestamp;
}

export interface ScopesTable {
  tenantId: TenantId;
  id: string;
  resourceId: string;
  name: string;
  description: string | null;
  createdAt: Timestamp;
}

export interface RolesTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string;
  type: RoleType;
  isDefault: Generated<boolean>;
  createdAt: Timestamp;
}
