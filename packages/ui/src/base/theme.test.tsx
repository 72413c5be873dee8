// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { appearances, applyTheme, forceTheme, parseAppearance, useTheme, type Appearance } from './theme.tsx';

/** The operating system's color scheme, which a test can change. */
function fakeSystem(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}
afterEach(() => vi.unstubAllGlobals());
const Shown = () => <b>{useTheme()}</b>;
const shown = () => document.documentElement.dataset.theme;

it('[STATE-01] has the options light, dark and system', () => {
  expectTypeOf<Appearance>().toEqualTypeOf<'system' | 'light' | 'dark'>();
  expect([...appearances].sort()).toEqual(['dark', 'light', 'system']);
  for (const appearance of appearances) expect(parseAppearance(appearance)).toBe(appearance);
});

describe('[STATE-02 part] the appearance', () => {
  it.each([undefined, null, '', 'sepia', 7])('is the system for %j', (stored) => {
    expect(parseAppearance(stored)).toBe('system');
  });
  it('follows the operating system only while it is set to system', () => {
    const change = fakeSystem(false);
    applyTheme('system');
    expect(shown()).toBe('light');
    change(true);
    expect(shown()).toBe('dark');
    applyTheme('light');
    change(false);
    change(true);
    expect(shown()).toBe('light');
  });
  it('[ONB-09 part] can be another one on a page, whatever changes meanwhile', () => {
    applyTheme('dark');
    const release = forceTheme('light');
    expect(shown()).toBe('light');
    applyTheme('dark');
    expect(shown()).toBe('light');
    release();
    expect(shown()).toBe('dark');
    applyTheme('light');
    expect(shown()).toBe('light');
  });
  it('is available to code that CSS can’t switch', () => {
    applyTheme('light');
    render(<Shown />);
    expect(find('b').textContent).toBe('light');
    act(() => applyTheme('dark'));
    expect(find('b').textContent).toBe('dark');
  });
});
