// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { features } from '../navigation.ts';
import { letters } from './letters.ts';
import { Keys } from './keys.tsx';
import { showShortcuts } from './sheet-state.ts';
import { Shortcuts } from './shortcuts.tsx';

let root: Root;
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
afterEach(() => {
  act(() => {
    showShortcuts(false);
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const Place = () => <output>{useLocation().pathname}</output>;
const place = () => document.querySelector('output')?.textContent;

/** A page with a field and a list; the administrator's preferences are these. */
async function open(path: string, { preferences = {}, route = '*', first = [] as string[] } = {}) {
  const me = { id: 'me', customData: { adminConsolePreferences: preferences } };
  vi.stubGlobal('fetch', async () => Response.json(me));
  await act(async () => {
    ({ root } = renderConsole(
      <>
        <Keys takeTyped={() => first} />
        <Place />
        <input aria-label="Name" />
        <table>
          <tbody>
            {['one', 'two'].map((name) => (
              <tr key={name}>
                <td>
                  <a href="/x" data-row-link="">
                    {name}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>,
      { route, path },
    ));
  });
  await vi.waitFor(() => act(async () => expect(place()).toBeDefined()));
  // The preferences have been read.
  await act(() => Promise.resolve());
}
const press = (key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
};
const focused = () => document.activeElement?.textContent;

it('go somewhere: G, then the letter of an item, in any case', async () => {
  await open('/applications');
  expect([press('g'), press('u')]).toEqual([true, true]);
  expect(place()).toBe('/users');
  press('G');
  press('R');
  expect(place()).toBe('/roles');
});

it('do nothing with a letter that comes too late, or that no item has', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await open('/applications');
  press('g');
  vi.setSystemTime(Date.now() + 1501);
  expect(press('u')).toBe(false);
  expect([press('g'), press('q'), press('u')]).toEqual([true, false, false]);
  expect(place()).toBe('/applications');
});

it('create in the list that is open, but not on the page of a record', async () => {
  await open('/roles');
  press('c');
  expect(place()).toBe('/roles/create');
  act(() => root.unmount());
  await open('/roles/r1', { route: '/roles/:id' });
  expect(press('c')).toBe(false);
});

it('move between the rows of a list', async () => {
  await open('/roles');
  for (const [key, name] of [
    ['j', 'one'],
    ['j', 'two'],
    ['j', 'two'],
    ['k', 'one'],
  ] as const) {
    press(key);
    expect(focused()).toBe(name);
  }
});

it('leave fields, and shortcuts of the browser, alone', async () => {
  await open('/applications');
  const field = document.querySelector('input') ?? document.body;
  expect([press('g', {}, field), press('u', {}, field)]).toEqual([false, false]);
  expect(press('c', { ctrlKey: true })).toBe(false);
  expect(press('j', { metaKey: true })).toBe(false);
  expect(place()).toBe('/applications');
});

it('can be switched off (WCAG 2.1.4)', async () => {
  await open('/applications', { preferences: { hasShortcuts: false } });
  await vi.waitFor(() => {
    expect(press('g')).toBe(false);
  });
  expect([press('u'), press('?'), press('j')]).toEqual([false, false, false]);
  expect([place(), document.querySelector('[role=dialog]')]).toEqual(['/applications', null]);
});

it('are listed by ?, each with its keys', async () => {
  await open('/applications');
  press('?');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull(), { timeout: 20_000 });
  const rows = [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent);
  expect(rows).toContain('UsersGU');
  expect(rows).toContain('Create in this listC');
});

it('have a letter of their own for each item', () => {
  expect(features.length).toBeGreaterThan(10);
  const used = features.map(({ key }) => letters[key]);
  expect(new Set(used).size).toBe(features.length);
});

it('keep the first key while what it does is loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'me', customData: {} }));
  await act(async () => {
    ({ root } = renderConsole(
      <>
        <Shortcuts />
        <Place />
      </>,
      { path: '/applications' },
    ));
  });
  press('g');
  press('u');
  // What is loaded is rendered when it arrives, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(() => expect(place()).toBe('/users'), { timeout: 20_000 });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
