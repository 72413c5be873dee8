import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/**
 * Errors of the token endpoint have status 200:
 * https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors
 */
export const createFakeGithub = (primary: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://github.com/login/oauth/authorize',
    tokenEndpoint: 'https://github.com/login/oauth/access_token',
    pkce: true,
    scope: 'read:user user:email',
    refuseClient: {
      status: 200,
      body: {
        error: 'incorrect_client_credentials',
        error_description: 'The client_id and/or client_secret passed are incorrect.',
      },
    },
    refuseCode: {
      status: 200,
      body: { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' },
    },
    refuseToken: { status: 401, body: { message: 'Bad credentials' } },
    profiles: {
      'https://api.github.com/user': () => ({
        id: 583231,
        login: 'ada',
        name: null,
        email: 'public@example.com',
        avatar_url: 'https://avatars.githubusercontent.com/u/583231',
      }),
      'https://api.github.com/user/emails': () => [
        { email: 'other@example.com', primary: false, verified: true, visibility: null },
        { email: 'ada@example.com', primary: true, verified: true, visibility: 'private', ...primary },
      ],
    },
  });
