import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://developers.kakao.com/docs/latest/en/kakaologin/rest-api and …/trouble-shooting */
export const createFakeKakao = (account: object = {}): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://kauth.kakao.com/oauth/authorize',
    tokenEndpoint: 'https://kauth.kakao.com/oauth/token',
    pkce: true,
    refuseClient: {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Bad client credentials', error_code: 'KOE010' },
    },
    refuseCode: {
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: 'authorization code not found',
        error_code: 'KOE320',
      },
    },
    refuseToken: { status: 401, body: { msg: 'this access token does not exist', code: -401 } },
    profiles: {
      'https://kapi.kakao.com/v2/user/me': () => ({
        id: 123456789,
        kakao_account: {
          profile: { nickname: 'Ada', profile_image_url: 'http://k.kakaocdn.net/ada.jpg' },
          email: 'ada@example.com',
          is_email_valid: true,
          is_email_verified: true,
          ...account,
        },
      }),
    },
  });
