import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Returns what has been typed so far, and stops collecting. */
export type TakeTyped = () => string;

/**
 * Collects what is typed while something opens whose code is still loading, so that its input can start with that text. Once it has been
 * taken, nothing is collected any more. Escape and clicks call `cancel`.
 */
export function useTypedAhead(isOpening: boolean, cancel: () => void): TakeTyped {
  const typed = useRef('');
  const isTaken = useRef(false);
  const cancelIt = useEffectEvent(cancel);
  const stop = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!isOpening || isTaken.current) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    stop.current = listening;
    typed.current = '';
    const giveUp = () => {
      listening.abort();
      cancelIt();
    };
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      // Ctrl with Alt is AltGr, which types characters.
      if (metaKey || (ctrlKey && !altKey)) return;
      if (key === 'Escape') giveUp();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hear, options);
    document.addEventListener('pointerdown', giveUp, options);
    return () => listening.abort();
  }, [isOpening]);

  return useCallback(() => {
    if (isTaken.current) return '';
    isTaken.current = true;
    stop.current?.abort();
    return typed.current;
  }, []);
}
