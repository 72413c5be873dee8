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
beforeEach(async () => {
  // Records aren't searched here.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  await act(async () => void ({ root } = renderConsole(<Palette open onClose={() => undefined} />)));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

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
])('opens the document for %s', (typed, href) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const input = document.querySelector('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(open).toHaveBeenCalledWith(href, '_blank', 'noreferrer');
});
