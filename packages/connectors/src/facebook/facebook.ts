import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { addParameters } from '../kit/oauth.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';

const profile = z.looseObject({
  id: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.looseObject({ data: z.looseObject({ url: z.string().optional() }) }).optional(),
});

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and …/docs/graph-api/guides/secure-requests */
export const facebook = defineSocialConnector({
  about: {
    id: 'facebook-universal',
    target: 'facebook',
    name: 'Facebook',
    description: 'Accounts of Meta’s social network.',
    ...markOf('facebook'),
    avatarHosts: ['platform-lookaside.fbsbx.com', '*.fbcdn.net'],
    readme: `## Connect Facebook

1. On [Meta for Developers](https://developers.facebook.com/apps/), create an app that authenticates people with **Facebook Login**.
2. Under **App settings → Basic** are the app ID (client ID) and the app secret.
3. Facebook does not say whether an email address is verified, so email addresses are not used.`,
  },
  settings: z.object(credentials('public_profile')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    clientRefusal: /client secret|client id/i,
  }),
  async readUser({ tools, settings, tokens }) {
    const address = addParameters('https://graph.facebook.com/v23.0/me', {
      fields: 'id,name,picture.type(large)',
      appsecret_proof: createHmac('sha256', settings.clientSecret).update(tokens.access_token).digest('hex'),
    });
    const user = await fetchProfile(tools, address, tokens, profile);
    return toUserInfo({ id: user.id, name: user.name, avatar: user.picture?.data.url, rawData: user });
  },
});
