import * as oauth from 'oauth4webapi';
import { type Exchange, record } from './exchange.ts';
import { Failure } from './failure.ts';
import { client, discover, redirectUri, scope } from './provider.ts';
import {
  type ApiRequest,
  type Session,
  clearSession,
  readSession,
  takePending,
  writePending,
  writeSession,
} from './session.ts';
import { getApiToken, readAccessToken } from './tokens.ts';

export interface SignInRequest {
  /** Opens the registration page. */
  signUp?: boolean;
  /** Names an API as well; signed-in users don't have to sign in again. */
  api?: ApiRequest;
}

/** Redirects to the provider for a code (OpenID Connect Core, section 3.1.2.1; RFC 7636, section 4.3). Never resolves. */
export async function redirectToSignIn({ signUp, api }: SignInRequest = {}): Promise<never> {
  // Browsers allow cryptography in secure contexts only.
  if (!isSecureContext) throw new Failure('insecure');
  const server = await discover();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const parameters = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: [scope, api?.permissions].filter(Boolean).join(' '),
    prompt: api ? 'consent' : 'login consent',
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  if (signUp) parameters.set('first_screen', 'register');
  if (api) parameters.set('resource', api.indicator);
  // Has members set up the second factor that their organization requires.
  if (api?.organizationId !== undefined) parameters.set('organization_id', api.organizationId);
  const address = server.authorization_endpoint ?? '';
  const exchange: Exchange = {
    step: 'authorize',
    method: 'GET',
    address,
    sent: [...parameters],
    received: [],
  };
  if (!api) clearSession();
  writePending({ state, nonce, codeVerifier, exchange, api });
  location.assign(`${address}?${parameters}`);
  return new Promise<never>(() => undefined);
}

/** Whether the URL contains the provider's response. */
export const isCallback = ({ searchParams }: URL): boolean =>
  searchParams.has('state') || searchParams.has('code') || searchParams.has('error');

/** Checks that the response belongs to this tab and exchanges its code for tokens (RFC 6749, section 4.1.3). Throws the provider's errors. */
export async function finishSignIn(url: URL): Promise<Session> {
  const pending = takePending();
  if (!pending || pending.state !== url.searchParams.get('state')) throw new Failure('stale');
  const held = pending.api ? readSession() : undefined;
  const asked: Exchange = { ...pending.exchange, received: [...url.searchParams] };
  const exchanges = [...(held?.exchanges ?? []), asked];
  // If the API is rejected, the user stays signed in.
  if (held) writeSession({ ...held, wanted: pending.api, exchanges });
  const server = await discover();
  const parameters = oauth.validateAuthResponse(server, client, url, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    pending.codeVerifier,
    record('code', exchanges),
  );
  const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, record('keys', exchanges));
  const session: Session = {
    idToken: answer.id_token ?? '',
    accessToken: readAccessToken(answer),
    refreshToken: answer.refresh_token,
    refreshes: 0,
    wasReplaced: false,
    api: pending.api,
    exchanges,
  };
  return session.api ? getApiToken(session, session.api) : session;
}
