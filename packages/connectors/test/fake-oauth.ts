import { createHash } from 'node:crypto';
import { type FakeAnswer, type FakeProvider, type FakeRequest, readBasic } from './fake-provider.ts';

/** The callback URL that is registered with every fake. */
export const redirectUri = 'https://auth.example.com/callback/c1';

/** The URL for providers that post their response as a form; these fakes redirect instead. */
export const postUri = 'https://auth.example.com/api/authn/saml/c1';

/** A social provider: its pages, which a browser opens, and its endpoints, which the server calls. */
export interface FakeSocial {
  /** The parameters of the callback after a user has consented. Throws the error that the provider's page would show. */
  authorize(address: string): Record<string, string>;
  handle: FakeProvider;
}

/** An issued code that has not been redeemed. */
interface Grant {
  redirectUri: string;
  challenge: string | null;
  nonce: string | null;
}

export interface FakeOAuthOptions {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  clientId?: string;
  /** The registered callback URLs. */
  redirectUris?: readonly string[];
  secretIn?: 'header' | 'body';
  /** Whether it documents PKCE (RFC 7636), which a connector then has to use: a request without a SHA-256 challenge is rejected. */
  pkce: boolean;
  nonce?: boolean;
  scope?: string;
  /** Further required parameters. */
  wants?: Record<string, string>;
  issuer?: string;
  /** Its responses to an unknown secret, and to an invalid code. */
  refuseClient?: FakeAnswer;
  refuseCode?: FakeAnswer;
  isSecret?: (secret: string) => boolean;
  token?: (grant: Grant) => object;
  /** Its response to a refresh token (RFC 6749 6); by default it has no refresh tokens. */
  refresh?: (refreshToken: string) => FakeAnswer;
  /** Its endpoints that require an access token, by URL. */
  profiles?: Record<string, (request: FakeRequest) => object>;
  refuseToken?: FakeAnswer;
  /** Its public documents, by URL. */
  documents?: Record<string, object>;
}

/** SHA-256 in base64url without padding (RFC 7636 4.2). */
const sha256Challenge = /^[\w-]{43}$/;

/** The parameter is allowed and ignored (URL Standard 5, RFC 6749 appendix B says UTF-8). */
const form = /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i;

const wrongClient = { status: 401, body: { error: 'invalid_client', error_description: 'unknown secret' } };
const wrongCode = { status: 400, body: { error: 'invalid_grant', error_description: 'bad code' } };

/** What OAuth 2.0 providers have in common (RFC 6749, RFC 7636). Rejects the requests that they reject. */
export function createFakeOAuth(options: FakeOAuthOptions): FakeSocial {
  const {
    clientId = 'client',
    redirectUris = [redirectUri],
    secretIn = 'body',
    refuseClient = wrongClient,
    refuseCode = wrongCode,
  } = options;
  const grants = new Map<string, Grant>();
  let serial = 0;

  function authorize(address: string): Record<string, string> {
    const url = new URL(address);
    const { searchParams: query } = url;
    const wanted: Record<string, string> = {
      response_type: 'code',
      client_id: clientId,
      ...(options.scope === undefined ? {} : { scope: options.scope }),
      ...(options.pkce ? { code_challenge_method: 'S256' } : {}),
      ...options.wants,
    };
    if (`${url.origin}${url.pathname}` !== options.authorizationEndpoint) throw new Error('no such page');
    for (const [name, value] of Object.entries(wanted))
      if (query.get(name) !== value) throw new Error(`${name} must be ${value}, not ${query.get(name)}`);
    if (options.pkce && !sha256Challenge.test(query.get('code_challenge') ?? ''))
      throw new Error('code_challenge is not one of S256');
    if (options.nonce && !query.get('nonce')) throw new Error('nonce is missing');
    const backTo = query.get('redirect_uri') ?? '';
    if (!redirectUris.includes(backTo)) throw new Error('redirect_uri is not registered');
    const state = query.get('state');
    if (!state) throw new Error('state is missing');
    const code = `code-${(serial += 1)}`;
    grants.set(code, {
      redirectUri: backTo,
      challenge: query.get('code_challenge'),
      nonce: query.get('nonce'),
    });
    return { code, state, ...(options.issuer ? { iss: options.issuer } : {}) };
  }

  function redeem({ method, headers, body }: FakeRequest): FakeAnswer {
    const fields = new URLSearchParams(body);
    if (method !== 'POST' || !form.test(headers['content-type'] ?? ''))
      return { status: 400, body: { error: 'invalid_request' } };
    const [id, secret] =
      secretIn === 'header'
        ? readBasic(headers.authorization).split(':')
        : [fields.get('client_id'), fields.get('client_secret')];
    const isSecret = options.isSecret ?? ((value: string) => value === 'good');
    if (id !== clientId || !isSecret(secret ?? '')) return refuseClient;
    if (fields.get('grant_type') === 'refresh_token')
      return options.refresh?.(fields.get('refresh_token') ?? '') ?? refuseCode;
    const grant = grants.get(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      fields.get('grant_type') !== 'authorization_code' ||
      grant?.redirectUri !== fields.get('redirect_uri') ||
      (grant?.challenge && grant.challenge !== challenge)
    )
      return refuseCode;
    grants.delete(fields.get('code') ?? '');
    return {
      status: 200,
      body: { access_token: 'access', token_type: 'bearer', ...(grant && options.token?.(grant)) },
    };
  }

  return {
    authorize,
    handle(request) {
      const address = `${request.url.origin}${request.url.pathname}`;
      if (address === options.tokenEndpoint) return redeem(request);
      const document = options.documents?.[address];
      if (document) return { status: 200, body: document };
      const profile = options.profiles?.[address];
      if (!profile) return { status: 404, body: 'Not Found' };
      if (request.headers.authorization !== 'Bearer access')
        return options.refuseToken ?? { status: 401, body: { error: 'invalid_token' } };
      return { status: 200, body: profile(request) };
    },
  };
}
