import { describe, expect, it } from 'vitest';
import { Refusal } from '../../flow/client.ts';
import { describeFailure } from './failure.ts';

describe('what is said to who comes back from a provider without being signed in', () => {
  it.each([
    ['they did not agree', 'connector.authorization_failed', 'AccessDenied', 'social.denied_text'],
    [
      'the code was used or is too old',
      'connector.social_auth_code_invalid',
      undefined,
      'social.expired_text',
    ],
    [
      'the answer was opened twice',
      'session.verification_session_not_found',
      undefined,
      'social.expired_text',
    ],
    [
      'it is the answer to another sign-in',
      'connector.invalid_request_parameters',
      undefined,
      'social.foreign_text',
    ],
    ['the provider failed', 'connector.general', 'General', 'social.provider_text'],
    ['the provider says that it fails', 'connector.authorization_failed', 'General', 'social.provider_text'],
    ['the provider’s token is wrong', 'connector.social_invalid_id_token', undefined, 'social.provider_text'],
    [
      'the way was switched off',
      'user.sign_in_method_not_enabled',
      undefined,
      'error.user.sign_in_method_not_enabled',
    ],
    ['the server cannot be reached', 'network', undefined, 'error.network'],
    ['the sign-in has ended', 'session.not_found', undefined, 'ended'],
    ['nobody thought of it', 'request.server_error', undefined, 'error.request.server_error'],
  ])('%s', (_why, code, access, expected) => {
    expect(describeFailure(new Refusal({ code, message: '', data: { access } }))).toBe(expected);
  });
});
