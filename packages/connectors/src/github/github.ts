import { z } from 'zod';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const api = 'https://api.github.com';
const profile = z.looseObject({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emails = z.array(z.looseObject({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps and https://docs.github.com/en/rest/users */
export const github = defineSocialConnector({
  about: {
    id: 'github-universal',
    target: 'github',
    name: 'GitHub',
    description: 'Developer accounts.',
    ...markOf('github'),
    avatarHosts: ['avatars.githubusercontent.com'],
    readme: `## Connect GitHub

1. On GitHub, open [**Settings → Developer settings → OAuth apps**](https://github.com/settings/developers) and register an application.
2. Generate a client secret, and enter it with the client ID here.`,
  },
  settings: z.object(credentials('read:user user:email')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://github.com/login/oauth/authorize',
    tokenEndpoint: 'https://github.com/login/oauth/access_token',
    usesPkce: true,
    clientRefusal: /^incorrect_client_credentials/,
  }),
  async readUser({ tools, settings, tokens }) {
    const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
    const user = await fetchProfile(tools, `${api}/user`, tokens, profile, headers);
    // The email address in the profile is not verified; only this list says which ones are.
    const list = /\buser\b|user:email/.test(settings.scope)
      ? await fetchProfile(tools, `${api}/user/emails`, tokens, emails, headers)
      : [];
    return toUserInfo({
      id: String(user.id),
      name: user.name || user.login,
      avatar: user.avatar_url,
      email: list.find(({ primary, verified }) => primary && verified)?.email,
      rawData: { user, emails: list },
    });
  },
});
