import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { customData } from '../common.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { ssoErrors } from './errors.ts';
import {
  ssoBranding,
  ssoConnector,
  ssoConnectorDetails,
  ssoConnectorProvider,
  ssoProviderName,
} from './sso-connectors.ts';

/** At most 256 KiB of JSON, because metadata of SAML providers is long. */
const config = customData.refine(
  (data) => JSON.stringify(data).length <= 256 * 1024,
  'must be at most 256 KiB of JSON',
);

/** Domain names; an invalid one is rejected with an error code of its own. */
const domains = z.array(z.string().max(253)).max(1000);

const connectorName = ssoConnector.shape.connectorName;

const refusals = [
  edgeErrors.invalidInput,
  providerErrors.invalid_config,
  connectorErrors.tokenStorageNotSupported,
  ssoErrors.nameInUse,
  ssoErrors.publicDomains,
  ssoErrors.sameDomainTwice,
  ssoErrors.invalidDomain,
] as const;

export const listSsoConnectorProviders = checks({
  summary: 'List the providers of enterprise SSO connectors',
  output: z.array(ssoConnectorProvider),
});

export const lookUpSsoProvider = checks({
  summary:
    'Read an identity provider’s configuration with unsaved settings; `data.reason` of an error says what failed',
  params: z.object({ providerName: ssoProviderName }),
  body: z.object({ config }),
  /** By the names in the provider’s own metadata. */
  output: z.record(z.string(), z.unknown()),
  // No transaction stays open while the provider responds.
  transaction: 'none',
  errors: [
    edgeErrors.invalidInput,
    edgeErrors.rateLimited,
    ssoErrors.kindNotFound,
    ...Object.values(providerErrors),
  ],
});

export const listSsoConnectors = checks({
  summary: 'List enterprise SSO connectors; secrets in their settings are masked',
  output: ssoConnector,
});

export const createSsoConnector = checks({
  summary: 'Create an enterprise SSO connector; its settings can be added later',
  body: z.object({
    providerName: ssoProviderName,
    connectorName,
    config: config.default({}),
    domains: domains.default([]),
    branding: ssoBranding.default({}),
    syncProfile: z.boolean().default(false),
    enableTokenStorage: z.boolean().default(false),
  }),
  output: ssoConnector,
  errors: [...refusals, ssoErrors.kindNotFound],
});

export const getSsoConnector = checks({
  summary: 'Get an enterprise SSO connector; secrets in its settings are masked',
  output: ssoConnectorDetails,
  errors: [entityErrors.notFound],
});

export const updateSsoConnector = checks({
  summary: 'Update an enterprise SSO connector; secrets that are sent back masked stay',
  body: z
    .object({
      connectorName,
      config,
      domains,
      branding: ssoBranding,
      syncProfile: z.boolean(),
      enableTokenStorage: z.boolean(),
    })
    .partial(),
  output: ssoConnector,
  errors: [entityErrors.notFound, ...refusals],
});

export const deleteSsoConnector = checks({
  summary: 'Delete an enterprise SSO connector and end the sessions of its users; their accounts stay',
  errors: [entityErrors.notFound],
});
