import type {
  ApplicationType,
  CustomClientMetadata,
  OidcClientMetadata,
} from '@gatehouse/contract/applications/applications';
import type { ProtectedAppMetadata } from '@gatehouse/contract/applications/protected-apps';
import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Applications, their secrets, allowed scopes and branding, who may use them, and the organizations that users give them access to. */
declare module '../tables.ts' {
  interface TenantTables {
    applications: ApplicationsTable;
    applicationSecrets: ApplicationSecretsTable;
    applicationUserScopes: ApplicationUserScopesTable;
    applicationResourceScopes: ApplicationResourceScopesTable;
    applicationOrganizationScopes: ApplicationOrganizationScopesTable;
    applicationOrganizationResourceScopes: ApplicationResourceScopesTable;
    consentOrganizations: ConsentOrganizationsTable;
    applicationSignInExperiences: ApplicationSignInExperiencesTable;
    applicationAccessUsers: ApplicationAccessTable & { userId: string };
    applicationAccessRoles: ApplicationAccessTable & { roleId: string; roleType: Generated<'User'> };
    applicationAccessOrganizations: ApplicationAccessTable & { organizationId: string };
    applicationAccessOrganizationRoles: ApplicationAccessTable & {
      organizationId: string;
      organizationRoleId: string;
      roleType: Generated<'User'>;
    };
  }
}

export interface ApplicationsTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string | null;
  type: ApplicationType;
  isThirdParty: Generated<boolean>;
  isRegistered: Generated<boolean>;
  appLevelAccessControlEnabled: Generated<boolean>;
  oidcClientMetadata: Json<OidcClientMetadata>;
  customClientMetadata: Json<CustomClientMetadata>;
  protectedAppMetadata: ColumnType<ProtectedAppMetadata | null, string | null | undefined, string | null>;
  customData: Json<Record<string, unknown>>;
  createdAt: Timestamp;
}

export interface ApplicationSecretsTable {
  tenantId: TenantId;
  applicationId: string;
  name: string;
  sealed: string;
  createdAt: Timestamp;
  expiresAt: NullableTimestamp;
}

export interface ApplicationUserScopesTable {
  tenantId: TenantId;
  applicationId: string;
  scope: string;
}

export interface ApplicationResourceScopesTable {
  tenantId: TenantId;
  applicationId: string;
  scopeId: string;
}

export interface ApplicationOrganizationScopesTable {
  tenantId: TenantId;
  applicationId: string;
  organizationScopeId: string;
}

export interface ConsentOrganizationsTable {
  tenantId: TenantId;
  applicationId: string;
  userId: string;
  organizationId: string;
}

export interface ApplicationSignInExperiencesTable {
  tenantId: TenantId;
  applicationId: string;
  settings: Json<Partial<ApplicationSignInExperienceSettings>>;
}

/** Entries of the lists of who may use an application. */
interface ApplicationAccessTable {
  tenantId: TenantId;
  applicationId: string;
}
