import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  type JSONWebKeySet,
  jwtVerify,
  type JWTPayload,
} from 'jose';
import { expect } from 'vitest';
import type { Run } from '../run.ts';
import type { Client } from '../world.ts';
import { listClaims, requireStandardClaims } from './claims.ts';

export interface ValidIdToken {
  text: string;
  header: { alg?: string; kid?: string };
  claims: JWTPayload & Record<string, unknown>;
}

/** Claims that an ID token can have without a request (OpenID Connect Core 2, 3.1.3.6; RFC 7519 4.1; Back-Channel Logout 1.0 2.1). */
const ownClaims = new Set([
  'iss',
  'sub',
  'aud',
  'exp',
  'iat',
  'auth_time',
  'nonce',
  'acr',
  'amr',
  'azp',
  'at_hash',
  'c_hash',
  'nbf',
  'jti',
  'sid',
  's_hash',
  'txn',
]);

/** A JWT of the server for this application: signature, issuer and audience, times within five minutes. */
export async function requireSigned(
  { world, metadata }: Run,
  jwt: string,
  client: Client,
): Promise<ValidIdToken['claims']> {
  const keys = (await (await world.send(metadata.jwks_uri)).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys), {
    issuer: metadata.issuer,
    audience: client.id,
    algorithms: metadata.id_token_signing_alg_values_supported,
    clockTolerance: 300,
    currentDate: new Date(),
  });
  const now = Date.now() / 1000;
  expect(payload.iat).toBeGreaterThan(now - 300);
  expect(payload.iat).toBeLessThan(now + 300);
  return payload;
}

/** OpenID Connect Core 3.1.3.7: the ID token is valid, and its nonce is that of the request. */
export async function requireValidIdToken(
  run: Run,
  text: string,
  client: Client,
  nonce: string | undefined,
): Promise<ValidIdToken> {
  const claims: ValidIdToken['claims'] = await requireSigned(run, text, client);
  const now = Date.now() / 1000;
  expect(claims.exp).toBeGreaterThan(now - 300);
  // Fifty years: more would be a number of milliseconds.
  expect(claims.exp).toBeLessThan(now + 50 * 365 * 86_400);
  expect(claims.nonce, 'nonce').toBe(nonce);
  // OpenID Connect Core 2: at most 255 ASCII characters.
  expect(claims.sub).toMatch(/^[\x20-\x7E]{1,255}$/);
  const { auth_time: authTime } = claims;
  if (authTime !== undefined) {
    expect(authTime).toBeGreaterThan(now - 365 * 86_400);
    expect(authTime).toBeLessThan(now + 300);
  }
  requireStandardClaims(claims);
  const { alg, kid } = decodeProtectedHeader(text);
  return { text, header: { ...(alg && { alg }), ...(kid && { kid }) }, claims };
}

/** OpenID Connect Core 3.1.3.6: `at_hash`, if there is one, is that of the access token. */
export function requireMatchingHash({ header, claims }: ValidIdToken, accessToken: string): void {
  if (claims.at_hash === undefined) return;
  const digest = createHash(`sha${header.alg?.slice(-3)}`)
    .update(accessToken)
    .digest();
  expect(claims.at_hash).toBe(digest.subarray(0, digest.length / 2).toString('base64url'));
}

/** OpenID Connect Core 5.4: claims of scopes come from UserInfo where there is an access token. */
export function warnAboutClaims(run: Run, { claims }: ValidIdToken, names: readonly string[]): void {
  const found = names.filter((name) => name in claims);
  run.warnUnless(
    found.length === 0,
    `the ID token has ${found.join(', ')}, which UserInfo returns, too; published clients read them there`,
  );
}

export function warnAboutUnrequested(run: Run, { claims }: ValidIdToken, scope: string): void {
  const requested = new Set(listClaims(scope));
  const odd = Object.keys(claims).filter((name) => !ownClaims.has(name) && !requested.has(name));
  run.warnUnless(odd.length === 0, `the ID token has ${odd.join(', ')}, which was not requested`);
}

/** The second ID token is of the same authentication: same user, same time. */
export function requireSameAuthentication(one: ValidIdToken, other: ValidIdToken): void {
  expect(other.claims.sub).toBe(one.claims.sub);
  if (one.claims.auth_time !== undefined && other.claims.auth_time !== undefined)
    expect(other.claims.auth_time).toBe(one.claims.auth_time);
}

/** The second ID token is of a later authentication, as far as they say. */
export function requireLaterAuthentication(one: ValidIdToken, other: ValidIdToken): void {
  if (one.claims.auth_time !== undefined && other.claims.auth_time !== undefined)
    expect(other.claims.auth_time).toBeGreaterThan(Number(one.claims.auth_time));
}

/** OpenID Connect Core 12.2: what a refreshed ID token has in common with the first one. */
export function requireRefreshedIdToken({ claims: first }: ValidIdToken, { claims }: ValidIdToken): void {
  const { iss, sub, aud, azp } = first;
  expect({ iss: claims.iss, sub: claims.sub, aud: claims.aud, azp: claims.azp }).toEqual({
    iss,
    sub,
    aud,
    azp,
  });
  expect(claims.iat, 'iat').not.toBe(first.iat);
  if (claims.auth_time !== undefined) expect(claims.auth_time).toBe(first.auth_time);
}
