import { expect } from 'vitest';
import type { Arrival, Callback, Page } from '../browser.ts';
import type { Response, Run } from '../run.ts';

/** Errors of `prompt=none` that say that the user is needed (OpenID Connect Core 3.1.2.6). */
const needsUser = [
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
];

/** RFC 6749 4.1.2.1: characters of an error description. */
const descriptionPattern = /^[\x20-\x21\x23-\x5B\x5D-\x7E]*$/;

/** The application got a response at this address, in the requested way (OpenID Connect Core 3.1.2.5, OAuth 2.0 Form Post Response Mode 2). */
export function requireReturned(
  arrival: Arrival,
  redirectUri: string,
  isFormPost: boolean,
): { callback: Callback; values: Callback['query'] } {
  if (arrival.kind !== 'callback')
    throw new Error(
      `The application got no response: ${arrival.status} ${arrival.url.pathname}\n${arrival.html}`,
    );
  expect(arrival.address, 'where the response was sent').toBe(redirectUri);
  expect(arrival.method, 'how the response was sent').toBe(isFormPost ? 'POST' : 'GET');
  if (isFormPost) for (const name of ['code', 'error']) expect(arrival.query).not.toHaveProperty(name);
  return { callback: arrival, values: isFormPost ? arrival.form : arrival.query };
}

/** RFC 6749 4.1.2: `state` as it was sent. */
export function requireState({ values, request }: Response): void {
  expect(values.state, 'state').toBe(request.state);
}

/** RFC 9207 2: `iss` is the issuer. */
export function requireIssuer({ values }: Response, { metadata }: Run): void {
  expect(values.iss, 'iss').toBe(metadata.issuer);
}

/** A code that belongs to the request. */
export function requireCode(run: Run, response: Response): string {
  const { values } = response;
  expect(values.error, 'error').toBeUndefined();
  requireState(response);
  requireIssuer(response, run);
  return values.code ?? expect.fail('There is no code');
}

/** RFC 6749 10.10: a code can’t be guessed. 96 bits measured in it are taken for the 128 that it must have. */
export function requireUnguessable(value: string): void {
  expect(Buffer.byteLength(value) * 8, 'bits').toBeGreaterThanOrEqual(128);
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / value.length), 0);
  expect(bits, 'entropy').toBeGreaterThan(96);
}

/** An error response with one of these codes (OpenID Connect Core 3.1.2.6). */
export function requireError(run: Run, response: Response, codes: readonly string[]): void {
  const { values } = response;
  expect(codes, 'error').toContain(values.error);
  expect(values, 'an error without a code').not.toHaveProperty('code');
  requireState(response);
  requireIssuer(response, run);
  const known = new Set(['error', 'error_description', 'error_uri', 'state', 'session_state', 'iss']);
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  run.warnUnless(unknown.length === 0, `unexpected parameters of an error: ${unknown.join(', ')}`);
  expect(values.error_description ?? '').toMatch(descriptionPattern);
  if (values.error_uri !== undefined) expect(URL.canParse(values.error_uri)).toBe(true);
}

export const requireUserNeeded = (run: Run, response: Response): void =>
  requireError(run, response, needsUser);

/** An error page, without a redirect. */
export function requireErrorPage(arrival: Arrival): Page {
  if (arrival.kind !== 'page') throw new Error(`The browser was sent to ${arrival.address}`);
  expect(arrival.status, 'status of the error page').toBe(400);
  return arrival;
}
