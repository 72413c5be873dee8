import i18next from 'i18next';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { listTenantMemberScopes } from '@gatehouse/contract/tenant-members/endpoints';
import { call } from './api/call.ts';
import { needsFactor } from './api/decide.ts';
import { ApiFailure } from './api/failure.ts';
import type { App } from './app-context.ts';
import { createAuth, prepareForTokens, SignInNeeded, takeRedirect, type Auth } from './auth/auth.ts';
import { readSession } from './auth/session.ts';
import { loadConfig } from './config.ts';
import { startTexts } from './i18n.ts';

/** The page isn't a secure context, so sign-in is impossible without the browser's cryptography (ERR-10). */
export class InsecureContext extends Error {
  override readonly name = 'InsecureContext';
}

/** The result of a boot: session and start path. */
interface Entrance {
  config: ConsoleConfig;
  auth: Auth;
}

/** Boots the console, and redirects to the sign-in page if there is no session (GUARD-01). */
export async function boot(): Promise<Entrance> {
  const loading = loadConfig();
  prepareForTokens();
  // Awaited below. Texts come first, because errors need them.
  loading.catch(() => undefined);
  await startTexts();
  if (!globalThis.crypto?.subtle) throw new InsecureContext();
  const config = await loading;
  const auth = createAuth({ config });
  await enter(auth);
  return { config, auth };
}

/** The context of all pages. */
export async function openApp({ config, auth }: Entrance): Promise<Omit<App, 'features'>> {
  const api = { config, auth, language: () => i18next.language };
  // The tenant is in the path, and there may be none (`features/tenants`).
  if (config.edition === 'cloud') return { config, auth, api, scopes: [] };
  try {
    const token = await auth.accessToken(config.managementIndicator);
    return { config, auth, api, scopes: await listScopes(auth, api, token.scopes) };
  } catch (error) {
    if (needsFactor(error)) return { config, auth, api, scopes: [], lacksFactor: true };
    return signInInstead(auth, error);
  }
}

/** What the administrator may do as a member of the tenant; nothing if they aren't one any more (ADR 152). */
export async function listScopes(
  auth: Auth,
  api: App['api'],
  granted: readonly string[],
): Promise<readonly string[]> {
  const { tenantId } = api.config;
  const userId = readSession()?.subject;
  if (granted.length === 0 || userId === undefined) return [];
  const scopes = await call(api, listTenantMemberScopes, { params: { tenantId, userId } }).catch(
    (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 404) return [];
      if (error instanceof ApiFailure && error.status === 401) return auth.signIn();
      throw error;
    },
  );
  return scopes.map(({ name }) => name);
}

async function enter(auth: Auth): Promise<void> {
  const url = new URL(location.href);
  if (auth.isCallback(url)) {
    // Remove the code from the URL, even if redeeming it fails.
    history.replaceState(null, '', '/console');
    const path = await auth.finishSignIn(url).catch((error: unknown) => signInInstead(auth, error));
    history.replaceState(null, '', `/console${path}`);
  }
  if (auth.isSignedIn()) return;
  // After signing out to sign in with another account.
  const path = takeRedirect('afterSignOut');
  if (path !== undefined) history.replaceState(null, '', `/console${path}`);
  await auth.signIn();
}

function signInInstead(auth: Auth, error: unknown): Promise<never> {
  if (error instanceof SignInNeeded) return auth.signIn();
  throw error;
}
