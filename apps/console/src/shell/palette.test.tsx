// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config, renderConsole, startEnglish } from '../../test/console.tsx';
import { Palette } from './palette.tsx';

let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Missing in happy-dom; the palette scrolls to the selected item.
  Element.prototype.scrollIntoView = () => undefined;
  await startEnglish();
});
beforeEach(() => {
  // Records aren't searched here.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const open = (at?: { route: string; path: string }) =>
  act(async () => void ({ root } = renderConsole(<Palette open onClose={() => undefined} />, at)));

function type(text: string): void {
  const input = document.querySelector('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const guides = `${config.adminEndpoint}/console/docs`;
const reference = `${config.endpoint}/api/reference`;

it.each([
  ['documentation', guides],
  ['docs', guides],
  ['help', guides],
  ['guide', guides],
  ['api reference', reference],
  ['openapi', reference],
  ['changelog', `${config.adminEndpoint}/console/changelog`],
])('opens the document for %s', async (typed, href) => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  await open();
  type(typed);
  const input = document.querySelector('input');
  act(() => void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(openWindow).toHaveBeenCalledWith(href, '_blank', 'noreferrer');
});

it.each([
  ['applications', '/applications', []],
  ['applications/create/:guideId', '/applications/create/react', []],
  ['roles/:id/permissions', '/roles/r1/permissions', []],
  ['applications/:id/branding', '/applications/a1/branding', ['SecretsApplications › Settings']],
])('offers the tabs of an application on its pages only: %s', async (route, path, offered) => {
  await open({ route, path });
  type('client secret');
  const options = [...document.querySelectorAll('[cmdk-item]')].map(({ textContent }) => textContent);
  expect(options).toContain('Applications');
  expect(options.filter((text) => text?.startsWith('Secrets'))).toEqual(offered);
});
