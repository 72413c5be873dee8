import { allEndpoints } from '@gatehouse/contract/all';
import { en } from '@gatehouse/phrases/sign-in/en';
import { expect, it } from 'vitest';
import { createTexts } from '../texts.tsx';
import { Refusal } from './refusal.ts';
import { endings, toProblem } from './problem.ts';

/** The texts of a sign-in page. */
const shown = Object.fromEntries(Object.entries(en).filter(([key]) => !key.startsWith('account.')));
const texts = createTexts({ language: 'en', direction: 'ltr', texts: shown });

/** Error codes without a specific text, by the reason why they need none: users see “Something went wrong” or no error at all. */
const untold = {
  'the pages never cause them': [
    'guard.file_size_exceeded',
    'guard.mime_type_not_allowed',
    'session.cross_site_request',
    'session.identifier_not_found',
    'session.insufficient_info',
    'session.interaction_not_found',
    'session.invalid_interaction_type',
    'session.mfa.backup_code_can_not_be_alone',
    'session.mfa.mfa_policy_not_user_controlled',
    'user.email_exists_in_profile',
    'user.password_exists_in_profile',
    'user.phone_exists_in_profile',
    'user.social_account_exists_in_profile',
    'user.username_exists_in_profile',
    'user.web_authn_already_in_use',
  ],
  'the response names the next step, whose screen is shown': [
    'password.expired',
    'session.mfa.backup_code_required',
    'session.mfa.require_mfa_verification',
    'session.mfa.suggest_additional_mfa',
    'session.passkey_sign_in.sso_users_not_allowed',
    'session.sso_enabled',
    'user.identity_already_in_use',
    'user.identity_not_exist',
    'user.missing_mfa',
    'user.missing_profile',
    'user.new_password_required_in_profile',
    'user.passkey_preferred',
    'user.sso_identity_not_exist',
    'user.suggest_mfa',
    'user.terms_not_agreed',
    'user.user_not_exist',
  ],
  'the account, the settings or the flow changed while the screen was open': [
    'action.sign_in_identifier_changed',
    'entity.not_exists_with_id',
    'session.changed',
    'session.identity_conflict',
    'session.mfa.mfa_factor_not_enabled',
    'session.mfa.webauthn_verification_not_found',
    'session.not_supported_for_forgot_password',
    'session.password_expiration.reset_not_allowed',
    'session.verification_failed',
    'user.backup_code_already_in_use',
    'user.totp_already_in_use',
  ],
};

it('every error of a sign-in flow has a text, ends the page or is listed as not needing a text', () => {
  const data = { rejections: [{ code: 'password_rejected.too_short', interpolation: { min: 8 } }] };
  const steps = allEndpoints.filter(({ permission }) => permission === 'flow');
  const declared = new Set(steps.flatMap(({ errors = [] }) => errors.map(({ code }) => code)));
  const vague = [...declared].filter((code) => {
    const { text } = toProblem(new Refusal({ code, data }), texts);
    return text === en['error.unknown'] && !Object.hasOwn(endings, code);
  });
  expect(declared.size).toBeGreaterThan(50);
  expect(vague.toSorted()).toEqual(Object.values(untold).flat().toSorted());
});
