import i18next from 'i18next';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { withImplied } from '@gatehouse/contract/resources/management-scopes';
import type { App } from './app-context.ts';
import { createAuth, prepareForTokens, SignInNeeded, type Auth } from './auth/auth.ts';
import { loadConfig } from './config.ts';
import { startTexts } from './i18n.ts';

/** The browser keeps its cryptography from this page, and without it nobody can sign in (ERR-10). */
export class InsecureContext extends Error {
  override readonly name = 'InsecureContext';
}

/** Who is signed in, where, at the address they are going to. */
interface Entrance {
  config: ConsoleConfig;
  auth: Auth;
}

/** From nothing to a signed-in person. Leaves for the sign-in page where there is none (GUARD-01). */
export async function boot(): Promise<Entrance> {
  const loading = loadConfig();
  prepareForTokens();
  // Waited for below; until then the texts come first, because without them not even a failure can be told.
  loading.catch(() => undefined);
  await startTexts();
  if (!globalThis.crypto?.subtle) throw new InsecureContext();
  const config = await loading;
  const auth = createAuth({ config });
  await enter(auth);
  return { config, auth };
}

/** What every page works with, once there is a token. */
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
    // Whatever comes of it, the code does not stay in the address.
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
