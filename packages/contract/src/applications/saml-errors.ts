import { declareErrors } from '../errors.ts';

export const samlErrors = declareErrors({
  notSaml: ['application.saml.saml_application_only', 422, 'This isn’t a SAML application.'],
  bindingNotSupported: [
    'application.saml.acs_url_binding_not_supported',
    422,
    'Responses are sent with the HTTP-POST binding only.',
  ],
  schemeNotSupported: [
    'application.saml.acs_url_scheme_not_supported',
    422,
    'The assertion consumer service URL must start with https:// or http://.',
  ],
  invalidCertificate: [
    'application.saml.invalid_certificate_pem_format',
    400,
    'The certificate must be one X.509 certificate in PEM format, with an RSA key of at least 2,048 bits.',
  ],
  certificateRequired: [
    'application.saml.certificate_required',
    422,
    'This setting needs a certificate of the service provider.',
  ],
  activeCertificate: [
    'application.saml.can_not_delete_active_secret',
    400,
    'The active certificate can’t be deleted. Activate another one first.',
  ],
});

/** Of the endpoints that browsers and service providers open. */
export const samlProtocolErrors = declareErrors({
  noActiveCertificate: [
    'application.saml.no_active_secret',
    404,
    'This application has no active certificate.',
  ],
  entityIdRequired: ['application.saml.entity_id_required', 400, 'This application has no entity ID yet.'],
  acsUrlRequired: [
    'application.saml.acs_url_required',
    400,
    'This application has no assertion consumer service URL yet.',
  ],
  missingEmail: [
    'application.saml.missing_email_address',
    400,
    'Your account has no verified email address.',
  ],
  invalidRequest: ['application.saml.invalid_saml_request', 400, 'The SAML request isn’t valid.'],
  issuerMismatch: [
    'application.saml.auth_request_issuer_not_match',
    400,
    'The request comes from another service provider.',
  ],
  sessionNotFound: [
    'application.saml.sp_initiated_saml_sso_session_not_found',
    400,
    'This sign-in has ended or was started in another browser.',
  ],
  stateMismatch: ['application.saml.state_mismatch', 400, 'This sign-in belongs to another request.'],
  idpInitiatedOff: [
    'application.saml.idp_initiated_disabled',
    403,
    'This application doesn’t allow sign-ins that start here.',
  ],
  logoutOff: [
    'application.saml.single_logout_disabled',
    403,
    'This application has no certificate or URL for single logout.',
  ],
});
