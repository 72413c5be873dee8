import { keySet, signIdToken } from '../../test/fake-keys.ts';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';
import { idTokenClaims } from '../oidc/oidc.fake.ts';

const refuse = (error: string) => ({ status: 200, body: { ok: false, error } });

/** https://docs.slack.dev/authentication/sign-in-with-slack/ and https://docs.slack.dev/reference/methods/openid.connect.token */
export const createFakeSlack = (claims: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://slack.com/openid/connect/authorize',
    tokenEndpoint: 'https://slack.com/api/openid.connect.token',
    pkce: false,
    nonce: true,
    scope: 'openid profile email',
    refuseClient: refuse('bad_client_secret'),
    refuseCode: refuse('invalid_code'),
    refuseToken: refuse('invalid_auth'),
    documents: { 'https://slack.com/openid/connect/keys': keySet },
    token: ({ nonce }) => ({
      ok: true,
      id_token: signIdToken({ ...idTokenClaims('https://slack.com'), sub: 'U0R7JM', nonce }),
    }),
    profiles: {
      'https://slack.com/api/openid.connect.userInfo': () => ({
        ok: true,
        sub: 'U0R7JM',
        'https://slack.com/user_id': 'U0R7JM',
        'https://slack.com/team_id': 'T0R7GR',
        name: 'Ada',
        picture: 'https://secure.gravatar.com/ada',
        email: 'ada@example.com',
        email_verified: true,
        ...claims,
      }),
    },
  });
