import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const { clientId, clientSecret } = credentials('');

const profile = z.object({
  resultcode: z.string(),
  message: z.string().optional(),
  response: z
    .looseObject({
      id: z.string().min(1),
      name: z.string().optional(),
      nickname: z.string().optional(),
      profile_image: z.string().optional(),
    })
    .optional(),
});

/** https://developers.naver.com/docs/login/api/api.md and https://developers.naver.com/docs/login/profile/profile.md */
export const naver = defineSocialConnector({
  about: {
    id: 'naver-universal',
    target: 'naver',
    name: 'Naver',
    description: 'Portal accounts, common in Korea.',
    ...markOf('naver'),
    avatarHosts: ['phinf.pstatic.net', 'ssl.pstatic.net'],
    readme: `## Connect Naver

1. In [Naver Developers](https://developers.naver.com/apps/), register an application that uses **Naver Login**, with the profile items you need.
2. Enter its client ID and client secret here.
3. Naver’s contact email address is not verified, so it is not used.`,
  },
  settings: z.object({ clientId, clientSecret }),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://nid.naver.com/oauth2.0/authorize',
    tokenEndpoint: 'https://nid.naver.com/oauth2.0/token',
  }),
  async readUser({ tools, tokens }) {
    const address = 'https://openapi.naver.com/v1/nid/me';
    const { resultcode, message, response } = await fetchProfile(tools, address, tokens, profile);
    if (resultcode !== '00' || !response)
      throw new ConnectorError('social_invalid_access_token', `Naver refused: ${message ?? resultcode}`);
    const { id, name, nickname, profile_image: avatar } = response;
    return toUserInfo({ id, name: nickname ?? name, avatar, rawData: response });
  },
});
