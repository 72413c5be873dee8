// @vitest-environment happy-dom
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { createApp, startEnglish } from '../../../test/console.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { AppProvider, type App } from '../app-context.ts';
import { usePreferences, type UsePreferences } from './use-preferences.ts';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});

it('[ERR-09] shows an unexpected-error toast when custom data is updated with no user loaded', async () => {
  const app = createApp();
  // The user is never loaded, because there is no token.
  const api: App['api'] = { ...app.api, auth: { accessToken: () => new Promise(() => undefined) } };
  let preferences: UsePreferences | undefined;
  function Probe() {
    preferences = usePreferences();
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppProvider value={{ ...app, api }}>
        <QueryClientProvider client={createQueryClient(() => undefined)}>
          <UiProvider locale="en">
            <Probe />
          </UiProvider>
        </QueryClientProvider>
      </AppProvider>,
    ),
  );
  await act(async () => preferences?.acknowledge('m2mRole'));
  expect(document.querySelector('[data-toast="error"]')?.textContent).toContain(
    'An unexpected error occurred.',
  );
  act(() => root.unmount());
});
