import { storageKeys } from './storage.ts';

/**
 * After an update of the server, chunks that a page hasn't loaded yet are gone. Reloading the page gets the new ones, once a
 * minute at most, so that a chunk that is really missing shows an error instead of an endless reload.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt)) < 60_000) return;
    sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
