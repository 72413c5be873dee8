import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Applications and what is theirs. */
declare module '../tables.ts' {
  interface TenantTables {
    applications: ApplicationsTable;
    applicationSecrets: ApplicationSecretsTable;
    applicationUserScopes: ApplicationUserScopesTable;
    applicationResourceScopes: ApplicationResourceScopesTable;
    applicationSignInExperiences: ApplicationSignInExperiencesTable;
  }
}

export interface ApplicationsTable {
  tenantId: TenantId;
  id: string;
  name: string;
  description: string | null;
  type: string;
  isThirdParty: Generated<boolean>;
  oidcClientMetadata: Json<Record<string, unknown>>;
  customClientMetadata: Json<Record<string, unknown>>;
  protectedAppMetadata: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
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

export interface ApplicationSignInExperiencesTable {
  tenantId: TenantId;
  applicationId: string;
  settings: Json<Partial<ApplicationSignInExperienceSettings>>;
}
