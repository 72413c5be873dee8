import { z } from 'zod';
import { tenantId, timestamp, webUrl } from '../common.ts';

/** Parameters that every authorization request sets itself and that can't be overridden. */
const ownParameters = [
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'direct_sign_in',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'scope',
  'resource',
];

const name = z.string().min(1).max(512);

const isList = (key: string): boolean => key === 'scopes' || key === 'resources';

/** Parameters of the authorization request that is sent for the user: lists of `scopes` and `resources`, and other texts. */
export const idpAuthParameters = z
  .record(z.string().max(64), z.union([z.string().max(1024), z.array(name).max(100)]))
  .refine((values) => Object.keys(values).length <= 30, 'must be at most 30 parameters')
  .refine(
    (values) => Object.entries(values).every(([key, value]) => Array.isArray(value) === isList(key)),
    'must be lists of scopes and resources, and texts',
  )
  .refine(
    (values) => !Object.keys(values).some((key) => ownParameters.includes(key)),
    `must not contain ${ownParameters.join(', ')}`,
  );

/**
 * IdP-initiated sign-in (ENT-21): an unsolicited SAML response starts a sign-in to this application. Either the server sends the
 * authorization request, or the application's page does. Without this configuration, such responses are rejected.
 */
export const idpInitiatedAuthConfig = z.object({
  tenantId,
  connectorId: z.string().max(128),
  defaultApplicationId: z.string().min(1).max(21),
  /** A registered redirect URI of the application; if null, the first one. */
  redirectUri: webUrl.nullable(),
  authParameters: idpAuthParameters,
  autoSendAuthorizationRequest: z.boolean(),
  /** Page of the application that starts a sign-in; it receives `ssoConnectorId`. */
  clientIdpInitiatedAuthCallbackUri: webUrl.nullable(),
  createdAt: timestamp,
});
export type IdpInitiatedAuthConfig = z.infer<typeof idpInitiatedAuthConfig>;
