import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://www.rfc-editor.org/rfc/rfc6749 and https://www.rfc-editor.org/rfc/rfc7636 */
export const createFakeOauth2 = (change: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://oauth.example.com/authorize',
    tokenEndpoint: 'https://oauth.example.com/token',
    pkce: true,
    scope: 'read',
    profiles: {
      'https://oauth.example.com/me': () => ({
        data: { user: { id: 7, login: 'Ada' } },
        email: 'ada@example.com',
        email_verified: true,
        ...change,
      }),
    },
  });
