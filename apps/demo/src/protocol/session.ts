import type { Exchange } from './exchange.ts';

/** An access token, opaque or made for an API. */
export interface AccessToken {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  scopes: string[];
}

/** The application's data of a sign-in. */
export interface Session {
  idToken: string;
  accessToken: AccessToken;
  refreshToken?: string;
  /** How often the refresh token was used, and whether the last use replaced it. */
  refreshes: number;
  wasReplaced: boolean;
  userinfo?: Record<string, unknown>;
  /** The API named in the authorization request; tokens are issued for this one only (RFC 8707, section 2.2). */
  api?: ApiRequest;
  /** The API requested last, if it was rejected. */
  wanted?: ApiRequest;
  apiToken?: AccessToken & Pick<ApiRequest, 'indicator' | 'organizationId'>;
  exchanges: Exchange[];
}

/** An API and the requested permissions; or the permissions in an organization. */
export interface ApiRequest {
  indicator: string;
  permissions: string;
  organizationId?: string;
}

/** The state of an authorization request, kept during the redirect. */
export interface Pending {
  state: string;
  nonce: string;
  codeVerifier: string;
  exchange: Exchange;
  /** Set if the request was only to name an API. */
  api?: ApiRequest;
}

// In session storage, which other tabs and later users of the browser can't read.
const keys = { session: 'demo:session', pending: 'demo:pending', signedOut: 'demo:signed_out' };

function read<Value>(key: string): Value | undefined {
  try {
    // Written by this module.
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
/** Returns it once, because a second response to the same request isn't valid. */
export const takePending = (): Pending | undefined => take(keys.pending);

export const markSignedOut = (): void => write(keys.signedOut, true);
export const takeSignedOut = (): boolean => take(keys.signedOut) === true;
