// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../test/console.tsx';
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

const expectAct = (isExpected: boolean) =>
  void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

/** Presses a key. As in a browser, React renders before the next one. */
function press(key: string, options: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body;
  expectAct(true);
  act(
    () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
      ),
  );
  expectAct(false);
}

// The palette's code is loaded once per file, so this is a single test.
it('passes what is typed right after Ctrl+K to the palette', async () => {
  // Records aren't searched here.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  expectAct(true);
  // With its effects, one of which listens to the keyboard.
  await act(async () => void ({ root } = renderConsole(<PaletteButton />)));
  expectAct(false);
  press('k', { ctrlKey: true });
  expect(document.querySelector('input')).toBeNull();
  for (const key of 'rolex') press(key);
  press('Backspace');
  press('s');
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('roles'), { timeout: 20_000 });
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(document.querySelector('[cmdk-item][data-selected=true]')?.textContent).toBe('Roles');
});
