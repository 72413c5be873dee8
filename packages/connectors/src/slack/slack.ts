import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, claimsToUserInfo, standardClaims } from '../kit/social.ts';

const profile = z.union([
  z.object({ ok: z.literal(false), error: z.string() }),
  standardClaims.extend({ ok: z.literal(true), 'https://slack.com/team_id': z.string().min(1) }),
]);

/**
 * https://docs.slack.dev/authentication/sign-in-with-slack/ and https://slack.com/.well-known/openid-configuration. PKCE is only for
 * public clients (https://docs.slack.dev/authentication/using-pkce); ours has a secret.
 */
export const slack = defineSocialConnector({
  about: {
    id: 'slack-universal',
    target: 'slack',
    name: 'Slack',
    description: 'Workspace members.',
    ...markOf('slack'),
    // Not Gravatar, which Slack uses for some users: it redirects to a URL in the query (`d`).
    avatarHosts: ['avatars.slack-edge.com'],
    readme: `## Connect Slack

1. On [Slack’s API site](https://api.slack.com/apps), create an app and open **OAuth & Permissions**.
2. Under **Basic Information** are its client ID and secret; enter them here. Users of other workspaces can sign in once the app is distributed.`,
  },
  settings: z.object(credentials('openid profile email')),
  client: (settings) => ({
    ...settings,
    authorizationEndpoint: 'https://slack.com/openid/connect/authorize',
    tokenEndpoint: 'https://slack.com/api/openid.connect.token',
    usesNonce: true,
    clientRefusal: /^(bad_client_secret|invalid_client_id)/,
  }),
  async readUser({ tools, settings: { clientId }, tokens, callback: { kept } }) {
    const { nonce } = kept;
    if (nonce === undefined)
      throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not started here');
    const user = await fetchProfile(tools, 'https://slack.com/api/openid.connect.userInfo', tokens, profile);
    if (!user.ok)
      throw new ConnectorError('social_invalid_access_token', `The provider refused: ${user.error}`);
    const { sub } = await verifyIdToken(
      tools,
      tokens.id_token,
      { jwksUri: 'https://slack.com/openid/connect/keys', issuer: 'https://slack.com', clientId, nonce },
      standardClaims,
    );
    if (user.sub !== sub) throw new ConnectorError('invalid_response', 'The profile belongs to another user');
    // User IDs are unique only within a team.
    return { ...claimsToUserInfo(user), id: `${user['https://slack.com/team_id']}-${user.sub}` };
  },
});
