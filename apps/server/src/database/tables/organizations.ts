import type { Organization } from '@gatehouse/contract/organizations/organizations';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { ColumnType, Generated } from 'kysely';
import type { Json, TenantId, Timestamp } from '../tables.ts';

/** Organizations, their members and the roles of these, and who joins just in time. */
declare module '../tables.ts' {
  interface TenantTables {
    organizations: OrganizationsTable;
    organizationUsers: LinkTable & { userId: string };
    organizationUsersRoles: LinkTable & { userId: string } & RoleColumns;
    organizationApplications: LinkTable & { applicationId: string };
    organizationApplicationsRoles: LinkTable & { applicationId: string } & RoleColumns;
    organizationJitEmailDomains: LinkTable & { emailDomain: string };
    organizationJitSsoConnectors: LinkTable & { ssoConnectorId: string };
    organizationJitRoles: LinkTable & RoleColumns;
  }
}

export interface OrganizationsTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string | null;
  customData: Json<Organization['customData']>;
  isMfaRequired: Generated<boolean>;
  color: Json<Organization['color']>;
  branding: Json<Organization['branding']>;
  customCss: string | null;
  /** Set by the database when members are added or removed. */
  usersCount: ColumnType<number, never, never>;
  createdAt: Timestamp;
}

interface LinkTable {
  tenantId: TenantId;
  organizationId: string;
}

interface RoleColumns {
  organizationRoleId: string;
  /** Repeats the type of the role, which the database checks. */
  roleType: Generated<RoleType>;
}
