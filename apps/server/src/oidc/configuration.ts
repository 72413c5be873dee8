import type { AccessToken, Client, Configuration, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import type { TenantKeys } from '../keys/signing-keys-store.ts';
import { createAdapter } from './adapter.ts';
import { renderError } from './answer.ts';
import { acrValues } from '@gatehouse/contract/applications/step-up';
import { clientSigningAlgorithms } from '@gatehouse/contract/applications/public-keys';
import { checkAssertion } from './client-assertions.ts';
import { claimlessScopes, claimsByScope } from './claims.ts';
import { extraNames } from './clients.ts';
import { findAccount } from './account.ts';
import { createDeviceFlow } from './device.ts';
import { nonceSecret } from './bound-tokens.ts';
import { createPolicy, loadGrant } from './grants.ts';
import { startInteraction } from './interaction.ts';
import { algorithmOf, toEngineKeys } from './keys.ts';
import { sessionCookie } from '../sessions/browser-session.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { answerLogout, sendSignedOut } from './logout.ts';
import { protocolRoutes } from './paths.ts';
import { checkSignedRequest } from './signed-requests.ts';
import { proofAlgorithms } from '../web/possession.ts';
import { requestOf } from './request.ts';
import { impliedResource, loadResourceServer } from './resources.ts';
import { sessionSeconds } from './session-lifetime.ts';
import { extraClaims, mayIntrospect, mayRevoke, rotates } from './token-policy.ts';

/** Parameters of authorization requests that the sign-in pages and custom pages use. */
const extraParams = [
  'first_screen',
  'interaction_mode',
  'direct_sign_in',
  'identifier',
  'one_time_token',
  'organization_id',
  'google_one_tap_credential',
];

/** The engine's configuration for one tenant. Options that aren't set have the engine's defaults. */
export function createConfiguration(tenant: Tenant, keys: TenantKeys): Configuration {
  const isSecure = tenant.origin.startsWith('https:');
  const [signing] = keys.tokens;
  const alg = algorithmOf(signing);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/' } as const;
  return {
    adapter: createAdapter,
    jwks: { keys: toEngineKeys(keys.tokens) },
    cookies: {
      keys: keys.cookies,
      names: {
        session: sessionCookie(tenant),
        // Replaced by our cookie with the list of flows.
        interaction: `gh_${tenant.id}_interaction`,
        resume: `${isSecure ? '__Secure-' : ''}gh_${tenant.id}_resume`,
      },
      long: cookie,
      short: cookie,
    },
    routes: protocolRoutes,
    responseTypes: ['code'],
    acrValues: Object.values(acrValues),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    assertJwtClientAuthClaimsAndHeader: checkAssertion,
    clientDefaults: { id_token_signed_response_alg: alg },
    enabledJWA: {
      idTokenSigningAlgValues: [...new Set(keys.tokens.map(algorithmOf))],
      clientAuthSigningAlgValues: [...clientSigningAlgorithms],
      requestObjectSigningAlgValues: [...clientSigningAlgorithms],
      dPoPSigningAlgValues: [...proofAlgorithms],
    },
    extraClientMetadata: { properties: [...extraNames] },
    extraParams,
    allowOmittingSingleRegisteredRedirectUri: false,
    // RFC 9700 2.1.1: PKCE (S256) is required, except from applications with a secret that an administrator created.
    pkce: {
      required: (_ctx, client) => client.isRegistered || client.clientAuthMethod !== 'client_secret_basic',
    },
    scopes: [...Object.keys(claimsByScope), ...claimlessScopes],
    claims: claimsByScope,
    conformIdTokenClaims: false,
    findAccount,
    loadExistingGrant: loadGrant,
    interactions: {
      policy: createPolicy(),
      url: (ctx, interaction) => startInteraction(ctx, interaction, keys.cookies, isSecure),
    },
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (code.scopes.has('offline_access') || client.alwaysIssueRefreshToken),
    rotateRefreshToken: rotates,
    extraTokenClaims: extraClaims,
    formats: { customizers: { jwt: alwaysIncludeScope } },
    clientBasedCORS: allowsOrigin,
    renderError,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: lifetimes.authorizationCode,
      ClientCredentials: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? lifetimes.accessToken,
      DeviceCode: lifetimes.deviceCode,
      Grant: (ctx) => (requestOf(ctx).exchange ? lifetimes.accessToken : lifetimes.grant),
      IdToken: (_ctx, _token, client) => client.idTokenTtl,
      Interaction: lifetimes.flow,
      RefreshToken: refreshTokenSeconds,
      Session: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      externalSigningSupport: { enabled: true, ack: 'experimental-01' },
      deviceFlow: createDeviceFlow(keys.cookies, isSecure),
      dPoP: { enabled: true, nonceSecret: nonceSecret(keys.cookies), requireNonce: () => false },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: false },
      clientCredentials: { enabled: true },
      userinfo: { enabled: true },
      introspection: { enabled: true, allowedPolicy: mayIntrospect },
      revocation: { enabled: true, allowedPolicy: mayRevoke },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: answerLogout,
        postLogoutSuccessSource: (ctx) => sendSignedOut(ctx),
      },
      requestObjects: {
        enabled: true,
        requireSignedRequestObject: false,
        assertJwtClaimsAndHeader: checkSignedRequest,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: impliedResource,
        useGrantedResource: () => false,
        getResourceServerInfo: (ctx, indicator) => loadResourceServer(ctx, indicator, alg),
      },
    },
  };
}

/** What is issued in an exchange expires no later than the access token that it was exchanged for. */
function accessTokenSeconds(ctx: KoaContextWithOIDC, token: AccessToken): number {
  const seconds = token.resourceServer?.accessTokenTTL ?? lifetimes.accessToken;
  const { expiresAt } = requestOf(ctx).exchange ?? {};
  return expiresAt === undefined
    ? seconds
    : Math.max(1, Math.min(seconds, expiresAt - Math.floor(Date.now() / 1000)));
}

/** The refresh tokens of a public application in a browser expire when the first one would have: rotation doesn't extend them. */
function refreshTokenSeconds(ctx: KoaContextWithOIDC, _token: RefreshToken, client: Client): number {
  const rotated = ctx.oidc.entities.RotatedRefreshToken;
  return rotated && client.applicationType === 'web' && client.clientAuthMethod === 'none'
    ? Math.max(1, rotated.remainingTTL)
    : client.refreshTokenTtl;
}

/** The engine omits `scope` if none was granted; APIs of published clients read it from every token (RFC 9068 2.2.3). */
const alwaysIncludeScope: NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt'] = (
  _ctx,
  _token,
  { payload },
) => {
  payload.scope ??= '';
};

/**
 * Pages at the origins of the application's redirect URIs may call the token endpoints, and those that administrators allow. The latter are
 * also compared as text: `URL` has no origin for schemes of web views and extensions, such as `capacitor://localhost`.
 */
function allowsOrigin(
  ctx: KoaContextWithOIDC,
  origin: string,
  { redirectUris, corsAllowedOrigins }: Client,
): boolean {
  if (origin === new URL(ctx.oidc.issuer).origin || corsAllowedOrigins.includes(origin)) return true;
  return [...(redirectUris ?? []), ...corsAllowedOrigins].some(
    (uri) => URL.canParse(uri) && new URL(uri).origin === origin && origin !== 'null',
  );
}
