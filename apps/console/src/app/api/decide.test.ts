import { texts as english } from '@gatehouse/phrases/console/en';
import { describe, expect, it } from 'vitest';
import { FactorNeeded, SignInNeeded } from '../auth/auth.ts';
import { decide, type FailureTexts } from './decide.ts';
import { ApiFailure, clientCodes } from './failure.ts';

const { errors } = english.app;
const texts: FailureTexts = {
  ...errors,
  byStatus: (status) => (errors.status as Record<string, string>)[String(status)],
};
const failure = (status: number, body: { code?: string; message?: string; details?: string } = {}) =>
  new ApiFailure(status, { code: 'some.code', ...body });

describe('the handling of a failure', () => {
  it('[ERR-01 part] is to sign out if permissions are insufficient', () => {
    expect(decide(failure(403, { message: 'Insufficient permissions.' }), texts)).toEqual({ do: 'sign-out' });
  });

  it('[ERR-02 part] is to show the message and sign out if access is forbidden', () => {
    const forbidden = failure(403, { code: 'auth.forbidden', message: 'You may not.' });
    expect(decide(forbidden, texts)).toEqual({ do: 'alert-and-sign-out', message: 'You may not.' });
    expect(decide(failure(403, { code: 'role.internal_role_violation', message: 'No.' }), texts).do).toBe(
      'toast',
    );
  });

  it('is to start again without the second factor that the tenant requires', () => {
    const refused = failure(403, { code: 'auth.mfa_required', message: 'Sign in again.' });
    for (const error of [refused, new FactorNeeded()])
      expect(decide(error, texts)).toEqual({ do: 'start-again' });
  });

  it('[ERR-03] is nothing for a code that the caller handles', () => {
    for (const status of [401, 403, 422, 500])
      expect(decide(failure(status, { code: 'known.code' }), texts, ['known.code'])).toEqual({
        do: 'nothing',
      });
  });

  it('[ERR-14 part] is nothing for a canceled call', () => {
    expect(decide(new DOMException('', 'AbortError'), texts)).toEqual({ do: 'nothing' });
  });

  it('[ERR-04 part] is to show message and details on separate lines', () => {
    const said = failure(422, { message: 'Refused.', details: 'name: too short\nage: too small' });
    expect(decide(said, texts)).toEqual({ do: 'toast', text: 'Refused.\nname: too short\nage: too small' });
  });

  it('[ERR-05] is to show a text for the status if there is no message, or for an unknown error', () => {
    const textOf = (status: number) => decide(failure(status, { message: '' }), texts);
    for (const status of ['400', '404', '500'] as const)
      expect(textOf(Number(status))).toEqual({ do: 'toast', text: errors.status[status] });
    expect(textOf(418)).toEqual({ do: 'toast', text: 'unknown server error' });
    expect(decide(new Error('a fault of ours'), texts)).toEqual({
      do: 'toast',
      text: 'unknown server error',
    });
  });

  it('[ERR-06 part] is to show a text for the status if the response is invalid', () => {
    const unreadable = failure(502, { code: clientCodes.unreadable });
    expect(decide(unreadable, texts)).toEqual({ do: 'toast', text: errors.status['502'] });
  });

  it('is to show a built-in text and the request ID if the server failed, and the message of a connector', () => {
    const options = { requestId: 'rq1' };
    const body = { code: 'request.server_error', message: 'Internal server error', details: 'at …' };
    expect(decide(new ApiFailure(500, body, options), texts)).toEqual({
      do: 'toast',
      text: errors.status['500'],
      requestId: 'rq1',
    });
    const connector = { code: 'connector.general', message: 'The provider failed.' };
    expect(decide(new ApiFailure(500, connector, options), texts)).toEqual({
      do: 'toast',
      text: 'The provider failed.',
      requestId: 'rq1',
    });
    expect(decide(new ApiFailure(422, { code: 'some.code', message: 'No.' }, options), texts)).toEqual({
      do: 'toast',
      text: 'No.',
    });
  });

  it('[ERR-07 part] is to sign in again if the session has ended', () => {
    const ended = [
      failure(401),
      new SignInNeeded(),
      failure(400, { code: 'oidc.invalid_grant' }),
      failure(400, { code: 'oidc.invalid_target' }),
    ];
    for (const error of ended) expect(decide(error, texts)).toEqual({ do: 'sign-in' });
    const unknownGrant = failure(404, { code: 'oidc.invalid_grant', message: 'No such grant.' });
    expect(decide(unknownGrant, texts)).toEqual({ do: 'toast', text: 'No such grant.' });
  });

  it('is to show that the server does not respond, or that the total is missing', () => {
    expect(decide(failure(0, { code: clientCodes.timeout }), texts)).toEqual({
      do: 'toast',
      text: errors.timeout,
    });
    expect(decide(failure(0, { code: clientCodes.network }), texts)).toEqual({
      do: 'toast',
      text: errors.network,
    });
    expect(decide(failure(0, { code: clientCodes.missingTotal }), texts)).toEqual({
      do: 'toast',
      text: errors.missingTotal,
    });
  });
});
