import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { z } from 'zod';
import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';
import { idTokenClaims } from '../oidc/oidc.fake.ts';

const createKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
export const appleKey = createKey();
export const otherKey = createKey();

const decode = (part = ''): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(part, 'base64url').toString()));

/** https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
function isSecret(secret: string): boolean {
  const [header, payload, signature = ''] = secret.split('.');
  const { iss, sub, aud, exp = 0 } = decode(payload);
  return (
    decode(header).kid === 'KEY1234567' &&
    iss === 'TEAM123456' &&
    sub === 'client' &&
    aud === 'https://appleid.apple.com' &&
    Number(exp) < Date.now() / 1000 + 15_777_000 &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key: createPublicKey(appleKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** https://developer.apple.com/documentation/signinwithapple/request-an-authorization-to-the-sign-in-with-apple-server */
export function createFakeApple(claims: object = {}): FakeSocial {
  const fake = createFakeOAuth({
    authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
    tokenEndpoint: 'https://appleid.apple.com/auth/token',
    pkce: false,
    nonce: true,
    scope: 'name email',
    wants: { response_mode: 'form_post' },
    isSecret,
    refuseClient: { status: 400, body: { error: 'invalid_client' } },
    documents: { 'https://appleid.apple.com/auth/keys': keySet },
    token: ({ nonce }) => ({
      id_token: signIdToken({
        ...idTokenClaims('https://appleid.apple.com'),
        nonce,
        email: 'ada@privaterelay.appleid.com',
        email_verified: 'true',
        ...claims,
      }),
    }),
  });
  return {
    ...fake,
    authorize: (address) => ({
      ...fake.authorize(address),
      user: JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'eve@example.com' }),
    }),
  };
}
