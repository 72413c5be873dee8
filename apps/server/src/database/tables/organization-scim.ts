import type { Generated } from 'kysely';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Domains of organizations, and what their identity providers provisioned (ADR 222, ADR 226). */
declare module '../tables.ts' {
  interface TenantTables {
    organizationDomains: OrganizationDomainsTable;
    organizationScimTokens: OrganizationScimTokensTable;
    organizationScimUsers: OrganizationScimUsersTable;
    organizationScimGroups: OrganizationScimGroupsTable;
    organizationScimGroupMembers: {
      tenantId: TenantId;
      organizationId: string;
      groupId: string;
      userId: string;
    };
    organizationScimRoles: OrganizationScimRolesTable;
  }
}

export interface OrganizationDomainsTable {
  tenantId: TenantId;
  organizationId: string;
  domain: string;
  token: string;
  verifiedAt: NullableTimestamp;
  createdAt: Timestamp;
}

interface OrganizationScimTokensTable {
  tenantId: TenantId;
  organizationId: string;
  id: string;
  hash: string;
  lastFour: string;
  createdAt: Timestamp;
  lastUsedAt: NullableTimestamp;
}

export interface OrganizationScimUsersTable {
  tenantId: TenantId;
  organizationId: string;
  userId: string;
  userName: string;
  externalId: string | null;
  attributes: Json<Record<string, unknown>>;
  isMade: boolean;
  isEnded: Generated<boolean>;
  hasSuspended: Generated<boolean>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface OrganizationScimGroupsTable {
  tenantId: TenantId;
  organizationId: string;
  id: string;
  displayName: string;
  externalId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

interface OrganizationScimRolesTable {
  tenantId: TenantId;
  organizationId: string;
  groupName: string;
  organizationRoleId: string;
  roleType: Generated<RoleType>;
}
