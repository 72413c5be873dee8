import { z } from 'zod';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, claimsToUserInfo, standardClaims } from '../kit/social.ts';

/** https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export const linkedin = defineSocialConnector({
  about: {
    id: 'linkedin-universal',
    target: 'linkedin',
    name: 'LinkedIn',
    description: 'Professional profiles.',
    ...markOf('linkedin'),
    avatarHosts: ['media.licdn.com', 'media.licdn-ei.com'],
    readme: `## Connect LinkedIn

1. On [LinkedIn’s developer site](https://www.linkedin.com/developers/apps), create an app and add the product **Sign In with LinkedIn using OpenID Connect**.
2. Under **Auth** are its client ID and secret; enter them here.`,
  },
  settings: z.object(credentials('openid profile email')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenEndpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
  }),
  readUser: async ({ tools, tokens }) =>
    claimsToUserInfo(
      await fetchProfile(tools, 'https://api.linkedin.com/v2/userinfo', tokens, standardClaims),
    ),
});
