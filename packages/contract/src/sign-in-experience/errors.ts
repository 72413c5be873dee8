import { declareErrors } from '../errors.ts';

const code = <const C extends string>(name: C) => `sign_in_experiences.${name}` as const;

/** Why a change of the sign-in experience is rejected: it would lock users out, or enable a method that can't work. */
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
    'Sign-up with a username requires a password.',
  ],
  identifierRequiresVerification: [
    code('passwordless_requires_verify'),
    400,
    'Email addresses and phone numbers must be verified at sign-up.',
  ],
  identifierNotInSignIn: [
    code('miss_sign_up_identifier_in_sign_in'),
    400,
    'Every sign-up identifier must also be a sign-in method.',
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
    'A sign-up identifier is listed twice.',
  ],
  missingSignUpIdentifiers: [
    code('missing_sign_up_identifiers'),
    400,
    'Secondary sign-up identifiers require a primary one.',
  ],
  connectorNotFound: [
    code('enabled_connector_not_found'),
    400,
    'There is no connector to send the verification codes.',
  ],
  forgotPasswordRequiresConnector: [
    code('forgot_password_method_requires_connector'),
    400,
    'There is no connector to send the codes for password resets.',
  ],
  adaptiveMfaRequiresMfa: [
    code('adaptive_mfa_requires_mfa'),
    422,
    'Adaptive MFA needs at least one second factor.',
  ],
  adaptiveMfaRequiresMandatory: [
    code('adaptive_mfa_requires_non_skippable_policy'),
    422,
    'With adaptive MFA, users can’t skip setting up a second factor.',
  ],
  duplicatedMfaFactors: [code('duplicated_mfa_factors'), 400, 'A second factor is listed twice.'],
  backupCodeAlone: [
    code('backup_code_cannot_be_enabled_alone'),
    400,
    'Backup codes require another second factor.',
  ],
  emailNotForMfa: [
    code('email_verification_code_cannot_be_used_for_mfa'),
    400,
    'Email codes are already a sign-in method, so they cannot be a second factor.',
  ],
  phoneNotForMfa: [
    code('phone_verification_code_cannot_be_used_for_mfa'),
    400,
    'SMS codes are already a sign-in method, so they cannot be a second factor.',
  ],
  emailNotForSignIn: [
    code('email_verification_code_cannot_be_used_for_sign_in'),
    400,
    'Email codes are already a second factor, so they cannot be a sign-in method.',
  ],
  phoneNotForSignIn: [
    code('phone_verification_code_cannot_be_used_for_sign_in'),
    400,
    'SMS codes are already a second factor, so they cannot be a sign-in method.',
  ],
  invalidBlocklist: [
    code('invalid_custom_email_blocklist_format'),
    400,
    'An entry of the email lists is neither an email address nor a domain such as @example.com. It may contain * for any characters.',
  ],
  usernameConflicts: [
    code('username_policy_case_conflicts_exist'),
    409,
    'Usernames of several users differ only in letter case. Rename these users first.',
  ],
  passwordExpirationPeriod: [
    code('password_expiration_invalid_period_days'),
    422,
    'Passwords may expire after 1 to 3,650 days.',
  ],
  passwordExpirationNotEnabled: [
    code('password_expiration_not_enabled'),
    400,
    'Passwords of this tenant do not expire. Turn on password expiration, or update the user with isPasswordExpired.',
  ],
  passwordExpirationNeedsRecovery: [
    code('password_expiration_requires_forgot_password'),
    422,
    'Password expiration requires a method to reset passwords.',
  ],
});
