import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';
import { idTokenClaims } from '../oidc/oidc.fake.ts';

const person = {
  name: 'Ada',
  picture: 'https://lh3.googleusercontent.com/a/ada',
  email: 'ada@example.com',
  email_verified: true,
  // The user belongs to an organization whose email is hosted by Google.
  hd: 'example.com',
};

/** The credential that One Tap passes to the page: https://developers.google.com/identity/gsi/web/reference/js-reference#credential */
export const createCredential = (claims: object = {}): string =>
  signIdToken({ ...idTokenClaims('https://accounts.google.com'), ...person, azp: 'client', ...claims });

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const createFakeGoogle = (claims: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    pkce: true,
    nonce: true,
    scope: 'openid email profile',
    documents: { 'https://www.googleapis.com/oauth2/v3/certs': keySet },
    token: ({ nonce }) => ({ id_token: createCredential({ nonce, iss: 'accounts.google.com', ...claims }) }),
  });
