import { useSyncExternalStore } from 'react';

/** The options of the user (STATE-01). */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];
export type Theme = 'light' | 'dark';

/** Parses a stored option; anything else is `system` (STATE-02). */
export function parseAppearance(value: unknown): Appearance {
  return appearances.find((known) => known === value) ?? 'system';
}

const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Applies an appearance; `system` follows the operating system until the next call (STATE-02). */
export function applyTheme(appearance: Appearance): void {
  stopFollowing?.();
  stopFollowing = undefined;
  if (appearance !== 'system') return setTheme(appearance);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => setTheme(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', follow);
  stopFollowing = () => dark.removeEventListener('change', follow);
  follow();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current theme, for what CSS can't switch, such as image sources. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}
