import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** What a connector, or the provider behind it, can go wrong with (ERR-17). Each is the end of a code of the wire. */
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
 * Why nobody comes in by a provider (ERR-18): somebody said no there, or anything else. With the connector's code, in `data.access` of
 * what the sign-in API answers.
 */
export const accessErrorCode = z.enum(['AccessDenied', 'General']);
export type AccessErrorCode = z.infer<typeof accessErrorCode>;

/**
 * The answer to each of the codes. None is 401 or 403: those speak of the caller's own token, these of what the provider said.
 * `data.reason` tells an administrator why, in the provider's words where it gave any.
 */
export const providerErrors = declareErrors({
  general: ['connector.general', 500, 'The provider could not be reached or failed.'],
  invalid_metadata: ['connector.invalid_metadata', 400, 'The connector’s metadata is not valid.'],
  unexpected_type: ['connector.unexpected_type', 400, 'A connector of this type cannot do this.'],
  invalid_config_guard: [
    'connector.invalid_config_guard',
    400,
    'The connector’s settings schema is not valid.',
  ],
  invalid_request_parameters: [
    'connector.invalid_request_parameters',
    400,
    'The provider refused what was sent to it.',
  ],
  insufficient_request_parameters: [
    'connector.insufficient_request_parameters',
    400,
    'Something that the provider needs is missing.',
  ],
  invalid_config: ['connector.invalid_config', 400, 'The connector’s settings are not valid.'],
  invalid_certificate: ['connector.invalid_certificate', 400, 'The provider’s certificate is not valid.'],
  invalid_response: ['connector.invalid_response', 400, 'The provider’s answer could not be understood.'],
  template_not_found: ['connector.template_not_found', 400, 'There is no template for this message.'],
  template_not_supported: [
    'connector.template_not_supported',
    400,
    'The connector cannot send this kind of message.',
  ],
  rate_limit_exceeded: [
    'connector.rate_limit_exceeded',
    429,
    'The provider takes no more messages at present.',
  ],
  not_implemented: ['connector.not_implemented', 501, 'The connector cannot do this.'],
  social_auth_code_invalid: [
    'connector.social_auth_code_invalid',
    400,
    'The provider did not accept the code of this sign-in.',
  ],
  social_invalid_access_token: [
    'connector.social_invalid_access_token',
    400,
    'The provider did not accept its own access token.',
  ],
  social_invalid_id_token: [
    'connector.social_invalid_id_token',
    400,
    'The provider’s ID token is not valid.',
  ],
  authorization_failed: ['connector.authorization_failed', 400, 'The provider refused the authorization.'],
} as const satisfies Record<ConnectorErrorCode, readonly [string, number, string]>);

export const connectorErrors = declareErrors({
  noSender: [
    'connector.not_enabled',
    501,
    'Nothing can send this kind of message. An administrator has to set up a connector.',
  ],
  notFound: ['connector.not_found', 404, 'There is no such connector.'],
  factoryNotFound: ['connector.not_found_with_connector_id', 422, 'There is no connector of this kind.'],
  exists: [
    'connector.multiple_instances_not_supported',
    422,
    'There is a connector of this kind already. Only one is possible.',
  ],
  sameTarget: [
    'connector.multiple_target_with_same_platform',
    422,
    'Another connector has this target on the same platform.',
  ],
  cannotModifyTarget: [
    'connector.can_not_modify_target',
    400,
    'The target of a connector cannot be changed.',
  ],
  targetRequired: ['connector.should_specify_target', 400, 'A standard connector needs a target.'],
  metadataFixed: [
    'connector.cannot_overwrite_metadata_for_non_standard_connector',
    400,
    'Only standard connectors can have a name, logo and target of their own.',
  ],
  cannotSyncProfile: [
    'connector.invalid_type_for_syncing_profile',
    422,
    'Only social connectors have profiles to sync.',
  ],
  tokenStorageNotSupported: [
    'connector.token_storage_not_supported',
    422,
    'This connector cannot keep the provider’s tokens.',
  ],
  messageRateLimited: [
    'request.message_rate_limited',
    429,
    'Too many messages have been sent. Wait and try again.',
  ],
  countryNotAllowed: [
    'connector.sms_country_not_allowed',
    422,
    'SMS are not sent to numbers of this country.',
  ],
  templateFilterRequired: [
    'connector.email_connector.bulk_deletion_no_filter',
    422,
    'Deleting several templates needs a language or a usage.',
  ],
});

/** What a message may be refused with: an endpoint that sends lists them. */
export const sendErrors = [
  connectorErrors.noSender,
  connectorErrors.messageRateLimited,
  connectorErrors.countryNotAllowed,
] as const;
