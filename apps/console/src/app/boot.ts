import i18next from 'i18next';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { withImplied } from '@gatehouse/contract/resources/management-scopes';
import type { App } from './app-context.ts';
import { createAuth, prepareForTokens, SignInNeeded, type Auth } from './auth/auth.ts';
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
  const token = await auth
    .accessToken(config.managementIndicator)
    .catch((error: unknown) => signInInstead(auth, error));
  return {
    config,
    auth,
    api: { config, auth, language: () => i18next.language },
    scopes: withImplied(token.scopes),
  };
}

async function enter(auth: Auth): Promise<void> {
  const url = new URL(location.href);
  if (auth.isCallback(url)) {
    // Remove the code from the URL, even if redeeming it fails.
    history.replaceState(null, '', '/console');
    const path = await auth.finishSignIn(url).catch((error: unknown) => signInInstead(auth, error));
    history.replaceState(null, '', `/console${path}`);
  }
  if (!auth.isSignedIn()) await auth.signIn();
}

function signInInstead(auth: Auth, error: unknown): Promise<never> {
  if (error instanceof SignInNeeded) return auth.signIn();
  throw error;
}
