import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { JWK } from 'jose';
import type { JWKS } from 'oidc-provider';
import { ExternalSigningKey } from './engine.ts';

/** The algorithms that a tenant's keys can have; the first is the default. */
const algorithms = ['ES256', 'ES384', 'RS256', 'EdDSA'] as const;

/** The algorithm that a key signs with. */
export const algorithmOf = (key: JWK | undefined): (typeof algorithms)[number] =>
  algorithms.find((name) => name === key?.alg) ?? algorithms[0];

/** Fast algorithms: signing takes 40 µs, less than passing the data to another thread, as the engine does. */
const quickAlgorithms: Record<string, string | null> = { ES256: 'sha256', EdDSA: null };

/** A tenant's key that signs in this thread; the engine treats it like a key in a hardware module. */
class QuickKey extends ExternalSigningKey {
  #private: KeyObject;
  #public: KeyObject;
  #digest: string | null;

  constructor(jwk: JWK, digest: string | null) {
    super();
    Object.assign(this, { kid: jwk.kid, alg: jwk.alg });
    this.#digest = digest;
    this.#private = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#public = createPublicKey(this.#private);
  }

  override keyObject(): KeyObject {
    return this.#public;
  }

  override async sign(data: Uint8Array): Promise<Uint8Array> {
    return sign(this.#digest, data, { key: this.#private, dsaEncoding: 'ieee-p1363' });
  }
}

/** The tenant's keys for the engine. Slow algorithms use the engine's thread pool. */
export function toEngineKeys(keys: readonly JWK[]): JWKS['keys'] {
  return keys.map((jwk) => {
    const digest = quickAlgorithms[jwk.alg ?? ''];
    return digest === undefined ? { ...jwk } : new QuickKey(jwk, digest);
  });
}
