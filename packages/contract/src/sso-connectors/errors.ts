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
  identityNotExist: ['user.sso_identity_not_exist', 404, 'The user has no identity of this SSO connector.'],
});
