import { useSyncExternalStore } from 'react';

/** Less leaves the first row where it is. */
const pixels = 40;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled down. */
export const useIsScrolled = (): boolean => useSyncExternalStore(subscribe, () => scrollY > pixels);
