import { z } from 'zod';
import { tenantId, timestamp, webUrl } from '../common.ts';

/** What stands in every authorization request by itself, and is nobody's to choose. */
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

/** Parameters of the authorization request that is sent in the person's name: lists of `scopes` and `resources`, and further texts. */
export const idpAuthParameters = z
  .record(z.string().max(64), z.union([z.string().max(1024), z.array(name).max(100)]))
  .refine((values) => Object.keys(values).length <= 30, 'must be at most 30 parameters')
  .refine(
    (values) => Object.entries(values).every(([key, value]) => Array.isArray(value) === isList(key)),
    'must be lists of scopes and resources, and texts',
  )
  .refine(
    (values) => !Object.keys(values).some((key) => ownParameters.includes(key)),
    `must not name ${ownParameters.join(', ')}`,
  );

/**
 * What happens when somebody comes from their identity provider without having been sent there (ENT-21): a sign-in at this application
 * begins. Either we send its authorization request, or its own page does. Without this, such answers are refused.
 */
export const idpInitiatedAuthConfig = z.object({
  tenantId,
  connectorId: z.string().max(128),
  defaultApplicationId: z.string().min(1).max(21),
  /** One that is registered for the application; the first of those when it is null. */
  redirectUri: webUrl.nullable(),
  authParameters: idpAuthParameters,
  autoSendAuthorizationRequest: z.boolean(),
  /** A page of the application that begins a sign-in; it gets `ssoConnectorId`. */
  clientIdpInitiatedAuthCallbackUri: webUrl.nullable(),
  createdAt: timestamp,
});
export type IdpInitiatedAuthConfig = z.infer<typeof idpInitiatedAuthConfig>;
