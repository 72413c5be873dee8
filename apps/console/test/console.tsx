import { texts } from '@gatehouse/phrases/console/en';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../src/app/api/query-client.ts';
import { AppProvider, type App } from '../src/app/app-context.ts';

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
  platformIndicator: null,
  avatarHosts: [],
  protectedAppsDomain: null,
  demoUrl: 'http://localhost:3001/demo-app',
  versionFeedUrl: null,
  contactUrl: null,
  usageReportingUrl: null,
  freeTenantLimit: 10,
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

/** Renders a part of a signed-in console in a new element, at a path that matches a route. */
export function renderConsole(
  element: ReactElement,
  { route = '*', path = '/', app }: { route?: string; path?: string; app?: Partial<App> } = {},
): { place: HTMLElement; root: Root } {
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [path] });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProvider value={createApp(app)}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <UiProvider locale="en">
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </AppProvider>,
  );
  return { place, root };
}
