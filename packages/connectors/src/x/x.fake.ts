import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export const createFakeX = (): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    tokenEndpoint: 'https://api.x.com/2/oauth2/token',
    secretIn: 'header',
    pkce: true,
    scope: 'tweet.read users.read users.email',
    refuseClient: {
      status: 401,
      body: { error: 'unauthorized_client', error_description: 'Missing valid authorization header' },
    },
    refuseCode: {
      status: 400,
      body: {
        error: 'invalid_request',
        error_description: 'Value passed for the authorization code was invalid.',
      },
    },
    refuseToken: { status: 401, body: { title: 'Unauthorized', status: 401, detail: 'Unauthorized' } },
    profiles: {
      'https://api.x.com/2/users/me': ({ url }) => ({
        data: {
          id: '2244994945',
          name: 'Ada',
          username: 'ada',
          ...(url.searchParams.get('user.fields')?.includes('confirmed_email')
            ? { confirmed_email: 'ada@example.com' }
            : {}),
          profile_image_url: 'https://pbs.twimg.com/ada.jpg',
        },
      }),
    },
  });
