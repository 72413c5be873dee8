import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

export const oidcIssuer = 'https://login.example.com/realm';

/** https://openid.net/specs/openid-connect-core-1_0.html, https://openid.net/specs/openid-connect-discovery-1_0.html, RFC 9207. */
export const createFakeOidc = (claims: object = {}, userinfo: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: `${oidcIssuer}/auth`,
    tokenEndpoint: `${oidcIssuer}/token`,
    issuer: oidcIssuer,
    secretIn: 'header',
    pkce: true,
    nonce: true,
    scope: 'openid profile email',
    documents: {
      [`${oidcIssuer}/.well-known/openid-configuration`]: {
        issuer: oidcIssuer,
        authorization_endpoint: `${oidcIssuer}/auth?tenant=a`,
        token_endpoint: `${oidcIssuer}/token`,
        jwks_uri: `${oidcIssuer}/keys`,
        userinfo_endpoint: `${oidcIssuer}/me`,
        authorization_response_iss_parameter_supported: true,
      },
      [`${oidcIssuer}/keys`]: keySet,
    },
    wants: { tenant: 'a' },
    token: ({ nonce }) => ({ id_token: signIdToken({ ...idTokenClaims(oidcIssuer), nonce, ...claims }) }),
    profiles: {
      [`${oidcIssuer}/me`]: () => ({
        sub: 'u1',
        name: 'Ada',
        picture: 'https://pictures.example.com/ada.png',
        email: 'ada@example.com',
        email_verified: true,
        ...userinfo,
      }),
    },
  });

/** What each ID token has (Core 2). */
export const idTokenClaims = (iss: string, aud = 'client') => {
  const now = Math.floor(Date.now() / 1000);
  return { iss, aud, sub: 'u1', iat: now, exp: now + 300 };
};
