import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Refusal } from '../../flow/refusal.ts';

const byCode: Record<string, SignInTextKey | 'ended'> = {
  network: 'error.network',
  'session.not_found': 'ended',
  'session.interaction_not_found': 'ended',
  'session.verification_session_not_found': 'social.expired_text',
  'connector.social_auth_code_invalid': 'social.expired_text',
  'connector.invalid_request_parameters': 'social.foreign_text',
  'request.rate_limited': 'error.request.rate_limited',
  'user.sign_in_method_not_enabled': 'error.user.sign_in_method_not_enabled',
};

/** Rethrows errors of social connectors with another code, because email and SMS connectors have the same codes. */
export function nameProvider(error: unknown): never {
  if (error instanceof Refusal && error.code.startsWith('connector.'))
    throw new Refusal({ code: 'provider_failed', message: error.message, data: error.data });
  throw error;
}

/** The key of the error text, which may not exist; `ended` if there is no sign-in to go back to. */
export function failureKey(error: unknown): string {
  if (!(error instanceof Refusal)) return 'social.failed_text';
  const known = byCode[error.code];
  if (error.data.access === 'AccessDenied') return 'social.denied_text';
  return known ?? (error.code.startsWith('connector.') ? 'social.provider_text' : `error.${error.code}`);
}
