import { importJWK, type JWK } from 'jose';
import { expect } from 'vitest';
import type { Run } from '../run.ts';
import type { World } from '../world.ts';
import { knownMetadata } from './known-metadata.ts';

/** The provider's metadata (OpenID Connect Discovery 1.0 3). */
export interface Metadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint: string;
  jwks_uri: string;
  end_session_endpoint: string;
  id_token_signing_alg_values_supported: string[];
  scopes_supported: string[];
  grant_types_supported?: string[];
  acr_values_supported?: string[];
  request_object_signing_alg_values_supported?: string[];
  [name: string]: unknown;
}

export const discoveryPath = '/.well-known/openid-configuration';

/** OpenID Connect Discovery 1.0 4: 200, JSON, and the issuer at whose address the document is. */
export async function discover({ send, tenant }: World): Promise<Metadata> {
  const response = await send(`${tenant.issuer}${discoveryPath}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json(;|$)/);
  const metadata = (await response.json()) as Metadata;
  expect(metadata.issuer).toBe(tenant.issuer);
  return metadata;
}

/** RFC 8414 2: https, without query and fragment. */
export function requireIssuerUrl({ issuer }: Metadata): void {
  const { protocol, search, hash } = new URL(issuer);
  expect([protocol, search, hash]).toEqual(['https:', '', '']);
}

export function requireHttps(metadata: Metadata, names: readonly string[]): void {
  for (const name of names) {
    const value = metadata[name];
    if (typeof value !== 'string') throw new Error(`${name} is missing`);
    expect(new URL(value).protocol, name).toBe('https:');
  }
}

/** Every endpoint is an https URL. */
export const requireHttpsEndpoints = (metadata: Metadata): void =>
  requireHttps(
    metadata,
    Object.keys(metadata).filter((name) => name.endsWith('_endpoint')),
  );

/** A list that has one of these values. */
export function requireOneOf(metadata: Metadata, name: string, values: readonly string[]): void {
  const list = requireList(metadata, name);
  expect(
    values.some((value) => list.includes(value)),
    `${name} has one of ${values.join(', ')}`,
  ).toBe(true);
}

export function requireList(metadata: Metadata, name: string): string[] {
  const list = metadata[name];
  if (!Array.isArray(list)) throw new Error(`${name} is not a list`);
  expect(list.length, name).toBeGreaterThan(0);
  return list.map(String);
}

/** RFC 8414 2: lists are lists of texts, switches are true or false. */
export function requireTypes(metadata: Metadata): void {
  for (const [name, value] of Object.entries(metadata)) {
    if (/_(supported|methods|values)$/.test(name) && typeof value !== 'boolean')
      expect(Array.isArray(value) && value.every((item) => typeof item === 'string'), name).toBe(true);
    if (/_(endpoint|uri)$/.test(name)) expect(URL.canParse(String(value)), name).toBe(true);
  }
}

export function warnAboutUnknown(run: Run, metadata: Metadata): void {
  const unknown = Object.keys(metadata).filter((name) => !knownMetadata.has(name));
  run.warnUnless(unknown.length === 0, `unregistered metadata: ${unknown.join(', ')}`);
}

/** RFC 6749 3.3: characters of scopes. */
export function requireScopeSyntax({ scopes_supported: scopes }: Metadata): void {
  for (const scope of scopes) expect(scope).toMatch(/^[\x21\x23-\x5B\x5D-\x7E]+$/);
}

/** RFC 7517: the keys can be used, have distinct IDs, and nothing of them is private. */
export async function requirePublicKeys({ world, metadata }: Run): Promise<void> {
  const response = await world.send(metadata.jwks_uri);
  const { keys } = (await response.json()) as { keys: JWK[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k', 'oth'])
      expect(key).not.toHaveProperty(secret);
    await importJWK(key);
  }
  const ids = keys.map(({ kid }) => kid);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
}
