import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The fragment of the URL. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
