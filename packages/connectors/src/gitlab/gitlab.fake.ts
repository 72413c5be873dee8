import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://docs.gitlab.com/api/oauth2/ and https://docs.gitlab.com/integration/openid_connect_provider/ */
export const createFakeGitlab = (claims: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://gitlab.com/oauth/authorize',
    tokenEndpoint: 'https://gitlab.com/oauth/token',
    pkce: true,
    scope: 'openid profile email',
    profiles: {
      'https://gitlab.com/oauth/userinfo': () => ({
        sub: '4711',
        name: 'Ada',
        nickname: 'ada',
        email: 'ada@example.com',
        email_verified: true,
        picture: 'https://gitlab.com/uploads/ada.png',
        ...claims,
      }),
    },
  });
