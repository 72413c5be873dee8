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

/** The theme of the user, and one that a page has instead. */
let wanted: Theme = 'light';
let forced: Theme | undefined;

function setTheme(theme: Theme) {
  wanted = theme;
  document.documentElement.dataset.theme = forced ?? theme;
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

/** Shows a theme whatever the user's appearance is, until the returned function is called (ONB-09). */
export function forceTheme(theme: Theme): () => void {
  const shown = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  if (forced === undefined) wanted = shown;
  forced = theme;
  setTheme(wanted);
  return () => {
    forced = undefined;
    setTheme(wanted);
  };
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
