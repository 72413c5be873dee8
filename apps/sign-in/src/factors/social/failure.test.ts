import { describe, expect, it } from 'vitest';
import { Refusal } from '../../flow/refusal.ts';
import { failureKey } from './failure.ts';

describe('the error after a failed sign-in with a provider', () => {
  it.each([
    ['the user denied access', 'connector.authorization_failed', 'AccessDenied', 'social.denied_text'],
    [
      'the code was used or has expired',
      'connector.social_auth_code_invalid',
      undefined,
      'social.expired_text',
    ],
    [
      'the callback was opened twice',
      'session.verification_session_not_found',
      undefined,
      'social.expired_text',
    ],
    [
      'the response belongs to another sign-in',
      'connector.invalid_request_parameters',
      undefined,
      'social.foreign_text',
    ],
    ['the provider failed', 'connector.general', 'General', 'social.provider_text'],
    ['the provider returned an error', 'connector.authorization_failed', 'General', 'social.provider_text'],
    [
      'the provider’s token is invalid',
      'connector.social_invalid_id_token',
      undefined,
      'social.provider_text',
    ],
    [
      'the sign-in method was disabled',
      'user.sign_in_method_not_enabled',
      undefined,
      'error.user.sign_in_method_not_enabled',
    ],
    ['the server can’t be reached', 'network', undefined, 'error.network'],
    ['the sign-in has ended', 'session.not_found', undefined, 'ended'],
    ['an unknown error', 'request.server_error', undefined, 'error.request.server_error'],
  ])('%s', (_why, code, access, expected) => {
    expect(failureKey(new Refusal({ code, data: { access } }))).toBe(expected);
  });
});
