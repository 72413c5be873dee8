import { expect } from 'vitest';

export interface Tokens {
  access_token: string;
  id_token: string;
  token_type: string;
  refresh_token?: string;
  expires_in?: number;
}

export interface TokenResponse {
  status: number;
  headers: Headers;
  body: Partial<Tokens> & { error?: string; error_description?: string };
}

const isJson = (headers: Headers): boolean =>
  /^application\/json(;|$)/.test(headers.get('content-type') ?? '');

/** A successful response of the token endpoint (RFC 6749 5.1, OpenID Connect Core 3.1.3.3). */
export function requireTokens({ status, headers, body }: TokenResponse): Tokens {
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  expect(isJson(headers), 'JSON').toBe(true);
  expect(headers.get('cache-control')).toContain('no-store');
  const { access_token: access, id_token: id, token_type: type, ...others } = body;
  expect(type?.toLowerCase()).toBe('bearer');
  // RFC 6749 A.12.
  expect(access).toMatch(/^[\x20-\x7E]+$/);
  // More than a year would be a number of milliseconds.
  if (others.expires_in !== undefined) {
    expect(others.expires_in).toBeGreaterThan(0);
    expect(others.expires_in).toBeLessThanOrEqual(365 * 86_400);
  }
  if (access === undefined || id === undefined || type === undefined)
    throw new Error('There is no access token or no ID token');
  return { ...others, access_token: access, id_token: id, token_type: type };
}

/** RFC 6749 5.2: `invalid_grant`. */
export function requireInvalidGrant({ status, headers, body }: TokenResponse): void {
  expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' });
  expect(isJson(headers), 'JSON').toBe(true);
  expect(body.error_description ?? '').toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]*$/);
}
