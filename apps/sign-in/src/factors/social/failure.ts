import type { AccessErrorCode } from '@gatehouse/contract/connectors/errors';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Refusal } from '../../flow/client.ts';

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

/** Throws what a provider did wrong under a name of its own: the codes of connectors are those of who sends messages, too. */
export function nameProvider(error: unknown): never {
  if (error instanceof Refusal && error.code.startsWith('connector.'))
    throw new Refusal({ code: 'provider_failed', message: error.message, data: error.data });
  throw error;
}

/** What went wrong: the key of one sentence, which there may be none of. `ended`: there is no sign-in to go back to. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Refusal)) return 'social.failed_text';
  const known = byCode[error.code];
  if ((error.data as { access?: AccessErrorCode } | undefined)?.access === 'AccessDenied')
    return 'social.denied_text';
  return known ?? (error.code.startsWith('connector.') ? 'social.provider_text' : `error.${error.code}`);
}
