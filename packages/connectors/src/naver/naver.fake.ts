import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** Errors of the token endpoint have status 200: https://developers.naver.com/docs/login/api/api.md */
export const createFakeNaver = (): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://nid.naver.com/oauth2.0/authorize',
    tokenEndpoint: 'https://nid.naver.com/oauth2.0/token',
    pkce: false,
    refuseClient: {
      status: 200,
      body: { error: 'unauthorized_client', error_description: 'wrong client id / client secret pair' },
    },
    refuseCode: {
      status: 200,
      body: { error: 'invalid_request', error_description: 'no valid data in session' },
    },
    refuseToken: { status: 401, body: { resultcode: '024', message: 'Authentication failed' } },
    profiles: {
      'https://openapi.naver.com/v1/nid/me': () => ({
        resultcode: '00',
        message: 'success',
        response: {
          id: '32742776',
          nickname: 'Ada',
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          mobile: '010-0000-0000',
          profile_image: 'https://ssl.pstatic.net/ada.gif',
        },
      }),
    },
  });
