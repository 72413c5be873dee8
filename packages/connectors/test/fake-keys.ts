import { generateKeyPairSync, sign } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The provider's keys as it publishes them (RFC 7517). */
export const keySet = {
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256', use: 'sig' }],
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token (RFC 7515) that is signed with the provider's key, or with another one. */
export function signIdToken(claims: object, key = privateKey): string {
  const signed = `${encode({ alg: 'ES256', kid: 'k1', typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
