import { z } from 'zod';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const profile = z.looseObject({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  avatar: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().optional(),
});

/**
 * https://discord.com/developers/docs/topics/oauth2 and https://discord.com/developers/docs/resources/user; PKCE:
 * https://discord.com/.well-known/oauth-authorization-server
 */
export const discord = defineSocialConnector({
  about: {
    id: 'discord-universal',
    target: 'discord',
    name: 'Discord',
    description: 'Accounts of gamers and communities.',
    ...markOf('discord'),
    avatarHosts: ['cdn.discordapp.com'],
    readme: `## Connect Discord

1. In the [Discord developer portal](https://discord.com/developers/applications), create an application and open **OAuth2**.
2. Enter its client ID and client secret here, and add the redirect there.`,
  },
  settings: z.object(credentials('identify email')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    usesPkce: true,
  }),
  async readUser({ tools, tokens }) {
    const user = await fetchProfile(tools, 'https://discord.com/api/v10/users/@me', tokens, profile);
    return toUserInfo({
      id: user.id,
      name: user.global_name || user.username,
      avatar: user.avatar && `https://cdn.discordapp.com/avatars/${user.id}/${user.avatar}.png`,
      email: user.verified ? user.email : undefined,
      rawData: user,
    });
  },
});
