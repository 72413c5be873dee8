import { z } from 'zod';
import { customData, tenantId, timestamp, webUrl } from '../common.ts';
import { formItem } from '../connectors/connectors.ts';
import { bounded } from '../validation/bounded.ts';

/** The kinds of enterprise SSO connectors, as the wire names them (ENT-20). */
export const ssoProviderName = z.enum(['OIDC', 'SAML', 'AzureAD', 'GoogleWorkspace', 'Okta', 'AzureAdOidc']);
export type SsoProviderName = z.infer<typeof ssoProviderName>;

/** The protocol that a kind speaks. */
export const ssoProviderType = z.enum(['oidc', 'saml']);
export type SsoProviderType = z.infer<typeof ssoProviderType>;

/** A kind of connector that can be set up. */
export const ssoConnectorProvider = z.object({
  providerName: ssoProviderName,
  providerType: ssoProviderType,
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  logoDark: z.string(),
  /** How to set it up, in Markdown. */
  readme: z.string(),
  /** The fields of `config`, from which the console draws its form. */
  formItems: z.array(formItem),
});
export type SsoConnectorProvider = z.infer<typeof ssoConnectorProvider>;

/** What people see in the place of the connector's name and the kind's logo. */
export const ssoBranding = z.object({
  displayName: z.string().max(128).optional(),
  logo: webUrl.optional(),
  darkLogo: webUrl.optional(),
});
export type SsoBranding = z.infer<typeof ssoBranding>;

/** An identity provider of a customer's, as it is set up (ENT-20). Secrets in `config` are masked. */
export const ssoConnector = z.object({
  tenantId,
  id: z.string().min(1).max(128),
  providerName: ssoProviderName,
  connectorName: bounded(1024).trim().min(1).max(128),
  config: customData,
  /** E-mail domains whose people sign in here and nowhere else. */
  domains: z.array(z.string()),
  branding: ssoBranding,
  /** Whether name and picture of a user are taken over at each sign-in, not only the first. */
  syncProfile: z.boolean(),
  enableTokenStorage: z.boolean(),
  createdAt: timestamp,
  /** What its kind says. */
  name: z.string(),
  providerType: ssoProviderType,
  providerLogo: z.string(),
  providerLogoDark: z.string(),
  /** What the identity provider has to be told of us: each an address or a name, to be copied. */
  providerConfig: z.object({ serviceProvider: z.record(z.string(), z.string()) }),
  /** Whether people can come in by it: its settings are whole, and it has a domain. */
  isReady: z.boolean(),
});
export type SsoConnector = z.infer<typeof ssoConnector>;

/** With the number of accounts that lose this way in when it is deleted. */
export const ssoConnectorDetails = ssoConnector.extend({ userCount: z.number() });
export type SsoConnectorDetails = z.infer<typeof ssoConnectorDetails>;

/** An account at a customer's identity provider that signs a user in (ENT-09). */
export const ssoIdentity = z.object({
  tenantId,
  id: z.string().max(21),
  userId: z.string().max(12),
  issuer: z.string().max(256),
  identityId: z.string().max(256),
  detail: customData,
  createdAt: timestamp,
  updatedAt: timestamp,
  ssoConnectorId: z.string().max(128),
});
export type SsoIdentity = z.infer<typeof ssoIdentity>;
