import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { codeOfStatus, readAnswer } from './answers.ts';
import type { AuthorizationRequest, Callback, Tools } from './connector.ts';
import { ConnectorError } from './error.ts';
import type { OutboundAnswer } from './outbound.ts';

/** What we are to a provider that speaks OAuth 2.0 (RFC 6749), and how it differs from the others. */
export interface OAuthClient {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  scope?: string;
  /** Where the secret stands in the token request (RFC 6749 2.3.1); in the body unless it is said. */
  secretIn?: 'header' | 'body';
  /** The provider documents PKCE (RFC 7636): the code is of use to nobody but who began. */
  usesPkce?: boolean;
  /** It puts `nonce` into its ID tokens (OpenID Connect Core 3.1.2.1). */
  usesNonce?: boolean;
  /** Who has to have answered (RFC 9207): against mix-up. */
  issuer?: string;
  /** It says that it always names itself in its answers. */
  alwaysNamesIssuer?: boolean;
  /** Its words for an unknown client or secret, where it has none of RFC 6749 5.2. */
  clientRefusal?: RegExp;
  /** Further parameters of the authorization request. */
  parameters?: Record<string, string>;
}

/** The address that a person is sent to; verifier and nonce are kept for their return. */
export function beginAuthorization(
  client: OAuthClient,
  { state, redirectUri, keep }: AuthorizationRequest,
): string {
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  keep({ ...(client.usesPkce ? { codeVerifier } : {}), ...(client.usesNonce ? { nonce } : {}) });
  return addParameters(client.authorizationEndpoint, {
    ...client.parameters,
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    ...(client.scope ? { scope: client.scope } : {}),
    state,
    ...(client.usesNonce ? { nonce } : {}),
    ...(client.usesPkce
      ? {
          code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
          code_challenge_method: 'S256',
        }
      : {}),
  });
}

/** An address with parameters added to those it has. */
export function addParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** What providers send back for who does not agree (RFC 6749 4.1.2.1; LinkedIn, Apple and Google One Tap have words of their own). */
const denials = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied'];

const answered = z.object({
  code: z.string().min(1).max(4096).optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  iss: z.string().optional(),
});

/** The code that somebody came back with. Throws when the provider refused, or when another provider answered (mix-up). */
export function readCode(
  { data }: Callback,
  { issuer, alwaysNamesIssuer }: Pick<OAuthClient, 'issuer' | 'alwaysNamesIssuer'> = {},
): string {
  const result = answered.safeParse(data);
  if (!result.success)
    throw new ConnectorError('invalid_request_parameters', 'The callback’s parameters are not texts');
  const { code, error, error_description: description, iss } = result.data;
  if (issuer !== undefined && (iss === undefined ? alwaysNamesIssuer : iss !== issuer))
    throw new ConnectorError('authorization_failed', 'Another provider has answered than was asked');
  if (error !== undefined)
    throw new ConnectorError(
      'authorization_failed',
      `The provider refused: ${[error, description].filter(Boolean).join(', ')}`,
      { access: denials.includes(error) ? 'AccessDenied' : 'General' },
    );
  if (code === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'The callback has no code');
  return code;
}

/** What the token endpoint gives. */
export const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });
export type Tokens = z.infer<typeof tokens>;

/** Redeems the code that somebody came back with. */
export async function redeemCode(
  { outbound }: Tools,
  client: OAuthClient,
  callback: Callback,
): Promise<Tokens> {
  const code = readCode(callback, client);
  const { clientId, clientSecret, secretIn = 'body' } = client;
  const { codeVerifier } = callback.kept;
  if (client.usesPkce && codeVerifier === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not begun here');
  const answer = await outbound.request(client.tokenEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(secretIn === 'header' ? { authorization: basic(clientId, clientSecret) } : {}),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback.redirectUri,
      ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
      ...(secretIn === 'body' ? { client_id: clientId, client_secret: clientSecret } : {}),
    }).toString(),
  });
  return readTokenAnswer(answer, tokens, client.clientRefusal);
}

/** RFC 6749 2.3.1: both are encoded as in a form first. */
const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from([id, secret].map((part) => new URLSearchParams([['', part]]).toString().slice(1)).join(':')).toString('base64')}`;

const standardRefusal = /^(invalid_client|unauthorized_client)\b/;

/** What the error of a token answer is called: a text, or an object with a message. */
const refusal = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string(), type: z.string().optional() }).transform(({ message }) => message),
  ]),
  error_description: z.string().optional(),
});

/** Reads a token answer; some providers answer a refusal with 200. What is refused is the client, or else the code. */
export function readTokenAnswer<S extends z.ZodType>(
  { status, text }: OutboundAnswer,
  schema: S,
  clientRefusal = standardRefusal,
): z.output<S> {
  const refused = refusal.safeParse(parse(text)).data;
  const isGood = status >= 200 && status < 300;
  if (isGood && !refused) return readAnswer(text, schema);
  const reason = refused
    ? [refused.error, refused.error_description].filter(Boolean).join(', ')
    : text.trim().slice(0, 200) || 'no explanation';
  const ofStatus = isGood ? 'invalid_request_parameters' : codeOfStatus(status);
  const code = [standardRefusal, clientRefusal].some((words) => words.test(reason))
    ? 'authorization_failed'
    : ofStatus === 'invalid_request_parameters'
      ? 'social_auth_code_invalid'
      : ofStatus;
  throw new ConnectorError(code, `The provider answered ${status}: ${reason}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks the provider who its access token stands for. Throws `social_invalid_access_token` when it does not know it. */
export async function fetchProfile<S extends z.ZodType>(
  { outbound }: Tools,
  url: string,
  { access_token: token }: Tokens,
  schema: S,
  headers: Record<string, string> = {},
): Promise<z.output<S>> {
  const answer = await outbound.request(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
  });
  return readProfileAnswer(answer, schema);
}

export function readProfileAnswer<S extends z.ZodType>(
  { status, text }: OutboundAnswer,
  schema: S,
): z.output<S> {
  if (status >= 200 && status < 300) return readAnswer(text, schema);
  const code = status === 401 || status === 403 ? 'social_invalid_access_token' : codeOfStatus(status);
  throw new ConnectorError(code, `The provider answered ${status}: ${text.trim().slice(0, 200)}`);
}
