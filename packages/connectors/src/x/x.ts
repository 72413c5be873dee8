import { z } from 'zod';
import { addParameters } from '../kit/oauth.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const profile = z.object({
  data: z.looseObject({
    id: z.string().min(1),
    name: z.string(),
    username: z.string(),
    profile_image_url: z.string().optional(),
    confirmed_email: z.string().optional(),
  }),
});

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code and https://docs.x.com/x-api/users/get-my-user */
export const x = defineSocialConnector({
  about: {
    id: 'x-universal',
    target: 'x',
    name: 'X',
    description: 'Accounts of the former Twitter.',
    ...markOf('x'),
    avatarHosts: ['pbs.twimg.com', 'abs.twimg.com'],
    readme: `## Connect X

1. In [X’s developer portal](https://developer.x.com/en/portal/dashboard), create an app with **OAuth 2.0** as a **Web App** (a confidential client).
2. Enter its OAuth 2.0 client ID and secret here. For email addresses, turn on **Request email from users** there and add \`users.email\` to the scope.`,
  },
  settings: z.object(credentials('tweet.read users.read')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    tokenEndpoint: 'https://api.x.com/2/oauth2/token',
    secretIn: 'header',
    usesPkce: true,
  }),
  async readUser({ tools, settings, tokens }) {
    const wanted = [
      'profile_image_url',
      ...(settings.scope.includes('users.email') ? ['confirmed_email'] : []),
    ];
    const address = addParameters('https://api.x.com/2/users/me', { 'user.fields': wanted.join(',') });
    const { data } = await fetchProfile(tools, address, tokens, profile);
    const { id, name, profile_image_url: avatar, confirmed_email: email } = data;
    return toUserInfo({ id, name, avatar, email, rawData: data });
  },
});
