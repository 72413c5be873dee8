import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { type Arrival, Browser, type Callback, isSignInPage } from './browser.ts';
import { requireReturned } from './conditions/authorization.ts';
import { requireValidIdToken, type ValidIdToken } from './conditions/id-token.ts';
import type { Metadata } from './conditions/metadata.ts';
import { requireTokens, type TokenResponse, type Tokens } from './conditions/tokens.ts';
import type { Client, World } from './world.ts';

/** The suite's words for how a module ended. A failed one throws. */
export type Result = 'passed' | 'warning' | 'skipped';

/** Thrown by `skip`. */
class Skipped extends Error {}

/** What an authorization request has sent. */
export interface Request {
  parameters: Readonly<Record<string, string>>;
  state: string | undefined;
  nonce: string | undefined;
}

/** The response to an authorization request, once the user has done what they were asked for. */
export interface Response {
  request: Request;
  callback: Callback;
  /** Those of the query, or of the form with `form_post`. */
  values: Readonly<Record<string, string>>;
  /** Whether the user saw a sign-in page on the way. */
  isAsked: boolean;
}

export interface SignedIn extends Response {
  tokens: Tokens;
  idToken: ValidIdToken;
}

type Parameters = Readonly<Record<string, string | undefined>>;

export interface AuthorizeOptions {
  client?: Client;
  method?: 'GET' | 'POST';
  stateLength?: number;
  nonceLength?: number;
}

export interface CompleteOptions extends AuthorizeOptions {
  authentication?: 'basic' | 'post';
  /** More fields of the token request. */
  fields?: Parameters;
}

/** One run of a module: a new browser, with an application of the plan. */
export class Run {
  /** Why the result is a warning, or skipped. */
  readonly notes: string[] = [];
  readonly browser: Browser;

  constructor(
    readonly world: World,
    readonly metadata: Metadata,
    readonly client: Client,
    readonly secondClient: Client,
    readonly isFormPost: boolean,
  ) {
    this.browser = new Browser(world);
  }

  /** Where the suite warns and goes on. */
  warnUnless(isFine: boolean, note: string): void {
    if (!isFine && !this.notes.includes(note)) this.notes.push(note);
  }

  skip(reason: string): never {
    throw new Skipped(reason);
  }

  /** Moves the clock of the server and the suite, where the suite waits. */
  wait(seconds: number): void {
    const now = Date.now() + seconds * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  }

  /** Runs a module. */
  async perform(module: (run: Run) => Promise<void>): Promise<{ result: Result; notes: string[] }> {
    try {
      await module(this);
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
      return { result: 'skipped', notes: [error.message] };
    } finally {
      vi.useRealTimers();
    }
    return { result: this.notes.length > 0 ? 'warning' : 'passed', notes: this.notes };
  }

  /** The request as the suite sends it: no PKCE, a random state and nonce. Empty parameters are left out. */
  request(extra: Parameters = {}, options: AuthorizeOptions = {}): Request {
    const { client = this.client, stateLength, nonceLength } = options;
    const all: Parameters = {
      client_id: client.id,
      redirect_uri: client.redirectUri,
      scope: 'openid',
      state: random(stateLength),
      nonce: random(nonceLength),
      response_type: 'code',
      response_mode: this.isFormPost ? 'form_post' : undefined,
      ...extra,
    };
    const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return { parameters: Object.fromEntries(given), state: all.state, nonce: all.nonce };
  }

  /** Opens the authorization endpoint. */
  send({ parameters }: Request, method: 'GET' | 'POST' = 'GET'): Promise<Arrival> {
    const url = new URL(this.metadata.authorization_endpoint);
    const sent = new URLSearchParams(parameters);
    if (method === 'POST') return this.browser.open(url, { method, body: sent });
    url.search = sent.toString();
    return this.browser.open(url);
  }

  /** Requests an authorization, and signs in if asked to. */
  async authorize(extra: Parameters = {}, options: AuthorizeOptions = {}): Promise<Response> {
    const { client = this.client } = options;
    return this.finish(this.request(extra, options), client, options.method);
  }

  /** Sends a request, and signs in if asked to. */
  async finish(request: Request, client = this.client, method?: 'GET' | 'POST'): Promise<Response> {
    const first = await this.send(request, method);
    const isAsked = isSignInPage(first);
    const arrival = isAsked ? await this.browser.signIn(first) : first;
    const { callback, values } = requireReturned(arrival, client.redirectUri, this.isFormPost);
    return { request, callback, values, isAsked };
  }

  /** A whole sign-in: code, tokens, the ID token's validation, and a request to UserInfo. */
  async complete(extra: Parameters = {}, options: CompleteOptions = {}): Promise<SignedIn> {
    const response = await this.authorize(extra, options);
    return this.redeem(response, options);
  }

  /** What follows a response with a code. */
  async redeem(response: Response, options: CompleteOptions = {}): Promise<SignedIn> {
    const { client = this.client } = options;
    const answer = await this.redeemCode(response, options);
    const tokens = requireTokens(answer);
    const idToken = await requireValidIdToken(this, tokens.id_token, client, response.request.nonce);
    const { status } = await this.userinfo(tokens.access_token);
    if (status !== 200) throw new Error(`UserInfo answered ${status}`);
    return { ...response, tokens, idToken };
  }

  redeemCode(
    { values, request }: Pick<Response, 'values' | 'request'>,
    options: CompleteOptions = {},
  ): Promise<TokenResponse> {
    const { code } = values;
    const { redirect_uri: redirectUri } = request.parameters;
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...options.fields };
    return this.token(fields, options);
  }

  /** A request to the token endpoint, with the application's secret. */
  async token(fields: Parameters, options: CompleteOptions = {}): Promise<TokenResponse> {
    const { client = this.client, authentication = 'basic' } = options;
    const isBasic = authentication === 'basic';
    const own = isBasic ? {} : { client_id: client.id, client_secret: client.secret };
    const sent = Object.entries({ ...fields, ...own }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
    const response = await this.world.send(this.metadata.token_endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', ...(isBasic && { authorization: `Basic ${basic}` }) },
      body: new URLSearchParams(sent),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as TokenResponse['body'] };
  }

  /** A request to UserInfo with the token in the header. */
  async userinfo(
    accessToken: string,
    init: RequestInit = { headers: { authorization: `Bearer ${accessToken}` } },
  ): Promise<{ status: number; headers: Headers; claims: Record<string, unknown> }> {
    const { status, headers, ...response } = await this.world
      .send(this.metadata.userinfo_endpoint, init)
      .then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }));
    const isJson = headers.get('content-type')?.startsWith('application/json');
    return { status, headers, claims: isJson ? (JSON.parse(response.text) as Record<string, unknown>) : {} };
  }
}

/** A random value; a longer one has all characters that need no encoding in a URL, as the suite's do. */
export function random(length = 10): string {
  const text = randomBytes(length).toString('hex').slice(0, length);
  return length > 10 ? `${text.slice(0, length - 4)}-._~` : text;
}
