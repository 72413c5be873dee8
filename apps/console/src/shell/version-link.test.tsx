// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { config, createApp, startEnglish } from '../../test/console.tsx';
import { createQueryClient } from '../app/api/query-client.ts';
import { AppProvider } from '../app/app-context.ts';
import { VersionLink } from './version-link.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
afterEach(() => vi.unstubAllGlobals());

async function show(versionFeedUrl: string | null): Promise<{ asked: string[]; hasDot: boolean }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ latestRelease: 'v99.0.0' });
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppProvider value={createApp({ config: { ...config, versionFeedUrl } })}>
        <QueryClientProvider client={createQueryClient(() => undefined)}>
          <VersionLink />
        </QueryClientProvider>
      </AppProvider>,
    ),
  );
  // The response takes several ticks to render.
  const hasDot = await vi
    .waitFor(async () => {
      await act(async () => undefined);
      expect(document.querySelector('[data-new]')).not.toBeNull();
      return true;
    })
    .catch(() => false);
  act(() => root.unmount());
  return { asked, hasDot };
}

it('[OPEN-29] reads the version feed if it is configured', async () => {
  expect(await show(null)).toEqual({ asked: [], hasDot: false });
  const address = 'https://feed.example/version.json';
  expect(await show(address)).toEqual({ asked: [address], hasDot: true });
});
