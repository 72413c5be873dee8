import type { ConnectorMetadata, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import type { SsoBranding, SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

/** Connectors of all kinds. */
declare module '../tables.ts' {
  interface TenantTables {
    connectors: ConnectorsTable;
    emailTemplates: EmailTemplatesTable;
    ssoConnectors: SsoConnectorsTable;
    ssoIdpInitiatedAuthConfigs: SsoIdpInitiatedAuthConfigsTable;
    samlKeys: SamlKeysTable;
    providerTokens: ProviderTokensTable;
  }
}

export interface ConnectorsTable {
  tenantId: TenantId;
  id: string;
  connectorId: string;
  type: 'Email' | 'Sms' | 'Social';
  target: string;
  platform: '' | 'Native' | 'Universal' | 'Web';
  /** The settings as sealed JSON. */
  sealed: string;
  /** The URLs of uploads in `sealed`; null until they are determined. */
  uploads: string | null;
  metadata: Json<ConnectorMetadata>;
  syncProfile: boolean;
  enableTokenStorage: boolean;
  createdAt: Timestamp;
}

export interface EmailTemplatesTable {
  tenantId: TenantId;
  id: string;
  languageTag: string;
  templateType: MessageUsage;
  details: Json<EmailTemplateDetails>;
  createdAt: Timestamp;
}

export interface SsoConnectorsTable {
  tenantId: TenantId;
  id: string;
  providerName: SsoProviderName;
  connectorName: string;
  /** The settings as sealed JSON. */
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

/** A provider's tokens for an account of a user there (ADR 170). */
export interface ProviderTokensTable {
  tenantId: TenantId;
  id: string;
  userId: string;
  /** Of a social connector. */
  connectorId: string | null;
  target: string | null;
  /** Of enterprise SSO. */
  ssoConnectorId: string | null;
  issuer: string | null;
  /** The account's ID at the provider. */
  identityId: string;
  sealed: string;
  scope: string | null;
  tokenType: string | null;
  hasRefreshToken: boolean;
  accessExpiresAt: NullableTimestamp;
  /** Until then one request refreshes them; others wait. */
  refreshingUntil: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Our own keys for an identity provider, generated when they are first needed. */
export interface SamlKeysTable {
  tenantId: TenantId;
  ssoConnectorId: string;
  purpose: 'signing' | 'encryption';
  sealed: string;
  createdAt: Timestamp;
}
