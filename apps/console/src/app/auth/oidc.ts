import * as oauth from 'oauth4webapi';
import { clientId, organizationResource } from './request.ts';
import type { AccessToken } from './session.ts';

/** OpenID Connect, loaded when a token is needed. */

const client: oauth.Client = { client_id: clientId };
/** With http, browsers only allow cryptography on loopback hosts (ERR-10). */
const options = { [oauth.allowInsecureRequests]: location.protocol === 'http:' };

let found: Promise<oauth.AuthorizationServer> | undefined;

/** The provider's metadata. The provider is at this origin. */
export function discover(): Promise<oauth.AuthorizationServer> {
  found ??= (async () => {
    const issuer = new URL('/oidc', location.origin);
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  })();
  found.catch(() => (found = undefined));
  return found;
}

/** A token response. */
export interface TokenAnswer {
  refreshToken?: string;
  subject?: string;
  token: AccessToken;
}

function readAnswer(answer: oauth.TokenEndpointResponse): TokenAnswer {
  return {
    refreshToken: answer.refresh_token,
    subject: oauth.getValidatedIdTokenClaims(answer)?.sub,
    token: {
      value: answer.access_token,
      scopes: answer.scope?.split(' ') ?? [],
      expiresAt: Date.now() + (answer.expires_in ?? 0) * 1000,
    },
  };
}

export interface PreparedSignIn {
  state: string;
  codeVerifier: string;
  codeChallenge: string;
  authorizationEndpoint: string;
}

export async function prepareSignIn(): Promise<PreparedSignIn> {
  const server = await discover();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  return {
    state: oauth.generateRandomState(),
    codeVerifier,
    codeChallenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    authorizationEndpoint: server.authorization_endpoint ?? '',
  };
}

/** Redeems an authorization code (RFC 6749 4.1.3). Throws the provider's error. */
export async function redeemCode(
  url: URL,
  { state, codeVerifier, redirectUri }: { state: string; codeVerifier: string; redirectUri: string },
): Promise<TokenAnswer> {
  const server = await discover();
  const parameters = oauth.validateAuthResponse(server, client, url, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    codeVerifier,
    options,
  );
  return readAnswer(
    await oauth.processAuthorizationCodeResponse(server, client, response, { requireIdToken: true }),
  );
}

/** Refreshes the token for a resource, which can be an organization, or without one. Rotates the refresh token (RFC 9700 4.14.2). */
export async function refresh(refreshToken: string, resource: string): Promise<TokenAnswer> {
  const server = await discover();
  const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, {
    ...options,
    additionalParameters: toParameters(resource),
  });
  return readAnswer(await oauth.processRefreshTokenResponse(server, client, response));
}

function toParameters(resource: string): Record<string, string> {
  if (resource.startsWith(organizationResource))
    return { organization_id: resource.slice(organizationResource.length) };
  return resource ? { resource } : {};
}

/** Revokes the refresh token (RFC 7009) and returns the URL that ends the session at the provider. */
export async function endSession(refreshToken: string | undefined, returnTo: string): Promise<string> {
  const server = await discover();
  // A failed revocation must not prevent signing out.
  if (refreshToken)
    await oauth.revocationRequest(server, client, oauth.None(), refreshToken, options).catch(() => undefined);
  const url = new URL(server.end_session_endpoint ?? '', location.origin);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', returnTo);
  return url.href;
}

/** The provider's `error` and `error_description`, if the failure has them. */
export function describeAuthError(error: unknown): { code: string; description?: string } | undefined {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return { code: error.error, description: error.error_description };
  return undefined;
}
