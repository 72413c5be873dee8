import { z } from 'zod';
import { shown } from '../shown.ts';
import { customData, tenantId, timestamp, webUrl } from '../common.ts';
import { formItem } from '../connectors/connectors.ts';
import { bounded } from '../validation/bounded.ts';

/** The kinds of enterprise SSO connectors, with their wire names (ENT-20). */
export const ssoProviderName = z.enum(['OIDC', 'SAML', 'AzureAD', 'GoogleWorkspace', 'Okta', 'AzureAdOidc']);
export type SsoProviderName = z.infer<typeof ssoProviderName>;

/** The protocol of a kind. */
export const ssoProviderType = z.enum(['oidc', 'saml']);
export type SsoProviderType = z.infer<typeof ssoProviderType>;

/** A kind of enterprise SSO connectors. */
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

/** Name and logos shown to users instead of the connector's name and the kind's logo. */
export const ssoBranding = z.object({
  displayName: z.string().max(128).optional(),
  logo: webUrl.optional(),
  darkLogo: webUrl.optional(),
});
export type SsoBranding = z.infer<typeof ssoBranding>;

/** An enterprise SSO connector (ENT-20). Secrets in `config` are masked. */
export const ssoConnector = z.object({
  tenantId,
  id: z.string().min(1).max(128),
  providerName: ssoProviderName,
  connectorName: shown(bounded(1024).trim().min(1).max(128)),
  config: customData,
  /** Email domains whose users must sign in with this connector. */
  domains: shown(z.array(z.string())),
  branding: shown(ssoBranding),
  /** Whether a user's name and avatar are updated at each sign-in and not only at the first. */
  syncProfile: shown(z.boolean()),
  enableTokenStorage: shown(z.boolean()),
  createdAt: timestamp,
  /** Name of the kind. */
  name: z.string(),
  providerType: ssoProviderType,
  providerLogo: z.string(),
  providerLogoDark: z.string(),
  /** Values to copy to the identity provider, such as the ACS URL or the entity ID. */
  providerConfig: z.object({ serviceProvider: z.record(z.string(), z.string()) }),
  /** Whether users can sign in with it: its settings are complete and it has a domain. */
  isReady: z.boolean(),
});
export type SsoConnector = z.infer<typeof ssoConnector>;

/** With the number of users that can't sign in with it any more if it is deleted. */
export const ssoConnectorDetails = ssoConnector.extend({ userCount: z.number() });
export type SsoConnectorDetails = z.infer<typeof ssoConnectorDetails>;

/** A user's identity at an enterprise identity provider (ENT-09). */
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
