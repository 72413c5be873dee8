// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { Box } from 'lucide-react';
import { beforeAll, expect, it } from 'vitest';
import { config, createApp, startEnglish } from '../../test/console.tsx';
import { AppProvider, type App } from '../app/app-context.ts';
import type { Feature } from '../app/feature.ts';
import { TenantRoot } from './tenant-root.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});

const feature: Feature = { key: 'roles', icon: Box, path: 'roles', routes: [], texts: [] };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

/** Renders the root. Returns the path it redirects to, or throws its error. */
async function draw(features: readonly Feature[], app: App = createApp()): Promise<string | undefined> {
  const errors: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
  await act(async () =>
    root.render(
      <AppProvider value={app}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<TenantRoot features={features} />} />
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </AppProvider>,
    ),
  );
  if (errors[0]) throw errors[0];
  return place.textContent ?? undefined;
}

it('[LAY-01 part] redirects to the first item of the sidebar, in any order of features', async () => {
  const dashboard: Feature = { ...feature, key: 'dashboard', path: 'dashboard' };
  expect(await draw([feature, dashboard])).toBe('/dashboard');
  expect(await draw([feature])).toBe('/roles');
});

it('[LAY-02] raises an error if no item is visible', async () => {
  await expect(draw([])).rejects.toThrow('First sidebar item not found');
});

it('[LAY-03] raises an error if there is no tenant ID', async () => {
  const cloud = createApp({ config: { ...config, edition: 'cloud' } });
  await expect(draw([feature], cloud)).rejects.toThrow('Tenant ID not found');
});
