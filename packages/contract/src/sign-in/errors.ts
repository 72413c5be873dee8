import { declareErrors } from '../errors.ts';
import { identifierErrors, identityErrors } from '../users/identifier-errors.ts';

/** Errors of a sign-in flow. Errors that could reveal accounts to anonymous callers share one response (ADR 7). */
export const sessionErrors = declareErrors({
  notFound: [
    'session.not_found',
    400,
    'This sign-in has ended or was never started. Go back to the application and start again.',
  ],
  changed: ['session.changed', 409, 'The sign-in has changed in the meantime. Reload its state.'],
  crossSite: ['session.cross_site_request', 403, 'The request comes from a page of another site.'],
  interactionNotFound: [
    'session.interaction_not_found',
    404,
    'The sign-in flow has no event yet: choose sign-in, registration or password reset first.',
  ],
  invalidInteractionType: [
    'session.invalid_interaction_type',
    400,
    'This step isn’t allowed for the event of this flow.',
  ],
  notForForgotPassword: [
    'session.not_supported_for_forgot_password',
    400,
    'This method can’t reset a password.',
  ],
  invalidCredentials: ['session.invalid_credentials', 422, 'The account or the password is wrong.'],
  tooManyAttempts: [
    'session.verification_blocked_too_many_attempts',
    400,
    'Too many attempts. Wait before you try again.',
  ],
  insufficientInfo: ['session.insufficient_info', 400, 'The request lacks state or redirectUri.'],
  verificationNotFound: [
    'session.verification_session_not_found',
    404,
    'This verification is unknown or has ended.',
  ],
  verificationFailed: ['session.verification_failed', 400, 'This verification wasn’t completed.'],
  identifierNotFound: ['session.identifier_not_found', 404, 'The account of this flow isn’t identified yet.'],
  identityConflict: ['session.identity_conflict', 409, 'This sign-in already belongs to another account.'],
  ssoEnabled: [
    'session.sso_enabled',
    422,
    'Users of this email domain sign in with their company’s identity provider.',
  ],
  captchaRequired: ['session.captcha_required', 422, 'Solve the CAPTCHA first.'],
  captchaFailed: ['session.captcha_failed', 422, 'The CAPTCHA couldn’t be verified. Try again.'],
  resetNotAllowed: [
    'session.password_expiration.reset_not_allowed',
    400,
    'The password of this account hasn’t expired.',
  ],
  modeForbidden: ['auth.forbidden', 403, 'This is turned off for this tenant.'],
  setupLinkRequired: [
    'session.setup_link_required',
    403,
    'The first administrator registers with the setup link that the server printed at its start.',
  ],
});

/** Errors of Google One Tap credentials. */
export const oneTapErrors = declareErrors({
  invalidIdToken: [
    'session.google_one_tap.invalid_id_token',
    400,
    'Google’s credential is for another sign-in, has expired or was already used.',
  ],
  unverifiedEmail: [
    'session.google_one_tap.unverified_email',
    400,
    'Google hasn’t verified the email address of this account.',
  ],
});

/** Errors about the account that the flow signs in to or creates. */
export const accountErrors = {
  ...identifierErrors,
  ...identityErrors,
  ...declareErrors({
    suspended: ['user.suspended', 401, 'This account is suspended.'],
    notExist: ['user.user_not_exist', 404, 'This account doesn’t exist.'],
    signInMethodNotEnabled: ['user.sign_in_method_not_enabled', 422, 'This sign-in method is turned off.'],
    signUpMethodNotEnabled: ['user.sign_up_method_not_enabled', 422, 'This sign-up method is turned off.'],
    usernameExists: ['user.username_exists_in_profile', 400, 'The account already has a username.'],
    passwordExists: ['user.password_exists_in_profile', 400, 'The account already has a password.'],
    emailExists: ['user.email_exists_in_profile', 400, 'The account already has an email address.'],
    phoneExists: ['user.phone_exists_in_profile', 400, 'The account already has a phone number.'],
    termsNotAgreed: ['user.terms_not_agreed', 422, 'Agree to the terms first.'],
    newPasswordRequired: ['user.new_password_required_in_profile', 422, 'Set a new password first.'],
    samePassword: ['user.same_password', 422, 'The new password is the same as the old one.'],
    passkeyPreferred: ['user.passkey_preferred', 422, 'Add a passkey or skip it.'],
    suggestMfa: ['user.suggest_mfa', 422, 'Set up a second factor or skip it.'],
    missingMfa: ['user.missing_mfa', 422, 'Set up a second factor first.'],
    totpInUse: ['user.totp_already_in_use', 422, 'The account already has an authenticator app.'],
    backupCodesInUse: ['user.backup_code_already_in_use', 422, 'The account already has backup codes.'],
    socialExists: [
      'user.social_account_exists_in_profile',
      400,
      'The account already has a social account of this provider.',
    ],
    keyInUse: [
      'user.web_authn_already_in_use',
      422,
      'This passkey or security key already belongs to an account.',
    ],
    passkeyLimit: ['user.passkey_limit_reached', 422, 'The account has 20 passkeys. Remove one first.'],
    missingProfile: ['user.missing_profile', 422, 'The account lacks required information.'],
  }),
};

/** Errors of every step of a started flow. */
export const stepErrors = [
  sessionErrors.notFound,
  sessionErrors.changed,
  sessionErrors.crossSite,
  sessionErrors.interactionNotFound,
] as const;

/** Errors of steps that need the flow's account. */
export const accountStepErrors = [
  ...stepErrors,
  sessionErrors.notForForgotPassword,
  sessionErrors.identifierNotFound,
  accountErrors.suspended,
  accountErrors.notExist,
] as const;

/** `rejected`: a new password that the policy rejects; `data` has the reasons. */
export const passwordErrors = declareErrors({
  rejected: ['password.rejected', 400, 'This password doesn’t meet the password policy.'],
  expired: ['password.expired', 422, 'The password has expired. Set a new one first.'],
});

/** Errors of verification codes. They don't reveal whether an account exists. */
export const codeErrors = declareErrors({
  notFound: [
    'verification_code.not_found',
    400,
    'This code is unknown, was already used or was replaced by a newer one.',
  ],
  mismatch: ['verification_code.code_mismatch', 400, 'This code is incorrect. Check it and try again.'],
  expired: ['verification_code.expired', 400, 'This code has expired. Request a new one.'],
  exceedMaxTry: ['verification_code.exceed_max_try', 400, 'Too many wrong codes. Request a new one later.'],
  emailNotAllowed: [
    'session.email_blocklist.email_not_allowed',
    422,
    'This email address can’t be used to register.',
  ],
  subaddressingNotAllowed: [
    'session.email_blocklist.email_subaddressing_not_allowed',
    422,
    'Email addresses with + can’t be used to register.',
  ],
});

/** Errors of passkey sign-in. Unknown, foreign and forged passkeys share `mfaErrors.webAuthnFailed`. */
export const passkeyErrors = declareErrors({
  challengeNotFound: [
    'session.passkey_sign_in.pending_info_not_found',
    400,
    'The passkey challenge doesn’t belong to this sign-in or was already used.',
  ],
  ssoUser: [
    'session.passkey_sign_in.sso_users_not_allowed',
    400,
    'Users of this email domain sign in with their company’s identity provider.',
  ],
});

/** Errors of second factors, for callers who have verified the first factor. */
export const mfaErrors = declareErrors({
  verificationRequired: [
    'session.mfa.require_mfa_verification',
    403,
    'Verify a second factor of the account first.',
  ],
  notEnabled: ['session.mfa.mfa_factor_not_enabled', 400, 'This second factor is turned off.'],
  notOptional: ['session.mfa.mfa_policy_not_user_controlled', 422, 'A second factor is mandatory.'],
  backupCodeAlone: [
    'session.mfa.backup_code_can_not_be_alone',
    422,
    'Backup codes require another second factor.',
  ],
  furtherSuggested: ['session.mfa.suggest_additional_mfa', 422, 'Set up another second factor or skip it.'],
  backupCodeRequired: ['session.mfa.backup_code_required', 400, 'Save backup codes first.'],
  invalidBackupCode: [
    'session.mfa.invalid_backup_code',
    400,
    'The backup code is wrong or was already used.',
  ],
  webAuthnFailed: [
    'session.mfa.webauthn_verification_failed',
    400,
    'This passkey or security key couldn’t be verified.',
  ],
  webAuthnNotFound: [
    'session.mfa.webauthn_verification_not_found',
    400,
    'The account has no such passkey or security key.',
  ],
  invalidTotp: ['session.mfa.invalid_totp_code', 400, 'The code is wrong or was already used.'],
});
