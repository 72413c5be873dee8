import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { hasDevFeatures } from '../dev.ts';
import { readJson, storageKeys } from '../storage.ts';
import type * as Oidc from './oidc.ts';
import { buildAuthorizationRequest, redirectUri, wantsSignUp } from './request.ts';
import { clearSession, readSession, writeSession, type AccessToken } from './session.ts';

/** Nobody is signed in any more: the tokens are gone or the provider takes them no longer (ERR-07). */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded';
}

/** The provider refused or broke off a sign-in. What it said is for developers only (ERR-12). */
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
  /** A token that is good for half a minute at least. Throws `SignInNeeded` when the session has ended. */
  accessToken(resource: string): Promise<AccessToken>;
  /** Leaves for the sign-in page, and comes back to where it left. Never resolves. */
  signIn(): Promise<never>;
  /** Whether the address is one a sign-in of this tab returned to. */
  isCallback(url: URL): boolean;
  /** Redeems the code; returns the path to go on at. Throws `SignInFailed`. */
  finishSignIn(url: URL): Promise<string>;
  /** Ends the session here, in the other tabs and at the provider, and leaves. Never resolves. */
  signOut(): Promise<never>;
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

/** Begins what a sign-in or a new token takes, where there will be one: the page still waits for its settings meanwhile. */
export function prepareForTokens(oidc = loadOidc): void {
  if (Object.values(readSession()?.tokens ?? {}).some(isGood)) return;
  // Whoever needs it tries again, and tells.
  oidc()
    .then(({ discover }) => discover())
    .catch(() => undefined);
}

export function createAuth({
  config,
  oidc = loadOidc,
  leave = (address) => location.assign(address),
}: AuthEnvironment): Auth {
  const returnTo = redirectUri(config.edition, location.origin);
  const afterSignOut = `${location.origin}/console`;

  /** One tab at a time: a refresh token that two tabs use at once looks stolen to the provider. */
  const renew = (resource: string) =>
    navigator.locks.request(storageKeys.session, async () => {
      const session = readSession();
      if (!session) throw new SignInNeeded();
      const held = session.tokens[resource];
      if (held && isGood(held)) return held;
      const { refresh, describeAuthError } = await oidc();
      const answer = await refresh(session.refreshToken, resource).catch((error: unknown) => {
        const refusal = describeAuthError(error);
        throw refusal ? new SignInNeeded(refusal.code, { cause: error }) : error;
      });
      writeSession({
        ...session,
        refreshToken: answer.refreshToken ?? session.refreshToken,
        tokens: { ...session.tokens, [resource]: answer.token },
      });
      return answer.token;
    });

  return {
    isSignedIn: () => readSession() !== undefined,

    async accessToken(resource) {
      const held = readSession()?.tokens[resource];
      return held && isGood(held) ? held : renew(resource);
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

    // Others lead back to the console with a code, too (SCR-02).
    isCallback: (url) =>
      url.origin + url.pathname === returnTo &&
      url.searchParams.has('state') &&
      (url.searchParams.has('code') || url.searchParams.has('error')),

    async finishSignIn(url) {
      const pending = readJson(sessionStorage, storageKeys.pendingSignIn) as
        | { state: string; codeVerifier: string }
        | undefined;
      sessionStorage.removeItem(storageKeys.pendingSignIn);
      // An old address, or one of another tab: begin anew rather than explain.
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

    async signOut() {
      const refreshToken = readSession()?.refreshToken;
      clearSession();
      const { endSession } = await oidc();
      leave(await endSession(refreshToken, afterSignOut));
      return forever();
    },
  };
}

/** The path a sign-in was begun at, once (SCR-03). Only a path of ours: `//host` would lead elsewhere. */
export function takeRedirect(): string | undefined {
  const path = sessionStorage.getItem(storageKeys.redirectAfterSignIn) ?? undefined;
  sessionStorage.removeItem(storageKeys.redirectAfterSignIn);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}
