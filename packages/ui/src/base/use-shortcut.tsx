import { useEffect, useRef } from 'react';

/** Whether the keyboard has ⌘ instead of Ctrl. */
export const hasCommandKey = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The label of a shortcut: "⌘K" or "Ctrl K". */
export const writeShortcut = (letter: string): string =>
  hasCommandKey() ? `⌘${letter.toUpperCase()}` : `Ctrl ${letter.toUpperCase()}`;

/** Calls `act` on ⌘ or Ctrl with a letter, wherever the focus is. */
export function useShortcut(letter: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== letter ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [letter]);
}
