import { declareErrors } from '../errors.ts';

export const ssoErrors = declareErrors({
  kindNotFound: ['single_sign_on.provider_not_found', 422, 'There is no such kind of SSO connector.'],
  nameInUse: ['single_sign_on.duplicate_connector_name', 409, 'Another SSO connector has this name.'],
  publicDomains: [
    'single_sign_on.forbidden_domains',
    422,
    'Anybody can have an e-mail address of this domain.',
  ],
  sameDomainTwice: ['single_sign_on.duplicated_domains', 422, 'A domain is named twice.'],
  invalidDomain: ['single_sign_on.invalid_domain_format', 422, 'This is not a domain of e-mail addresses.'],
  emailNotOfDomain: [
    'single_sign_on.email_not_of_domain',
    422,
    'The identity provider gave no verified e-mail address of a domain that it speaks for.',
  ],
  identityNotExist: ['user.sso_identity_not_exist', 404, 'No such identity of this SSO connector was found.'],
});

export const idpInitiatedErrors = declareErrors({
  notSupported: [
    'single_sign_on.idp_initiated_authentication_not_supported',
    400,
    'Sign-ins begin at the identity provider only with connectors of SAML.',
  ],
  wrongApplicationType: [
    'single_sign_on.idp_initiated_authentication_invalid_application_type',
    400,
    'A sign-in that begins at the identity provider cannot lead to an application of this type.',
  ],
  redirectUriNotRegistered: [
    'single_sign_on.idp_initiated_authentication_redirect_uri_not_registered',
    400,
    'The redirect URI is not registered for this application.',
  ],
  callbackUriMissing: [
    'single_sign_on.idp_initiated_authentication_client_callback_uri_not_found',
    400,
    'The address of the application that begins the sign-in is missing.',
  ],
});
