import { declareErrors } from '../errors.ts';

const code = <const C extends string>(name: C) => `sign_in_experiences.${name}` as const;

/** Why a change of the sign-in experience is refused: it would lock people out, or leave a way in that cannot work. */
export const signInExperienceErrors = declareErrors({
  unsupportedLanguage: [
    code('unsupported_default_language'),
    400,
    'There are no texts in this language yet, so it cannot be the fallback.',
  ],
  noFactor: [
    code('at_least_one_authentication_factor'),
    400,
    'Each sign-in method needs a password or a verification code.',
  ],
  usernameRequiresPassword: [
    code('username_requires_password'),
    400,
    'Sign-up by username needs a password.',
  ],
  identifierRequiresVerification: [
    code('passwordless_requires_verify'),
    400,
    'An e-mail address or phone number has to be verified at sign-up.',
  ],
  identifierNotInSignIn: [
    code('miss_sign_up_identifier_in_sign_in'),
    400,
    'Every identifier of sign-up has to be a way to sign in as well.',
  ],
  passwordNotInSignIn: [
    code('password_sign_in_must_be_enabled'),
    400,
    'With a password at sign-up, its identifiers must accept a password at sign-in.',
  ],
  codeNotInSignIn: [
    code('code_sign_in_must_be_enabled'),
    400,
    'Without a password at sign-up, its identifiers must accept a verification code at sign-in.',
  ],
  duplicatedSignUpIdentifiers: [
    code('duplicated_sign_up_identifiers'),
    400,
    'An identifier of sign-up is named twice.',
  ],
  missingSignUpIdentifiers: [
    code('missing_sign_up_identifiers'),
    400,
    'Further identifiers of sign-up need a first one.',
  ],
  connectorNotFound: [
    code('enabled_connector_not_found'),
    400,
    'There is no connector that could send the codes this needs.',
  ],
  forgotPasswordRequiresConnector: [
    code('forgot_password_method_requires_connector'),
    400,
    'There is no connector that could send the codes for a forgotten password.',
  ],
  duplicatedMfaFactors: [code('duplicated_mfa_factors'), 400, 'A second factor is named twice.'],
  backupCodeAlone: [
    code('backup_code_cannot_be_enabled_alone'),
    400,
    'Backup codes need another second factor beside them.',
  ],
  emailNotForMfa: [
    code('email_verification_code_cannot_be_used_for_mfa'),
    400,
    'Codes by e-mail sign people in already, so they cannot be the second factor as well.',
  ],
  phoneNotForMfa: [
    code('phone_verification_code_cannot_be_used_for_mfa'),
    400,
    'Codes by SMS sign people in already, so they cannot be the second factor as well.',
  ],
  emailNotForSignIn: [
    code('email_verification_code_cannot_be_used_for_sign_in'),
    400,
    'Codes by e-mail are the second factor already, so they cannot sign people in as well.',
  ],
  phoneNotForSignIn: [
    code('phone_verification_code_cannot_be_used_for_sign_in'),
    400,
    'Codes by SMS are the second factor already, so they cannot sign people in as well.',
  ],
  notSupported: [
    'request.feature_not_supported',
    422,
    'This setting is not supported yet. Leave it at its default.',
  ],
  invalidBlocklist: [
    code('invalid_custom_email_blocklist_format'),
    400,
    'An entry of the e-mail lists is neither an address nor a domain such as @example.com. It may contain * for any characters.',
  ],
  passwordExpirationPeriod: [
    code('password_expiration_invalid_period_days'),
    422,
    'Passwords may expire after 1 to 3,650 days.',
  ],
  passwordExpirationNeedsRecovery: [
    code('password_expiration_requires_forgot_password'),
    422,
    'Passwords can only expire where a forgotten one can be replaced.',
  ],
});
