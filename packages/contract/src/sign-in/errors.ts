import { declareErrors } from '../errors.ts';
import { identifierErrors, identityErrors } from '../users/identifier-errors.ts';

/** Errors of a sign-in flow. What an anonymous person can cause shares one answer (ADR 8). */
export const sessionErrors = declareErrors({
  notFound: [
    'session.not_found',
    400,
    'This sign-in has ended or was never begun. Go back to the application and start again.',
  ],
  changed: ['session.changed', 409, 'Another request of this sign-in came first.'],
  crossSite: ['session.cross_site_request', 403, 'The request was made by a page of another site.'],
  interactionNotFound: [
    'session.interaction_not_found',
    404,
    'Nothing has been chosen yet: sign in or register first.',
  ],
  invalidInteractionType: [
    'session.invalid_interaction_type',
    400,
    'This step does not belong to what is being done: signing in, or registering.',
  ],
  notForForgotPassword: [
    'session.not_supported_for_forgot_password',
    400,
    'This cannot be used to replace a forgotten password here.',
  ],
  invalidCredentials: ['session.invalid_credentials', 422, 'The account or the password is not right.'],
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
  verificationFailed: ['session.verification_failed', 400, 'This verification was not completed.'],
  identifierNotFound: [
    'session.identifier_not_found',
    404,
    'It is not known yet whose account this is about.',
  ],
  identityConflict: ['session.identity_conflict', 409, 'This sign-in already belongs to another account.'],
  ssoEnabled: [
    'session.sso_enabled',
    422,
    'People of this e-mail domain sign in at their company’s identity provider.',
  ],
  captchaRequired: ['session.captcha_required', 422, 'Show first that you are a person.'],
  captchaFailed: ['session.captcha_failed', 422, 'It could not be shown that you are a person. Try again.'],
  modeForbidden: ['auth.forbidden', 403, 'This is switched off here.'],
  setupLinkRequired: [
    'session.setup_link_required',
    403,
    'The first administrator registers with the link that the server printed when it was started.',
  ],
});

/** What may be wrong with a credential of Google One Tap. */
export const oneTapErrors = declareErrors({
  invalidIdToken: [
    'session.google_one_tap.invalid_id_token',
    400,
    'Google’s credential is not good for this sign-in, has expired or was used before.',
  ],
  unverifiedEmail: [
    'session.google_one_tap.unverified_email',
    400,
    'Google has not verified the e-mail address of this account.',
  ],
});

/** Errors about the account that is signed in to or made. */
export const accountErrors = {
  ...identifierErrors,
  ...identityErrors,
  ...declareErrors({
    suspended: ['user.suspended', 401, 'This account is suspended.'],
    notExist: ['user.user_not_exist', 404, 'This account does not exist.'],
    signInMethodNotEnabled: ['user.sign_in_method_not_enabled', 422, 'This way to sign in is switched off.'],
    signUpMethodNotEnabled: ['user.sign_up_method_not_enabled', 422, 'This way to register is switched off.'],
    usernameExists: ['user.username_exists_in_profile', 400, 'The account has a username already.'],
    passwordExists: ['user.password_exists_in_profile', 400, 'The account has a password already.'],
    emailExists: ['user.email_exists_in_profile', 400, 'The account has an e-mail address already.'],
    phoneExists: ['user.phone_exists_in_profile', 400, 'The account has a phone number already.'],
    termsNotAgreed: ['user.terms_not_agreed', 422, 'Agree to the terms first.'],
    newPasswordRequired: ['user.new_password_required_in_profile', 422, 'Choose a new password first.'],
    samePassword: ['user.same_password', 422, 'The new password is the old one.'],
    passkeyPreferred: ['user.passkey_preferred', 422, 'Add a passkey, or say that you do without.'],
    suggestMfa: [
      'user.suggest_mfa',
      422,
      'Choose whether to set up a second factor, or say that you do without.',
    ],
    missingMfa: ['user.missing_mfa', 422, 'Set up a second factor first.'],
    totpInUse: ['user.totp_already_in_use', 422, 'The account has an authenticator app already.'],
    backupCodesInUse: ['user.backup_code_already_in_use', 422, 'The account has backup codes already.'],
    socialExists: [
      'user.social_account_exists_in_profile',
      400,
      'The account signs in with another social account of this provider already.',
    ],
    keyInUse: [
      'user.web_authn_already_in_use',
      422,
      'This passkey or security key belongs to an account already.',
    ],
    missingProfile: ['user.missing_profile', 422, 'Something the account must have is missing.'],
  }),
};

/** What every step of a flow that has begun may refuse. */
export const stepErrors = [
  sessionErrors.notFound,
  sessionErrors.changed,
  sessionErrors.crossSite,
  sessionErrors.interactionNotFound,
] as const;

/** What a step may refuse that is about the account the flow has come to. */
export const accountStepErrors = [
  ...stepErrors,
  sessionErrors.notForForgotPassword,
  sessionErrors.identifierNotFound,
  accountErrors.suspended,
  accountErrors.notExist,
] as const;

/** A new password that the policy refuses; `data` holds the reasons. */
export const passwordErrors = declareErrors({
  rejected: ['password.rejected', 400, 'This password does not meet the password policy.'],
});

/** Codes that are sent. Which of several reasons it was says nothing about who has an account. */
export const codeErrors = declareErrors({
  notFound: [
    'verification_code.not_found',
    400,
    'This code is unknown, has been used or was replaced by a newer one.',
  ],
  mismatch: ['verification_code.code_mismatch', 400, 'This is not the code that was sent.'],
  expired: ['verification_code.expired', 400, 'This code has expired. Have a new one sent.'],
  exceedMaxTry: ['verification_code.exceed_max_try', 400, 'Too many wrong codes. Have a new one sent later.'],
  emailNotAllowed: [
    'session.email_blocklist.email_not_allowed',
    422,
    'This e-mail address cannot be used to register here.',
  ],
  subaddressingNotAllowed: [
    'session.email_blocklist.email_subaddressing_not_allowed',
    422,
    'E-mail addresses with a + part cannot be used to register here.',
  ],
});

/** Passkeys as the only proof. Unknown ones, foreign ones and forged ones share `mfaErrors.webAuthnFailed`. */
export const passkeyErrors = declareErrors({
  challengeNotFound: [
    'session.passkey_sign_in.pending_info_not_found',
    400,
    'This was not asked for in this sign-in, or has been used.',
  ],
  ssoUser: [
    'session.passkey_sign_in.sso_users_not_allowed',
    400,
    'People of this e-mail domain sign in at their company’s identity provider.',
  ],
});

/** Second factors. Whoever sees these has proven whose account it is. */
export const mfaErrors = declareErrors({
  proofRequired: [
    'session.mfa.require_mfa_verification',
    403,
    'Prove the second factor of the account first.',
  ],
  notEnabled: ['session.mfa.mfa_factor_not_enabled', 400, 'This second factor is switched off here.'],
  notOptional: ['session.mfa.mfa_policy_not_user_controlled', 422, 'A second factor is not optional here.'],
  backupCodeAlone: [
    'session.mfa.backup_code_can_not_be_alone',
    422,
    'Backup codes need another second factor beside them.',
  ],
  furtherSuggested: [
    'session.mfa.suggest_additional_mfa',
    422,
    'Set up a further second factor, or say that you do without.',
  ],
  backupCodeRequired: ['session.mfa.backup_code_required', 400, 'Keep backup codes first.'],
  invalidBackupCode: ['session.mfa.invalid_backup_code', 400, 'This is no backup code, or it has been used.'],
  webAuthnFailed: [
    'session.mfa.webauthn_verification_failed',
    400,
    'This passkey or security key could not be verified.',
  ],
  webAuthnNotFound: [
    'session.mfa.webauthn_verification_not_found',
    400,
    'The account has no such passkey or security key.',
  ],
  invalidTotp: ['session.mfa.invalid_totp_code', 400, 'This code is not right, or it has been used.'],
});
