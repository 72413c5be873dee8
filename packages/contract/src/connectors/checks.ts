import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { customData } from '../common.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { userEmail } from '../validation/email.ts';
import { phone } from '../validation/phone.ts';
import { mobileRedirectUri, webRedirectUri } from '../validation/redirect-uris.ts';
import { connector, connectorFactory, connectorMetadata, messageUsage } from './connectors.ts';
import { emailTemplateDetails } from './email-templates.ts';
import { connectorErrors, providerErrors } from './errors.ts';
import { bounded } from '../validation/bounded.ts';

/** At most 64 KiB of JSON. */
const config = customData.refine(
  (data) => JSON.stringify(data).length <= 64 * 1024,
  'must be at most 64 KiB of JSON',
);

const writable = {
  config,
  metadata: connectorMetadata,
  syncProfile: z.boolean(),
  enableTokenStorage: z.boolean(),
};

const refusals = [
  edgeErrors.invalidInput,
  providerErrors.invalid_config,
  connectorErrors.exists,
  connectorErrors.sameTarget,
  connectorErrors.metadataFixed,
  connectorErrors.cannotSyncProfile,
  connectorErrors.tokenStorageNotSupported,
] as const;

export const listConnectorFactories = checks({
  summary: 'List connector factories',
  output: z.array(connectorFactory),
});

export const getConnectorFactory = checks({
  summary: 'Get a connector factory',
  output: connectorFactory,
  errors: [entityErrors.notFound],
});

export const checkConnectorSettings = checks({
  summary:
    'Check settings of a social connector with the provider before they are saved; an error names the field. Providers without a way to check pass',
  body: z.object({ config }),
  // A transaction must not stay open while the provider responds.
  transaction: 'none',
  errors: [
    entityErrors.notFound,
    edgeErrors.invalidInput,
    edgeErrors.rateLimited,
    providerErrors.invalid_config,
  ],
});

export const listConnectors = checks({
  summary: 'List connectors; secrets in their settings are masked',
  query: z.object({ target: z.string().max(64).optional() }),
  output: z.array(connector),
});

export const createConnector = checks({
  summary: 'Create a connector; an email or SMS connector replaces the existing one',
  body: z.object({
    connectorId: z.string().min(1).max(128),
    /** If omitted, the connector is not used until it has settings. */
    config: config.optional(),
    metadata: connectorMetadata.default({}),
    syncProfile: z.boolean().default(false),
    enableTokenStorage: z.boolean().default(false),
    /** For social connectors, whose ID is part of the callback URL that is registered with the provider. */
    id: bounded(128)
      .min(1)
      .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
      .optional(),
  }),
  output: connector,
  errors: [...refusals, connectorErrors.factoryNotFound, connectorErrors.targetRequired],
});

export const createAuthorizationUri = checks({
  summary:
    'Get the authorization URL of a social provider, to link an account with `POST /api/users/{userId}/identities`; it expires after 15 minutes',
  body: z.object({
    /** Returned by the provider unchanged. Use a random value for each attempt. */
    state: z.string().min(1).max(1024),
    /** Your page that receives the provider's response; registered with the provider. */
    redirectUri: z.union([webRedirectUri, mobileRedirectUri]),
  }),
  output: z.object({ redirectTo: z.url(), redirectUri: z.string() }),
  // Some providers' endpoints are fetched first.
  transaction: 'none',
  errors: [entityErrors.notFound, ...Object.values(providerErrors)],
});

export const getConnector = checks({
  summary: 'Get a connector; secrets in its settings are masked',
  output: connector,
  errors: [entityErrors.notFound],
});

export const updateConnector = checks({
  summary: 'Update a connector; secrets that are sent back masked stay',
  body: z.object(writable).partial(),
  output: connector,
  errors: [entityErrors.notFound, ...refusals, connectorErrors.cannotModifyTarget],
});

export const deleteConnector = checks({
  summary: 'Delete a connector',
  errors: [entityErrors.notFound],
});

export const testConnector = checks({
  summary: 'Send a test message with unsaved settings; `data.reason` of an error is the provider’s message',
  body: z
    .object({
      phone: phone.optional(),
      email: userEmail.optional(),
      config,
      locale: z.string().max(16).optional(),
      /** The usage whose template is sent. By default the message only says that it is a test. */
      usage: messageUsage.optional(),
      /** Replaces the saved template of that usage. */
      template: emailTemplateDetails.partial({ subject: true }).optional(),
    })
    .refine(({ phone: number, email }) => number ?? email, {
      path: ['email'],
      error: 'an email address or a phone number is required',
    }),
  // A transaction must not stay open while the provider responds.
  transaction: 'none',
  errors: [
    entityErrors.notFound,
    edgeErrors.rateLimited,
    ...Object.values(providerErrors),
    connectorErrors.messageRateLimited,
    connectorErrors.countryNotAllowed,
  ],
});
