import type { ApplicationSignInExperienceSettings } from '@gatehouse/contract/applications/sign-in-experience';
import type { ConnectorMetadata } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import type { OneTimeTokenStatus } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import type { OneTimeTokenContext } from '@gatehouse/contract/sign-in/interaction';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import type { SsoBranding, SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import type { UserProfile } from '@gatehouse/contract/users/users';
import type { ColumnType, Generated } from 'kysely';

/** Read as milliseconds since 1970 (see `database.ts`), written as a Date; the database fills it when left out. */
type Timestamp = ColumnType<number, Date | undefined, Date>;
type NullableTimestamp = ColumnType<number | null, Date | null | undefined, Date | null>;
/** Written as a JSON text, read as the value. */
export type Json<T> = ColumnType<T, string | undefined, string>;
type TenantId = ColumnType<string, string | undefined, never>;

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

export interface AssetsTable {
  tenantId: TenantId;
  id: string;
  contentType: string;
  content: Buffer;
  createdAt: Timestamp;
  checkedAt: Timestamp;
  isUsed: Generated<boolean>;
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

export interface UsersTable {
  tenantId: TenantId;
  id: string;
  username: string | null;
  primaryEmail: string | null;
  primaryPhone: string | null;
  name: string | null;
  avatar: string | null;
  passwordEncrypted: string | null;
  passwordEncryptionMethod: PasswordEncryptionMethod | null;
  profile: Json<UserProfile>;
  applicationId: string | null;
  identities: Json<Record<string, { userId: string; details?: Record<string, unknown> }>>;
  customData: Json<Record<string, unknown>>;
  settings: Json<Record<string, unknown>>;
  isSuspended: Generated<boolean>;
  lastSignInAt: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface MfaVerificationsTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  type: MfaFactor;
  sealed: string | null;
  data: Json<Record<string, unknown>>;
  /** Filled by the database from the data of a WebAuthn key. */
  credentialId: ColumnType<string | null, never, never>;
  lastStep: Generated<number>;
  createdAt: Timestamp;
  lastUsedAt: NullableTimestamp;
}

export interface LogsTable {
  tenantId: TenantId;
  id: string;
  key: string;
  payload: Json<Record<string, unknown>>;
  userId: string | null;
  applicationId: string | null;
  /** Filled by the database from the payload. */
  about: ColumnType<string | null, never, never>;
  createdAt: Timestamp;
}

export interface SigningKeysTable {
  tenantId: TenantId;
  id: string;
  purpose: 'token' | 'cookie';
  algorithm: string | null;
  sealed: string;
  state: 'next' | 'current' | 'previous';
  createdAt: Timestamp;
}

export interface OidcInstancesTable {
  tenantId: TenantId;
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  flow: Json<Record<string, unknown> | null>;
  grantId: string | null;
  uid: string | null;
  userCode: string | null;
  accountId: string | null;
  clientId: string | null;
  consumedAt: NullableTimestamp;
  /** Of a refresh token that was used up: the one that replaced it, sealed, and when that was used first. */
  successor: string | null;
  successorUsedAt: NullableTimestamp;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

export interface ConnectorsTable {
  tenantId: TenantId;
  id: string;
  connectorId: string;
  type: 'Email' | 'Sms' | 'Social';
  target: string;
  platform: '' | 'Native' | 'Universal' | 'Web';
  /** The settings as JSON, sealed. */
  sealed: string;
  metadata: Json<ConnectorMetadata>;
  syncProfile: boolean;
  enableTokenStorage: boolean;
  createdAt: Timestamp;
}

export interface SsoConnectorsTable {
  tenantId: TenantId;
  id: string;
  providerName: SsoProviderName;
  connectorName: string;
  /** The settings as JSON, sealed. */
  sealed: string;
  domains: Json<string[]>;
  branding: Json<SsoBranding>;
  syncProfile: boolean;
  enableTokenStorage: boolean;
  createdAt: Timestamp;
}

export interface SsoIdpInitiatedAuthConfigsTable {
  tenantId: TenantId;
  connectorId: string;
  defaultApplicationId: string;
  redirectUri: string | null;
  authParameters: Json<IdpInitiatedAuthConfig['authParameters']>;
  autoSendAuthorizationRequest: boolean;
  clientIdpInitiatedAuthCallbackUri: string | null;
  createdAt: Timestamp;
}

/** Our own keys towards an identity provider, made when they are first needed. */
interface SamlKeysTable {
  tenantId: TenantId;
  ssoConnectorId: string;
  purpose: 'signing' | 'encryption';
  sealed: string;
  createdAt: Timestamp;
}

export interface UserSsoIdentitiesTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  ssoConnectorId: string;
  issuer: string;
  identityId: string;
  detail: Json<Record<string, unknown>>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface EmailTemplatesTable {
  tenantId: TenantId;
  id: string;
  languageTag: string;
  templateType: string;
  details: Json<EmailTemplateDetails>;
  createdAt: Timestamp;
}

export interface InboxMessagesTable {
  tenantId: TenantId;
  id: string;
  type: 'Email' | 'Sms';
  recipient: string;
  usage: string;
  sealed: string;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

export interface OutboxTable {
  tenantId: TenantId;
  id: string;
  kind: string;
  sealed: string;
  attempts: Generated<number>;
  nextAt: ColumnType<number, Date, Date>;
  giveUpAt: ColumnType<number, Date, Date>;
  deadAt: NullableTimestamp;
  error: string | null;
  createdAt: Timestamp;
  expiresAt: ColumnType<number, Date, Date>;
}

export interface OneTimeTokensTable {
  tenantId: TenantId;
  id: string;
  email: string;
  hash: string;
  context: Json<OneTimeTokenContext>;
  status: ColumnType<OneTimeTokenStatus, OneTimeTokenStatus | undefined, OneTimeTokenStatus>;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  keptUntil: Timestamp;
}

/** Of `one-time-values.ts`. */
interface OneTimeValuesTable {
  tenantId: TenantId;
  purpose: string;
  owner: string;
  digest: string;
  value: string;
  expiresAt: ColumnType<number, Date, Date>;
}

/** Counted by one statement (`delivery/messages/waits-store.ts`). */
interface MessageWaitsTable {
  tenantId: TenantId;
  key: string;
  recipient: string | null;
  level: number;
  free: number;
  drainMs: number;
  countedAt: Timestamp;
  openAt: Timestamp;
  expiresAt: Timestamp;
}

/** The tables a tenant's transaction sees. */
export interface TenantTables {
  applications: ApplicationsTable;
  applicationSecrets: ApplicationSecretsTable;
  applicationUserScopes: ApplicationUserScopesTable;
  applicationResourceScopes: ApplicationResourceScopesTable;
  applicationSignInExperiences: ApplicationSignInExperiencesTable;
  applicationsRoles: { tenantId: TenantId; applicationId: string; roleId: string };
  assets: AssetsTable;
  captchaProviders: {
    tenantId: TenantId;
    id: string;
    sealed: string;
    createdAt: Timestamp;
    updatedAt: Timestamp;
  };
  customUiFiles: {
    tenantId: TenantId;
    assetId: string;
    path: string;
    content: Buffer;
    createdAt: Timestamp;
    checkedAt: Timestamp;
    isUsed: Generated<boolean>;
  };
  customPhrases: {
    tenantId: TenantId;
    languageTag: string;
    id: string;
    translation: Json<Record<string, unknown>>;
  };
  connectors: ConnectorsTable;
  emailTemplates: EmailTemplatesTable;
  inboxMessages: InboxMessagesTable;
  logs: LogsTable;
  mfaVerifications: MfaVerificationsTable;
  oneTimeTokens: OneTimeTokensTable;
  oneTimeValues: OneTimeValuesTable;
  messageWaits: MessageWaitsTable;
  outbox: OutboxTable;
  oidcInstances: OidcInstancesTable;
  resources: ResourcesTable;
  roles: RolesTable;
  rolesScopes: { tenantId: TenantId; roleId: string; scopeId: string };
  samlKeys: SamlKeysTable;
  scopes: ScopesTable;
  signInExperiences: { tenantId: TenantId; settings: Json<Record<string, unknown>> };
  signingKeys: SigningKeysTable;
  ssoConnectors: SsoConnectorsTable;
  ssoIdpInitiatedAuthConfigs: SsoIdpInitiatedAuthConfigsTable;
  tenantConfigs: { tenantId: TenantId; key: string; value: Json<unknown> };
  tenantCounters: { tenantId: TenantId; name: string; value: ColumnType<string, number | undefined, number> };
  userIdentities: { tenantId: TenantId; target: string; identityId: string; userId: string };
  userSsoIdentities: UserSsoIdentitiesTable;
  users: UsersTable;
  usersRoles: { tenantId: TenantId; userId: string; roleId: string };
}

/** What the platform sees besides: the tenants themselves. */
export interface PlatformTables extends TenantTables {
  tenants: { id: string; name: string; createdAt: Timestamp };
  systems: { key: string; value: Json<unknown> };
  /** One row, which readiness writes. */
  readiness: { onlyRow: boolean; writtenAt: Timestamp };
}
