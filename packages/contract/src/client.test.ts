import { describe, expect, it } from 'vitest';
import { buildPath, buildRequest, readErrorBody } from './client.ts';

describe('a request', () => {
  it('has its parameters in the path, encoded', () =>
    expect(buildPath('/api/roles/{id}/users/{userId}', { params: { id: 'a/b?c', userId: 'd e' } })).toBe(
      '/api/roles/a%2Fb%3Fc/users/d%20e',
    ));

  it('has the query without what is undefined, and no question mark without one', () => {
    const query = { search: 'a&b', page: 2, type: undefined, isSuspended: false };
    expect(buildPath('/api/users', { query })).toBe('/api/users?search=a%26b&page=2&isSuspended=false');
    expect(buildPath('/api/users', { query: { type: undefined } })).toBe('/api/users');
  });

  it('says that its body is JSON where it has one, null among them', () => {
    const place = { method: 'POST', path: '/api/roles' } as const;
    expect(buildRequest(place, {})).toEqual({ ...place, headers: {} });
    expect(buildRequest(place, { body: null })).toEqual({
      ...place,
      headers: { 'content-type': 'application/json' },
      body: 'null',
    });
  });

  it('leaves the type of a form to what sends it, which knows the boundary', () => {
    const { headers, body } = buildRequest(
      { method: 'POST', path: '/api/assets' },
      { file: new File(['x'], 'x.png') },
    );
    expect(headers).toEqual({});
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'x.png' });
  });
});

describe('the body of an error', () => {
  it('is read whole', () => {
    const body = { code: 'guard.invalid_input', message: 'No', data: { fields: {} }, details: 'why' };
    expect(readErrorBody(JSON.stringify(body))).toEqual(body);
  });

  it.each(['', 'null', '"text"', '[]', '<html>502</html>', '{"message":1,"code":"x"}', '{"code":"x"}'])(
    'is none without a string message: %s',
    (text) => expect(readErrorBody(text)).toEqual({}),
  );

  it('keeps no code and no details that are not texts', () =>
    expect(readErrorBody('{"message":"m","code":5,"details":[]}')).toEqual({
      message: 'm',
      data: undefined,
    }));
});
