import * as oauth from 'oauth4webapi';
import { type Exchange, type Step, record } from './exchange.ts';
import { Failure } from './failure.ts';
import { decodeJwt } from './jwt.ts';
import { client, discover, insecure, redirectUri } from './provider.ts';
import { type AccessToken, type ApiRequest, type Session, clearSession, markSignedOut } from './session.ts';

/** The access token of a response, with its expiry. */
export function readAccessToken(answer: oauth.TokenEndpointResponse): AccessToken {
  return {
    value: answer.access_token,
    expiresAt: Date.now() + (answer.expires_in ?? 0) * 1000,
    scopes: answer.scope?.split(' ').filter(Boolean) ?? [],
  };
}

/** Uses the refresh token (RFC 6749, section 6). The response can replace it, and the previous one is no longer valid then. */
async function redeem(session: Session, step: Step, additionalParameters?: Record<string, string>) {
  if (!session.refreshToken) throw new Failure('invalid_grant');
  const server = await discover();
  const exchanges: Exchange[] = [...session.exchanges];
  const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), session.refreshToken, {
    ...record(step, exchanges),
    additionalParameters,
  });
  const answer = await oauth.processRefreshTokenResponse(server, client, response);
  if (answer.id_token) await oauth.validateApplicationLevelSignature(server, response, insecure);
  const next: Session = {
    ...session,
    idToken: answer.id_token ?? session.idToken,
    refreshToken: answer.refresh_token ?? session.refreshToken,
    refreshes: session.refreshes + 1,
    wasReplaced: answer.refresh_token !== undefined,
    exchanges,
  };
  return { next, accessToken: readAccessToken(answer) };
}

/** Gets new tokens for the same sign-in. */
export async function refresh(session: Session): Promise<Session> {
  const { next, accessToken } = await redeem(session, 'refresh');
  return { ...next, accessToken };
}

/** Gets a token for an API that was named in the authorization request (RFC 8707, section 2.2). */
export async function getApiToken(session: Session, api: ApiRequest): Promise<Session> {
  const { indicator, organizationId } = api;
  const { next, accessToken } = await (organizationId === undefined
    ? redeem(session, 'resource', { resource: indicator })
    : redeem(session, 'organization', { organization_id: organizationId }).catch((error: unknown) => {
        throw refusedFor(organizationId, error);
      }));
  return { ...next, wanted: undefined, apiToken: { ...accessToken, indicator, organizationId } };
}

/** Of these refusals, the user can do something about some by signing in for the organization. */
const refusedFor = (organizationId: string, error: unknown): unknown =>
  error instanceof oauth.ResponseBodyError && error.error === 'access_denied'
    ? new Failure(error.error, error.error_description, error, organizationId)
    : error;

/** Calls the userinfo endpoint (OpenID Connect Core, section 5.3); the response must be about the signed-in user. */
export async function callUserinfo(session: Session): Promise<Session> {
  const server = await discover();
  const exchanges: Exchange[] = [...session.exchanges];
  const response = await oauth.userInfoRequest(
    server,
    client,
    session.accessToken.value,
    record('userinfo', exchanges),
  );
  const subject = String(decodeJwt(session.idToken).payload.sub);
  const userinfo = await oauth.processUserInfoResponse(server, client, subject, response);
  return { ...session, userinfo, exchanges };
}

/** Deletes the tokens, revokes the refresh token (RFC 7009) and ends the session at the provider. Never resolves. */
export async function signOut({ refreshToken }: Session): Promise<never> {
  const server = await discover();
  // A failed revocation doesn't prevent signing out.
  if (refreshToken)
    await oauth
      .revocationRequest(server, client, oauth.None(), refreshToken, insecure)
      .catch(() => undefined);
  clearSession();
  markSignedOut();
  const url = new URL(server.end_session_endpoint ?? '', location.origin);
  url.searchParams.set('client_id', client.client_id);
  url.searchParams.set('post_logout_redirect_uri', redirectUri);
  location.assign(url);
  return new Promise<never>(() => undefined);
}
