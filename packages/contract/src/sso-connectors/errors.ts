import { declareErrors } from '../errors.ts';

export const ssoErrors = declareErrors({
  kindNotFound: ['single_sign_on.provider_not_found', 422, 'This kind of SSO connector doesn’t exist.'],
  nameInUse: ['single_sign_on.duplicate_connector_name', 409, 'Another SSO connector has this name.'],
  publicDomains: ['single_sign_on.forbidden_domains', 422, 'Anyone can get an email address of this domain.'],
  sameDomainTwice: ['single_sign_on.duplicated_domains', 422, 'A domain is listed twice.'],
  invalidDomain: ['single_sign_on.invalid_domain_format', 422, 'This isn’t a domain of email addresses.'],
  emailNotOfDomain: [
    'single_sign_on.email_not_of_domain',
    422,
    'The identity provider returned no verified email address of a domain of this connector.',
  ],
  identityNotExist: ['user.sso_identity_not_exist', 404, 'The user has no identity of this SSO connector.'],
});

export const idpInitiatedErrors = declareErrors({
  notSupported: [
    'single_sign_on.idp_initiated_authentication_not_supported',
    400,
    'IdP-initiated sign-in is only supported for SAML connectors.',
  ],
  wrongApplicationType: [
    'single_sign_on.idp_initiated_authentication_invalid_application_type',
    400,
    'IdP-initiated sign-in isn’t supported for applications of this type.',
  ],
  redirectUriNotRegistered: [
    'single_sign_on.idp_initiated_authentication_redirect_uri_not_registered',
    400,
    'The redirect URI isn’t registered for this application.',
  ],
  callbackUriMissing: [
    'single_sign_on.idp_initiated_authentication_client_callback_uri_not_found',
    400,
    'The URL of the application that starts the sign-in is missing.',
  ],
});
