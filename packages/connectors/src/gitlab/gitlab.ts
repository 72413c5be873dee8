import { z } from 'zod';
import { field } from '../kit/fields.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import {
  credentials,
  defineSocialConnector,
  claimsToUserInfo,
  providerUrl,
  standardClaims,
} from '../kit/social.ts';

const at = (host: string, path: string): string => `${host.replace(/\/$/, '')}${path}`;

/** https://docs.gitlab.com/api/oauth2/ and https://docs.gitlab.com/integration/openid_connect_provider/ */
export const gitlab = defineSocialConnector({
  about: {
    id: 'gitlab-universal',
    target: 'gitlab',
    name: 'GitLab',
    description: 'Developer accounts, hosted or self-managed.',
    ...markOf('gitlab'),
    // No avatarHosts: avatars come from Gravatar or the GitLab server, and both redirect to URLs that anyone can choose.
    readme: `## Connect GitLab

1. In GitLab, open [**Preferences → Applications**](https://gitlab.com/-/user_settings/applications) (or **Admin → Applications** of your own server) and add a confidential application with the scopes \`openid\`, \`profile\` and \`email\`.
2. Enter its application ID as client ID, and its secret, here.`,
  },
  settings: z.object({
    host: field(providerUrl.default('https://gitlab.com'), { label: 'GitLab URL', isDestination: true }),
    ...credentials('openid profile email'),
  }),
  client: ({ host, ...settings }) => ({
    ...settings,
    authorizationEndpoint: at(host, '/oauth/authorize'),
    tokenEndpoint: at(host, '/oauth/token'),
    usesPkce: true,
  }),
  readUser: async ({ tools, settings: { host }, tokens }) =>
    claimsToUserInfo(await fetchProfile(tools, at(host, '/oauth/userinfo'), tokens, standardClaims)),
});
