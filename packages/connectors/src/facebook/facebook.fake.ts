import { createHmac } from 'node:crypto';
import { createFakeOAuth, type FakeSocial } from '../../test/fake-oauth.ts';

const refuse = (code: number, message: string) => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } },
});
const proof = createHmac('sha256', 'good').update('access').digest('hex');

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and …/docs/graph-api/guides/error-handling */
export const createFakeFacebook = (): FakeSocial =>
  createFakeOAuth({
    authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    pkce: false,
    scope: 'public_profile',
    refuseClient: refuse(1, 'Error validating client secret.'),
    refuseCode: refuse(100, 'This authorization code has been used.'),
    refuseToken: { ...refuse(190, 'Invalid OAuth access token.'), status: 401 },
    profiles: {
      'https://graph.facebook.com/v23.0/me': ({ url }) =>
        url.searchParams.get('appsecret_proof') === proof
          ? {
              id: '10158',
              name: 'Ada',
              ...(/\bemail\b/.test(url.searchParams.get('fields') ?? '') ? { email: 'ada@example.com' } : {}),
              picture: { data: { url: 'https://platform-lookaside.fbsbx.com/ada' } },
            }
          : { error: { message: 'Invalid appsecret_proof', code: 100 } },
    },
  });
