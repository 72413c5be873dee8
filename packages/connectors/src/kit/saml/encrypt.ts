import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { names } from './names.ts';

/**
 * Encrypts an assertion for a certificate (XML Encryption 1.1): AES-256-GCM, and RSA-OAEP for its key, with SHA-1 in OAEP, which is the
 * only hash that all service providers support and doesn't depend on collision resistance.
 */
export function encryptAssertion(assertion: string, certificate: string): string {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([nonce, cipher.update(assertion, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const wrapped = publicEncrypt(
    { key: certificate, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
    key,
  );
  return `<saml:EncryptedAssertion xmlns:saml="${names.assertion}"><xenc:EncryptedData xmlns:xenc="${names.encryption}" Type="${names.encryption}Element"><xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/><ds:KeyInfo xmlns:ds="${names.signature}"><xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${names.encryption}rsa-oaep-mgf1p"><ds:DigestMethod Algorithm="${names.signature}sha1"/></xenc:EncryptionMethod><xenc:CipherData><xenc:CipherValue>${wrapped.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo><xenc:CipherData><xenc:CipherValue>${text.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData></saml:EncryptedAssertion>`;
}
