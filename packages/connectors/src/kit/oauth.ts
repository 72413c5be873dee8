import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { AuthorizationRequest, Callback, ProviderTokens, Tools } from './connector.ts';
import { ConnectorError } from './error.ts';
import type { Outbound } from './outbound.ts';
import { explainRefusal, readTokenAnswer, type Tokens, toProviderTokens } from './token-answer.ts';

/** Our client at an OAuth 2.0 provider (RFC 6749), and the provider's peculiarities. */
export interface OAuthClient {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  scope?: string;
  /** Where the token request has the secret (RFC 6749 2.3.1); in the body by default. */
  secretIn?: 'header' | 'body';
  /** The provider supports PKCE (RFC 7636). */
  usesPkce?: boolean;
  /** Its ID tokens contain `nonce` (OpenID Connect Core 3.1.2.1). */
  usesNonce?: boolean;
  /** Expected issuer of the response (RFC 9207), against mix-up attacks. */
  issuer?: string;
  /** Its metadata says that every response contains `iss`. */
  alwaysNamesIssuer?: boolean;
  /** Its error for an unknown client or secret, if it isn't one of RFC 6749 5.2. */
  clientRefusal?: RegExp;
  /** Further parameters of the authorization request. */
  parameters?: Record<string, string>;
}

/** The authorization URL; code verifier and nonce are kept for the callback. */
export async function beginAuthorization(
  client: OAuthClient,
  { state, redirectUri, keep }: AuthorizationRequest,
): Promise<string> {
  const codeVerifier = client.usesPkce ? oauth.generateRandomCodeVerifier() : undefined;
  const nonce = client.usesNonce ? oauth.generateRandomNonce() : undefined;
  keep({ ...(codeVerifier ? { codeVerifier } : {}), ...(nonce ? { nonce } : {}) });
  return addParameters(client.authorizationEndpoint, {
    ...client.parameters,
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    ...(client.scope ? { scope: client.scope } : {}),
    state,
    ...(nonce ? { nonce } : {}),
    ...(codeVerifier
      ? {
          code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }
      : {}),
  });
}

/** A URL with additional parameters. */
export function addParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Errors of users who deny access (RFC 6749 4.1.2.1, and those of LinkedIn, Apple and Google One Tap). */
const denials = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied'];

const answered = z.object({
  code: z.string().min(1).max(4096).optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  iss: z.string().optional(),
});

/** The provider as the library expects it. `unknown` is never compared: without an issuer, `iss` isn't passed on. */
const toServer = ({ issuer, alwaysNamesIssuer, tokenEndpoint }: Partial<OAuthClient>) => ({
  issuer: issuer ?? 'unknown',
  authorization_response_iss_parameter_supported: issuer !== undefined && alwaysNamesIssuer === true,
  token_endpoint: tokenEndpoint,
});

/**
 * Validates the authorization response (ADR 123); the state was compared before (RFC 9700 4.7). Throws if the provider refused, or if another
 * provider answered (mix-up, RFC 9207).
 */
export function readReturn(
  { data }: Callback,
  client: Partial<OAuthClient> = {},
): { code: string; parameters: URLSearchParams } {
  const result = answered.safeParse(data);
  if (!result.success)
    throw new ConnectorError('invalid_request_parameters', 'The callback’s parameters are not texts');
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(result.data))
    if (value !== undefined && (name !== 'iss' || client.issuer !== undefined)) given.set(name, value);
  const parameters = validate(given, client);
  const code = parameters.get('code');
  if (code) return { code, parameters };
  throw new ConnectorError('insufficient_request_parameters', 'The callback has no code');
}

function validate(given: URLSearchParams, client: Partial<OAuthClient>): URLSearchParams {
  try {
    // The response doesn't contain the client ID, so any will do.
    return oauth.validateAuthResponse(toServer(client), { client_id: 'any' }, given, oauth.skipStateCheck);
  } catch (cause) {
    if (!(cause instanceof oauth.AuthorizationResponseError))
      throw new ConnectorError(
        'authorization_failed',
        'The response is from another provider than the one that was asked',
        { cause, fault: 'Issuer' },
      );
    const { error, error_description: description } = cause;
    const reason = [error, description].filter(Boolean).join(', ');
    const isDenied = denials.includes(error);
    throw new ConnectorError('authorization_failed', `The provider refused: ${reason}`, {
      access: isDenied ? 'AccessDenied' : 'General',
      fault: isDenied ? 'AccessDenied' : (explainRefusal(reason) ?? 'Refused'),
    });
  }
}

/** Redeems the code for tokens. */
export async function redeemCode(
  { outbound }: Tools,
  client: OAuthClient,
  callback: Callback,
): Promise<Tokens> {
  const { parameters } = readReturn(callback, client);
  const { codeVerifier = oauth.nopkce } = callback.kept;
  if (client.usesPkce && codeVerifier === oauth.nopkce)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not started here');
  const response = await oauth.authorizationCodeGrantRequest(
    toServer(client),
    { client_id: client.clientId },
    authenticate(client),
    parameters,
    callback.redirectUri,
    codeVerifier,
    optionsOf(outbound),
  );
  const answer = { status: response.status, text: await response.text() };
  const tokens = readTokenAnswer(answer, client.clientRefusal);
  callback.keepTokens?.(toProviderTokens(tokens));
  return tokens;
}

/** New tokens for a refresh token (RFC 6749 6). */
export async function redeemRefreshToken(
  { outbound }: Tools,
  client: OAuthClient,
  refreshToken: string,
): Promise<ProviderTokens> {
  const response = await oauth.refreshTokenGrantRequest(
    toServer(client),
    { client_id: client.clientId },
    authenticate(client),
    refreshToken,
    optionsOf(outbound),
  );
  const { status } = response;
  const text = await response.text();
  const read = (answer: string): ProviderTokens =>
    toProviderTokens(readTokenAnswer({ status, text: answer }, client.clientRefusal));
  try {
    return read(text);
  } catch {
    // The reason of a failure is logged, and a provider may repeat what it was sent.
    return read(text.replaceAll(refreshToken, '…'));
  }
}

const authenticate = ({ secretIn, clientSecret }: OAuthClient): oauth.ClientAuth =>
  secretIn === 'header' ? basic(clientSecret) : oauth.ClientSecretPost(clientSecret);

/** Our guarded client decides which URLs may be requested (ADR 9). */
const optionsOf = (outbound: Outbound) => ({
  [oauth.customFetch]: fetchBy(outbound),
  [oauth.allowInsecureRequests]: true,
});

/**
 * Client authentication with HTTP Basic, form-encoded (RFC 6749 2.3.1). The library's own also encodes `-`, `.` and `_`, which providers that don't
 * decode would reject.
 */
const basic =
  (secret: string): oauth.ClientAuth =>
  (_server, { client_id: id }, _body, headers) => {
    const encode = (part: string): string => new URLSearchParams([['', part]]).toString().slice(1);
    headers.set('authorization', `Basic ${btoa(`${encode(id)}:${encode(secret)}`)}`);
  };

/** Sends the library's requests through our guarded client. */
const fetchBy =
  (outbound: Outbound) =>
  async (
    url: string,
    { body, headers }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
  ): Promise<Response> => {
    const { 'user-agent': _library, ...rest } = headers;
    const answer = await outbound.request(url, { method: 'POST', headers: rest, body: body.toString() });
    // `Response` accepts no body with these (Fetch 2.2.3).
    const text = [204, 205, 304].includes(answer.status) ? null : answer.text;
    return new Response(text, { status: answer.status });
  };
