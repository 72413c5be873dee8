import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';

/** Encrypts values that must be readable again: signing keys, cookie keys, client secrets (ADR 6). */
export interface Secrets {
  /** AES-256-GCM with the first key: `keyId.nonce.text.tag` in base64url. */
  seal(text: string): string;
  /** Decrypts with the key that a value was encrypted with. Throws if that key is missing or the text was changed. */
  open(sealed: string): string;
  /** Encrypts a value as JSON. */
  sealJson(value: unknown): string;
  /** Decrypts what `sealJson` encrypted. Throws if it doesn't match the schema; the error does not quote the value. */
  openJson<T>(sealed: string, schema: z.ZodType<T>): T;
  /** The IDs of the keys, which encrypted values start with; the first one encrypts. */
  keyIds: readonly [string, ...string[]];
}

const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);

/** `JSON.parse`, but its error doesn't quote the text, which would be logged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('A sealed value is not JSON');
  }
}

/** `keys` are 32 bytes each, in base64url; the first one encrypts. */
export function createSecrets(keys: readonly string[]): Secrets {
  const byId = new Map(
    keys.map((text) => {
      const key = Buffer.from(text, 'base64url');
      return [keyId(key), key] as const;
    }),
  );
  const [current] = byId;
  if (!current) throw new Error('No secrets key');
  const [currentId, currentKey] = current;
  function seal(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', currentKey, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [currentId, ...[nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(
      '.',
    );
  }
  function open(sealed: string): string {
    const [id = '', ...parts] = sealed.split('.');
    const key = byId.get(id);
    const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (!key || !nonce || !body || !tag) throw new Error(`No secrets key ${id} to open a sealed value`);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
  return {
    seal,
    open,
    sealJson: (value) => seal(JSON.stringify(value)),
    openJson: (sealed, schema) => schema.parse(parseJson(open(sealed))),
    keyIds: [currentId, ...[...byId.keys()].slice(1)],
  };
}

/** Several keys, as written in the setting. */
export const parseSecretsKeys = (text: string): string[] => text.split(',').map((key) => key.trim());

/** A new key for `SECRETS_KEY`. */
export const createSecretsKey = (): string => randomBytes(32).toString('base64url');
