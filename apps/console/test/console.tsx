import { texts } from '@gatehouse/phrases/console/en';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { App } from '../src/app/app-context.ts';

/** The console's configuration in the open-source edition. */
export const config = {
  edition: 'open-source',
  version: '1.21.0',
  devFeatures: false,
  endpoint: 'http://localhost:3001',
  adminEndpoint: 'http://localhost:3002',
  tenantId: 'default',
  managementIndicator: 'https://default.logto.app/api',
  meIndicator: 'https://admin.logto.app/me',
  avatarHosts: [],
  protectedAppsDomain: null,
  demoUrl: 'http://localhost:3001/demo-app',
  versionFeedUrl: null,
  help: { chat: null, issues: null, email: null, call: null },
} as const;

/** The texts in English, as every screen needs them. */
export async function startEnglish(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    ns: ['console'],
    defaultNS: 'console',
    resources: { en: { console: texts } },
    interpolation: { escapeValue: false },
  });
}

/** A signed-in console with all permissions. */
export function createApp(change: Partial<App> = {}): App {
  const auth = {
    isSignedIn: () => true,
    accessToken: async () => ({ value: 'token', scopes: ['all'], expiresAt: Date.now() + 3_600_000 }),
    signIn: () => new Promise<never>(() => undefined),
    isCallback: () => false,
    finishSignIn: async () => '/',
    signOut: () => new Promise<never>(() => undefined),
  };
  return {
    config,
    auth,
    api: { config, auth, language: () => 'en' },
    features: ['roles'],
    scopes: ['all', 'read:data', 'write:data', 'delete:data'],
    ...change,
  };
}
