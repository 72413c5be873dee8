import { z } from 'zod';
import type { SocialUserInfo } from '../kit/connector.ts';
import { toConnectorError } from '../kit/answers.ts';
import { discoverProvider, type ProviderMetadata } from '../kit/discovery.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { type OAuthClient } from '../kit/oauth.ts';
import { fetchProfile } from '../kit/profile.ts';
import { markOf } from '../kit/marks.ts';
import {
  credentials,
  defineSocialConnector,
  claimsToUserInfo,
  providerUrl,
  type Redeemed,
  standardClaims,
} from '../kit/social.ts';

/** The settings of a provider with a discovery document. */
export const oidcSettings = z.object({
  issuer: field(providerUrl, {
    label: 'Issuer',
    help: 'The URL before /.well-known/openid-configuration.',
    placeholder: 'https://login.example.com',
    isDestination: true,
  }),
  ...credentials('openid profile email'),
  secretIn: field(z.enum(['header', 'body']).default('header'), {
    label: 'Client authentication',
    options: { header: 'client_secret_basic', body: 'client_secret_post' },
  }),
  trustUnverifiedEmail: field(z.boolean().default(false), {
    label: 'Trust unverified email addresses',
    help: 'Turn on only if the provider verifies them another way: anyone with an email address at the provider can take over the account that has it.',
  }),
});
type Settings = z.output<typeof oidcSettings>;

interface OidcClient extends OAuthClient {
  about: ProviderMetadata;
}

/** Our client, from the settings and the discovery document. */
const toClient = (settings: Settings, about: ProviderMetadata): OidcClient => ({
  about,
  authorizationEndpoint: about.authorization_endpoint,
  tokenEndpoint: about.token_endpoint,
  issuer: about.issuer,
  alwaysNamesIssuer: about.authorization_response_iss_parameter_supported,
  clientId: settings.clientId,
  clientSecret: settings.clientSecret,
  scope: settings.scope,
  secretIn: settings.secretIn,
  usesPkce: true,
  usesNonce: true,
});

type Claims = z.output<typeof standardClaims>;

/** Merges the claims of ID token and userinfo. `email_verified` and `phone_number_verified` are taken from the same source as their value. */
function join(claims: Claims, more: Claims | undefined): Claims {
  const joined = { ...claims, ...more };
  if (more?.email !== undefined && more.email !== claims.email) joined.email_verified = more.email_verified;
  if (more?.phone_number !== undefined && more.phone_number !== claims.phone_number)
    joined.phone_number_verified = more.phone_number_verified;
  return joined;
}

/** The user of a verified ID token, with the userinfo claims of the same subject (Core 5.3.2). */
async function readUser(redeemed: Redeemed<Settings, OidcClient>): Promise<SocialUserInfo> {
  const { tools, settings, client, tokens, callback } = redeemed;
  const { nonce } = callback.kept;
  if (nonce === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not started here');
  const { issuer, jwks_uri: jwksUri, userinfo_endpoint: userinfo } = client.about;
  const { clientId } = settings;
  const claims = await verifyIdToken(
    tools,
    tokens.id_token,
    { jwksUri, issuer, clientId, nonce },
    standardClaims,
  );
  const more = userinfo ? await fetchProfile(tools, userinfo, tokens, standardClaims) : undefined;
  if (more && more.sub !== claims.sub)
    throw new ConnectorError('invalid_response', 'The userinfo endpoint returned another user');
  return claimsToUserInfo(join(claims, more), { trustsEmail: settings.trustUnverifiedEmail });
}

/** https://openid.net/specs/openid-connect-core-1_0.html, with the code flow, PKCE and nonce. */
export const oidc = defineSocialConnector({
  about: {
    id: 'oidc',
    target: 'oidc',
    name: 'OpenID Connect',
    description: 'Any provider with an issuer and a discovery document.',
    ...markOf('openid'),
    readme: `## Connect an OpenID Connect provider

1. Register a web application that has a secret with your provider.
2. Enter its issuer, client ID and secret. The issuer is the URL before \`/.well-known/openid-configuration\`. Endpoints and keys are read from the issuer’s discovery document at each sign-in.`,
    isStandard: true,
  },
  settings: oidcSettings,
  client: async (settings, tools) => toClient(settings, await discoverProvider(tools, settings.issuer)),
  readUser,
  async check(tools, { issuer }) {
    await discoverProvider(tools, issuer).catch((error: unknown) => {
      const { reason, cause } = toConnectorError(error);
      throw new ConnectorError('invalid_config', reason, { field: 'issuer', cause });
    });
  },
});
