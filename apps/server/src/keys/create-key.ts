import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { createId } from '../lib/ids.ts';
import type { Secrets } from './secrets.ts';

/** A new key, encrypted, as it is stored. */
export interface NewKey {
  id: string;
  purpose: 'token' | 'cookie';
  algorithm: string | null;
  sealed: string;
}

/** A private key that signs tokens: ES256 by default (ADR 7). RSA takes a few hundred milliseconds, outside this thread. */
export async function createTokenKey(
  secrets: Secrets,
  algorithm: 'ES256' | 'RS256' = 'ES256',
): Promise<NewKey> {
  const id = createId();
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength: 2048 });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: id, alg: algorithm, use: 'sig' };
  return { id, purpose: 'token', algorithm, sealed: secrets.sealJson(jwk) };
}

/** A key that signs cookies and other values that only we read. */
export const createCookieKey = (secrets: Secrets): NewKey => ({
  id: createId(),
  purpose: 'cookie',
  algorithm: null,
  sealed: secrets.seal(randomBytes(32).toString('base64url')),
});
