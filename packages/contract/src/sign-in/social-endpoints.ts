import { z } from 'zod';
import { connectorData } from '../connectors/connectors.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { edgeErrors } from '../errors.ts';
import { endpoint } from '../endpoint.ts';
import { accountErrors, sessionErrors } from './errors.ts';

const verificationId = z.string().max(21);
const common = [
  sessionErrors.notFound,
  sessionErrors.crossSite,
  sessionErrors.changed,
  sessionErrors.interactionNotFound,
  sessionErrors.invalidInteractionType,
  connectorErrors.notFound,
  accountErrors.signInMethodNotEnabled,
  edgeErrors.rateLimited,
  ...Object.values(providerErrors),
] as const;

export const createSocialAuthorizationUri = endpoint({
  method: 'POST',
  path: '/api/experience/verification/social/{connectorId}/authorization-uri',
  summary: 'Begin to sign in with a social provider and get the address to send the person to',
  permission: 'flow',
  transaction: 'none',
  body: z.object({
    /** Chosen by the page, which compares what comes back; the server compares it as well. */
    state: z.string().min(8).max(512),
    /** `/callback/{connectorId}` of the origin that signs in. */
    redirectUri: z.string().max(2048),
  }),
  output: z.object({ authorizationUri: z.string(), verificationId: z.string() }),
  errors: [...common],
});

export const verifySocial = endpoint({
  method: 'POST',
  path: '/api/experience/verification/social/{connectorId}/verify',
  summary: 'Prove a social account by what its provider sent back',
  permission: 'flow',
  transaction: 'none',
  body: z.object({
    connectorData,
    /** Only a credential of Google One Tap comes without one. */
    verificationId: verificationId.optional(),
  }),
  output: z.object({ verificationId: z.string() }),
  errors: [...common, sessionErrors.verificationNotFound],
});
