import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

/** https://developers.line.biz/en/reference/line-login/#verify-id-token */
export function createFakeLine(): FakeSocial {
  const fake = createFakeOAuth({
    authorizationEndpoint: 'https://access.line.me/oauth2/v2.1/authorize',
    tokenEndpoint: 'https://api.line.me/oauth2/v2.1/token',
    pkce: true,
    nonce: true,
    scope: 'profile openid',
    token: ({ nonce }) => ({ id_token: `token-${nonce}` }),
  });
  return {
    ...fake,
    handle(request) {
      if (request.url.href !== 'https://api.line.me/oauth2/v2.1/verify') return fake.handle(request);
      const form = new URLSearchParams(request.body);
      const nonce = form.get('nonce');
      if (form.get('client_id') !== 'client' || form.get('id_token') !== `token-${nonce}`)
        return { status: 400, body: { error: 'invalid_request', error_description: 'Invalid IdToken.' } };
      return {
        status: 200,
        body: {
          iss: 'https://access.line.me',
          sub: 'U4af498',
          aud: 'client',
          nonce,
          name: 'Ada',
          picture: 'https://profile.line-scdn.net/ada',
          email: 'ada@example.com',
        },
      };
    },
  };
}
