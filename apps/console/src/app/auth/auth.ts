import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { hasDevFeatures } from '../dev.ts';
import { isRecord } from '../is-record.ts';
import { readJson, storageKeys } from '../storage.ts';
import type * as Oidc from './oidc.ts';
import { buildAuthorizationRequest, redirectUri, wantsSignUp } from './request.ts';
import { clearSession, readSession, writeSession, type AccessToken } from './session.ts';

/** The session has ended: there are no tokens, or the provider no longer accepts them (ERR-07). */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded';
}

/** The tenant requires a second factor, and the account has none: there is no token for its Management API (ADR 159). */
export class FactorNeeded extends Error {
  override readonly name = 'FactorNeeded';
}

/** The provider rejected a sign-in. Its error is shown to developers only (ERR-12). */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly code: string;
  readonly isForDevelopers: boolean;

  constructor(code: string, options: { description?: string; isForDevelopers: boolean; cause?: unknown }) {
    super(options.description ?? code, { cause: options.cause });
    this.code = code;
    this.isForDevelopers = options.isForDevelopers;
  }
}

export interface Auth {
  isSignedIn(): boolean;
  /** A token that is valid for at least 30 seconds. Throws `SignInNeeded` if the session has ended, and `FactorNeeded`. */
  accessToken(resource: string): Promise<AccessToken>;
  /** Redirects to the sign-in page, which returns to the current page. Never resolves. */
  signIn(): Promise<never>;
  /** Whether the URL is the callback of a sign-in. */
  isCallback(url: URL): boolean;
  /** Redeems the code and returns the path to continue at. Throws `SignInFailed`. */
  finishSignIn(url: URL): Promise<string>;
  /** Ends the session in all tabs and at the provider, and redirects: to the sign-in page, which returns to `thenOpen`. Never resolves. */
  signOut(options?: { thenOpen?: string }): Promise<never>;
}

export interface AuthEnvironment {
  config: ConsoleConfig;
  oidc?: () => Promise<typeof Oidc>;
  leave?: (address: string) => void;
}

const loadOidc = () => import('./oidc.ts');
const margin = 30_000;
const forever = () => new Promise<never>(() => undefined);
const isGood = ({ expiresAt }: AccessToken): boolean => expiresAt - Date.now() > margin;

/** The valid token for an API. One without scopes is requested again: its user may have become an administrator since. */
function findHeld(resource: string): AccessToken | undefined {
  const held = readSession()?.tokens[resource];
  const isUseful = resource === '' || (held !== undefined && held.scopes.length > 0);
  return held && isUseful && isGood(held) ? held : undefined;
}

/** Starts loading what a sign-in or a token refresh needs, in parallel with the console's settings. */
export function prepareForTokens(oidc = loadOidc): void {
  if (Object.values(readSession()?.tokens ?? {}).some(isGood)) return;
  // The sign-in or refresh tries again and reports the error.
  oidc()
    .then(({ discover }) => discover())
    .catch(() => undefined);
}

/** The state of the sign-in that this tab has started. */
function readPendingSignIn(): { state: string; codeVerifier: string } | undefined {
  const pending = readJson(sessionStorage, storageKeys.pendingSignIn);
  if (!isRecord(pending)) return undefined;
  return { state: String(pending['state']), codeVerifier: String(pending['codeVerifier']) };
}

export function createAuth({
  config,
  oidc = loadOidc,
  leave = (address) => location.assign(address),
}: AuthEnvironment): Auth {
  const returnTo = redirectUri(config.edition, location.origin);
  const afterSignOut = `${location.origin}/console`;

  /** One tab at a time: the provider takes a second use of a refresh token for a replay. */
  const renew = (resource: string) =>
    navigator.locks.request(storageKeys.session, async () => {
      const session = readSession();
      if (!session) throw new SignInNeeded();
      const held = findHeld(resource);
      if (held) return held;
      const { refresh, describeAuthError } = await oidc();
      const answer = await refresh(session.refreshToken, resource).catch((error: unknown) => {
        const refusal = describeAuthError(error);
        if (refusal?.code === 'access_denied') throw new FactorNeeded(refusal.description, { cause: error });
        throw refusal ? new SignInNeeded(refusal.code, { cause: error }) : error;
      });
      // Browsers copy localStorage to other tabs with a delay, so what was read above may be older than
      // what the tab that held the lock before has written.
      const current = readSession();
      if (!current) throw new SignInNeeded();
      const isCurrent = current.refreshToken === session.refreshToken;
      writeSession({
        ...current,
        refreshToken: (isCurrent && answer.refreshToken) || current.refreshToken,
        tokens: { ...current.tokens, [resource]: answer.token },
      });
      return answer.token;
    });

  return {
    isSignedIn: () => readSession() !== undefined,

    async accessToken(resource) {
      return findHeld(resource) ?? renew(resource);
    },

    async signIn() {
      const url = new URL(location.href);
      clearSession();
      const { prepareSignIn } = await oidc();
      const { authorizationEndpoint, codeChallenge, state, codeVerifier } = await prepareSignIn();
      const path = url.pathname.replace(/^\/console/, '') + url.search + url.hash;
      sessionStorage.setItem(storageKeys.redirectAfterSignIn, path);
      sessionStorage.setItem(storageKeys.pendingSignIn, JSON.stringify({ state, codeVerifier }));
      const { origin } = url;
      leave(
        `${authorizationEndpoint}?${buildAuthorizationRequest(config, { origin, state, codeChallenge, signUp: wantsSignUp(url) })}`,
      );
      return forever();
    },

    // Social connectors return to the console with a code, too (SCR-02).
    isCallback: (url) =>
      url.origin + url.pathname === returnTo &&
      url.searchParams.has('state') &&
      (url.searchParams.has('code') || url.searchParams.has('error')),

    async finishSignIn(url) {
      const pending = readPendingSignIn();
      sessionStorage.removeItem(storageKeys.pendingSignIn);
      // An outdated URL or one of another tab: start a new sign-in instead of showing an error.
      if (!pending || pending.state !== url.searchParams.get('state')) throw new SignInNeeded();
      const isForDevelopers = hasDevFeatures(config);
      const { redeemCode, describeAuthError } = await oidc();
      try {
        const answer = await redeemCode(url, { ...pending, redirectUri: returnTo });
        if (!answer.refreshToken || !answer.subject)
          throw new SignInFailed('no_refresh_token', { isForDevelopers });
        writeSession({
          subject: answer.subject,
          refreshToken: answer.refreshToken,
          tokens: { '': answer.token },
        });
      } catch (error) {
        const refusal = describeAuthError(error);
        throw refusal ? new SignInFailed(refusal.code, { ...refusal, isForDevelopers, cause: error }) : error;
      }
      return takeRedirect() ?? '/';
    },

    async signOut({ thenOpen } = {}) {
      if (thenOpen !== undefined) sessionStorage.setItem(storageKeys.afterSignOut, thenOpen);
      const refreshToken = readSession()?.refreshToken;
      clearSession();
      const { endSession } = await oidc();
      leave(await endSession(refreshToken, afterSignOut));
      return forever();
    },
  };
}

/** Removes and returns the path where the sign-in started (SCR-03), or the one that is opened after signing out. Rejects `//host`, which leads to another site. */
export function takeRedirect(
  key: 'redirectAfterSignIn' | 'afterSignOut' = 'redirectAfterSignIn',
): string | undefined {
  const path = sessionStorage.getItem(storageKeys[key]) ?? undefined;
  sessionStorage.removeItem(storageKeys[key]);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}
