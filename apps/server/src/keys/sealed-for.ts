import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';

/** Whom a value is encrypted for; authenticated with it. */
const associated = (owner: readonly string[]): Buffer => Buffer.from(JSON.stringify(owner), 'utf8');

/**
 * Encrypts a value for an owner, such as a tenant, a user and a connector, which are the associated data of AES-256-GCM. It is encrypted with a
 * key of its own, and that key with the secrets key, as `seal` does, so the secrets key is replaced without knowing the owner:
 * `key~nonce.text.tag`.
 */
export function sealFor(secrets: Secrets, owner: readonly string[], text: string): string {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(associated(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return `${secrets.seal(key.toString('base64url'))}~${parts.join('.')}`;
}

/** Decrypts what `sealFor` encrypted. Throws if it was encrypted for another owner, or changed. */
export function openFor(secrets: Secrets, owner: readonly string[], sealed: string): string {
  const [sealedKey = '', rest = ''] = sealed.split('~');
  const [nonce, body, tag] = rest.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !body || !tag) throw new Error('This is not a value that was sealed for an owner');
  const key = Buffer.from(secrets.open(sealedKey), 'base64url');
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 }).setAAD(associated(owner));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
