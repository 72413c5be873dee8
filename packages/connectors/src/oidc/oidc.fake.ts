import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeOAuthOptions, type FakeSocial } from '../../test/fake-oauth.ts';

export const oidcIssuer = 'https://login.example.com/realm';

/** The provider's claims about the user; `sub` is in the ID token as well. */
const person = {
  sub: 'u1',
  name: 'Ada',
  picture: 'https://pictures.example.com/ada.png',
  email: 'ada@example.com',
  email_verified: true,
};

interface OidcOptions {
  issuer?: string;
  redirectUris?: readonly string[];
  /** Changes the ID token. */
  claims?: object;
  /** Changes the response of the userinfo endpoint. */
  userinfo?: () => object;
  /** Adds to the token response. */
  tokens?: () => object;
  refresh?: FakeOAuthOptions['refresh'];
}

/** https://openid.net/specs/openid-connect-core-1_0.html, https://openid.net/specs/openid-connect-discovery-1_0.html, RFC 9207. */
export function createFakeOidc({
  issuer = oidcIssuer,
  redirectUris,
  claims,
  userinfo = () => ({}),
  tokens = () => ({}),
  refresh,
}: OidcOptions = {}): FakeSocial {
  const describe = () => ({ ...person, ...userinfo() });
  return createFakeOAuth({
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    issuer,
    redirectUris,
    secretIn: 'header',
    pkce: true,
    nonce: true,
    scope: 'openid profile email',
    wants: { tenant: 'a' },
    documents: {
      [`${issuer}/.well-known/openid-configuration`]: {
        issuer,
        authorization_endpoint: `${issuer}/auth?tenant=a`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        authorization_response_iss_parameter_supported: true,
      },
      [`${issuer}/keys`]: keySet,
    },
    ...(refresh && { refresh }),
    token: ({ nonce }) => ({
      ...tokens(),
      id_token: signIdToken({ ...idTokenClaims(issuer), sub: describe().sub, nonce, ...claims }),
    }),
    profiles: { [`${issuer}/me`]: describe },
  });
}

/** The claims of every ID token (Core 2). */
export const idTokenClaims = (iss: string, aud = 'client') => {
  const now = Math.floor(Date.now() / 1000);
  return { iss, aud, sub: 'u1', iat: now, exp: now + 300 };
};
