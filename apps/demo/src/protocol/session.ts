import type { Exchange } from './exchange.ts';

/** An access token, opaque or made for an API. */
export interface AccessToken {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  scopes: string[];
}

/** Everything the application holds of a sign-in. */
export interface Session {
  idToken: string;
  accessToken: AccessToken;
  refreshToken?: string;
  /** How often the refresh token was used, and whether the last use replaced it. */
  refreshes: number;
  wasReplaced: boolean;
  userinfo?: Record<string, unknown>;
  /** The API named when the sign-in was asked for; only for this one is a token issued (RFC 8707 2.2). */
  api?: ApiRequest;
  /** The API asked for last, when it was refused. */
  wanted?: ApiRequest;
  apiToken?: AccessToken & { indicator: string };
  exchanges: Exchange[];
}

/** An API and the permissions wanted for it. */
export interface ApiRequest {
  indicator: string;
  permissions: string;
}

/** What has to be remembered while the browser is away. */
export interface Pending {
  state: string;
  nonce: string;
  codeVerifier: string;
  exchange: Exchange;
  /** Set when the browser went only to name an API. */
  api?: ApiRequest;
}

// Of this tab alone, and gone with it: what other tabs and later visitors cannot read, they cannot take.
const keys = { session: 'demo:session', pending: 'demo:pending', signedOut: 'demo:signed_out' };

function read<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value) ?? undefined;
  } catch {
    return undefined;
  }
}

function take<Value>(key: string): Value | undefined {
  const value = read<Value>(key);
  sessionStorage.removeItem(key);
  return value;
}

const write = (key: string, value: unknown): void => sessionStorage.setItem(key, JSON.stringify(value));

export const readSession = (): Session | undefined => read(keys.session);
export const writeSession = (session: Session): void => write(keys.session, session);
export const clearSession = (): void => sessionStorage.removeItem(keys.session);

export const writePending = (pending: Pending): void => write(keys.pending, pending);
/** Once: a second answer to the same request is not ours. */
export const takePending = (): Pending | undefined => take(keys.pending);

export const markSignedOut = (): void => write(keys.signedOut, true);
export const takeSignedOut = (): boolean => take(keys.signedOut) === true;
