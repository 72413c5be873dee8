import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { JWK } from 'jose';
import { ExternalSigningKey } from './engine.ts';

/** Signatures that take some 40 µs: less than handing them to another thread and back, which is the engine's way. */
const quickAlgorithms: Record<string, string | null> = { ES256: 'sha256', EdDSA: null };

/** A key of the tenant's that signs in this thread; the engine takes it for one in a hardware module. */
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

/** The tenant's keys as the engine takes them; slow algorithms stay with its thread pool. */
export function toEngineKeys(keys: readonly JWK[]): (JWK | ExternalSigningKey)[] {
  return keys.map((jwk) => {
    const digest = quickAlgorithms[jwk.alg ?? ''];
    return digest === undefined ? { ...jwk } : new QuickKey(jwk, digest);
  });
}
