import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the list of shortcuts, which the palette, the help and `?` show. */
export function showShortcuts(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const useShortcutsShown = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
