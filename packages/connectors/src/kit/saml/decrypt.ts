import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto';
import { ConnectorError } from '../error.ts';
import { names } from './names.ts';
import { attribute, childrenOf, everywhere, onlyChild, textOf } from './xml.ts';

const ciphers: Record<string, { name: 'aes-128-gcm' | 'aes-256-gcm' | 'aes-128-cbc' | 'aes-256-cbc' }> = {
  'http://www.w3.org/2009/xmlenc11#aes128-gcm': { name: 'aes-128-gcm' },
  'http://www.w3.org/2009/xmlenc11#aes256-gcm': { name: 'aes-256-gcm' },
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc': { name: 'aes-128-cbc' },
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc': { name: 'aes-256-cbc' },
};

const oaepHashes: Record<string, string> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

/** One error for every problem, so that it reveals nothing about the plaintext. */
const refuse = (cause?: unknown): ConnectorError =>
  new ConnectorError(
    'authorization_failed',
    'The assertion cannot be decrypted: its key has to be wrapped by RSA-OAEP, and itself encrypted by AES-GCM, or by AES-CBC in a signed response',
    { fault: 'Encryption', cause },
  );

/**
 * Decrypts an `EncryptedAssertion` (XML Encryption 1.1). `isAuthentic`: a signature covers it. Only then is AES-CBC accepted, because of
 * padding oracle attacks (XML Encryption 1.1, 6.1); RSA 1.5 is never accepted, for the same reason.
 */
export function decryptAssertion(encrypted: Element, key: KeyObject, isAuthentic: boolean): string {
  const data = onlyChild(encrypted, names.encryption, 'EncryptedData');
  const cipher = ciphers[methodOf(data)];
  const isAllowed = cipher !== undefined && (isAuthentic || cipher.name.endsWith('-gcm'));
  if (!cipher || !isAllowed) throw refuse();
  try {
    return decrypt(cipher.name, unwrapKey(encrypted, key), cipherValue(data));
  } catch (cause) {
    throw refuse(cause);
  }
}

const methodOf = (element: Element): string =>
  attribute(onlyChild(element, names.encryption, 'EncryptionMethod'), 'Algorithm');

const cipherValue = (element: Element): Buffer =>
  Buffer.from(
    textOf(onlyChild(onlyChild(element, names.encryption, 'CipherData'), names.encryption, 'CipherValue')),
    'base64',
  );

/** Decrypts the content key, which is in `KeyInfo` or next to the data. */
function unwrapKey(encrypted: Element, key: KeyObject): Buffer {
  const [wrapped, another] = everywhere(encrypted, names.encryption, 'EncryptedKey');
  if (!wrapped || another) throw refuse();
  const method = onlyChild(wrapped, names.encryption, 'EncryptionMethod');
  const algorithm = attribute(method, 'Algorithm');
  if (
    algorithm !== 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p' &&
    algorithm !== 'http://www.w3.org/2009/xmlenc11#rsa-oaep'
  )
    throw refuse();
  const [digest] = childrenOf(method, names.signature, 'DigestMethod');
  const oaepHash = digest ? oaepHashes[attribute(digest, 'Algorithm')] : 'sha1';
  if (!oaepHash) throw refuse();
  return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, cipherValue(wrapped));
}

/** The initialization vector comes first, and for GCM the tag last (XML Encryption 1.1, 5.2). */
function decrypt(
  name: 'aes-128-gcm' | 'aes-256-gcm' | 'aes-128-cbc' | 'aes-256-cbc',
  key: Buffer,
  data: Buffer,
): string {
  if (name === 'aes-128-gcm' || name === 'aes-256-gcm') {
    const decipher = createDecipheriv(name, key, data.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(data.subarray(-16));
    return Buffer.concat([decipher.update(data.subarray(12, -16)), decipher.final()]).toString('utf8');
  }
  const decipher = createDecipheriv(name, key, data.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]);
  // The last byte is the length of the padding; the others are arbitrary.
  return padded.subarray(0, padded.length - (padded.at(-1) ?? 0)).toString('utf8');
}
