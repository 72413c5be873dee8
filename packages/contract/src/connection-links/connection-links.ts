import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { languageTag } from '../phrases/language-tags.ts';
import { ssoConnector, ssoProviderType } from '../sso-connectors/sso-connectors.ts';

/** The page of a connection link. Its secret follows the `#`, so it is neither sent to a server nor in an access log (ADR 224). */
export const connectionLinkPath = '/connection-link';

/** Where the page calls; the cookie with the secret is sent nowhere else. */
export const connectionLinkApi = '/api/connection-link';

/** The parameter of the link with the language of its page. */
export const languageParameter = 'language';

/** How long a link can be used. */
export const connectionLinkDays = 7;

/** Domains that one link can propose. */
export const mostProposedDomains = 20;

/** The settings that a link can change, as far as its kind of connector has them: where the identity provider is, and our account there. */
export const protocolSettings = [
  'issuer',
  'clientId',
  'clientSecret',
  'metadataUrl',
  'metadata',
  'entityId',
  'signInEndpoint',
  'x509Certificate',
] as const;

/**
 * The states of a connection link: it hasn't been opened, or was, its proposal waits for an administrator, who confirmed it; or it ended
 * before, because its time was over or an administrator revoked it. A submitted proposal outlives the link’s time.
 */
export const connectionLinkStatus = z.enum([
  'waiting',
  'opened',
  'submitted',
  'confirmed',
  'expired',
  'revoked',
]);
export type ConnectionLinkStatus = z.infer<typeof connectionLinkStatus>;

/** A link by which a customer's own administrator proposes the settings of one enterprise SSO connector and proves domains. */
export const connectionLink = z.object({
  id,
  ssoConnectorId: ssoConnector.shape.id,
  organizationId: id,
  organizationName: z.string(),
  /** The language of its page. */
  language: languageTag,
  status: connectionLinkStatus,
  createdAt: timestamp,
  expiresAt: timestamp,
  openedAt: timestamp.nullable(),
  submittedAt: timestamp.nullable(),
  /** When its last proposal was rejected. */
  rejectedAt: timestamp.nullable(),
});
export type ConnectionLink = z.infer<typeof connectionLink>;

/** A setting before and after the proposal. A secret is masked; `isChanged` says whether it is replaced. */
export const proposedSetting = z.object({
  key: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isSecret: z.boolean(),
  isChanged: z.boolean(),
});
export type ProposedSetting = z.infer<typeof proposedSetting>;

/** What confirming a link's proposal would change. */
export const connectionProposal = z.object({
  /** Of the proposal and of what it would change. Confirming names it, so nothing is confirmed that wasn't shown. */
  version: z.string(),
  status: connectionLinkStatus,
  submittedAt: timestamp.nullable(),
  organizationId: id,
  organizationName: z.string(),
  settings: z.array(proposedSetting),
  /** The verified domains that the connector, or the organization, doesn't have yet. */
  newDomains: z.object({ connector: z.array(z.string()), organization: z.array(z.string()) }),
  /** The domains that each has now. */
  domains: z.object({ connector: z.array(z.string()), organization: z.array(z.string()) }),
});
export type ConnectionProposal = z.infer<typeof connectionProposal>;

/** A domain that the page proves: the TXT record to create, and whether it was found. */
export const proposedDomain = z.object({
  domain: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
  verifiedAt: timestamp.nullable(),
});
export type ProposedDomain = z.infer<typeof proposedDomain>;

/** A field of the page. */
export const connectionField = z.object({
  key: z.enum(protocolSettings),
  isRequired: z.boolean(),
  isSecret: z.boolean(),
  isMultiline: z.boolean(),
});
export type ConnectionField = z.infer<typeof connectionField>;

/** What the page shows. A link that has ended has a state only. */
export const connectionPage = z.object({
  status: connectionLinkStatus,
  organizationName: z.string(),
  expiresAt: timestamp,
  connection: z
    .object({
      connectorName: z.string(),
      providerType: ssoProviderType,
      providerName: z.string(),
      fields: z.array(connectionField),
      /** Without secrets. */
      settings: z.partialRecord(z.enum(protocolSettings), z.string()),
      /** The secrets that are stored. */
      secrets: z.array(z.enum(protocolSettings)),
      /** The values to enter at the identity provider. */
      serviceProvider: z.record(z.string(), z.string()),
      domains: z.array(proposedDomain),
      wasRejected: z.boolean(),
    })
    .optional(),
});
export type ConnectionPage = z.infer<typeof connectionPage>;

/** What a look-up found at the identity provider. */
export const connectionCheck = z.object({ issuer: z.string(), signInUrl: z.string() });
export type ConnectionCheck = z.infer<typeof connectionCheck>;
