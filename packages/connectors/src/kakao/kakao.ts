import { z } from 'zod';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const profile = z.looseObject({
  id: z.number(),
  kakao_account: z
    .looseObject({
      profile: z
        .looseObject({ nickname: z.string().optional(), profile_image_url: z.string().optional() })
        .optional(),
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
    })
    .optional(),
});

/**
 * https://developers.kakao.com/docs/latest/en/kakaologin/rest-api; PKCE: `code_challenge_methods_supported` of
 * https://kauth.kakao.com/.well-known/openid-configuration
 */
export const kakao = defineSocialConnector({
  about: {
    id: 'kakao-universal',
    target: 'kakao',
    name: 'Kakao',
    description: 'Messenger accounts, common in Korea.',
    ...markOf('kakao'),
    avatarHosts: ['k.kakaocdn.net', 'img1.kakaocdn.net', 't1.kakaocdn.net'],
    readme: `## Connect Kakao

1. In [Kakao Developers](https://developers.kakao.com/console/app), add an application, switch on **Kakao Login**, and choose the consent items you need.
2. Enter its REST API key as client ID. Under **Kakao Login → Security**, create a client secret, activate it, and enter it here.`,
  },
  settings: z.object(credentials('')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://kauth.kakao.com/oauth/authorize',
    tokenEndpoint: 'https://kauth.kakao.com/oauth/token',
    usesPkce: true,
  }),
  async readUser({ tools, tokens }) {
    const user = await fetchProfile(tools, 'https://kapi.kakao.com/v2/user/me', tokens, profile);
    const { kakao_account: account = {} } = user;
    return toUserInfo({
      id: String(user.id),
      name: account.profile?.nickname,
      avatar: account.profile?.profile_image_url,
      // “Valid” is false once the address belongs to another Kakao account.
      email: account.is_email_valid && account.is_email_verified ? account.email : undefined,
      rawData: user,
    });
  },
});
