import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { createId } from '../../apps/server/src/lib/ids.ts';

/** A key of an application whose tokens are bound to it (DPoP). */
export interface ProofKey {
  jkt: string;
  /** A proof for a request; `claims` override what it says. */
  prove(
    method: string,
    url: string,
    more?: { token?: string; nonce?: string; claims?: object },
  ): Promise<string>;
}

export async function createProofKey(): Promise<ProofKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const jwk: JWK = { kty, crv, x, y };
  return {
    jkt: await calculateJwkThumbprint(jwk),
    prove: (method, url, { token, nonce, claims } = {}) =>
      new SignJWT({
        htm: method,
        htu: url,
        jti: createId(),
        iat: Math.floor(Date.now() / 1000),
        ...(nonce !== undefined && { nonce }),
        ...(token !== undefined && { ath: createHash('sha256').update(token).digest('base64url') }),
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .sign(privateKey),
  };
}
