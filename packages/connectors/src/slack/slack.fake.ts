import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

const refuse = (error: string) => ({ status: 200, body: { ok: false, error } });

/** https://docs.slack.dev/authentication/sign-in-with-slack/ and https://docs.slack.dev/reference/methods/openid.connect.token */
export const createFakeSlack = (claims: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://slack.com/openid/connect/authorize',
    tokenEndpoint: 'https://slack.com/api/openid.connect.token',
    pkce: false,
    scope: 'openid profile email',
    refuseClient: refuse('bad_client_secret'),
    refuseCode: refuse('invalid_code'),
    refuseToken: refuse('invalid_auth'),
    token: () => ({ ok: true }),
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
