import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Tenant } from '../runtime/ctx.ts';
import type { TenantKeys } from '../keys/signing-keys-store.ts';
import { isOwnAudience } from '../tenancy/tenant.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createAdapter } from './adapter.ts';
import { renderError } from './answer.ts';
import { claimlessScopes, claimsByScope } from './claims.ts';
import { type ClientExtras, extraNames } from './clients.ts';
import { findAccount } from './account.ts';
import { describeDeviceFlow } from './device.ts';
import { createPolicy, loadGrant } from './grants.ts';
import { describeInteraction } from './interaction.ts';
import { toEngineKeys } from './keys.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { answerLogout, sendSignedOut } from './logout.ts';
import { describeResource, impliedResource } from './resources.ts';
import { mayIntrospect, mayRevoke, rotates } from './token-policy.ts';

/** Kept through the sign-in for our pages and for custom ones. */
const extraParams = [
  'first_screen',
  'interaction_mode',
  'direct_sign_in',
  'identifier',
  'one_time_token',
  'organization_id',
  'google_one_tap_credential',
];

const extrasOf = (client: object): ClientExtras => client as ClientExtras;

/** How the engine is set up for one tenant. What is left out is the engine's default. */
export function createConfiguration(runtime: Runtime, tenant: Tenant, keys: TenantKeys): Configuration {
  const { settings } = runtime;
  const isSecure = tenant.origin.startsWith('https:');
  const [signing] = keys.tokens;
  const alg = (signing?.alg ?? 'ES256') as 'ES256';
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/' } as const;
  return {
    adapter: createAdapter,
    jwks: { keys: toEngineKeys(keys.tokens) as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: keys.cookies,
      names: {
        session: `${isSecure ? '__Host-' : ''}gh_${tenant.id}_session`,
        // The engine's own is replaced by the list of flows.
        interaction: `gh_${tenant.id}_interaction`,
        resume: `${isSecure ? '__Secure-' : ''}gh_${tenant.id}_resume`,
      },
      long: cookie,
      short: cookie,
    },
    routes: {
      authorization: '/auth',
      token: '/token',
      userinfo: '/me',
      jwks: '/jwks',
      revocation: '/token/revocation',
      introspection: '/token/introspection',
      end_session: '/session/end',
      device_authorization: '/device/auth',
      code_verification: '/device',
    },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { id_token_signed_response_alg: alg },
    enabledJWA: {
      idTokenSigningAlgValues: [...new Set(keys.tokens.map((key) => (key.alg ?? 'ES256') as 'ES256'))],
    },
    extraClientMetadata: { properties: [...extraNames] },
    extraParams,
    allowOmittingSingleRegisteredRedirectUri: false,
    // RFC 9700 2.1.1: all but applications that keep a secret prove themselves by PKCE, which is S256 alone.
    pkce: { required: (_ctx, client) => client.clientAuthMethod !== 'client_secret_basic' },
    scopes: [...Object.keys(claimsByScope), ...claimlessScopes],
    claims: claimsByScope,
    conformIdTokenClaims: false,
    findAccount,
    loadExistingGrant: loadGrant,
    interactions: {
      policy: createPolicy(),
      url: (ctx, interaction) => describeInteraction(ctx, interaction, keys.cookies, isSecure),
    },
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (code.scopes.has('offline_access') || extrasOf(client).alwaysIssueRefreshToken),
    rotateRefreshToken: rotates,
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token && isOwnAudience(settings, token.aud) ? { gid: token.grantId } : undefined,
    formats: { customizers: { jwt: describeScope } },
    clientBasedCORS: allowsOrigin,
    renderError,
    ttl: {
      AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      ClientCredentials: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? lifetimes.accessToken,
      DeviceCode: lifetimes.deviceCode,
      Grant: lifetimes.grant,
      IdToken: (_ctx, _token, client) => extrasOf(client).idTokenTtl,
      Interaction: lifetimes.flow,
      RefreshToken: refreshTokenSeconds,
      // Without a user it only protects the form of the device page against forged requests.
      Session: (_ctx, session) => (session.accountId === undefined ? lifetimes.flow : lifetimes.session),
    },
    features: {
      devInteractions: { enabled: false },
      externalSigningSupport: { enabled: true, ack: 'experimental-01' },
      deviceFlow: describeDeviceFlow(keys.cookies, isSecure),
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      userinfo: { enabled: true },
      introspection: { enabled: true, allowedPolicy: mayIntrospect },
      revocation: { enabled: true, allowedPolicy: mayRevoke },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: answerLogout,
        postLogoutSuccessSource: (ctx) => sendSignedOut(ctx),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: impliedResource as unknown as () => string,
        useGrantedResource: () => false,
        getResourceServerInfo: (ctx, indicator, client) => describeResource(ctx, indicator, client, alg),
      },
    },
  };
}

/** A public application in a browser cannot prolong its stay by rotation: the new token ends when the first one would have. */
function refreshTokenSeconds(ctx: KoaContextWithOIDC, _token: object, client: object): number {
  const rotated = ctx.oidc.entities.RotatedRefreshToken;
  const { applicationType, clientAuthMethod } = client as {
    applicationType: string;
    clientAuthMethod: string;
  };
  return rotated && applicationType === 'web' && clientAuthMethod === 'none'
    ? Math.max(1, rotated.remainingTTL)
    : extrasOf(client).refreshTokenTtl;
}

/** The engine leaves out `scope` where none was granted; APIs of published clients read it from every token (RFC 9068 2.2.3). */
const describeScope: NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt'] = (
  _ctx,
  _token,
  { payload },
) => {
  payload.scope ??= '';
};

/** Pages of the application's own addresses may call the token endpoints, and those the administrator names. */
function allowsOrigin(ctx: KoaContextWithOIDC, origin: string, client: object): boolean {
  const { redirectUris } = client as { redirectUris?: string[] };
  const { corsAllowedOrigins } = extrasOf(client);
  if (origin === new URL(ctx.oidc.issuer).origin) return true;
  return [...(redirectUris ?? []), ...corsAllowedOrigins].some(
    (uri) => URL.canParse(uri) && new URL(uri).origin === origin && origin !== 'null',
  );
}
