import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** Errors of connectors and their providers (ERR-17). On the wire with the prefix `connector.`. */
export const connectorErrorCodes = [
  'general',
  'invalid_metadata',
  'unexpected_type',
  'invalid_config_guard',
  'invalid_request_parameters',
  'insufficient_request_parameters',
  'invalid_config',
  'invalid_certificate',
  'invalid_response',
  'template_not_found',
  'template_not_supported',
  'rate_limit_exceeded',
  'not_implemented',
  'social_auth_code_invalid',
  'social_invalid_access_token',
  'social_invalid_id_token',
  'authorization_failed',
] as const;
export type ConnectorErrorCode = (typeof connectorErrorCodes)[number];

/**
 * Why a sign-in with a provider failed (ERR-18): access was denied there, or any other reason. The Experience API returns it in
 * `data.access` beside the connector's error code.
 */
export const accessErrorCode = z.enum(['AccessDenied', 'General']);
export type AccessErrorCode = z.infer<typeof accessErrorCode>;

/**
 * The response to each code. None is 401 or 403, which are about the caller's own token. `data.reason` is for administrators: the
 * provider's message, if it sent one.
 */
export const providerErrors = declareErrors({
  general: ['connector.general', 500, 'The provider couldn’t be reached or failed.'],
  invalid_metadata: ['connector.invalid_metadata', 400, 'The connector’s metadata isn’t valid.'],
  unexpected_type: ['connector.unexpected_type', 400, 'Connectors of this type don’t support this.'],
  invalid_config_guard: [
    'connector.invalid_config_guard',
    400,
    'The connector’s settings schema isn’t valid.',
  ],
  invalid_request_parameters: [
    'connector.invalid_request_parameters',
    400,
    'The provider rejected the request.',
  ],
  insufficient_request_parameters: [
    'connector.insufficient_request_parameters',
    400,
    'A parameter that the provider requires is missing.',
  ],
  invalid_config: ['connector.invalid_config', 400, 'The connector’s settings aren’t valid.'],
  invalid_certificate: ['connector.invalid_certificate', 400, 'The provider’s certificate isn’t valid.'],
  invalid_response: ['connector.invalid_response', 400, 'The provider’s response isn’t valid.'],
  template_not_found: ['connector.template_not_found', 400, 'There is no template for this message.'],
  template_not_supported: [
    'connector.template_not_supported',
    400,
    'The connector can’t send this kind of message.',
  ],
  rate_limit_exceeded: [
    'connector.rate_limit_exceeded',
    429,
    'The provider’s rate limit is exceeded. Try again later.',
  ],
  not_implemented: ['connector.not_implemented', 501, 'The connector doesn’t support this.'],
  social_auth_code_invalid: [
    'connector.social_auth_code_invalid',
    400,
    'The provider rejected the authorization code.',
  ],
  social_invalid_access_token: [
    'connector.social_invalid_access_token',
    400,
    'The provider rejected its own access token.',
  ],
  social_invalid_id_token: ['connector.social_invalid_id_token', 400, 'The provider’s ID token isn’t valid.'],
  authorization_failed: ['connector.authorization_failed', 400, 'The provider refused the authorization.'],
} as const satisfies Record<ConnectorErrorCode, readonly [string, number, string]>);

export const connectorErrors = declareErrors({
  noSender: [
    'connector.not_enabled',
    501,
    'No connector can send this type of message. Ask an administrator to create one.',
  ],
  notFound: ['connector.not_found', 404, 'The connector doesn’t exist.'],
  factoryNotFound: ['connector.not_found_with_connector_id', 422, 'The connector factory doesn’t exist.'],
  exists: [
    'connector.multiple_instances_not_supported',
    422,
    'A connector of this factory already exists. Only one is allowed.',
  ],
  sameTarget: [
    'connector.multiple_target_with_same_platform',
    422,
    'Another connector has the same target and platform.',
  ],
  cannotModifyTarget: ['connector.can_not_modify_target', 400, 'The target of a connector can’t be changed.'],
  targetRequired: ['connector.should_specify_target', 400, 'A standard connector needs a target.'],
  metadataFixed: [
    'connector.cannot_overwrite_metadata_for_non_standard_connector',
    400,
    'Only standard connectors can have a custom name, logo and target.',
  ],
  cannotSyncProfile: [
    'connector.invalid_type_for_syncing_profile',
    422,
    'Only social connectors have profiles to sync.',
  ],
  tokenStorageNotSupported: [
    'connector.token_storage_not_supported',
    422,
    'This connector can’t store the provider’s tokens.',
  ],
  messageRateLimited: [
    'request.message_rate_limited',
    429,
    'Too many messages have been sent. Wait and try again.',
  ],
  countryNotAllowed: [
    'connector.sms_country_not_allowed',
    422,
    'Text messages to this country aren’t allowed.',
  ],
  templateFilterRequired: [
    'connector.email_connector.bulk_deletion_no_filter',
    422,
    'Deleting templates requires a language or a usage.',
  ],
});

/** Errors of every endpoint that sends a message. */
export const sendErrors = [
  connectorErrors.noSender,
  connectorErrors.messageRateLimited,
  connectorErrors.countryNotAllowed,
] as const;
