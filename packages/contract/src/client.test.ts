import { describe, expect, it } from 'vitest';
import { buildPath, buildRequest, readErrorBody } from './client.ts';

describe('a request', () => {
  it('has its parameters in the path, encoded', () =>
    expect(buildPath('/api/roles/{id}/users/{userId}', { params: { id: 'a/b?c', userId: 'd e' } })).toBe(
      '/api/roles/a%2Fb%3Fc/users/d%20e',
    ));

  it('leaves out undefined query parameters, and the question mark if none are left', () => {
    const query = { search: 'a&b', page: 2, type: undefined, isSuspended: false };
    expect(buildPath('/api/users', { query })).toBe('/api/users?search=a%26b&page=2&isSuspended=false');
    expect(buildPath('/api/users', { query: { type: undefined } })).toBe('/api/users');
  });

  it('has the content type JSON if it has a body, even if that is null', () => {
    const place = { method: 'POST', path: '/api/roles' } as const;
    expect(buildRequest(place, {})).toEqual({ ...place, headers: {} });
    expect(buildRequest(place, { body: null })).toEqual({
      ...place,
      headers: { 'content-type': 'application/json' },
      body: 'null',
    });
  });

  it('sets no content type for a form, because the HTTP client adds it with the boundary', () => {
    const { headers, body } = buildRequest(
      { method: 'POST', path: '/api/assets' },
      { file: new File(['x'], 'x.png') },
    );
    expect(headers).toEqual({});
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'x.png' });
  });
});

describe('the body of an error', () => {
  it('is read with all its fields', () => {
    const body = { code: 'guard.invalid_input', message: 'No', data: { fields: {} }, details: 'why' };
    expect(readErrorBody(JSON.stringify(body))).toEqual(body);
  });

  it.each(['', 'null', '"text"', '[]', '<html>502</html>', '{"message":1,"code":"x"}', '{"code":"x"}'])(
    'is empty without a string message: %s',
    (text) => expect(readErrorBody(text)).toEqual({}),
  );

  it('leaves out a code and details that are not strings', () =>
    expect(readErrorBody('{"message":"m","code":5,"details":[]}')).toEqual({
      message: 'm',
      data: undefined,
    }));
});
