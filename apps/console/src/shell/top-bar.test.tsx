// @vitest-environment happy-dom
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApp, startEnglish } from '../../test/console.tsx';
import { createQueryClient } from '../app/api/query-client.ts';
import { AppProvider } from '../app/app-context.ts';
// Transformed before the test, so that loading it takes no time there; the button still loads it asynchronously.
import './palette.tsx';
import { PaletteButton } from './top-bar.tsx';

let root: Root;

beforeAll(async () => {
  // Missing in happy-dom; the palette scrolls to the selected item.
  Element.prototype.scrollIntoView = () => undefined;
  await startEnglish();
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** Presses a key. As in a browser, React renders before the next one. */
function press(key: string, options: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(
    () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
      ),
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}

// The palette's code is loaded once per file, so this is a single test.
it('passes what is typed right after Ctrl+K to the palette', { timeout: 30_000 }, async () => {
  // Records aren't searched here.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  const router = createMemoryRouter([{ path: '*', element: <PaletteButton /> }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AppProvider value={createApp()}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <UiProvider locale="en">
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </AppProvider>,
  );
  await vi.waitFor(() => expect(document.querySelector('.ui-command-button')).not.toBeNull());
  press('k', { ctrlKey: true });
  expect(document.querySelector('input')).toBeNull();
  for (const key of 'rolex') press(key);
  press('Backspace');
  press('s');
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('roles'), {
    timeout: 20_000,
  });
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(document.querySelector('[cmdk-item][data-selected=true]')?.textContent).toBe('Roles');
});
