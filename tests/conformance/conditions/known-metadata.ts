/**
 * Registered metadata of authorization servers that ours may publish: OpenID Connect Discovery 1.0, RFC 8414, 8628, 9126, 9101, 9207, 9396,
 * 9449, 9701, 8705, OpenID Connect RP-Initiated and Back-Channel Logout 1.0.
 */
export const knownMetadata: ReadonlySet<string> = new Set([
  ...['issuer', 'authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'],
  ...['registration_endpoint', 'scopes_supported', 'response_types_supported', 'response_modes_supported'],
  ...['grant_types_supported', 'acr_values_supported', 'subject_types_supported'],
  ...['id_token_signing_alg_values_supported', 'userinfo_signing_alg_values_supported'],
  ...['request_object_signing_alg_values_supported', 'token_endpoint_auth_methods_supported'],
  ...[
    'token_endpoint_auth_signing_alg_values_supported',
    'display_values_supported',
    'claim_types_supported',
  ],
  ...['claims_supported', 'service_documentation', 'claims_locales_supported', 'ui_locales_supported'],
  ...['claims_parameter_supported', 'request_parameter_supported', 'request_uri_parameter_supported'],
  ...['require_request_uri_registration', 'op_policy_uri', 'op_tos_uri', 'code_challenge_methods_supported'],
  ...['revocation_endpoint', 'revocation_endpoint_auth_methods_supported', 'introspection_endpoint'],
  ...[
    'revocation_endpoint_auth_signing_alg_values_supported',
    'introspection_endpoint_auth_methods_supported',
  ],
  ...['introspection_endpoint_auth_signing_alg_values_supported', 'device_authorization_endpoint'],
  ...['pushed_authorization_request_endpoint', 'require_pushed_authorization_requests'],
  ...['require_signed_request_object', 'authorization_response_iss_parameter_supported'],
  ...['authorization_details_types_supported', 'dpop_signing_alg_values_supported', 'mtls_endpoint_aliases'],
  ...['tls_client_certificate_bound_access_tokens', 'introspection_signing_alg_values_supported'],
  ...['end_session_endpoint', 'backchannel_logout_supported', 'backchannel_logout_session_supported'],
  ...['prompt_values_supported', 'client_id_metadata_document_supported', 'protected_resources'],
]);
