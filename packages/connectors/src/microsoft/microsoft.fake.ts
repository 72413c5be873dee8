import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';
import { idTokenClaims } from '../oidc/oidc.fake.ts';

const host = 'https://login.microsoftonline.com';
export const entraTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow and …/reference-error-codes */
export const createFakeMicrosoft = (claims: object = {}, path = 'common'): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: `${host}/${path}/oauth2/v2.0/authorize`,
    tokenEndpoint: `${host}/${path}/oauth2/v2.0/token`,
    pkce: true,
    nonce: true,
    scope: 'openid profile email',
    refuseClient: {
      status: 401,
      body: { error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret provided.' },
    },
    refuseCode: {
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: 'AADSTS54005: OAuth2 Authorization code was already redeemed.',
      },
    },
    documents: { [`${host}/${path}/discovery/v2.0/keys`]: keySet },
    token: ({ nonce }) => ({
      id_token: signIdToken({
        ...idTokenClaims(`${host}/${entraTenant}/v2.0`),
        tid: entraTenant,
        nonce,
        name: 'Ada',
        email: 'ada@example.com',
        xms_edov: true,
        ...claims,
      }),
    }),
  });
