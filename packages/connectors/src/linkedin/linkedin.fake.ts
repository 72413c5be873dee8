import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export const createFakeLinkedin = (claims: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenEndpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
    pkce: false,
    scope: 'openid profile email',
    refuseToken: {
      status: 401,
      body: { serviceErrorCode: 65600, message: 'Invalid access token', status: 401 },
    },
    profiles: {
      'https://api.linkedin.com/v2/userinfo': () => ({
        sub: '782bbtaQ',
        name: 'Ada',
        picture: 'https://media.licdn-ei.com/ada',
        locale: 'en-US',
        email: 'ada@example.com',
        email_verified: true,
        ...claims,
      }),
    },
  });
