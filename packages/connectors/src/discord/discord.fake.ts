import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://discord.com/developers/docs/topics/oauth2 and https://discord.com/developers/docs/resources/user */
export const createFakeDiscord = (change: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    pkce: true,
    scope: 'identify email',
    refuseToken: { status: 401, body: { message: '401: Unauthorized', code: 0 } },
    profiles: {
      'https://discord.com/api/v10/users/@me': () => ({
        id: '80351110224678912',
        username: 'ada',
        global_name: 'Ada',
        avatar: '8342729096ea3675442027381ff50dfe',
        email: 'ada@example.com',
        verified: true,
        ...change,
      }),
    },
  });
