import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { readProfileAnswer } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const claims = z.looseObject({
  sub: z.string().min(1),
  aud: z.string(),
  nonce: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** https://developers.line.biz/en/docs/line-login/integrate-line-login/ and https://developers.line.biz/en/reference/line-login/ */
export const line = defineSocialConnector({
  about: {
    id: 'line-universal',
    target: 'line',
    name: 'LINE',
    description: 'Messenger accounts, common in Japan, Thailand and Taiwan.',
    ...markOf('line'),
    avatarHosts: ['profile.line-scdn.net'],
    readme: `## Connect LINE

1. In the [LINE Developers console](https://developers.line.biz/console/), create a **LINE Login** channel with the app type **Web app**.
2. Enter its channel ID as client ID, and its channel secret, here.
3. LINE does not say whether an email address is verified, so email addresses are not used.`,
  },
  settings: z.object(credentials('profile openid')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://access.line.me/oauth2/v2.1/authorize',
    tokenEndpoint: 'https://api.line.me/oauth2/v2.1/token',
    usesPkce: true,
    usesNonce: true,
  }),
  // ID tokens are signed with the channel’s secret or a key, depending on the channel, so LINE’s own endpoint verifies them.
  async readUser({ tools, settings: { clientId }, tokens, callback: { kept } }) {
    if (tokens.id_token === undefined)
      throw new ConnectorError('invalid_response', 'The provider returned no ID token');
    const answer = await tools.outbound.request('https://api.line.me/oauth2/v2.1/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        id_token: tokens.id_token,
        client_id: clientId,
        nonce: kept.nonce ?? '',
      }).toString(),
    });
    if (answer.status === 400)
      throw new ConnectorError('social_invalid_id_token', `LINE refused: ${answer.text.slice(0, 200)}`);
    const about = readProfileAnswer(answer, claims);
    if (about.aud !== clientId || about.nonce !== kept.nonce)
      throw new ConnectorError('social_invalid_id_token', 'The ID token belongs to another sign-in');
    return toUserInfo({ id: about.sub, name: about.name, avatar: about.picture, rawData: about });
  },
});
